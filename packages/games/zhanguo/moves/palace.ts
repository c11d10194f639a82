import { among, type Check, type Decision, type Look, OK, type Play, todo } from '@tianxia/kernel';
import { ALL_ASPECTS, ALL_REGIONS, cardsTucked, earn, inRegion, ofAspect, unrestIn } from '../at.ts';
import { REGIONS } from '../content/shape.ts';
import { No } from '../reasons.ts';
import { NOBODY, type ZhanGuo } from '../state.ts';
import { moveDown } from './freeMove.ts';

// ---- section 13: Palaces ----
const palaceLeft = ({ s, seat }: Look<ZhanGuo>) => (s.palacesLeft[seat]! > 0 ? OK : No.noPalaceLeft); // ZG-135
const freeSlot = ({ s, box }: Look<ZhanGuo>, region: number) => {
  // ZG-132, ZG-134
  for (let i = 0; i < box.palaceSlots; i++)
    if (s.palaces[region * box.palaceSlots + i] === NOBODY) return region * box.palaceSlots + i;
  return NOBODY;
};
const hasSlot: Check<ZhanGuo> = (look, region) => (freeSlot(look, region) === NOBODY ? No.noSlot : OK); // ZG-133
/** ZG-092: not on the slot with the symbol, not on the rightmost one. */
const calmEnough: Check<ZhanGuo> = ({ s, box, seat }, region) =>
  (box.boards[s.boards[seat]!]!.palaceBlock[region]! >> unrestIn(s, seat, region)) & 1 ? No.palaceBlocked : OK;
const workersHere: Check<ZhanGuo> = ({ s, box, seat }, region) =>
  s.workers[inRegion(seat, region)]! >= box.pack.costs.palace.here ? OK : No.fewWorkersHere; // ZG-131
const workerElsewhere: Check<ZhanGuo> = ({ s, box, seat }, region, donor) =>
  donor === region
    ? No.sameRegion
    : s.workers[inRegion(seat, donor)]! >= box.pack.costs.palace.elsewhere
      ? OK
      : No.noWorkerElsewhere; // ZG-131

export const palace: Decision<ZhanGuo> = {
  moves: {
    build: {
      rule: 'ZG-130',
      when: palaceLeft,
      point: [
        among('region', ALL_REGIONS, hasSlot, calmEnough, workersHere),
        among('donor', ALL_REGIONS, workerElsewhere),
      ],
      effect(play, region, donor) {
        const { s, box, seat } = play;
        const { here, elsewhere } = box.pack.costs.palace;
        s.workers[inRegion(seat, region)]! -= here;
        s.workers[inRegion(seat, donor)]! -= elsewhere;
        play.emit('gaveWorkers', seat, (1 << region) | (1 << donor), here + elsewhere);
        placePalace(play, region);
        takeTall(play);
        scoreCards(play);
      },
    },
    moveDown,
  },
  glance(look) {
    for (let region = 0; region < REGIONS && look.s.palacesLeft[look.seat]! > 0; region++) {
      if ((workersHere(look, region, 0) || hasSlot(look, region, 0) || calmEnough(look, region, 0)) !== OK) continue;
      for (let donor = 0; donor < REGIONS; donor++) if (workerElsewhere(look, region, donor) === OK) return true;
    }
    return false;
  },
  nothing: No.palaceNowhere, // ZG-135
};
function placePalace(play: Play<ZhanGuo>, region: number): void {
  const { s, seat } = play;
  s.palaces[freeSlot(play, region)] = seat;
  s.palacesLeft[seat]!--;
  play.emit('palace', seat, region);
}
/** ZG-137: a point for every tucked card. */
function scoreCards(play: Play<ZhanGuo>): void {
  const points = cardsTucked(play.s, play.seat);
  play.emit('palacePoints', play.seat, points);
  earn(play, 'palaces', points);
}

// ---- ZG-136: a tall marker of choice, as long as there are any ----
function takeTall(play: Play<ZhanGuo>): void {
  const left = ALL_ASPECTS.filter(aspect => play.s.tallLeft[aspect]! > 0);
  if (left.length > 1) todo(play, { at: 'tall', seat: play.seat });
  else if (left.length === 1) tallOf(play, left[0]!);
}
function tallOf({ s, seat, emit }: Play<ZhanGuo>, aspect: number): void {
  s.tallLeft[aspect]!--;
  s.tall[ofAspect(seat, aspect)]!++;
  emit('tall', seat, aspect);
}
export const tall: Decision<ZhanGuo> = {
  moves: {
    take: {
      rule: 'ZG-136',
      point: [among('aspect', ALL_ASPECTS, ({ s }, aspect) => (s.tallLeft[aspect]! > 0 ? OK : No.tallTaken))],
      effect: tallOf,
    },
    moveDown,
  },
};

// ---- ZG-200: as a reward, without Workers and without a tall marker ----
export const rewardPalace: Decision<ZhanGuo> = {
  moves: {
    build: {
      rule: 'ZG-200',
      when: palaceLeft,
      point: [among('region', ALL_REGIONS, hasSlot, calmEnough)],
      effect(play, region) {
        placePalace(play, region);
        scoreCards(play);
      },
    },
  },
};
