import type { Seat } from '@tianxia/kernel';
import { governorsIn, palacesIn } from '../at.ts';
import { type Box, SLOTS } from '../box.ts';
import { PIECES } from '../content/shape.ts';
import { NOBODY, type State } from '../state.ts';

// ---- section 20: Tasks, pointed at by section and piece: 0 is the upper Wall Task ----
const [WALLS, PALACES] = [PIECES.indexOf('wall'), PIECES.indexOf('palace')];

/** ZG-206: on any section of the site. */
export function wallsAt(s: State, box: Box, seat: Seat, site: number): number {
  let count = 0;
  for (let slot = 0; slot < s.walls.length; slot++)
    if (s.walls[slot] === seat && box.siteOf[(slot / SLOTS) | 0] === site) count++;
  return count;
}
const owned = (s: State, box: Box, seat: Seat, piece: number, where: number): number =>
  piece === WALLS
    ? wallsAt(s, box, seat, where)
    : piece === PALACES
      ? palacesIn(s, box, seat, where)
      : governorsIn(s, box, seat, where);

/** ZG-205: a piece for every symbol; more do no harm (ZG-207). */
export function isAccomplished(s: State, box: Box, seat: Seat, task: number): boolean {
  const { piece, needs } = box.tasks[s.tasks[task]!]!;
  for (let where = 0; where < needs.length; where++)
    if (needs[where]! > 0 && owned(s, box, seat, piece, where) < needs[where]!) return false;
  return true;
}
/** How many of the pieces it shows are not there yet. */
export function missingFor(s: State, box: Box, seat: Seat, task: number): number {
  const { piece, needs } = box.tasks[s.tasks[task]!]!;
  let missing = 0;
  for (let where = 0; where < needs.length; where++)
    if (needs[where]! > 0) missing += Math.max(0, needs[where]! - owned(s, box, seat, piece, where));
  return missing;
}
/** The slot of the seat's disc on this Task, or NOBODY. */
export function discOn({ discs }: State, box: Box, seat: Seat, task: number): number {
  const slots = box.pack.taskSlots.length;
  for (let slot = 0; slot < slots; slot++) if (discs[task * slots + slot] === seat) return slot;
  return NOBODY;
}
/** ZG-210: the leftmost free slot, or NOBODY when all are taken. */
export const nextSlot = (s: State, box: Box, task: number): number => discOn(s, box, NOBODY, task);

export interface TaskProgress {
  piece: (typeof PIECES)[number];
  needs: readonly { where: number; met: boolean }[]; // a site or a Region, as often as it is shown
  met: number;
  discs: readonly Seat[]; // by slot
  next: number; // the slot of the next claim, or NOBODY
  claimed: boolean; // by this seat
}
/** How far a seat is with a Task; a watcher has nothing. */
export function progressOf(s: State, box: Box, seat: Seat, task: number): TaskProgress {
  const { piece, needs: symbols } = box.tasks[s.tasks[task]!]!;
  const needs = symbols.flatMap((count, where) => {
    const have = seat < 0 ? 0 : owned(s, box, seat, piece, where);
    return Array.from({ length: count }, (_, i) => ({ where, met: i < have }));
  });
  const slots = box.pack.taskSlots.length;
  return {
    piece: PIECES[piece]!,
    needs,
    met: needs.filter(({ met }) => met).length,
    discs: s.discs.slice(task * slots, (task + 1) * slots),
    next: nextSlot(s, box, task),
    claimed: seat >= 0 && discOn(s, box, seat, task) !== NOBODY,
  };
}
