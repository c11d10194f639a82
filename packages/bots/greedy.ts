import { atOnce, type Bot } from './bot.ts';
import { asked, finishing } from './finish.ts';
import { legalOptions } from './legal.ts';
import { judge } from './payoff.ts';

const SAMPLES = 3; // guesses at what is hidden, so that one lucky draw does not decide

/** Whatever leads farthest ahead of the best rival at the end of one's turn. Ties are broken by chance. */
export const greedy: Bot = (k, view, seat, { rand, enough }) => {
  const options = legalOptions(k, view, seat);
  if (options.length === 1) return atOnce(options[0]!);
  const judging = judge(k);
  const finish = finishing(k, judging, rand);
  let looks = 0;
  const totals = options.map(() => 0);
  let samples = 0;
  while (samples < SAMPLES && !(samples > 0 && enough?.())) {
    const guess = k.determinize(view, rand);
    for (let i = 0; i < options.length; i++) {
      const after = k.clone(guess);
      k.apply(after, seat, options[i]!, rand);
      looks += 1 + finish(after, seat, asked(view));
      totals[i]! += judging.lead(after, seat);
    }
    samples++;
  }
  const order = options.map((option, i) => ({ option, visits: 1, value: totals[i]! / samples, lot: rand(1 << 30) }));
  order.sort((a, b) => b.value - a.value || a.lot - b.lot);
  const lines = order.map(({ option, visits, value }) => ({ option, visits, value }));
  return { option: lines[0]!.option, iterations: 0, decisions: looks, lines };
};
