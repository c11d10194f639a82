import { OK, type Reason, type Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { No } from '../reasons.ts';
import type { State } from '../state.ts';
import { FIRST_WEAPON, GOLD, NOWHERE, SUPPORT, TRAINED, UNTRAINED } from '../words.ts';
import { isBattle, isTribe, reaches } from './strength.ts';

/** What may go along with a general. */

/** So many units of one type: his leadership, trained armies and weapons must all reach that far. */
export function whyNotUnits(s: State, box: Box, seat: Seat, general: number, army: number, units: number): Reason {
  const { goods } = s.players[seat]!;
  if (units > box.leadership[general]!) return No.overLeadership; // TK-125, TK-128
  if (units > goods[TRAINED]!) return No.noTrained;
  return units <= goods[FIRST_WEAPON + army]! ? OK : No.noWeapon;
}
export function whyNotGold(s: State, box: Box, seat: Seat, general: number, gold: number): Reason {
  if (gold > box.leadership[general]!) return No.goldOverLeadership;
  return gold <= s.players[seat]!.goods[GOLD]! ? OK : No.tooLittleGold;
}
/** TK-131: the holder of the Han emperor token, once a round. */
export function whyNotEmperor(s: State, seat: Seat): Reason {
  if (s.emperor !== seat) return No.emperorNotHeld;
  for (let i = 0; i < s.bids.length; i++) if (s.bids[i]!.emperor === 1) return No.emperorUsed;
  return OK;
}
const most = (why: (n: number) => Reason): number => {
  let n = 0;
  while (why(n + 1) === OK) n++;
  return n;
};
export const unitsAtMost = (s: State, box: Box, seat: Seat, general: number, army: number): number =>
  most(n => whyNotUnits(s, box, seat, general, army, n));
export const goldAtMost = (s: State, box: Box, seat: Seat, general: number): number =>
  most(n => whyNotGold(s, box, seat, general, n));
export const supportAtMost = (s: State, seat: Seat): number => s.players[seat]!.goods[SUPPORT]!;
export const ARMY_TYPES: readonly number[] = [0, 1, 2, 3];
/** Types of units he could lead with what is in the supply. */
export const armiesFor = (s: State, box: Box, seat: Seat, general: number): number[] =>
  ARMY_TYPES.filter(army => unitsAtMost(s, box, seat, general, army) > 0);

// ---- where what may lie ----
/** TK-129: army units lie on battles and with tribes, never on the common spaces. */
export const takesUnits = (box: Box, space: number): boolean => isBattle(box, space) || isTribe(box, space);
/** TK-128, TK-129 */
export const takesGold = isTribe;
/** TK-134: there is nothing to outbid at a tribe. */
export const takesSupport = (box: Box, space: number): boolean => !isTribe(box, space);

/** The most of everything that may go along; of units and gold one or the other (TK-128). */
interface Along {
  support: number;
  emperor: boolean;
  armies: readonly number[]; // types of units
  gold: number;
}
/** What may go along with a general to a space; to anywhere but a tribe while none is picked. */
export function alongTo(s: State, box: Box, seat: Seat, general: number, space: number): Along {
  return {
    support: takesSupport(box, space) ? supportAtMost(s, seat) : 0,
    emperor: takesSupport(box, space) && whyNotEmperor(s, seat) === OK,
    armies: space === NOWHERE || takesUnits(box, space) ? armiesFor(s, box, seat, general) : [],
    gold: takesGold(box, space) ? goldAtMost(s, box, seat, general) : 0,
  };
}

/** TK-529: an army given up for a stronger bid. */
export interface Ruse {
  add: number;
  armies: number;
  of: readonly number[]; // goods there are enough of
}
const ARMY_GOODS: readonly number[] = [UNTRAINED, TRAINED];
/** What he could give up on this space, or anywhere while none is picked; undefined if nothing. */
export function ruseFor(s: State, box: Box, seat: Seat, general: number, space: number): Ruse | undefined {
  const row = box.bonusForArmy[general]?.[0];
  if (row === undefined || (space !== NOWHERE && !reaches(row.where, s, box, general, space))) return undefined;
  const { goods } = s.players[seat]!;
  const of = ARMY_GOODS.filter(good => goods[good]! >= row.armies);
  return of.length > 0 ? { add: row.add, armies: row.armies, of } : undefined;
}
