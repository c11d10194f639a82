import type { Words } from './words.ts';

/** How long something is past, in words: '4 minutes'. */
export function ago(then: number, now: number, words: Words['time']): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.hours(hours) : words.days(Math.floor(hours / 24));
}
