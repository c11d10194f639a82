import type { Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { holds } from './conditions.ts';
import { freeGenerals, locationsHeld, weaponsOf } from './goods.ts';
import { endingOf } from './moves/round.ts';
import { attributeOf, criterionOf, isTribe, sideTotal, winnersOf } from './moves/strength.ts';
import type { Bid, Player, State } from './state.ts';
import { actionBit, FREE, GOLD, has, RICE, TRAINED, UNTRAINED } from './words.ts';

/** What winning a space is likely to bring, in points, and how firmly it is held. */
const RANK = 2.6;
const LEVEL = 1.5;
const TRIBE_LEVEL = 0.55;
const TRIBE_KEPT = 0.7; // the level does not drop
const REBELLION = 2.4;
const ROUTINE = 0.9; // two armies, two weapons, tribute
const NOTHING = 0.05;
const TRIBE = actionBit('improve-tribal-relations');
const FIRM = 0.6; // how likely a bid that leads stays ahead, with rivals to come
const BY_MARGIN = 0.07;

/** Rounds still to come; none once something has happened that ends the game with this one. */
export const roundsLeft = (s: State, box: Box): number => (endingOf(s, box) === '' ? box.pack.rounds - s.round : 0);

/** The best card of the hand that could be built with what is there. */
function bestCard(s: State, box: Box, seat: Seat): number {
  const { hand, goods } = s.players[seat]!;
  let best = 0;
  for (let i = 0; i < hand.pieces.length; i++) {
    const card = hand.pieces[i]!;
    if (card < 1) continue;
    const { needs, points } = box.pack.enhancements[card - 1]!;
    if (points + 0.5 <= best || (needs !== undefined && !holds(needs, s, box, seat))) continue;
    const cost = box.costs[card]!;
    if (cost.goods.some((n, good) => n > goods[good]!)) continue;
    if (cost.armies <= goods[UNTRAINED]! + goods[TRAINED]!) best = points + 0.5;
  }
  return best;
}
/** A general with units of a type that a free location of that border asks for. */
function battleWorth(s: State, box: Box, seat: Seat, space: number, left: number): number {
  const border = box.battleBorder[space]!;
  if (locationsHeld(s, box, seat) === 1 && locationsHeld(s, box, seat, border) === 1) return NOTHING;
  let best = NOTHING;
  for (const bid of s.bids) {
    if (bid.seat !== seat || bid.space !== space) continue;
    for (const at of box.locationsOf[border]!) {
      if (s.garrison[at] !== 0 || (!box.stationsAlone[bid.general] && box.locationArmy[at] !== bid.army)) continue;
      if (bid.units === 0 && !box.stationsAlone[bid.general]) continue;
      best = Math.max(best, stationWorth(bid.units, left) + (has(box.specialises[bid.general]!, bid.army) ? 1 : 0));
    }
  }
  return best;
}
/** Points of units to come, less what they eat; a location counts for its border. */
const stationWorth = (units: number, left: number): number => 1.2 + units * left * 0.55;

function tribeWorth({ bids }: State, { tribe }: Player, box: Box, space: number): number {
  let sent = 0;
  for (const bid of bids) if (bid.space === space) sent += bid.units + bid.gold + box.tribeBonus[bid.general]!;
  const levels = Math.min(sent, box.pack.tribes.top - tribe);
  return (tribe <= 2 ? REBELLION : TRIBE_KEPT) + levels * TRIBE_LEVEL;
}
/** The action is done and the drop of this round is still to come: the same as what it promised. */
export function tribeKept({ agenda, players }: State, seat: Seat): number {
  const { taken, tribe } = players[seat]!;
  if ((taken & TRIBE) === 0) return 0;
  for (let i = agenda.length - 1; i >= 0; i--)
    if (agenda[i]!.at === 'tribe' && agenda[i]!.seat === seat) return tribe <= 2 ? REBELLION : TRIBE_KEPT;
  return 0;
}
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
      return NOTHING + bestCard(s, box, seat);
    case 'emperor':
      return goods[GOLD]! >= deed.gold && rank < box.pack.ranks.length - 1 ? RANK : 0.4;
    case 'battle':
      return battleWorth(s, box, seat, space, left);
    case 'tribe':
      return tribeWorth(s, player, box, space);
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
