import type { Seat } from '@tianxia/kernel';
import { governorsIn, palacesIn } from '../at.ts';
import type { Box } from '../box.ts';
import { discOn, wallsAt } from '../moves/tasks.ts';
import { PIECES } from '../pack.ts';
import { NOBODY, type State } from '../state.ts';

export interface TaskProgress {
  piece: (typeof PIECES)[number];
  needs: readonly { where: number; met: boolean }[]; // a site or a Region, as often as it is shown
  met: number;
  discs: readonly Seat[]; // by slot
  next: number; // the slot of the next claim, or NOBODY when all are taken
  claimed: boolean; // by this seat
}
/** How far a seat is with a Task. */
export function progressOf(s: State, box: Box, seat: Seat, task: number): TaskProgress {
  const tile = box.tasks[s.tasks[task]!]!;
  const piece = PIECES[tile.piece]!;
  const owned = piece === 'wall' ? wallsAt : piece === 'palace' ? palacesIn : governorsIn;
  const needs = tile.needs.flatMap((count, where) => {
    const have = seat < 0 ? 0 : owned(s, box, seat, where);
    return Array.from({ length: count }, (_, i) => ({ where, met: i < have }));
  });
  const slots = box.pack.taskSlots.length;
  const discs = s.discs.slice(task * slots, (task + 1) * slots);
  return {
    piece,
    needs,
    met: needs.filter(need => need.met).length,
    discs,
    next: discs.indexOf(NOBODY),
    claimed: seat >= 0 && discOn(s, box, seat, task) !== NOBODY,
  };
}
