import { EMPTY, type Game } from '@tianxia/kernel';
import {
  CARDS_IN_REGION,
  inRegion,
  ofAspect,
  ofType,
  SLOTS_IN_REGION,
  SLOTS_IN_SECTION,
  SLOTS_ON_TILE,
  standing,
} from './at.ts';
import { REGIONS } from './content/shape.ts';
import { hasWallIn } from './facts/walls.ts';
import { ALL_ASPECTS, ALL_REGIONS } from './rule.ts';
import { type FirstEmpire, NOBODY, type State } from './state.ts';

const seats = (s: State) => Array.from({ length: s.seats }, (_, seat) => seat);
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
const times = (list: readonly number[], value: number) => list.filter(one => one === value).length;
const own = (list: readonly number[], seat: number, width: number) => list.slice(seat * width, seat * width + width);

/** What must hold at every moment of every game; the laws check it along random games. */
export const always: NonNullable<Game<FirstEmpire>['always']> = {
  'FE-005': (s, { pack: { pieces } }) =>
    seats(s).every(
      seat =>
        s.governorsLeft[seat]! + sum(own(s.governors, seat, REGIONS.length)) === pieces.governors &&
        s.palacesLeft[seat]! + sum(own(s.palaces, seat, REGIONS.length)) === pieces.palaces &&
        s.wallsLeft[seat]! + times(s.walls, seat) === pieces.walls &&
        s.locked[seat]! + s.entrance[seat]! + times(s.soldiers, seat) ===
          pieces.soldiersLocked + pieces.soldiersAtEntrance &&
        s.governorsLeft[seat]! >= 0,
    ),
  'FE-121': (s, { pack }) =>
    seats(s).every(seat =>
      ALL_ASPECTS.every(type => {
        const onBoard = sum(ALL_REGIONS.map(region => s.officials[standing(seat, region, type)]!));
        return s.reserve[ofType(seat, type)]! + onBoard === pack.pieces.officialsOfEachType && onBoard >= 0;
      }),
    ),
  'FE-007': (s, box) =>
    ALL_ASPECTS.every(aspect => {
      const held = sum(seats(s).map(seat => s.tokens[ofAspect(seat, aspect)]!));
      const holder = s.large[aspect]!;
      return (
        s.supply[aspect]! >= 0 &&
        s.supply[aspect]! + held === box.smallTokens &&
        (holder === NOBODY || (holder >= 0 && holder < s.seats))
      );
    }),
  'FE-100': (s, { pack }) => s.unrest.every(level => level >= 0 && level <= pack.unrest.most),
  'FE-006': s => s.workers.every(many => many >= 0) && s.officials.every(many => many >= 0),
  'FE-080': s =>
    s.tableau.every(board =>
      board.every((card, at) => card === EMPTY || at % CARDS_IN_REGION === 0 || board[at - 1] !== EMPTY),
    ),
  'FE-198': s =>
    s.emperorOn.every((tiles, seat) => tiles.every((tile, at) => tile === EMPTY || s.tableau[seat]![at] !== EMPTY)),
  'FE-191': s =>
    seats(s).every(seat =>
      [0, 1, 2, 3, 4, 5].every(
        section => times(own(s.walls, section, SLOTS_IN_SECTION), seat) === (hasWallIn(s, seat, section) ? 1 : 0),
      ),
    ),
  'FE-271': s =>
    seats(s).every(seat => s.symbols.every((_, spot) => times(own(s.soldiers, spot, SLOTS_ON_TILE), seat) <= 1)),
  'FE-152': s =>
    seats(s).every(seat =>
      ALL_REGIONS.every(
        region => times(own(s.slots, region, SLOTS_IN_REGION), seat) <= s.governors[inRegion(seat, region)]!,
      ),
    ),
  'FE-246': s => seats(s).every(seat => times(s.order, seat) === 1 && times(s.column, seat) <= 1),
};
