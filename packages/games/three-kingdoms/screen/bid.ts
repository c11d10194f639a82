import type { Option } from '@tianxia/kernel';
import type { Bid } from '../state.ts';
import { askedAt, type Desk, deskOf, optionAt } from './desk.ts';

export const NONE = -1;
/** A bid in the making. What cannot go along to a space stays at home. */
export interface Want {
  general: number; // 0: none picked yet
  space: number; // NONE: none picked yet
  army: number; // type of the units for a battle or a tribe
  units: number;
  gold: number; // for a tribe
  support: number;
  emperor: boolean;
  ruse: number; // the good given up for a stronger bid, or NONE
}
export const wantsNothing: Want = {
  general: 0,
  space: NONE,
  army: 0,
  units: 0,
  gold: 0,
  support: 0,
  emperor: false,
  ruse: NONE,
};

/** The whole gesture: the assignment, then an answer to everything asked about it. */
export function bidLine(desk: Desk, want: Want): Desk | undefined {
  const frame = askedAt(desk);
  const first =
    frame?.at === 'follow'
      ? frame.space === want.space
        ? optionAt(desk, 'follow.assign', want.general)
        : undefined
      : optionAt(desk, 'bid.assign', want.general, want.space);
  if (first === undefined) return undefined;
  let at = placed(desk, first);
  for (let answer = answerAt(at, want); answer !== undefined; answer = answerAt(at, want)) at = placed(at, answer);
  return at;
}
const placed = (desk: Desk, option: Option): Desk => deskOf(desk.kernel, desk.view, desk.seat, [...desk.line, option]);

function answerAt(desk: Desk, want: Want): Option | undefined {
  switch (askedAt(desk)?.at) {
    case 'escort':
      return (
        (want.gold > 0 ? closest(want.gold, n => optionAt(desk, 'escort.gold', n)) : undefined) ??
        (want.units > 0 ? closest(want.units, n => optionAt(desk, 'escort.units', want.army, n)) : undefined) ??
        optionAt(desk, 'escort.alone')
      );
    case 'support':
      return (
        closest(want.support, n => optionAt(desk, 'support.add', n, want.emperor ? 1 : 0)) ??
        closest(want.support, n => optionAt(desk, 'support.add', n, 0)) ??
        optionAt(desk, 'support.add', 0, 0)
      );
    case 'ruse':
      return (
        (want.ruse === NONE ? undefined : optionAt(desk, 'ruse.sacrifice', want.ruse)) ?? optionAt(desk, 'ruse.spare')
      );
    default:
      return undefined;
  }
}
/** As many as wanted, or as many as there can be. */
function closest(wanted: number, read: (n: number) => Option | undefined): Option | undefined {
  for (let n = wanted; n >= 1; n--) {
    const option = read(n);
    if (option !== undefined) return option;
  }
  return wanted === 0 ? read(0) : undefined;
}
/** The bid as it would stand at the end of the line. */
export const bidMade = (desk: Desk, general: number): Bid | undefined =>
  desk.s.bids.find(bid => bid.general === general && bid.seat === desk.seat);
