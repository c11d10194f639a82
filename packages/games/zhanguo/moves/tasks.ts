import { among, type Check, type Decision, type Look, OK, type Play, type Step, todo } from '@tianxia/kernel';
import { inOwnTurn } from '../at.ts';
import { discOn, isAccomplished, nextSlot } from '../facts/tasks.ts';
import { No } from '../reasons.ts';
import { NOBODY, type ZhanGuo } from '../state.ts';
import { canMoveDown, moveDown } from './freeMove.ts';

const EVERY_TASK = [0, 1, 2, 3, 4, 5];

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
  const slot = nextSlot(s, box, task);
  s.discs[task * taskSlots.length + slot] = seat; // ZG-213: for good
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
