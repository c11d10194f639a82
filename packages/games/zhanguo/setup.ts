import { EMPTY, type Rand, type Seat, type Step, type Table, todo, WHOLE_TABLE } from '@tianxia/kernel';
import { OFFICIALS, ofColour, PLACES, standing } from './at.ts';
import { type Box, SLOTS } from './box.ts';
import { ASPECTS, COLOURS, PIECES, REGIONS } from './content/shape.ts';
import { EARNED, NOBODY, PREPARING, type State, type ZhanGuo } from './state.ts';

const zeros = (count: number) => Array<number>(count).fill(0);
const nobodies = (count: number) => Array<number>(count).fill(NOBODY);

/** As far as nothing is drawn. */
export function setup(box: Box, { seats }: Table): State {
  const { pack } = box;
  const bySeat = <T>(of: () => T): T[] => Array.from({ length: seats }, of);
  return {
    seats,
    agenda: [{ at: 'prepare', seat: WHOLE_TABLE }],
    sealed: [],
    ending: '',
    phase: PREPARING,
    round: 0, // ZG-036: counted from 0
    track: [],
    column: nobodies(ASPECTS.length),
    // ZG-035
    decks: ASPECTS.map((_, aspect) => {
      const pieces = box.cards.filter(card => box.aspectOf[card] === aspect);
      return [{ pieces, known: zeros(pieces.length) }];
    }),
    court: [], // ZG-052
    hands: bySeat(() => []),
    drawn: bySeat(() => []),
    tucked: bySeat(() => Array<number>(PLACES).fill(EMPTY)),
    boards: nobodies(seats),
    offered: (1 << box.boards.length) - 1,
    above: zeros(seats * OFFICIALS),
    below: zeros(seats * OFFICIALS),
    supply: bySeat(() => pack.officials.map(({ each }) => each)).flat(), // ZG-015, ZG-034
    workers: zeros(seats * REGIONS),
    unrest: zeros(seats * REGIONS), // ZG-051
    low: zeros(seats * ASPECTS.length),
    tall: zeros(seats * ASPECTS.length),
    lowLeft: ASPECTS.map(() => box.low), // ZG-017, ZG-045
    tallLeft: ASPECTS.map(() => pack.tall.each), // ZG-018, ZG-037
    squares: nobodies(box.squareAt.length),
    open: zeros(seats * REGIONS),
    governorsLeft: bySeat(() => pack.pieces.governors), // ZG-015, ZG-019
    palaces: nobodies(REGIONS * box.palaceSlots),
    palacesLeft: bySeat(() => pack.pieces.palaces),
    walls: nobodies(box.siteOf.length * SLOTS),
    wallsLeft: bySeat(() => pack.pieces.walls),
    faces: [],
    tasks: [],
    // ZG-042
    discs: nobodies(pack.taskSections * PIECES.length * pack.taskSlots.length),
    points: zeros(seats * EARNED.length), // ZG-041
  };
}
/** `count` of these, in random order. */
function drawn(from: readonly number[], count: number, rand: Rand): number[] {
  const left = from.slice();
  return Array.from({ length: count }, () => left.splice(rand(left.length), 1)[0]!);
}

/** First player, Rewards Track, Wall and Task tiles; then the player boards. */
export const prepare: Step<ZhanGuo> = play => {
  const { s, box, rand, emit } = play;
  const first = rand(s.seats); // ZG-038
  const others = Array.from({ length: s.seats - 1 }, (_, k) => (first + 1 + k) % s.seats);
  s.track = [first, ...drawn(others, others.length, rand)]; // ZG-039, ZG-040
  // ZG-043
  const tiles = drawn([...box.pack.wallTiles.keys()], box.siteOf.length, rand);
  s.faces = tiles.map(tile => tile * 2 + rand(2));
  // ZG-044
  const byPiece = PIECES.map((_, piece) => {
    const all = box.tasks.flatMap((task, i) => (task.piece === piece ? [i] : []));
    return drawn(all, box.pack.taskSections, rand);
  });
  for (let section = 0; section < box.pack.taskSections; section++)
    for (const tasks of byPiece) s.tasks.push(tasks[section]!);
  emit('first', first);

  const station = { at: 'station', seat: WHOLE_TABLE } as const;
  if (box.options.boards === 'sideA') {
    for (let seat = 0; seat < s.seats; seat++) s.boards[seat] = seat; // ZG-046: all A sides are equal
    todo(play, station);
  } else if (box.options.boards === 'sideB') {
    // ZG-047: the last player picks first
    const picks = Array.from({ length: s.seats }, (_, k) => (first + s.seats - 1 - k) % s.seats);
    todo(play, ...picks.map(seat => ({ at: 'pick', seat }) as const), station);
  } else {
    for (const board of drawn([...box.boards.keys()], box.boards.length - s.seats, rand)) s.offered &= ~(1 << board); // ZG-054
    for (let seat = 0; seat < s.seats; seat++) s.points[seat * EARNED.length] = box.pack.auction.start; // ZG-053
    todo(play, { at: 'auction', seat: first }, station);
  }
};
/** ZG-048: the first Officials, as the player boards show. */
export const station: Step<ZhanGuo> = play => {
  const { s, box } = play;
  for (let seat = 0; seat < s.seats; seat++) {
    const { start, startRegion } = box.boards[s.boards[seat]!]!; // ZG-049, ZG-050
    for (let colour = 0; colour < COLOURS.length; colour++) moveOut(s, seat, startRegion, colour, start[colour]!);
  }
  todo(play, { at: 'round', seat: WHOLE_TABLE });
};
function moveOut(s: State, seat: Seat, region: number, colour: number, count: number): void {
  s.supply[ofColour(seat, colour)]! -= count;
  s.above[standing(seat, region, colour)]! += count;
}
