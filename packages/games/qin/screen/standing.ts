import type { Seat } from '@tianxia/kernel';
import { isMajor } from '../facts/pagodas.ts';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import type { State } from '../state.ts';
import { cellOf } from './areas.ts';

/** Pagodas that stand in one place: on a province's own square or in the middle of a village. */
export interface Standing {
  id: string; // 'province 17', 'village 3'
  column: number; // of the middle, in squares
  row: number;
  village: boolean;
  owner: Seat;
  count: number;
  major: boolean;
}
export function standingOn(view: State, box: Box): Standing[] {
  const provinces = view.owner.flatMap((owner, area) => {
    if (owner === NOBODY || view.area[area] !== area || view.pagodas[area] === 0) return [];
    const [column, row] = cellOf(box, area);
    const major = isMajor(view.size[area]!, box.major);
    const middle = { column: column + 0.5, row: row + 0.5 };
    return [{ id: `province ${area}`, ...middle, village: false, owner, count: view.pagodas[area]!, major }];
  });
  const villages = view.holder.flatMap((owner, village) =>
    owner === NOBODY
      ? []
      : [
          {
            id: `village ${village}`,
            ...middleOf(box, box.villages[village]!),
            village: true,
            owner,
            count: 1,
            major: false,
          },
        ],
  );
  return [...provinces, ...villages].sort((a, b) => a.row - b.row || a.column - b.column);
}
export function middleOf(box: Box, squares: readonly number[]): { column: number; row: number } {
  const cells = squares.map(square => cellOf(box, square));
  const mean = (of: 0 | 1) => cells.reduce((sum, cell) => sum + cell[of], 0) / cells.length + 0.5;
  return { column: mean(0), row: mean(1) };
}

/** What a lay changes in one place: who goes, who comes, and by how many. */
export interface Change {
  id: string;
  before: Standing | undefined;
  after: Standing | undefined;
  leaving: number; // pagodas that go home or elsewhere
  coming: number;
}
export function changesBetween(before: readonly Standing[], after: readonly Standing[]): Map<string, Change> {
  const changes = new Map<string, Change>();
  const ids = new Set([...before, ...after].map(({ id }) => id));
  for (const id of ids) {
    const was = before.find(one => one.id === id);
    const is = after.find(one => one.id === id);
    const stays = was?.owner === is?.owner ? Math.min(was?.count ?? 0, is?.count ?? 0) : 0;
    const leaving = (was?.count ?? 0) - stays;
    const coming = (is?.count ?? 0) - stays;
    if (leaving + coming > 0) changes.set(id, { id, before: was, after: is, leaving, coming });
  }
  return changes;
}
