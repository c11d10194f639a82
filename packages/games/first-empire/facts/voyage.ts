import type { Seat } from '@tianxia/kernel';
import { type Box, isLiSi, lineOf } from '../box.ts';
import type { State } from '../state.ts';
import { alchemistCards } from '../tableau.ts';

/** FE-130, FE-132: the next space with a symbol or the Master, or where the move ends. */
export function nextStop(box: Box, from: number, spaces: number): number {
  let at = from;
  for (let left = spaces; left > 0 && at < box.end; left--) {
    at++;
    if (box.symbols[at]! > 0 || at === box.master) break;
  }
  return at;
}
export interface Voyage {
  from: number;
  to: number;
  flasks: number; // symbols on the spaces entered
  master: boolean; // is the Master on one of them?
  value: number; // what each Alchemist card is worth from then on
}
/** What a Ship would meet on its way. */
export function voyage(s: State, box: Box, seat: Seat, spaces: number): Voyage {
  const from = s.ship[seat]!;
  let flasks = 0;
  let master = false;
  let to = from;
  for (let left = spaces; left > 0 && to < box.end; ) {
    const stop = nextStop(box, to, left);
    left -= stop - to;
    to = stop;
    flasks += box.symbols[stop]!;
    if (stop === box.master) master = true;
  }
  return { from, to, flasks, master, value: box.values[to]! };
}
/** Spaces to the next flask, or 0 when none is left ahead. */
export function toNextFlask(s: State, box: Box, seat: Seat): number {
  for (let space = s.ship[seat]! + 1; space <= box.end; space++)
    if (box.symbols[space]! > 0) return space - s.ship[seat]!;
  return 0;
}
/** FE-287, FE-403: what each Alchemist card of a player is worth at the end; Li Si's by his scoring card. */
function cardValue(s: State, box: Box, seat: Seat): number {
  const value = box.values[s.ship[seat]!]!;
  if (!isLiSi(box, seat)) return value;
  const line = lineOf(box, 'elixir');
  return line === undefined ? 0 : value + line.plus;
}
export const elixirPoints = (s: State, box: Box, seat: Seat): number =>
  alchemistCards(s, box, seat) * cardValue(s, box, seat);
/** The banners: where the value rises. */
export const banners = (box: Box): { space: number; value: number }[] =>
  box.values.flatMap((value, space) => (value > (box.values[space - 1] ?? 0) ? [{ space, value }] : []));
