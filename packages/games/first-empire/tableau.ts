import { EMPTY, type Seat } from '@tianxia/kernel';
import { CARDS_IN_REGION, PLACES, placeAt } from './at.ts';
import { ALCHEMIST_TYPE, type Box } from './box.ts';
import type { State } from './state.ts';

/** The cards tucked on a player board: three places in each region, filled in order. */

export function cardsIn(s: State, seat: Seat, region: number): number {
  const board = s.tableau[seat]!;
  const at = placeAt(region, 0);
  if (board[at] === EMPTY) return 0;
  if (board[at + 1] === EMPTY) return 1;
  return board[at + 2] === EMPTY ? 2 : 3;
}
export const hasRoom = (s: State, seat: Seat, region: number): boolean =>
  s.tableau[seat]![placeAt(region, CARDS_IN_REGION - 1)] === EMPTY;
export function roomAnywhere(s: State, seat: Seat): boolean {
  for (let place = CARDS_IN_REGION - 1; place < PLACES; place += CARDS_IN_REGION)
    if (s.tableau[seat]![place] === EMPTY) return true;
  return false;
}
/** FE-086: for good. */
export function putCard(s: State, seat: Seat, card: number, region: number): void {
  s.tableau[seat]![placeAt(region, cardsIn(s, seat, region))] = card;
}
export const placeOf = (s: State, seat: Seat, card: number): number => s.tableau[seat]!.indexOf(card);
export function tuckedCards(s: State, seat: Seat): number {
  let many = 0;
  for (let place = 0; place < PLACES; place++) if (s.tableau[seat]![place] !== EMPTY) many++;
  return many;
}
export function nthTucked(s: State, seat: Seat, n: number): number {
  const board = s.tableau[seat]!;
  for (let place = 0, met = 0; place < PLACES; place++) if (board[place] !== EMPTY && met++ === n) return board[place]!;
  return EMPTY;
}
export function countType(s: State, box: Box, seat: Seat, type: number, from = 0, to = PLACES): number {
  const board = s.tableau[seat]!;
  let many = 0;
  for (let place = from; place < to; place++) if (box.type[board[place]!] === type) many++;
  return many;
}
export const countTypeIn = (s: State, box: Box, seat: Seat, type: number, region: number): number =>
  countType(s, box, seat, type, placeAt(region, 0), placeAt(region + 1, 0));
export const alchemistCards = (s: State, box: Box, seat: Seat): number => countType(s, box, seat, ALCHEMIST_TYPE);
/** FE-198: an Emperor tile changes the trigger for good. */
export function triggerAt(s: State, box: Box, seat: Seat, place: number): number {
  const tile = s.emperorOn[seat]![place]!;
  return tile === EMPTY ? box.trigger[s.tableau[seat]![place]!]! : box.emperorAction[tile]!;
}
