import type { Bot } from './bot.ts';
import { legalOptions } from './legal.ts';

/** Any legal option, each as likely as the next: the yardstick every other bot must beat. */
export const random: Bot = (k, view, seat, { rand }) => {
  const options = legalOptions(k, view, seat);
  const option = options[options.length === 1 ? 0 : rand(options.length)]!;
  return { option, iterations: 0, decisions: 0, lines: [{ option, visits: 0, value: 0 }] };
};
