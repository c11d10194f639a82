import type { Game, Seat } from '@tianxia/kernel';
import {
  ALL_ASPECTS,
  ALL_COLOURS,
  ALL_REGIONS,
  cardsIn,
  governorsIn,
  ofAspect,
  ofColour,
  officialsBelow,
  PLACES,
  regionOf,
  standing,
  trackLength,
  unrestIn,
} from './at.ts';
import { CARD_PLACES, SLOTS } from './box.ts';
import { NOBODY, PREPARING, type State, type ZhanGuo } from './state.ts';

const seatsOf = (s: State): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);
const times = (list: readonly number[], value: number) => list.filter(each => each === value).length;
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
/** The one moment in which one Official too many stands in a Workers area: it is on its way. */
const passersIn = ({ agenda }: State, seat: Seat, region: number): number => {
  const frame = agenda.at(-1);
  const passing = frame?.at === 'reassign' && frame.seat === seat ? frame.passing : NOBODY;
  return passing !== NOBODY && regionOf(passing) === region ? 1 : 0;
};

/** What must hold at every moment of every game; the laws check it along random games. */
export const always: NonNullable<Game<ZhanGuo>['always']> = {
  'ZG-015': (s, box) =>
    seatsOf(s).every(
      seat =>
        ALL_COLOURS.every(colour => {
          const onBoard = ALL_REGIONS.map(region => {
            const at = standing(seat, region, colour);
            return s.above[at]! + s.below[at]!;
          });
          return sum(onBoard) + s.supply[ofColour(seat, colour)]! === box.pack.officials[colour]!.each;
        }) &&
        sum(ALL_REGIONS.map(region => governorsIn(s, box, seat, region))) + s.governorsLeft[seat]! ===
          box.pack.pieces.governors &&
        times(s.palaces, seat) + s.palacesLeft[seat]! === box.pack.pieces.palaces &&
        times(s.walls, seat) + s.wallsLeft[seat]! === box.pack.pieces.walls,
    ),
  'ZG-017': (s, box) =>
    ALL_ASPECTS.every(
      aspect => sum(seatsOf(s).map(seat => s.low[ofAspect(seat, aspect)]!)) + s.lowLeft[aspect]! === box.low,
    ),
  'ZG-018': (s, box) =>
    ALL_ASPECTS.every(
      aspect =>
        sum(seatsOf(s).map(seat => s.tall[ofAspect(seat, aspect)]!)) + s.tallLeft[aspect]! === box.pack.tall.each,
    ),
  'ZG-019': s =>
    [
      ...[s.above, s.below, s.supply, s.workers, s.unrest, s.low, s.tall, s.lowLeft, s.tallLeft, s.open],
      ...[s.governorsLeft, s.palacesLeft, s.wallsLeft],
    ].every(counts => counts.every(count => count >= 0)),
  'ZG-021': (s, box) =>
    seatsOf(s).every(seat =>
      ALL_REGIONS.every(
        region => officialsBelow(s, seat, region) <= box.pack.places.officialsBelow + passersIn(s, seat, region),
      ),
    ),
  'ZG-023': s =>
    seatsOf(s).every(
      seat =>
        s.tucked[seat]!.length === PLACES &&
        sum(ALL_REGIONS.map(region => cardsIn(s, seat, region))) === PLACES - times(s.tucked[seat]!, 0) &&
        s.tucked[seat]!.every(
          (card, place) => card === 0 || place % CARD_PLACES === 0 || s.tucked[seat]![place - 1]! > 0,
        ),
    ),
  'ZG-089': (s, box) =>
    s.phase === PREPARING ||
    seatsOf(s).every(seat =>
      ALL_REGIONS.every(region => unrestIn(s, seat, region) <= trackLength(s, box, seat, region)),
    ),
  'ZG-139': s =>
    seatsOf(s).every(seat =>
      s.faces.every((_, section) => times(s.walls.slice(section * SLOTS, (section + 1) * SLOTS), seat) <= 1),
    ),
  'ZG-039': s => seatsOf(s).every(seat => times(s.track, seat) + times(s.column, seat) === 1),
  'ZG-210': (s, box) => {
    const slots = box.pack.taskSlots.length;
    return s.tasks.every((_, task) => {
      const discs = s.discs.slice(task * slots, (task + 1) * slots);
      const free = discs.indexOf(NOBODY);
      return (
        (free < 0 || discs.slice(free).every(disc => disc === NOBODY)) &&
        seatsOf(s).every(seat => times(discs, seat) <= 1)
      );
    });
  },
};
