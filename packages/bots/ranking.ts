import type { GameTypes, Kernel, Option, Seat, View } from '@tianxia/kernel';
import type { Thinking } from './bot.ts';
import { asked, finishing } from './finish.ts';
import type { Judge } from './payoff.ts';

const SAMPLES = 3; // guesses at what is hidden, so that one lucky draw does not decide

/** How far ahead each option leads by the end of the turn. */
export interface Ranking {
  ranked: { option: Option; lead: number }[]; // best first; ties in any order
  looks: number;
}
export function rank<G extends GameTypes>(
  k: Kernel<G>,
  view: View<G['state']>,
  seat: Seat,
  options: readonly Option[],
  judge: Judge<G['state']>,
  { rand, enough }: Thinking,
): Ranking {
  const finish = finishing(k, judge, rand);
  const totals = options.map(() => 0);
  let looks = 0;
  let samples = 0;
  while (samples < SAMPLES && !(samples > 0 && enough?.())) {
    const guess = k.determinize(view, rand);
    for (let i = 0; i < options.length; i++) {
      const after = k.clone(guess);
      k.apply(after, seat, options[i]!, rand);
      looks += 1 + finish(after, seat, asked(view));
      totals[i]! += judge.lead(after, seat);
    }
    samples++;
  }
  const lots = options.map((option, i) => ({ option, lead: totals[i]! / samples, lot: rand(1 << 30) }));
  lots.sort((a, b) => b.lead - a.lead || a.lot - b.lot);
  return { ranked: lots.map(({ option, lead }) => ({ option, lead })), looks };
}
