import { among, bits, type Check, type Decision, type Look, OK, type Play } from '@tianxia/kernel';
import { inRegion } from '../at.ts';
import { SLOTS } from '../box.ts';
import { REGIONS } from '../content/shape.ts';
import { No } from '../reasons.ts';
import { NOBODY, type ZhanGuo } from '../state.ts';
import { moveDown } from './freeMove.ts';

// ---- section 14: Walls, pointed at by section and slot: 0 is one rod of the first section ----
const wallLeft = ({ s, seat }: Look<ZhanGuo>) => (s.wallsLeft[seat]! > 0 ? OK : No.noWallLeft); // ZG-141
const everySlot = ({ s }: Look<ZhanGuo>) => SLOT_LISTS[s.walls.length]!;
const SLOT_LISTS = Array.from({ length: 64 }, (_, size) => Array.from({ length: size }, (_x, i) => i));
const rodsAt = ({ box }: Look<ZhanGuo>, slot: number) => box.pack.costs.rods[slot % SLOTS]!;
const ownWallIn = ({ s, seat }: Look<ZhanGuo>, slot: number) => {
  const first = slot - (slot % SLOTS);
  return s.walls[first] === seat || s.walls[first + 1] === seat || s.walls[first + 2] === seat;
};
const slotIsFree: Check<ZhanGuo> = (look, slot) =>
  look.s.walls[slot] !== NOBODY ? No.slotTaken : ownWallIn(look, slot) ? No.ownWall : OK; // ZG-139

/** Regions with Workers, as a set. */
function donorRegions({ s, seat }: Look<ZhanGuo>): number {
  let set = 0;
  for (let region = 0; region < REGIONS; region++) if (s.workers[inRegion(seat, region)]! > 0) set |= 1 << region;
  return set;
}
const enoughRegions: Check<ZhanGuo> = (look, slot) =>
  bits(donorRegions(look)) >= rodsAt(look, slot) ? OK : No.fewRegions;
const haveWorkers: Check<ZhanGuo> = (look, _slot, regions) =>
  (regions & ~donorRegions(look)) === 0 ? OK : No.noWorkerThere;

export const wall: Decision<ZhanGuo> = {
  moves: {
    build: {
      rule: 'ZG-138', // ZG-142: no unrest is asked
      when: wallLeft,
      point: [
        among('wallSlot', everySlot, slotIsFree, enoughRegions),
        {
          ...among<ZhanGuo>('regions', (look, slot) => look.box.donors[rodsAt(look, slot)]!, haveWorkers),
          subset: true,
        },
      ],
      effect(play, slot, regions) {
        const { s, seat } = play;
        for (let region = 0; region < REGIONS; region++)
          if ((regions >> region) & 1) s.workers[inRegion(seat, region)]!--; // ZG-140
        play.emit('gaveWorkers', seat, regions, bits(regions));
        buildWall(play, slot);
      },
    },
    moveDown,
  },
  glance(look) {
    const donors = look.s.wallsLeft[look.seat]! > 0 ? bits(donorRegions(look)) : 0;
    for (let slot = 0; slot < look.s.walls.length; slot++)
      if (rodsAt(look, slot) <= donors && slotIsFree(look, slot, 0) === OK) return true;
    return false;
  },
  nothing: No.wallNowhere, // ZG-141
};
function buildWall({ s, seat, emit }: Play<ZhanGuo>, slot: number): void {
  s.walls[slot] = seat;
  s.wallsLeft[seat]!--; // ZG-143: no points yet
  emit('wall', seat, slot);
}

// ---- ZG-199: as a reward, without Workers ----
export const rewardWall: Decision<ZhanGuo> = {
  moves: {
    build: { rule: 'ZG-199', when: wallLeft, point: [among('wallSlot', everySlot, slotIsFree)], effect: buildWall },
  },
};
