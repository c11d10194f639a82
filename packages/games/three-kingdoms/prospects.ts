import { OK, type Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { borderOpen, suits } from './facts/borders.ts';
import { whyNotBuild } from './facts/build.ts';
import { attributeOf, criterionOf, isTribe, sideTotal, winnersOf } from './facts/strength.ts';
import { checkAhead, LOWEST, levelsSent, raisedBy, tookTribe } from './facts/tribe.ts';
import { freeGenerals, weaponsOf } from './goods.ts';
import type { Bid, State } from './state.ts';
import { FREE, GOLD, has, RICE, UNTRAINED } from './words.ts';

/** What winning a space is likely to bring, in points, and how firmly it is held. */
const RANK = 2.6;
const LEVEL = 1.5;
const TRIBE_LEVEL = 0.55;
const TRIBE_KEPT = 0.7; // the level does not drop
const REBELLION = 2.4;
const ROUTINE = 0.9; // two armies, two weapons, tribute
const NOTHING = 0.05;
const FIRM = 0.6; // how likely a bid that leads stays ahead, with rivals to come
const BY_MARGIN = 0.07;

/** The best card of the hand that could be built with what is there. */
function bestCard(s: State, box: Box, seat: Seat, space: number): number {
  const { hand } = s.players[seat]!;
  let best = 0;
  for (let i = 0; i < hand.pieces.length; i++) {
    const card = hand.pieces[i]!;
    if (card < 1) continue;
    const worth = box.pack.enhancements[card - 1]!.points + 0.5;
    if (worth > best && whyNotBuild(s, box, seat, card, space) === OK) best = worth;
  }
  return best;
}
/** A general with units of a type that a free location of that border asks for. */
function battleWorth(s: State, box: Box, seat: Seat, space: number, left: number): number {
  const border = box.battleBorder[space]!;
  if (borderOpen(s, box, seat, border) !== OK) return NOTHING;
  let best = NOTHING;
  for (const bid of s.bids) {
    if (bid.seat !== seat || bid.space !== space) continue;
    for (const at of box.locationsOf[border]!) {
      if (suits(s, box, bid.general, at) !== OK) continue;
      best = Math.max(best, stationWorth(bid.units, left) + (has(box.specialises[bid.general]!, bid.army) ? 1 : 0));
    }
  }
  return best;
}
/** Points of units to come, less what they eat; a location counts for its border. */
const stationWorth = (units: number, left: number): number => 1.2 + units * left * 0.55;

const keeping = (tribe: number): number => (tribe <= LOWEST + 1 ? REBELLION : TRIBE_KEPT);
function tribeWorth(s: State, box: Box, seat: Seat): number {
  const { tribe } = s.players[seat]!;
  return keeping(tribe) + (raisedBy(box, tribe, levelsSent(s, box, seat)) - tribe) * TRIBE_LEVEL;
}
/** The action is done and the drop of this round is still to come: the same as what it promised. */
export const tribeKept = (s: State, seat: Seat): number =>
  tookTribe(s, seat) && checkAhead(s, seat) ? keeping(s.players[seat]!.tribe) : 0;
function spaceWorth(s: State, box: Box, seat: Seat, space: number, left: number): number {
  const player = s.players[seat]!;
  const { goods, level, flipped, rank } = player;
  const deed = box.does[space]!;
  switch (deed.kind) {
    case 'develop': {
      const land = deed.land === 'farm' ? 0 : 1;
      if (level[land]! < box.pack.lands.levels) return LEVEL;
      return flipped[land]! > 0 ? flipped[land]! * 0.8 : NOTHING;
    }
    case 'train':
      return left > 0 ? NOTHING + Math.min(deed.most, goods[UNTRAINED]!) * 0.4 : NOTHING;
    case 'trade':
      return left > 0 && goods[RICE]! + weaponsOf(player) + goods[GOLD]! > 8 ? ROUTINE : NOTHING;
    case 'technology':
      return (
        NOTHING + (left > 0 ? 0.45 : 0) + (left > 0 && goods[RICE]! > 0 ? Math.min(2, goods[UNTRAINED]!) * 0.3 : 0)
      );
    case 'construct':
      return NOTHING + bestCard(s, box, seat, space);
    case 'emperor':
      return goods[GOLD]! >= deed.gold && rank < box.pack.ranks.length - 1 ? RANK : 0.4;
    case 'battle':
      return battleWorth(s, box, seat, space, left);
    case 'tribe':
      return tribeWorth(s, box, seat);
    default:
      return left > 0 ? ROUTINE : NOTHING;
  }
}
/** Will it be held? Certain once bidding is over; before, the lead counts, and what rivals could still send. */
function firmness(s: State, box: Box, seat: Seat, space: number): number {
  if (isTribe(box, space)) return 1;
  const criterion = criterionOf(s, box, space);
  const mine = sideTotal(s, space, seat);
  let threat = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !box.open[other]![space] || s.players[other]!.passed || freeGenerals(s, other) === 0)
      continue;
    if (space === s.alliance && has(s.allies, seat) && has(s.allies, other)) continue;
    threat = Math.max(threat, sideTotal(s, space, other) + strongest(s, box, other, criterion));
  }
  return threat === 0 ? 1 : Math.max(0.3, Math.min(0.97, FIRM + (mine - threat) * BY_MARGIN));
}
function strongest(s: State, box: Box, seat: Seat, criterion: number): number {
  const { shown, hidden, fresh } = s.players[seat]!;
  let most = 0;
  for (const zone of [shown, hidden, fresh])
    for (const general of zone)
      if (general > 0 && s.post[general] === FREE) most = Math.max(most, attributeOf(s, box, seat, general, criterion));
  return most;
}
const isOut = (bid: Bid, seat: Seat) => bid.seat === seat && bid.home === 0;
/** The spaces where a seat leads or has won and not acted yet. */
export function prospects(s: State, box: Box, seat: Seat, left: number): number {
  let sum = 0;
  let seen = 0;
  for (const bid of s.bids) {
    if (!isOut(bid, seat) || has(seen, bid.space)) continue;
    seen |= 1 << bid.space;
    const known = s.won[bid.space]!;
    if (!has(known === 0 ? winnersOf(s, box, bid.space) : known, seat)) continue;
    sum += spaceWorth(s, box, seat, bid.space, left) * (known === 0 ? firmness(s, box, seat, bid.space) : 1);
  }
  return sum;
}
