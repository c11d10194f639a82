import { among, type Check, type Decision, type Look, OK } from '@tianxia/kernel';
import {
  ALL_REGIONS,
  inRegion,
  officialsAbove,
  officialsBelow,
  raiseUnrest,
  regionOf,
  standing,
  trackLength,
  unrestIn,
} from '../at.ts';
import { COLOURS, REGIONS } from '../content/shape.ts';
import { unrestFor, workersFor } from '../facts/hiring.ts';
import { No } from '../reasons.ts';
import type { ZhanGuo } from '../state.ts';
import { moveDownIf, stepDown } from './freeMove.ts';

// ---- section 12: hiring, with the free steps down before it (ZG-129) as part of the choice ----
const STEPS_DOWN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]; // places in box.stepsDown
const bears = (look: Look<ZhanGuo>, region: number, officials: number) =>
  unrestIn(look.s, look.seat, region) + unrestFor(look.s, look.box, look.seat, officials) <=
  trackLength(look.s, look.box, look.seat, region);

const someoneToHire: Check<ZhanGuo> = ({ s, seat }, region) =>
  officialsBelow(s, seat, region) + officialsAbove(s, seat, region) > 0 ? OK : No.nobodyToHire;
/** Does the track bear what so many Officials in the Workers area cause, at least one? */
const calmFor = (look: Look<ZhanGuo>, region: number, below: number) =>
  bears(look, region, Math.max(1, below)) ? OK : No.tooRestless; // ZG-128
const calmEnough: Check<ZhanGuo> = (look, region) => calmFor(look, region, officialsBelow(look.s, look.seat, region));

const standAbove: Check<ZhanGuo> = ({ s, box, seat }, region, who) => {
  const down = box.stepsDown[who]!;
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (down[colour]! > s.above[standing(seat, region, colour)]!) return No.notStandingAbove;
  return OK;
};
const oneOrTwoBelow: Check<ZhanGuo> = (look, region, who) => {
  const down = look.box.stepsDown[who]!;
  const after = officialsBelow(look.s, look.seat, region) + down[0]! + down[1]! + down[2]!;
  if (after === 0) return No.nobodyBelow;
  if (after > look.box.pack.places.officialsBelow) return No.areaFull; // ZG-021
  return bears(look, region, after) ? OK : No.tooManyWorkers;
};
const stillHireable: Check<ZhanGuo> = (look, official) => {
  const moving = regionOf(official);
  if (calmFor(look, moving, officialsBelow(look.s, look.seat, moving) + 1) === OK) return OK;
  for (let region = 0; region < REGIONS; region++)
    if (region !== moving && (someoneToHire(look, region, 0) || calmEnough(look, region, 0)) === OK) return OK;
  return No.spoilsAction;
};
export const hire: Decision<ZhanGuo> = {
  moves: {
    hire: {
      rule: 'ZG-125',
      point: [
        among('region', ALL_REGIONS, someoneToHire, calmEnough),
        among('stepDown', STEPS_DOWN, standAbove, oneOrTwoBelow),
      ],
      effect(play, region, who) {
        const { s, box, seat } = play;
        const down = box.stepsDown[who]!;
        for (let colour = 0; colour < COLOURS.length; colour++)
          for (let i = 0; i < down[colour]!; i++) stepDown(play, region * COLOURS.length + colour);
        const officials = officialsBelow(s, seat, region);
        const hired = workersFor(s, box, seat, officials);
        s.workers[inRegion(seat, region)]! += hired; // ZG-126: all of them
        play.emit('hired', seat, region, hired);
        raiseUnrest(play, region, unrestFor(s, box, seat, officials));
      },
    },
    moveDown: moveDownIf(stillHireable),
  },
  glance(look) {
    for (let region = 0; region < REGIONS; region++)
      if ((someoneToHire(look, region, 0) || calmEnough(look, region, 0)) === OK) return true;
    return false;
  },
  nothing: nearest => (nearest === No.nobodyToHire ? No.hireNobody : No.hireTooRestless), // ZG-089, ZG-128
};
