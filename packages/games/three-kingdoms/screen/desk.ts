import {
  EVERYONE,
  type Frame,
  fastRand,
  type Kernel,
  OK,
  type Option,
  type Seat,
  type Told,
  type View,
} from '@tianxia/kernel';
import type { Frames, State, ThreeKingdoms } from '../state.ts';

/** Where a choice is made: the position after the choices already lined up, which nobody has sent yet. */
export interface Desk {
  kernel: Kernel<ThreeKingdoms>;
  view: View<State>; // as it is
  seat: Seat;
  line: readonly Option[]; // lined up
  s: View<State>; // as it would be
  told: readonly Told[];
  stopped: boolean; // chance or somebody else decides what follows
}
export type FrameName = keyof Frames;

/** Decisions of their own: a gesture ends where one of these is asked. All others belong to what led to them. */
const BEGINNINGS: readonly FrameName[] = [
  'recruit',
  'alliance',
  'bid',
  'follow',
  'actions',
  'benefits',
  'instead',
  'upkeep',
];

export function deskOf(kernel: Kernel<ThreeKingdoms>, view: View<State>, seat: Seat, line: readonly Option[]): Desk {
  if (line.length === 0) return { kernel, view, seat, line, s: view, told: [], stopped: false };
  const { after, told, stopped } = kernel.preview(view, seat, line, fastRand(1));
  return { kernel, view, seat, line, s: after as View<State>, told, stopped };
}
/** What is asked there, if it is asked of this seat. */
export function askedAt({ s, seat, kernel, stopped }: Desk): Frame<Frames> | undefined {
  const frame = s.agenda.at(-1);
  if (frame === undefined || stopped || kernel.over(s)) return undefined;
  if (frame.seat === EVERYONE) return kernel.waiting(s).includes(seat) ? frame : undefined;
  return frame.seat === seat ? frame : undefined;
}
export function legalAt(desk: Desk): Option[] {
  const out: Option[] = [];
  const n = desk.kernel.options(desk.s, desk.seat, out, true);
  return out.slice(0, n);
}
/** One more choice lined up, and those behind it that leave no choice. */
export function further(desk: Desk, option: Option): Desk {
  const next = deskOf(desk.kernel, desk.view, desk.seat, [...desk.line, option]);
  if (!goesOn(next)) return next;
  const legal = legalAt(next);
  return legal.length === 1 ? further(next, legal[0]!) : next;
}
/** Does the gesture want another choice before it can be sent? */
export function goesOn(desk: Desk): boolean {
  const frame = askedAt(desk);
  return frame !== undefined && desk.line.length > 0 && !BEGINNINGS.includes(frame.at);
}
const isLegal = ({ kernel, s, seat }: Desk, option: Option | undefined): option is Option =>
  option !== undefined && kernel.whyNot(s, seat, option) === OK;

/** The choice as it is written in a record, or nothing if there is no such choice here. */
export function optionAt(desk: Desk, move: string, ...args: number[]): Option | undefined {
  const option = desk.kernel.read([move, ...args].join(' '));
  return isLegal(desk, option) ? option : undefined;
}
