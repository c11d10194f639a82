import type { Pace } from '@tianxia/protocol';
import type { Company } from '../link/link.ts';
import type { Words } from '../text/words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Since when the clock of a seat runs: after a rest, that of whoever is asked. */
function runsFrom(clocks: NonNullable<Company['clocks']>, seat: number, asked: boolean): number | undefined {
  return clocks.seats[seat]?.running ? clocks.at : asked ? clocks.resumes : undefined;
}
/** What a seat has left at a moment of this device; nothing where nobody counts. */
export function timeOf(
  clocks: Company['clocks'],
  seat: number,
  asked: boolean,
  now: number,
): { left: number; running: boolean } | undefined {
  const clock = clocks?.seats[seat];
  if (clocks === undefined || clock === undefined) return undefined;
  const from = runsFrom(clocks, seat, asked);
  if (from === undefined) return { left: clock.left, running: false };
  const running = clock.running || now >= from;
  return { left: Math.max(0, clock.left - Math.max(0, now - from)), running };
}
/** Little enough to warn: in one sitting the last minute, over days the last hours of a turn. */
export const isLow = (left: number, pace: Pace): boolean =>
  pace.kind === 'slow' ? left < Math.min(3 * HOUR, (pace.hours * HOUR) / 4) : left < MINUTE;

const two = (n: number) => String(n).padStart(2, '0');
/** '4:32', '1:04:32'. A second that has begun still counts, so that 0:00 means the end. */
export function figures(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
/** In words, as one says it: '6 h left'. */
export function inWords(left: number, { clock }: Words['together']): string {
  if (left <= 0) return clock.over;
  if (left >= 2 * DAY) return clock.days(Math.floor(left / DAY));
  if (left >= HOUR) return clock.hours(Math.floor(left / HOUR));
  if (left >= MINUTE) return clock.minutes(Math.floor(left / MINUTE));
  return clock.moment;
}
/** When the text of a running clock changes next. */
export const nextTick = (left: number, pace: Pace): number =>
  pace.kind === 'slow' && left > HOUR ? MINUTE : ((left - 1) % SECOND) + 20;

/** A span, for the terms of a table: '10 minutes', '90 seconds', '3 days'. */
export function span(millis: number, { terms }: Words['together']): string {
  if (millis % DAY === 0 && millis > 0) return terms.days(millis / DAY);
  if (millis % HOUR === 0 && millis > 0) return terms.hours(millis / HOUR);
  if (millis % MINUTE === 0 && millis > 0) return terms.minutes(millis / MINUTE);
  return terms.seconds(Math.round(millis / SECOND));
}
