import {
  among,
  type Check,
  type Decision,
  type Frame,
  type Look,
  OK,
  type Play,
  quick,
  type Seat,
} from '@tianxia/kernel';
import {
  ALL_COLOURS,
  ALL_REGIONS,
  colourOf,
  inSupply,
  isBelow,
  OFFICIALS,
  ofColour,
  officialsBelow,
  regionOf,
  standing,
} from '../at.ts';
import { AREAS } from '../box.ts';
import { COLOURS, REGIONS } from '../content/shape.ts';
import { No } from '../reasons.ts';
import { type Frames, NOBODY, type Points, type ZhanGuo } from '../state.ts';
import { EVERY_PLACE, moveDown, standsThere } from './freeMove.ts';

// ---- section 9: recruiting ----
export const colourLeft: Check<ZhanGuo> = ({ s, seat }, colour) =>
  s.supply[ofColour(seat, colour)]! > 0 ? OK : No.colourGone; // ZG-102
export function recruitTo({ s, seat, emit }: Play<ZhanGuo>, colour: number, region: number): void {
  s.supply[ofColour(seat, colour)]!--;
  s.above[standing(seat, region, colour)]!++;
  emit('recruited', seat, colour, region);
}
export const recruit: Decision<ZhanGuo> = {
  moves: {
    recruit: {
      rule: 'ZG-101',
      point: [among('colour', ALL_COLOURS, colourLeft), among('region', ALL_REGIONS)],
      effect: recruitTo,
    },
    moveDown,
  },
  glance: ({ s, seat }) => inSupply(s, seat) > 0,
  nothing: No.noOfficialInSupply, // ZG-102
};
/** ZG-121: the bonus of a square, which need not be used (ZG-119). */
export const freeOfficial: Decision<ZhanGuo> = {
  asks: ({ s, seat }) => inSupply(s, seat) > 0,
  moves: {
    ...recruit.moves,
    recruit: { ...recruit.moves.recruit!, rule: 'ZG-121' },
    decline: { rule: 'ZG-119', effect() {} },
  },
};

// ---- section 10: re-assigning, step by step ----
const areaOf = (official: number) => regionOf(official) + (isBelow(official) ? REGIONS : 0);
/** Areas, and the places in them, count on from above to below. */
const inArea = (area: number, colour: number) => area * COLOURS.length + colour;
const EVERY_AREA: readonly number[] = Array.from({ length: AREAS }, (_, i) => i);

const comesFirst: Check<ZhanGuo, Points> = ({ frame }, official) =>
  frame.passing === NOBODY || frame.passing === official ? OK : No.otherOnTheWay; // ZG-108
const roadLeads: Check<ZhanGuo> = ({ box }, official, to) => {
  const from = areaOf(official);
  const isNext = box.isNext[(from % REGIONS) * REGIONS + (to % REGIONS)] === 1;
  const sameRegion = from % REGIONS === to % REGIONS;
  if (from === to) return No.staysPut;
  if (from < REGIONS === to < REGIONS) return isNext ? OK : No.notAdjacent; // ZG-010
  if (from < REGIONS) return sameRegion ? No.downIsFree : No.notAcrossDown; // ZG-110
  return sameRegion ? OK : No.notAcrossUp; // ZG-071: upwards costs a point
};
const isFull = ({ s, box, seat }: Look<ZhanGuo>, area: number) =>
  area >= REGIONS && officialsBelow(s, seat, area - REGIONS) >= box.pack.places.officialsBelow;
/** ZG-107: a full Workers area may be entered if a point is left to leave it again; the way up is always open. */
const roomOrPointLeft: Check<ZhanGuo, Points> = (look, _official, to) =>
  look.frame.points > 1 || !isFull(look, to) ? OK : No.passingNeedsPoint;
const nobodyOnTheWay = ({ frame }: Look<ZhanGuo, Points>) => (frame.passing === NOBODY ? OK : No.otherOnTheWay);

export const officialsOnBoard = ({ s, box, seat }: Look<ZhanGuo>): number => {
  let all = 0;
  for (let i = 0; i < COLOURS.length; i++) all += box.pack.officials[i]!.each;
  return all - inSupply(s, seat);
};
export const reassigning = (seat: Seat, points: number, least = 0): Frame<Frames> => ({
  at: 'reassign',
  seat,
  points,
  spent: 0,
  least,
  passing: NOBODY,
});
export const reassign: Decision<ZhanGuo, Points> = {
  asks: look => look.frame.points > 0 && officialsOnBoard(look) > 0,
  moves: {
    step: {
      rule: 'ZG-104',
      stays: true,
      point: [
        among('official', EVERY_PLACE, comesFirst, standsThere),
        quick(
          among('area', EVERY_AREA, roadLeads, roomOrPointLeft),
          among('area', ({ box }, official) => box.steps[areaOf(official)]!, roomOrPointLeft),
        ),
      ],
      effect(play, official, area) {
        const { s, seat, frame } = play;
        const to = inArea(area, colourOf(official));
        frame.passing = isFull(play, area) ? to : NOBODY;
        frame.points--; // ZG-109
        frame.spent++;
        const mine = seat * OFFICIALS;
        isBelow(official) ? s.below[mine + official - OFFICIALS]!-- : s.above[mine + official]!--;
        isBelow(to) ? s.below[mine + to - OFFICIALS]!++ : s.above[mine + to]!++;
        play.emit('moved', seat, official, area);
      },
    },
    stop: {
      rule: 'ZG-103',
      when: look => (look.frame.spent < look.frame.least ? No.spendOne : nobodyOnTheWay(look)),
      effect() {},
    },
    moveDown: { ...moveDown, when: look => nobodyOnTheWay(look) || moveDown.when!(look) },
  },
  glance: look => officialsOnBoard(look) > 0,
  nothing: No.noOfficialOnBoard, // ZG-111
};
