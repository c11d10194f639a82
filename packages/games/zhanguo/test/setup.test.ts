import { everyTable, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { Player } from './given.ts';
import { newGame, position } from './position.ts';

const NAMES = ['Blue', 'Red', 'Purple', 'Yellow'] as const satisfies Player[];
const players = (count: number) => NAMES.slice(0, count);
const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);
const COUNTS = [2, 3, 4];
const zeros = (count: number) => Array<number>(count).fill(0);

test('ZG-034 four colours, and for each player in the game a set of pieces', () => {
  expect(game.colours).toEqual(['blue', 'red', 'purple', 'yellow']);
  for (const count of COUNTS) {
    const { s } = newGame(players(count));
    expect([s.governorsLeft, s.palacesLeft, s.wallsLeft].map(left => left.length)).toEqual([count, count, count]);
  }
});
test('ZG-035 three decks by colour, dealt from at random', () => {
  for (const count of COUNTS) {
    const { s, box } = newGame(players(count));
    for (const [aspect, layers] of s.decks.entries())
      expect(layers.flatMap(({ pieces }) => pieces).map(card => box.aspectOf[card])).toEqual(
        Array(40 - 2 * count).fill(aspect),
      );
    const hands = SEEDS.map(seed => newGame(players(count), {}, seed).s.hands.join());
    expect(new Set(hands).size).toBe(SEEDS.length);
  }
});
test('ZG-036 ZG-051 ZG-052 the first round, no unrest, an empty Court that shows X', () => {
  for (const count of COUNTS) {
    const { s, k } = newGame(players(count));
    expect([s.round, s.court]).toEqual([0, []]);
    expect(s.unrest).toEqual(zeros(count * 5));
    expect(k.view(s, 0).court).toEqual([]);
  }
});
test('ZG-037 ZG-045 tall markers beside the Court; low markers in supply, Workers on no board', () => {
  for (const count of COUNTS) {
    const { s } = newGame(players(count));
    expect([s.tallLeft, s.tall]).toEqual([[1, 1, 1], zeros(count * 3)]);
    expect([s.lowLeft, s.low]).toEqual([Array(3).fill(3 * count), zeros(count * 3)]);
    expect(s.workers).toEqual(zeros(count * 5));
  }
});
test('ZG-038 the first player is drawn; play goes clockwise', () => {
  for (const count of COUNTS) {
    const firsts = SEEDS.map(seed => {
      const p = newGame(players(count), {}, seed);
      const first = p.s.track[0]!;
      for (let k = 0; k < count; k++) p.table.at('play', (first + k) % count).plays(p.table.options()[0]!);
      return first;
    });
    expect(new Set(firsts).size).toBe(count);
  }
});
test('ZG-039 ZG-040 the first player’s disc on top of the Rewards Track, the others below in any order, no slot more', () => {
  for (const [count, orders] of [
    [2, 2],
    [3, 6],
    [4, 24],
  ] as const) {
    const tracks = Array.from({ length: 300 }, (_, seed) => newGame(players(count), {}, seed + 1)).map(p => {
      p.table.at('play', p.s.track[0]!);
      expect([...p.s.track].sort()).toEqual([0, 1, 2, 3].slice(0, count));
      return p.s.track.join();
    });
    expect(new Set(tracks).size).toBe(orders);
  }
});
test('ZG-041 everybody begins with no points on A sides and on picked B sides', () => {
  for (const count of COUNTS)
    for (const boards of ['sideA', 'sideB']) {
      const p = newGame(players(count), { boards });
      expect(p.s.points.every(points => points === 0)).toBe(true);
      expect(p.k.result(p.s).lines.board).toBeUndefined();
    }
});
test('ZG-042 six discs each for the Tasks: one player can claim all six', () => {
  for (const count of COUNTS) expect(newGame(players(count)).s.discs).toEqual(Array(6 * 4).fill(-1));
  const everywhere = { 'upper-wall': ['gold'], 'lower-wall': ['gold'], 'upper-palace': ['1'], 'lower-palace': ['1'] };
  const tasks = { ...everywhere, 'upper-governor': ['1'], 'lower-governor': ['1'] };
  const p = position({ Blue: { walls: 'gold-a/1', palaces: [1], governors: '1a' }, tasks });
  p.turn('Blue', 50).plays('tuck 1 50');
  expect(p.s.discs.filter(disc => disc === 0).length).toBe(6);
});
test('ZG-043 each of six Wall tiles on one section, a random side up', () => {
  const shown = new Set<string>();
  for (const seed of SEEDS) {
    const { faces } = newGame(players(2), {}, seed).s;
    expect(faces.map(face => face >> 1).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const [section, face] of faces.entries()) if (section === 0) shown.add(`${face}`);
  }
  expect(shown.size).toBe(12);
});
test('ZG-044 in each of two sections one Task of every type, drawn from four', () => {
  const met = new Set<number>();
  for (const seed of SEEDS) {
    const { s, box } = newGame(players(3), {}, seed);
    expect(s.tasks.map(task => box.tasks[task]!.piece)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(new Set(s.tasks).size).toBe(6);
    for (const task of s.tasks) met.add(task);
  }
  expect(met.size).toBe(12);
});
test('ZG-046 on A sides all boards are alike and have no powers', () => {
  const { box, s } = newGame(players(4), { boards: 'sideA' });
  const [one] = box.boards;
  for (const board of s.boards)
    expect(box.boards[board]).toMatchObject({ ...one, id: box.boards[board]!.id, side: 'a' });
  expect([one!.powers, one!.extraWorkers, box.powers]).toEqual([[], 0, []]);
});
test('ZG-047 B sides: four boards at every player count, the last player picks first, no points are paid', () => {
  for (const count of COUNTS) {
    const p = newGame(players(count), { boards: 'sideB' });
    const first = p.s.track[0]!;
    const wanted = ['star', 'circle', 'square', 'triangle'];
    for (let k = count - 1; k >= 0; k--) {
      p.table.at('pick', (first + k) % count);
      expect(p.table.options().length).toBe(4 - (count - 1 - k));
      p.table.plays(`pick ${wanted[k]}`);
      if (k > 0) p.table.refuses(`pick ${wanted[k]}`, 'boardTaken');
    }
    p.table.at('play', first);
    const ids = p.s.boards.map(board => p.box.boards[board]!.id);
    expect(ids).toEqual(ids.map((_, seat) => wanted[(seat - first + count) % count]));
    expect(p.k.result(p.s).totals.every(total => total === p.k.result(p.s).totals[0])).toBe(true);
  }
});
const START = {
  circle: 'red1 red1 white1',
  square: 'gray1 white1 white1',
  triangle: 'red1 gray1 gray1',
  star: 'gray1 gray1 white1',
};
test('ZG-048 ZG-049 three Officials of the own supply begin in the Governors area of Region 1: gray, red, red on A', () => {
  for (const count of COUNTS)
    for (const player of players(count))
      expect(newGame(players(count)).of(player)).toMatchObject({
        above: 'red1 red1 gray1',
        below: '',
        supply: { red: 3, gray: 4, white: 5 },
      });
});
test('ZG-048 ZG-050 B sides begin with other Officials, never all three colours: no Governor on turn 1', () => {
  for (const [board, above] of Object.entries(START)) {
    const p = newGame(players(2), { boards: 'sideB' });
    const [last, first] = [p.s.track[1]!, p.s.track[0]!];
    p.table.plays(board === 'star' ? 'pick circle' : 'pick star', `pick ${board}`).at('play', first);
    expect(p.of(NAMES[first]!).above).toBe(above);
    expect(p.of(NAMES[last]!).above).toBe(board === 'star' ? START.circle : START.star);
    const { supply } = p.of(NAMES[first]!);
    expect(Object.values(supply).reduce((sum, left) => sum! + left!, 0)).toBe(12);
    p.table.refuses(`court governor ${p.s.hands[first]![0]}`, 'noTrioAnywhere');
  }
});
test('ZG-244 all on A sides, all picking or all in the auction: sides are never mixed', () => {
  expect(() => tableFor(game, 2, { boards: 'mixed' })).toThrow('option boards is one of sideA, sideB, auction');
  for (const { seats, options } of everyTable(game)) {
    const { box } = newGame(players(seats), options);
    const [side, powers] = options.boards === 'sideA' ? ['a', 0] : ['b', 2];
    for (const board of box.boards) expect([board.side, board.powers.length]).toEqual([side, powers]);
  }
});
