import { atOnce, type Bot } from './bot.ts';
import { legalOptions } from './legal.ts';

/** Any legal option, each as likely as the next: the yardstick every other bot must beat. */
export const random: Bot = (k, view, seat, { rand }) => {
  const options = legalOptions(k, view, seat);
  return atOnce(options.length === 1 ? options[0]! : options[rand(options.length)]!);
};
