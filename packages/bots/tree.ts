import type { Option, Seat } from '@tianxia/kernel';

/** One option of one seat at one point of the tree. */
export interface Arm {
  option: Option;
  prior: number; // the payoff that a look one ply ahead promised this seat
  offered: number; // how often it was legal when this seat chose here
  visits: number;
  total: number; // payoffs of the choosing seat
  next: Point | undefined; // where it leads, unless others choose at the same time
}
/** A point in the game as the players know it: the options that led there, whatever is hidden. */
export interface Point {
  visits: number;
  arms: Arm[][]; // by seat: those who choose here, each looking at its own payoffs
  together: Map<string, Point> | undefined; // by all answers, where several chose at once
}
export const newPoint = (): Point => ({ visits: 0, arms: [], together: undefined });

export function armsOf(point: Point, seat: Seat): Arm[] {
  let arms = point.arms[seat];
  if (arms === undefined) {
    arms = [];
    point.arms[seat] = arms;
  }
  return arms;
}
/** Where the chosen arms `from` .. `to` lead together. */
export function nextOf(point: Point, arms: readonly Arm[], from: number, to: number): Point {
  if (to - from === 1) {
    const arm = arms[from]!;
    arm.next ??= newPoint();
    return arm.next;
  }
  let answers = '';
  for (let i = from; i < to; i++) answers += `${arms[i]!.option},`;
  point.together ??= new Map();
  let next = point.together.get(answers);
  if (next === undefined) {
    next = newPoint();
    point.together.set(answers, next);
  }
  return next;
}
