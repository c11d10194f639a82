import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { powerOf } from '../count.ts';
import { NO_ORDER_TILE, type State } from '../state.ts';

export const isBidding = (s: State, seat: Seat): boolean => s.order[seat] === NO_ORDER_TILE;
export function stillBidding(s: State): number {
  let many = 0;
  for (let seat = 0; seat < s.seats; seat++) if (isBidding(s, seat)) many++;
  return many;
}
/** EC-059, EC-060: who bids next, asked from this seat on; whoever has passed is left out, and nobody is left when all have. */
export function nextBidder(s: State, from: Seat): Seat | undefined {
  for (let k = 0; k < s.seats; k++) {
    const seat = (from + k) % s.seats;
    if (isBidding(s, seat)) return seat;
  }
  return undefined;
}
/** EC-081: whoever passes next takes the highest order tile that is left; the last to pass gets tile 1 (EC-082). There are as many as players (EC-046). */
export const nextTile = (s: State): number => stillBidding(s);

// ---- what lies in front of a player: each character is an item, and all revealed cubes together are one (EC-083) ----
export const THE_CUBES = 0; // among characters
const itemsOf = (s: State, seat: Seat): number[] =>
  s.shownCubes[seat]! > 0 ? [...s.shown[seat]!, THE_CUBES] : s.shown[seat]!;
export const powerOfItem = (s: State, box: Box, seat: Seat, item: number): number =>
  item === THE_CUBES ? s.shownCubes[seat]! : powerOf(s, box, seat, item);

/** EC-084: strongest first. */
export const rankedItems = (s: State, box: Box, seat: Seat): number[] =>
  [...itemsOf(s, seat)].sort((a, b) => powerOfItem(s, box, seat, b) - powerOfItem(s, box, seat, a));
/** The power at the place of an order tile; nothing if there are fewer items (EC-086). */
export function powerAtPlace(s: State, box: Box, seat: Seat, place: number): number | undefined {
  const powers = itemsOf(s, seat).map(item => powerOfItem(s, box, seat, item));
  return powers.sort((a, b) => b - a)[place - 1];
}
export const itemsOfPower = (s: State, box: Box, seat: Seat, power: number): number[] =>
  itemsOf(s, seat).filter(item => powerOfItem(s, box, seat, item) === power);
/** EC-084, EC-085, EC-086: what a pass with this order tile costs: one of these, or nothing. */
export function lostAt(s: State, box: Box, seat: Seat, place: number): number[] {
  const power = powerAtPlace(s, box, seat, place);
  return power === undefined ? [] : itemsOfPower(s, box, seat, power);
}

// ---- bids ----
/** EC-071: what lies in front of a player adds up to this now; what was declared stands until their next turn (EC-017). */
export function totalShown(s: State, box: Box, seat: Seat): number {
  const shown = s.shown[seat]!;
  let total = s.shownCubes[seat]!;
  for (let i = 0; i < shown.length; i++) total += powerOf(s, box, seat, shown[i]!);
  return total;
}
/** EC-067, EC-068: how many characters may lie in front of a player; those who have passed show none. */
export function charactersAllowed(s: State, box: Box, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.shown[other]!.length > most) most = s.shown[other]!.length;
  return most + box.pack.limits.charactersAhead;
}
export const moreCharacters = (s: State, box: Box, seat: Seat): number =>
  Math.max(0, charactersAllowed(s, box, seat) - s.shown[seat]!.length);
/** The most this player could declare now. */
export function mostPossible(s: State, box: Box, seat: Seat): number {
  const powers = s.hands[seat]!.pieces.filter(card => card > 0).map(card => powerOf(s, box, seat, card));
  const best = powers.sort((a, b) => b - a).slice(0, moreCharacters(s, box, seat));
  return best.reduce((sum, power) => sum + power, totalShown(s, box, seat) - s.shownCubes[seat]! + s.cubes[seat]!);
}
/** These cards and cubes added to what lies in front of a player: a bid that is not declared yet. */
export const withAdded = (s: State, seat: Seat, cards: readonly number[], cubes: number): State => ({
  ...s,
  shown: s.shown.map((own, i) => (i === seat ? [...own, ...cards] : own)),
  shownCubes: s.shownCubes.map((own, i) => (i === seat ? own + cubes : own)),
});

/** EC-210: points that the assassin and the owner of the victim gain, each. */
export function pointsForKill(box: Box, assassin: number, victim: number): number {
  const kill = box.characters[assassin]?.reveals?.find(effect => effect.kind === 'kill');
  return box.cost[victim]! * (kill?.kind === 'kill' ? kill.vpPerCost : 0);
}
