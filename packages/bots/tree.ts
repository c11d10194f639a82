import type { Option, Seat } from '@tianxia/kernel';

/** One option of one seat at one point of the tree. */
export interface Arm {
  option: Option;
  prior: number; // what the evaluation one ply on promised this seat, in [0,1]
  offered: number; // how often it was legal when this seat chose here
  visits: number;
  total: number; // payoffs of the choosing seat
  next: Point | undefined; // where it leads, unless others choose at the same time
}
/** A point in the game as the players know it: the options that led there, whatever is hidden. */
export interface Point {
  visits: number;
  arms: Map<Option, Arm>[]; // by seat: those who choose here, each looking at its own payoffs
  together: Map<string, Point> | undefined; // by all answers, where several chose at once
}
export const newPoint = (): Point => ({ visits: 0, arms: [], together: undefined });

export function armsOf(point: Point, seat: Seat): Map<Option, Arm> {
  let arms = point.arms[seat];
  if (arms === undefined) {
    arms = new Map();
    point.arms[seat] = arms;
  }
  return arms;
}
export function nextOf(point: Point, chosen: readonly Arm[]): Point {
  if (chosen.length === 1) {
    const arm = chosen[0]!;
    arm.next ??= newPoint();
    return arm.next;
  }
  point.together ??= new Map();
  const answers = chosen.map(arm => arm.option).join();
  let next = point.together.get(answers);
  if (next === undefined) {
    next = newPoint();
    point.together.set(answers, next);
  }
  return next;
}
