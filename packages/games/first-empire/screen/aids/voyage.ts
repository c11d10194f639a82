import type { Seat } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import type { State } from '../../state.ts';
import { alchemistCards } from '../../tableau.ts';

export interface Voyage {
  from: number;
  to: number;
  entered: number[]; // spaces, in order
  flasks: number; // symbols on them
  master: boolean;
  value: number; // what each Alchemist card is worth from then on
}
/** What a Ship would pass on its way. */
export function voyage(s: State, box: Box, seat: Seat, spaces: number): Voyage {
  const from = s.ship[seat] ?? 0;
  const to = Math.min(box.end, from + spaces);
  const entered = Array.from({ length: to - from }, (_, i) => from + 1 + i);
  return {
    from,
    to,
    entered,
    flasks: entered.reduce((sum, space) => sum + box.symbols[space]!, 0),
    master: entered.includes(box.master),
    value: box.values[to]!,
  };
}
/** Spaces to the next flask, or 0 when none is left ahead. */
export function toNextFlask(s: State, box: Box, seat: Seat): number {
  for (let space = s.ship[seat]! + 1; space <= box.end; space++)
    if (box.symbols[space]! > 0) return space - s.ship[seat]!;
  return 0;
}
/** Alchemist cards in play times the value the Ship has reached. */
export const elixirWorth = (s: State, box: Box, seat: Seat): number =>
  alchemistCards(s, box, seat) * box.values[s.ship[seat]!]!;
/** The banners: where the value rises. */
export const banners = (box: Box): { space: number; value: number }[] =>
  box.values.flatMap((value, space) => (value > (box.values[space - 1] ?? 0) ? [{ space, value }] : []));
