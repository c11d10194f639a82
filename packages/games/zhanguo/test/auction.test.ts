import { expect, test } from 'vitest';
import type { Player } from './given.ts';
import { newGame, type Position } from './position.ts';

const NAMES = ['Blue', 'Red', 'Purple', 'Yellow'] as const satisfies Player[];
const begin = (count: number, seed = 1) => {
  const p = newGame(NAMES.slice(0, count), { boards: 'auction' }, seed);
  const first = p.s.track[0]!;
  const seat = (k: number) => (first + k) % count; // counted clockwise from the first player
  return { p, seat, points: (k: number) => p.k.result(p.s).lines.board![seat(k)] };
};
const pickAny = (p: Position) => p.table.at('pick').plays(p.table.options()[0]!);
const bids = (p: Position) => p.table.options().filter(option => option.startsWith('bid.bid'));

test('ZG-053 everybody begins with 15 points', () => {
  for (const count of [2, 3, 4])
    expect(begin(count).p.k.result(begin(count).p.s).totals).toEqual(Array(count).fill(15));
});
test('ZG-054 as many boards as players; the others are dropped at random', () => {
  for (const count of [2, 3, 4]) {
    const kept = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { p } = begin(count, seed);
      p.table.plays('bid 1', ...Array<string>(count - 1).fill('pass'));
      kept.add(p.table.options().join());
      expect(p.table.options().length).toBe(count);
      for (const board of ['circle', 'square', 'triangle', 'star'])
        if (!((p.s.offered >> p.box.boards.findIndex(({ id }) => id === board)) & 1))
          p.table.refuses(`pick ${board}`, 'boardDropped');
    }
    expect(kept.size).toBe({ 2: 6, 3: 4, 4: 1 }[count]);
  }
});
test('ZG-055 variants are settled before the auction, and no card is dealt', () => {
  const p = newGame(['Blue', 'Red'], { boards: 'auction', cards: 'choice', unrest: 'perWorker' });
  p.table.at('bid');
  expect(p.s.hands).toEqual([[], []]);
  expect(p.box.options).toMatchObject({ choosesCards: true, byTrack: false, perWorker: true });
  p.table.plays('bid 2', 'pass').at('pick');
  pickAny(p).at('keep');
});
test('ZG-056 the first player opens with 1 to 15 points and may not pass', () => {
  const { p, seat } = begin(3);
  p.table.at('bid', seat(0)).refuses('pass', 'openerBids').refuses('bid.bid 0', 'notOffered');
  expect(bids(p)).toEqual(Array.from({ length: 15 }, (_, i) => `bid.bid ${i + 1}`));
});
test('ZG-057 clockwise the others bid more or pass; who passed is out of this auction', () => {
  const { p, seat } = begin(4);
  p.table.plays('bid 3').at('bid', seat(1)).refuses('bid 3', 'bidHigher').refuses('bid 2', 'bidHigher').plays('pass');
  p.table.at('bid', seat(2)).plays('bid 4').at('bid', seat(3)).plays('pass').at('bid', seat(0)).plays('bid 5');
  p.table.at('bid', seat(2)).plays('pass').at('pick', seat(0)); // seat 1 is not asked again
});
test('ZG-058 nobody bids more than the points they have', () => {
  const { p } = begin(2);
  p.table.refuses('bid 16', 'beyondOwnPoints').plays('bid 14').offers('bid 15').refuses('bid 16', 'beyondOwnPoints');
});
test('ZG-059 the last bidder pays the own bid and takes a board of choice, B side up', () => {
  const { p, seat, points } = begin(4);
  p.table.plays('bid 2', 'bid 6', 'pass', 'pass', 'pass').at('pick', seat(1));
  expect([points(0), points(1), points(2)]).toEqual([15, 9, 15]);
  p.table.plays('pick triangle');
  expect(p.box.boards[p.s.boards[seat(1)]!]).toMatchObject({ id: 'triangle', side: 'b' });
  p.table.plays('bid 1', 'pass', 'pass').refuses('pick triangle', 'boardTaken');
});
test('ZG-060 the next auction is opened by the nearest player without a board, who must bid; those with one stay out', () => {
  const { p, seat } = begin(4);
  p.table.plays('bid 1', 'pass', 'bid 2', 'pass', 'pass').at('pick', seat(2));
  pickAny(p).at('bid', seat(3)).refuses('pass', 'openerBids').plays('bid 1').at('bid', seat(0)).plays('pass');
  p.table.at('bid', seat(1)).plays('bid 2').at('bid', seat(3)).plays('pass').at('pick', seat(1));
  pickAny(p).at('bid', seat(3)).plays('bid 1').at('bid', seat(0)); // past seat 2, who has a board
});
test('ZG-061 the last player takes the last board for one point, whatever the others paid', () => {
  for (const count of [2, 3, 4]) {
    const { p, seat, points } = begin(count);
    for (let left = count; left > 1; left--) {
      p.table.plays('bid 5', ...Array<string>(left - 1).fill('pass'));
      pickAny(p);
    }
    p.table.at('play', seat(0));
    expect(Array.from({ length: count }, (_, k) => points(k))).toEqual([...Array(count - 1).fill(10), 14]);
    expect(new Set(p.s.boards).size).toBe(count);
    expect([p.s.offered, p.s.boards.includes(-1)]).toEqual([0, false]);
  }
});
test('ZG-245 bidding goes round until all but one have passed; who cannot bid more has to pass', () => {
  const { p, seat } = begin(3);
  p.table.plays('bid 1', 'bid 2', 'bid 3').at('bid', seat(0)).plays('bid 4').at('bid', seat(1)).plays('pass');
  p.table.at('bid', seat(2)).plays('bid 15').at('bid', seat(0));
  expect(p.table.options()).toEqual(['bid.pass']);
  p.table.plays('pass').at('pick', seat(2));
});
