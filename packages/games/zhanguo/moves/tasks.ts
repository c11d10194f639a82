import {
  among,
  type Check,
  type Decision,
  type Look,
  OK,
  type Play,
  type Seat,
  type Step,
  todo,
} from '@tianxia/kernel';
import { governorsIn, inOwnTurn, palacesIn } from '../at.ts';
import { type Box, SLOTS } from '../box.ts';
import { PIECES } from '../pack.ts';
import { No } from '../reasons.ts';
import { NOBODY, type State, type ZhanGuo } from '../state.ts';
import { canMoveDown, moveDown } from './freeMove.ts';

// ---- section 20: Tasks, pointed at by section and piece: 0 is the upper Wall Task ----
const EVERY_TASK = [0, 1, 2, 3, 4, 5];
const [WALLS, PALACES] = [PIECES.indexOf('wall'), PIECES.indexOf('palace')];

export function wallsAt(s: State, box: Box, seat: Seat, site: number): number {
  // ZG-206
  let count = 0;
  for (let slot = 0; slot < s.walls.length; slot++)
    if (s.walls[slot] === seat && box.siteOf[(slot / SLOTS) | 0] === site) count++;
  return count;
}
const owned = (s: State, box: Box, seat: Seat, piece: number, where: number) =>
  piece === WALLS
    ? wallsAt(s, box, seat, where)
    : piece === PALACES
      ? palacesIn(s, box, seat, where)
      : governorsIn(s, box, seat, where);
/** ZG-205: a piece for every symbol. */
function isAccomplished(s: State, box: Box, seat: Seat, task: number): boolean {
  const { piece, needs } = box.tasks[s.tasks[task]!]!;
  for (let where = 0; where < needs.length; where++)
    if (needs[where]! > 0 && owned(s, box, seat, piece, where) < needs[where]!) return false; // ZG-207
  return true;
}
/** The slot of the seat's disc on this Task, or NOBODY. */
export function discOn({ discs }: State, box: Box, seat: Seat, task: number): number {
  const slots = box.pack.taskSlots.length;
  for (let slot = 0; slot < slots; slot++) if (discs[task * slots + slot] === seat) return slot;
  return NOBODY;
}
const notClaimed: Check<ZhanGuo> = ({ s, box, seat }, task) =>
  discOn(s, box, seat, task) === NOBODY ? OK : No.claimedAlready;
const accomplished: Check<ZhanGuo> = ({ s, box, seat }, task) =>
  isAccomplished(s, box, seat, task) ? OK : No.notAccomplished;
const isClaimable = (
  look: Look<ZhanGuo>,
  task: number, // ZG-211
) => (notClaimed(look, task, 0) || accomplished(look, task, 0)) === OK;

/** ZG-210: on the leftmost free slot. */
function claimTask({ s, box, seat, emit }: Play<ZhanGuo>, task: number): void {
  const { taskSlots } = box.pack;
  let slot = 0;
  while (s.discs[task * taskSlots.length + slot] !== NOBODY) slot++;
  s.discs[task * taskSlots.length + slot] = seat; // ZG-213
  emit('claimed', seat, task, taskSlots[slot]!);
}
/** ZG-208, ZG-212: at the end of a turn and after a reward; the table claims, unless the players asked to do it themselves. */
export const endTurn: Step<ZhanGuo> = play => {
  if (play.box.options.byHand) todo(play, { at: 'claim', seat: play.seat });
  else for (let task = 0; task < EVERY_TASK.length; task++) if (isClaimable(play, task)) claimTask(play, task);
};
export const claim: Decision<ZhanGuo> = {
  asks: look => EVERY_TASK.some(task => isClaimable(look, task)) || (inOwnTurn(look) && canMoveDown(look)),
  moves: {
    claim: {
      rule: 'ZG-208',
      stays: true,
      point: [among('task', EVERY_TASK, notClaimed, accomplished)],
      effect: claimTask,
    },
    finish: { rule: 'ZG-072', effect() {} },
    moveDown,
  },
};
