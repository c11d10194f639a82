import { atOnce, type Bot } from './bot.ts';
import { legalOptions } from './legal.ts';
import { judge } from './payoff.ts';
import { rank } from './ranking.ts';

/** Whatever leads farthest ahead of the best rival at the end of one's turn. Ties are broken by chance. */
export const greedy: Bot = (k, view, seat, thinking) => {
  const options = legalOptions(k, view, seat);
  if (options.length === 1) return atOnce(options[0]!);
  const { ranked, looks } = rank(k, view, seat, options, judge(k), thinking);
  const lines = ranked.map(({ option, lead }) => ({ option, visits: 1, value: lead }));
  return { option: lines[0]!.option, iterations: 0, decisions: looks, lines };
};
