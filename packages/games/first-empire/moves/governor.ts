import { among, OK, type Reason, type Seat, todo } from '@tianxia/kernel';
import { faceAt, inRegion, isArea, ofType, regionOfSpace, SLOTS, sideOfSlot, standing, tileOfSlot } from '../at.ts';
import { hasTrio, isSlot } from '../facts/governors.ts';
import { No } from '../reasons.ts';
import { ALL_REGIONS, type Automatic, type Choice, type Here, inSet, type Rule } from '../rule.ts';
import { type Frames, NOBODY, type State } from '../state.ts';
import { lowerUnrest } from './gains.ts';

const SPACES = Array.from({ length: SLOTS + ALL_REGIONS.length }, (_, space) => space);
/** FE-156 */
const governorLeft = ({ s, seat }: Here): Reason => (s.governorsLeft[seat]! > 0 ? OK : No.noGovernorLeft);
type Facts = Frames['governor'];
const slotExists: Rule<Facts> = ({ s, box }, space) => (isArea(space) || isSlot(s, box, space) ? OK : No.noSuchSlot);
const slotIsFree: Rule<Facts> = ({ s }, space) => (isArea(space) || s.slots[space] === NOBODY ? OK : No.slotTaken);
const regionServes: Rule<Facts> = (look, space) => {
  const region = regionOfSpace(space);
  if (look.frame.free === 0) return hasTrio(look, region) ? OK : No.noTrio;
  return inSet(look.frame.regions, region) ? OK : No.regionNotAllowed; // FE-307
};
/** Puts the piece down; what follows from it is the caller's. */
export function standGovernor(s: State, seat: Seat, space: number): void {
  s.governorsLeft[seat]!--;
  s.governors[inRegion(seat, regionOfSpace(space))]!++; // FE-157: for good
  if (!isArea(space)) s.slots[space] = seat;
}
/** FE-155: spend the Officials, place and take the bonus, then reset Unrest. */
export const governor: Choice<'governor'> = {
  asks: look => governorLeft(look) === OK,
  moves: {
    install: {
      rule: 'FE-151',
      when: governorLeft,
      point: [among('governorSpace', SPACES, regionServes, slotExists, slotIsFree)],
      effect(play, space) {
        const { s, box, seat, frame } = play;
        const region = regionOfSpace(space);
        if (frame.free === 0)
          for (let official = 0; official < 3; official++) {
            s.officials[standing(seat, region, official)]!--;
            s.reserve[ofType(seat, official)]!++; // FE-158: before the bonus, which may recruit them again
          }
        standGovernor(s, seat, space);
        play.emit('governor', seat, space);
        todo(play, { at: 'settle', seat, region });
        if (isArea(space)) return;
        const list = box.slotBonus[faceAt(s.governorTiles[tileOfSlot(space)]!, sideOfSlot(space))]!;
        todo(play, { at: 'effects', seat, list, i: 0, region }); // FE-153
      },
    },
  },
};
/** FE-154 */
export const settle: Automatic<'settle'> = play => lowerUnrest(play, play.frame.region, play.box.pack.unrest.most);
