import type { GameTypes, Kernel, Option, Rand, Seat, View } from '@tianxia/kernel';
import type { Thinking } from './bot.ts';
import { asked, finishing } from './finish.ts';
import type { Judge } from './payoff.ts';

const SAMPLES = 3; // guesses at what is hidden, so that one lucky draw does not decide …
const CLOSE = 6; // … between the options that lead after the first guess

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
  let draws = 0;
  const counted: Rand = below => {
    draws++;
    return rand(below);
  };
  const finish = finishing(k, judge, counted);
  let looks = 0;
  const ranked = options.map(option => ({ option, lead: 0, samples: 0, lot: rand(1 << 30) }));
  let close = ranked;
  for (let sample = 0; sample < SAMPLES && !(sample > 0 && enough?.()); sample++) {
    const guess = k.determinize(view, counted);
    for (const one of close) {
      const after = k.clone(guess);
      k.apply(after, seat, one.option, counted);
      looks += 1 + finish(after, seat, asked(view));
      one.lead += (judge.lead(after, seat) - one.lead) / ++one.samples;
    }
    // Those left behind after the first guess stay behind, whatever the others turn out to be worth.
    close.sort((a, b) => b.lead - a.lead || a.lot - b.lot);
    for (let i = 0; i < close.length; i++) ranked[i] = close[i]!;
    if (draws === 0 || ranked.length === 1) break; // nothing is hidden and nothing was drawn: another guess would be the same
    close = ranked.slice(0, CLOSE);
  }
  for (let i = 1; i < ranked.length; i++) ranked[i]!.lead = Math.min(ranked[i]!.lead, ranked[i - 1]!.lead);
  return { ranked: ranked.map(({ option, lead }) => ({ option, lead })), looks };
}
