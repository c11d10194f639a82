import type { Seat } from '@tianxia/kernel';
import { SLOTS_ON_TILE, soldierAt } from '../at.ts';
import { type Box, NO_SLOT } from '../box.ts';
import { hasSoldier, heldIn, LINES, meetsNeeds, type Part, partsOf, topSlot } from '../facts/mausoleum.ts';
import type { State } from '../state.ts';

interface SoldierSlot {
  points: number;
  holder: Seat; // NOBODY while it is free
  next: boolean; // the next Soldier stands here
}
/** One tile of the Mausoleum as a player reads it; a watcher, below seat 0, has nothing. */
export interface Spot {
  spot: number;
  symbol: number; // 0..4 regions, 5..7 sites, 8 Elixir
  parts: Part[];
  have: number;
  need: number;
  met: boolean;
  mine: boolean;
  slots: SoldierSlot[];
}
export function spotOf(s: State, box: Box, seat: Seat, spot: number): Spot {
  const tile = s.mausoleumTiles[spot]!;
  const parts = partsOf(s, box, Math.max(0, seat), spot).map(part => (seat < 0 ? { ...part, have: 0 } : part));
  const next = topSlot(s, box, spot);
  return {
    spot,
    symbol: s.symbols[spot]!,
    parts,
    have: parts.reduce((sum, part) => sum + part.have, 0),
    need: parts.reduce((sum, part) => sum + part.need, 0),
    met: seat >= 0 && meetsNeeds(s, box, seat, spot),
    mine: seat >= 0 && hasSoldier(s, seat, spot),
    slots: Array.from({ length: SLOTS_ON_TILE }, (_, i) => soldierAt(spot, i)).flatMap((slot, i) => {
      const points = box.soldierSlots[soldierAt(tile, i)]!;
      return points === NO_SLOT ? [] : [{ points, holder: s.soldiers[slot]!, next: next === slot }];
    }),
  };
}
export interface Line {
  spots: readonly number[];
  held: number; // own Soldiers in it
}
/** Lines with at least two own Soldiers: almost or wholly done. */
export const linesOf = (s: State, seat: Seat): Line[] =>
  LINES.map(spots => ({ spots, held: heldIn(s, seat, spots) })).filter(({ held }) => held >= 2);
