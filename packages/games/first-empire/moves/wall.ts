import { among, bits, counted, EMPTY, OK, type Pointing, type Reason, type Seat, todo } from '@tianxia/kernel';
import { inRegion, SLOTS_IN_SECTION, sectionOf, sideOf, siteOf, wallSlotAt } from '../at.ts';
import { emperorFor, regionsWithWorkers, WALL_SLOTS, whyClosed } from '../facts/walls.ts';
import { No } from '../reasons.ts';
import { ALL_REGIONS, type Choice, type Doing, type Here, inSet, type Rule } from '../rule.ts';
import { type FirstEmpire, type Frames, NOBODY, type State } from '../state.ts';
import { nthTucked, placeOf, tuckedCards } from '../tableau.ts';

/** Sets of regions by their size: Workers for a Wall come from different ones. */
const SETS: readonly (readonly number[])[] = ALL_REGIONS.map(size =>
  Array.from({ length: 32 }, (_, set) => set).filter(set => bits(set) === size),
);

// ---- Build 1 Wall ----
const slotIsOpen: Rule = (look, slot) => whyClosed(look, slot);
/** FE-194: Workers are all it costs. */
const isAffordable: Rule = (look, slot) =>
  regionsWithWorkers(look) >= look.box.levels[slot]! ? OK : No.tooFewRegionsWithWorkers; // FE-193
const workersStandThere: Rule = ({ s, seat }, _slot, set) => {
  for (let region = 0; region < ALL_REGIONS.length; region++)
    if (inSet(set, region) && s.workers[inRegion(seat, region)] === 0) return No.noWorkerThere; // FE-193
  return OK;
};
const wallLeft = ({ s, seat }: Here): Reason => (s.wallsLeft[seat]! > 0 ? OK : No.noWallLeft); // FE-200
export function raiseWall(s: State, seat: Seat, slot: number): void {
  s.wallsLeft[seat]!--;
  s.walls[slot] = seat;
}
/** FE-196: whoever opens a section takes an Emperor tile. */
function build(play: Doing, slot: number): void {
  const { s, seat } = play;
  const section = sectionOf(slot);
  const at = wallSlotAt(section, 0);
  let opens = true;
  for (let i = 0; i < SLOTS_IN_SECTION; i++) if (s.walls[at + i] !== NOBODY) opens = false;
  raiseWall(s, seat, slot);
  play.emit('wall', seat, slot);
  if (opens) todo(play, { at: 'emperorTile', seat, site: siteOf(section), side: sideOf(section) });
}
const payingRegions: Pointing<FirstEmpire> = {
  ...among<FirstEmpire>('workers', ({ box }, slot) => SETS[box.levels[slot]!]!, workersStandThere),
  subset: true,
};
export const wall: Choice<'wall'> = {
  moves: {
    build: {
      rule: 'FE-191',
      when: wallLeft,
      point: [among('wallSlot', WALL_SLOTS, slotIsOpen, isAffordable), payingRegions],
      effect(play, slot, set) {
        for (const region of ALL_REGIONS) if (inSet(set, region)) play.s.workers[inRegion(play.seat, region)]!--;
        build(play, slot);
      },
    },
  },
  nothing: nearest => (nearest === No.tooFewRegionsWithWorkers ? nearest : No.noOpenSection), // FE-200
};
/** FE-309: no Workers, any level. */
export const freeWall: Choice<'freeWall'> = {
  asks: look => wallLeft(look) === OK && look.why({ at: 'freeWall', seat: look.seat }) === OK,
  moves: { build: { rule: 'FE-309', point: [among('wallSlot', WALL_SLOTS, slotIsOpen)], effect: build } },
};

// ---- the Emperor tile ----
export function liftEmperor(s: State, at: number): number {
  const tile = s.emperors[at]!;
  s.emperors[at] = EMPTY;
  return tile;
}
const emperorHere = ({ s, box, frame }: Here<Frames['emperorTile']>) => emperorFor(s, box, frame.site, frame.side);
/** FE-197: of any type; without one the tile stays where it is (FE-199). */
const isBare: Rule = ({ s, seat }, card) =>
  s.emperorOn[seat]![placeOf(s, seat, card)] === EMPTY ? OK : No.hasEmperorTile;
export const emperorTile: Choice<'emperorTile'> = {
  asks: look =>
    look.s.emperors[emperorHere(look)] !== EMPTY &&
    look.why({ ...look.frame, at: 'emperorTile', seat: look.seat }) === OK,
  moves: {
    put: {
      rule: 'FE-198',
      point: [
        counted(
          'card',
          ({ s, seat }) => tuckedCards(s, seat),
          ({ s, seat }, _, i) => nthTucked(s, seat, i),
          isBare,
        ),
      ],
      effect(play, card) {
        const { s, seat } = play;
        const tile = liftEmperor(s, emperorHere(play));
        s.emperorOn[seat]![placeOf(s, seat, card)] = tile;
        play.emit('emperor', seat, tile, card);
      },
    },
  },
};
