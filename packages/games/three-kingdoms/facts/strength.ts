import type { Seat } from '@tianxia/kernel';
import { type Box, EMPEROR_MARKER, OTHER_MARKER } from '../box.ts';
import { allHold } from '../conditions.ts';
import { ARMIES, BORDERS, type Where } from '../content/vocabulary.ts';
import { recruitedCount, recruitedNth } from '../goods.ts';
import type { Bid, State } from '../state.ts';
import { COMBAT, has } from '../words.ts';

/** What a bid is worth. */

/** TK-100, TK-101, TK-102: administration or combat. */
export function criterionOf(s: State, box: Box, space: number): number {
  const printed = box.criterion[space]!;
  return printed === EMPEROR_MARKER ? s.criterion : printed === OTHER_MARKER ? 1 - s.criterion : printed;
}
export const isTribe = (box: Box, space: number): boolean => box.tribeOf[space]! >= 0;
export const isBattle = (box: Box, space: number): boolean => box.battleBorder[space]! >= 0;

/** TK-448: the skill that sets an attribute now, if any. */
export function attributeSet(s: State, box: Box, seat: Seat, general: number, criterion: number) {
  const rows = box.attribute[general]!;
  for (let i = rows.length - 1; i >= 0; i--) {
    const { attribute, when = [] } = rows[i]!;
    if ((attribute === 'combat') === (criterion === COMBAT) && allHold(when, s, box, seat, general, undefined))
      return rows[i];
  }
  return undefined;
}
export const attributeOf = (s: State, box: Box, seat: Seat, general: number, criterion: number): number =>
  attributeSet(s, box, seat, general, criterion)?.value ?? box.attributes[criterion]![general]!;
export function reaches(where: Where, s: State, box: Box, card: number, space: number): boolean {
  if (where === 'bids') return !isTribe(box, space);
  if (where === 'combat') return criterionOf(s, box, space) === COMBAT; // TK-443
  if (where === 'alliance') return space === s.alliance;
  if (where === 'battles') return isBattle(box, space);
  if (where === 'ownBorder')
    return isBattle(box, space) && box.locationBorder[s.garrison.indexOf(card)] === box.battleBorder[space];
  return box.battleBorder[space] === BORDERS.indexOf(where);
}
/** Is this the seat's first general of the round there (with such units)? */
function isFirst({ bids }: State, bid: Bid, army: number): boolean {
  const fits = (one: Bid) => army < 0 || (one.units > 0 && one.army === army);
  if (!fits(bid)) return false;
  return !bids.some(one => one !== bid && one.seat === bid.seat && one.space === bid.space && fits(one));
}
/** TK-135: worked out as the general is placed, with all that goes along. (TK-116) */
export function skillBonus(s: State, box: Box, bid: Bid, told: (card: number) => void = () => {}): number {
  const { seat, general, space } = bid;
  if (isTribe(box, space)) return 0;
  let sum = 0;
  const own = box.bidBonus[general]!;
  for (let i = 0; i < own.length; i++) {
    const { where, when = [], add } = own[i]!;
    if (!reaches(where, s, box, general, space) || !allHold(when, s, box, seat, general, undefined)) continue;
    sum += add;
    told(general);
  }
  const player = s.players[seat]!;
  for (let k = recruitedCount(player) + player.built.length - 1; k >= 0; k--) {
    const many = recruitedCount(player);
    const card = k < many ? recruitedNth(player, k) : box.generals + player.built[k - many]!;
    const others = box.bonusToFirst[card]!;
    for (let i = 0; i < others.length; i++) {
      const { where, army, when = [], add } = others[i]!;
      if (!reaches(where, s, box, card, space) || !allHold(when, s, box, seat, card, undefined)) continue;
      if (!isFirst(s, bid, army === undefined ? -1 : ARMIES.indexOf(army))) continue;
      sum += add;
      told(card);
    }
  }
  return sum;
}
/** What was placed along counts: units in battle (TK-103), popular support, the Han emperor. */
export const totalAlong = (box: Box, bid: Bid): number =>
  isTribe(box, bid.space) ? 0 : (isBattle(box, bid.space) ? bid.units : 0) + bid.support + bid.emperor;
/** The bid without skills: the attribute, and what was placed along. */
export function plainTotal(s: State, box: Box, bid: Bid): number {
  if (isTribe(box, bid.space)) return 0;
  return attributeOf(s, box, bid.seat, bid.general, criterionOf(s, box, bid.space)) + totalAlong(box, bid);
}

/** What each side has on a space: totals by seat, and the winners as a set of seats. */
const total = [0, 0, 0];
const reached = [0, 0, 0]; // the last assignment of that side
const ties = [false, false, false];
const sideOf = (s: State, space: number, seat: Seat): Seat => {
  if (space !== s.alliance || !has(s.allies, seat)) return seat; // TK-094: rivals everywhere else
  return s.allies & 1 ? 0 : s.allies & 2 ? 1 : 2; // TK-090, TK-096: the first ally stands for all
};
/** TK-140: the highest total; a tie goes to who never loses ties, else to who reached it first. */
export function winnersOf(s: State, box: Box, space: number, skills = true): number {
  const { bids } = s;
  let present = 0;
  for (let seat = 0; seat < 3; seat++) {
    total[seat] = 0;
    reached[seat] = -1;
    ties[seat] = false;
  }
  for (let i = 0; i < bids.length; i++) {
    const bid = bids[i]!;
    if (bid.space !== space) continue;
    present |= 1 << bid.seat;
    const side = sideOf(s, space, bid.seat);
    total[side]! += bid.total; // TK-090, TK-092: of those who did bid
    reached[side] = i; // TK-142
    if (skills && box.winsTies[bid.general]) ties[side] = true; // TK-144: whoever of the side brings him
  }
  if (present === 0) return 0;
  let best = -1;
  for (let side = 0; side < 3; side++) if (reached[side]! >= 0 && (best < 0 || isAhead(side, best))) best = side; // TK-145
  const winners = space === s.alliance && has(s.allies, best) ? s.allies : 1 << best;
  return winners & present; // TK-091
}
function isAhead(side: Seat, other: Seat): boolean {
  if (total[side] !== total[other]) return total[side]! > total[other]!; // TK-093
  if (ties[side] !== ties[other]) return ties[side]!; // TK-143
  return reached[side]! < reached[other]!; // TK-141
}
/** TK-143: the general to whom the winners owe a tie, or 0. */
export function tieBreaker(s: State, box: Box, space: number, winners: number): number {
  const owed = (bid: Bid) => bid.space === space && box.winsTies[bid.general] && has(winners, bid.seat);
  const general = s.bids.find(owed)?.general ?? 0;
  return general > 0 && winnersOf(s, box, space, false) !== winners ? general : 0;
}
/** What a player's side has bid there so far. */
export function sideTotal(s: State, space: number, seat: Seat): number {
  const side = sideOf(s, space, seat);
  let sum = 0;
  for (const bid of s.bids) if (bid.space === space && sideOf(s, space, bid.seat) === side) sum += bid.total;
  return sum;
}
