import type { RatingLine } from '@tianxia/protocol';

const WEEK = 7 * 24 * 3_600_000;
/** By how much a rating changed within the last week. */
export function thisWeek({ history, rating }: Pick<RatingLine, 'history' | 'rating'>, now: number): number {
  const before = history.findLast(({ at }) => Date.parse(at) < now - WEEK) ?? history[0];
  return Math.round(rating) - Math.round(before?.rating ?? rating);
}
