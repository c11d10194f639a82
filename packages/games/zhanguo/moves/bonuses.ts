import {
  among,
  type Check,
  type Decision,
  type Handlers,
  handle,
  type Look,
  OK,
  type Play,
  type Reason,
  todo,
} from '@tianxia/kernel';
import {
  ALL_ASPECTS,
  ALL_REGIONS,
  earn,
  inRegion,
  lowerUnrest,
  ofAspect,
  ofColour,
  totalUnrest,
  unrestIn,
} from '../at.ts';
import type { Gift } from '../box.ts';
import { COLOURS, REGIONS } from '../content/shape.ts';
import { pointsPerCard } from '../facts/tucking.ts';
import { No } from '../reasons.ts';
import { type Frames, NOBODY, type ZhanGuo } from '../state.ts';
import { moveDown } from './freeMove.ts';
import { officialsOnBoard, reassigning, recruitTo } from './officials.ts';

type Rule = Check<ZhanGuo>;

// ---- section 16: what cards and powers give ----
const give: Handlers<Gift, [Play<ZhanGuo>, region: number]> = {
  points({ amount }, play) {
    // ZG-160
    scoreCard(play, amount);
  },
  pointsPerCard({ aspect }, play) {
    // ZG-164
    scoreCard(play, pointsPerCard(play.s, play.box, play.seat, aspect));
  },
  marker({ instead }, play) {
    // ZG-176
    const left = ALL_ASPECTS.filter(aspect => play.s.lowLeft[aspect]! > 0);
    if (left.length > 1) todo(play, { at: 'marker', seat: play.seat });
    else if (left.length === 1) takeMarker(play, left[0]!);
    else {
      play.emit('noMarkers', play.seat, instead);
      earn(play, 'markers', instead);
    }
  },
  calmHere({ steps }, play, region) {
    // ZG-158, ZG-165
    lowerUnrest(play, region, steps);
  },
  calmAnywhere: ({ steps }, play) => todo(play, { at: 'calm', seat: play.seat, steps }),
  reassign: ({ points }, play) => todo(play, reassigning(play.seat, points)), // ZG-159, ZG-173
  moveWorker({ count }, play) {
    // ZG-171
    for (let i = 0; i < count; i++) todo(play, { at: 'moveWorker', seat: play.seat });
  },
  worker: ({ count }, play, region) => addWorkers(play, region, count), // ZG-162
  official({ colour, count }, play, region) {
    const which = COLOURS.indexOf(colour);
    const there = Math.min(count, play.s.supply[ofColour(play.seat, which)]!);
    for (let i = 0; i < there; i++) recruitTo(play, which, region);
  },
  calmForWorker: (_, play) => todo(play, { at: 'trade', seat: play.seat }),
  moveGovernor: (_, play) => todo(play, { at: 'moveGovernor', seat: play.seat }),
};
/** The first of them happens first; those with a choice wait on the agenda. */
export function giveAll(play: Play<ZhanGuo>, gifts: readonly Gift[], region: number): void {
  // ZG-154
  for (let i = gifts.length - 1; i >= 0; i--) handle(give, gifts[i]!, play, region);
}
function scoreCard(play: Play<ZhanGuo>, points: number): void {
  play.emit('scored', play.seat, points);
  earn(play, 'cards', points);
}
export function addWorkers({ s, seat, emit }: Play<ZhanGuo>, region: number, count: number): void {
  s.workers[inRegion(seat, region)]! += count;
  emit('worker', seat, region, count);
}

/** ZG-249: why a bonus would give nothing now. */
const nothing: Handlers<Gift, [Look<ZhanGuo>, region: number], Reason> = {
  points: () => OK,
  pointsPerCard: () => OK,
  marker: () => OK,
  worker: () => OK,
  calmHere: (_, { s, seat }, region) => (unrestIn(s, seat, region) > 0 ? OK : No.calmAlready),
  calmAnywhere: (_, look) => (hasUnrest(look) ? OK : No.calmAlready),
  reassign: (_, look) => (officialsOnBoard(look) > 0 ? OK : No.nobodyToMove), // ZG-113
  moveWorker: (_, look) => (hasWorker(look) ? OK : No.noWorkerToMove),
  official: ({ colour }, { s, seat }) =>
    s.supply[ofColour(seat, COLOURS.indexOf(colour))]! > 0 ? OK : No.noOfficialOfColour, // ZG-163
  calmForWorker: (_, look) => (hasUnrest(look) ? OK : No.noUnrestToTrade),
  moveGovernor: (_, { s, box, seat }) => (s.governorsLeft[seat]! < box.pack.pieces.governors ? OK : No.notYourGovernor),
};
export const whyNothing = (gift: Gift, look: Look<ZhanGuo>, region: number): Reason =>
  handle(nothing, gift, look, region);
