import { among, OK } from '@tianxia/kernel';
import { inRegion, standing } from '../at.ts';
import { No } from '../reasons.ts';
import { ALL_REGIONS, beside, type Choice, type Rule } from '../rule.ts';
import type { Frames } from '../state.ts';
import { addWorkers, raiseUnrest } from './gains.ts';

const GENERAL = 2;
// ---- FE-165, FE-166, FE-167: Hire 2 Workers ----
const hasGeneral: Rule = ({ s, seat }, region) =>
  s.officials[standing(seat, region, GENERAL)]! > 0 ? OK : No.noGeneral;
const isCalmEnough: Rule = ({ s, box, seat }, region) =>
  s.unrest[inRegion(seat, region)]! + box.pack.hire.unrest <= box.pack.unrest.most ? OK : No.hireUnrest;
export const hire: Choice<'hire'> = {
  moves: {
    hire: {
      rule: 'FE-165',
      point: [among('region', ALL_REGIONS, hasGeneral, isCalmEnough)],
      effect(play, region) {
        const { workers, unrest } = play.box.pack.hire;
        addWorkers(play, region, workers);
        raiseUnrest(play, region, unrest);
      },
    },
  },
};
/** FE-302: no General, no Unrest, all in one region. */
export const hireAnywhere: Choice<'hireAnywhere'> = {
  moves: {
    hire: {
      rule: 'FE-302',
      point: [among('region', ALL_REGIONS)],
      effect: (play, region) => addWorkers(play, region, play.frame.workers),
    },
  },
};

// ---- FE-301: each chosen Worker moves one step, so those that have arrived stay ----
const BITS = 3;
const arrivedAt = (arrived: number, region: number) => (arrived >> (region * BITS)) & ((1 << BITS) - 1);
const canLeave: Rule<Frames['moveWorkers']> = ({ s, seat, frame }, region) => {
  const here = s.workers[inRegion(seat, region)]!;
  if (here === 0) return No.workerNotThere;
  return here > arrivedAt(frame.arrived, region) ? OK : No.workerMovedAlready;
};
export const moveWorkers: Choice<'moveWorkers'> = {
  asks: look => look.frame.left > 0 && ALL_REGIONS.some(region => canLeave(look, region, 0) === OK),
  moves: {
    move: {
      rule: 'FE-301',
      stays: true,
      point: [among('region', ALL_REGIONS, canLeave), among('region', (_, from) => beside(from))],
      effect(play, from, to) {
        const { s, seat, frame } = play;
        s.workers[inRegion(seat, from)]!--;
        s.workers[inRegion(seat, to)]!++;
        play.emit('movedWorker', seat, from, to);
        frame.left--;
        frame.arrived += 1 << (to * BITS);
      },
    },
    done: { rule: 'FE-301', effect() {} },
  },
};
