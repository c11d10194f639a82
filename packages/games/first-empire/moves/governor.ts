import { among, OK, type Reason, type Seat, todo } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { No } from '../reasons.ts';
import { ALL_REGIONS, type Automatic, type Choice, type Here, inSet, type Rule } from '../rule.ts';
import { type Frames, NOBODY, type State } from '../state.ts';
import { lowerUnrest } from './gains.ts';

/** A place for a Governor: slots (region * 2 + tile) * 2 + side, then the plain areas of the five regions. */
export const SLOTS = 20;
const SPACES = Array.from({ length: SLOTS + ALL_REGIONS.length }, (_, space) => space);
const regionOfSpace = (space: number): number => (space < SLOTS ? space >> 2 : space - SLOTS);
/** FE-152: blank tiles have no slots. */
export function isSlot(s: State, box: Box, slot: number): boolean {
  const tile = s.governorTiles[slot >> 1]!;
  return tile > 0 && !box.blank[tile];
}

function hasTrio({ s, seat }: Here, region: number): boolean {
  const at = seat * 15 + region * 3;
  return s.officials[at]! > 0 && s.officials[at + 1]! > 0 && s.officials[at + 2]! > 0;
}
/** FE-156 */
export function whyNoGovernor(look: Here): Reason {
  if (look.s.governorsLeft[look.seat] === 0) return No.noGovernorLeft;
  for (let region = 0; region < ALL_REGIONS.length; region++) if (hasTrio(look, region)) return OK;
  return No.noTrio;
}
type Facts = Frames['governor'];
const slotExists: Rule<Facts> = ({ s, box }, space) => (space >= SLOTS || isSlot(s, box, space) ? OK : No.noSuchSlot);
const slotIsFree: Rule<Facts> = ({ s }, space) => (space >= SLOTS || s.slots[space] === NOBODY ? OK : No.slotTaken);
const regionServes: Rule<Facts> = (look, space) => {
  const region = regionOfSpace(space);
  if (look.frame.free === 0) return hasTrio(look, region) ? OK : No.noTrio;
  return inSet(look.frame.regions, region) ? OK : No.regionNotAllowed;
};
/** Puts the piece down; what follows from it is the caller's. */
export function standGovernor(s: State, seat: Seat, space: number): void {
  s.governorsLeft[seat]!--;
  s.governors[seat * 5 + regionOfSpace(space)]!++; // FE-157: for good
  if (space < SLOTS) s.slots[space] = seat;
}
/** FE-155: spend the Officials, place and take the bonus, then reset Unrest. */
export const governor: Choice<'governor'> = {
  asks: ({ s, seat }) => s.governorsLeft[seat]! > 0,
  moves: {
    install: {
      rule: 'FE-151',
      point: [among('governorSpace', SPACES, regionServes, slotExists, slotIsFree)],
      effect(play, space) {
        const { s, box, seat, frame } = play;
        const region = regionOfSpace(space);
        if (frame.free === 0)
          for (let official = 0; official < 3; official++) {
            s.officials[seat * 15 + region * 3 + official]!--;
            s.reserve[seat * 3 + official]!++; // FE-158
          }
        standGovernor(s, seat, space);
        play.emit('governor', seat, space);
        todo(play, { at: 'settle', seat, region });
        if (space >= SLOTS) return;
        const list = box.slotBonus[s.governorTiles[space >> 1]! * 2 + (space & 1)]!;
        todo(play, { at: 'effects', seat, list, i: 0, region }); // FE-153
      },
    },
  },
};
/** FE-154 */
export const settle: Automatic<'settle'> = play => lowerUnrest(play, play.frame.region, play.box.pack.unrest.most);
