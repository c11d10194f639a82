import { EMPTY, type Score } from '@tianxia/kernel';
import { regionOf } from './at.ts';
import { type Box, isLiSi, LI_SI } from './box.ts';
import { palaceTilePoints } from './facts/effects.ts';
import { majorityPoints } from './facts/governors.ts';
import { entrancePoints, linePoints } from './facts/mausoleum.ts';
import { elixirPoints } from './facts/voyage.ts';
import { wallPoints } from './facts/walls.ts';
import { ALL_REGIONS } from './rule.ts';
import type { FirstEmpire, State } from './state.ts';

/** FE-401: the Palace tiles Li Si kept count at the end; their Unrest price is nothing to him. */
function keptTiles(s: State, box: Box): number {
  let sum = 0;
  for (const [at, kind] of s.liSiTiles.entries())
    if (kind !== EMPTY) sum += palaceTilePoints({ s, box, seat: LI_SI }, regionOf(at), kind);
  return sum;
}
const governors: Score<FirstEmpire> = (s, seat, box) => {
  let sum = 0;
  for (let region = 0; region < ALL_REGIONS.length; region++) sum += majorityPoints(s, box, seat, region);
  return sum;
};
const walls: Score<FirstEmpire> = (s, seat, box) => {
  let sum = 0;
  for (let slot = 0; slot < s.walls.length; slot++) if (s.walls[slot] === seat) sum += wallPoints(s, box, seat, slot);
  return sum;
};
/** The lines of the scorepad (FE-285); the total is their sum and ties are shared (FE-291), with Li Si too (FE-405). */
export const score = {
  points: (s, seat, box) => s.points[seat]! + (isLiSi(box, seat) && box.liSi.palaceTiles ? keptTiles(s, box) : 0),
  governors,
  elixir: (s, seat, box) => elixirPoints(s, box, seat),
  mausoleum: (s, seat, box) => linePoints(s, box, seat),
  walls,
  entrance: (s, seat, box) => entrancePoints(s, box, seat),
} satisfies Record<string, Score<FirstEmpire>>;