function hasWorker({ s, seat }: Look<ZhanGuo>): boolean {
  for (let region = 0; region < REGIONS; region++) if (s.workers[inRegion(seat, region)]! > 0) return true;
  return false;
}

// ---- the choices inside them ----
const isRestive: Rule = ({ s, seat }, region) => (unrestIn(s, seat, region) > 0 ? OK : No.noUnrest); // ZG-091
const hasUnrest = ({ s, seat }: Look<ZhanGuo>) => totalUnrest(s, seat) > 0;
export const calm: Decision<ZhanGuo, Frames['calm']> = {
  asks: hasUnrest,
  moves: {
    calm: {
      rule: 'ZG-157',
      point: [among('region', ALL_REGIONS, isRestive)],
      effect: (play, region) => lowerUnrest(play, region, play.frame.steps),
    },
    moveDown,
  },
};
/** ZG-172: one step less unrest, one Worker in the same Region. */
export const trade: Decision<ZhanGuo> = {
  asks: hasUnrest,
  moves: {
    trade: {
      rule: 'ZG-172',
      point: [among('region', ALL_REGIONS, isRestive)],
      effect(play, region) {
        lowerUnrest(play, region, 1);
        addWorkers(play, region, 1);
      },
    },
    moveDown,
  },
};
function takeMarker({ s, seat, emit }: Play<ZhanGuo>, aspect: number): void {
  s.lowLeft[aspect]!--;
  s.low[ofAspect(seat, aspect)]!++;
  emit('markers', seat, aspect, 1);
}
export const marker: Decision<ZhanGuo> = {
  moves: {
    take: {
      rule: 'ZG-156',
      point: [among('aspect', ALL_ASPECTS, ({ s }, aspect) => (s.lowLeft[aspect]! > 0 ? OK : No.noMarker))],
      effect: takeMarker,
    },
    moveDown,
  },
};
export const moveWorker: Decision<ZhanGuo> = {
  asks: hasWorker,
  moves: {
    move: {
      rule: 'ZG-161',
      point: [
        among('region', ALL_REGIONS, ({ s, seat }, from) =>
          s.workers[inRegion(seat, from)]! > 0 ? OK : No.noWorkerHere,
        ),
        among('region', ALL_REGIONS, ({ box }, from, to) =>
          box.isNext[from * REGIONS + to] === 1 ? OK : No.workerNotAdjacent,
        ),
      ],
      effect({ s, seat, emit }, from, to) {
        s.workers[inRegion(seat, from)]!--;
        s.workers[inRegion(seat, to)]!++;
        emit('workerMoved', seat, from, to);
      },
    },
    moveDown,
  },
};

// ---- ZG-174: a Governor moves to the open area next door; its square is empty again (ZG-175) ----
const spotsPerRegion = ({ box }: Look<ZhanGuo>) => box.spotsOf[0]!.length;
const regionOfSpot = (look: Look<ZhanGuo>, spot: number) => Math.floor(spot / spotsPerRegion(look));
const ownGovernor: Rule = (look, spot) => {
  const { s, box, seat } = look;
  if (box.squareAt[spot] !== undefined) return s.squares[spot] === seat ? OK : No.notYourGovernor;
  return s.open[inRegion(seat, regionOfSpot(look, spot))]! > 0 ? OK : No.notYourGovernor;
};
export const moveGovernor: Decision<ZhanGuo> = {
  moves: {
    move: {
      rule: 'ZG-174',
      point: [
        among('spot', ({ box }) => box.spotsOf.flat(), ownGovernor),
        among('region', ALL_REGIONS, (look, spot, to) =>
          look.box.isNext[regionOfSpot(look, spot) * REGIONS + to] === 1 ? OK : No.governorNotAdjacent,
        ),
      ],
      effect(play, spot, to) {
        const { s, box, seat } = play;
        if (box.squareAt[spot] !== undefined) s.squares[spot] = NOBODY;
        else s.open[inRegion(seat, regionOfSpot(play, spot))]!--;
        s.open[inRegion(seat, to)]!++;
        play.emit('governorMoved', seat, spot, to);
      },
    },
    moveDown,
  },
};
