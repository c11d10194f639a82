import { EMPTY, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { columnOf, rowOf, SPOTS } from '../at.ts';
import { LI_SI, open } from '../box.ts';
import { content } from '../content/index.ts';
import { majorityPoints } from '../facts/governors.ts';
import { meetsNeeds } from '../facts/mausoleum.ts';
import { elixirPoints } from '../facts/voyage.ts';
import { game } from '../index.ts';
import { setup } from '../setup.ts';
import { facing } from './li-si.ts';
import { position } from './position.ts';

const opened = (seats: number, options: Record<string, string> = {}) => open(content, tableFor(game, seats, options));

test('FE-288 the Mausoleum has three rows of three', () => {
  expect([SPOTS.map(rowOf), SPOTS.map(columnOf)]).toEqual([
    [0, 0, 0, 1, 1, 1, 2, 2, 2],
    [0, 1, 2, 0, 1, 2, 0, 1, 2],
  ]);
});
test('FE-004 FE-361 the cards of a table: 120, five Alchemist cards for each seat, all Masters', () => {
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const masters = numbers(141, 140 + opened(2).pack.masterAlchemistCards.length);
  expect(opened(2).pools.card!.pieces).toEqual([...numbers(1, 130), ...masters]);
  expect(opened(4).pools.card!.pieces).toEqual([...numbers(1, 140), ...masters]);
});
test('FE-152 a blank Governor tile has no bonus, and where no tile lies there is none either', () => {
  const { lists, slotBonus, blank, pack } = opened(2);
  expect([lists[0], blank[0]]).toEqual([[], true]);
  const blanks = pack.governorTiles.flatMap(({ slots }, i) => (slots.length === 0 ? [i + 1] : []));
  expect(blanks.length).toBeGreaterThan(0);
  for (const tile of blanks) expect([slotBonus[2 * tile], slotBonus[2 * tile + 1], blank[tile]]).toEqual([0, 0, true]);
});
test('FE-286 FE-402 FE-404 alone: who leads scores their own majority, a tie is shared or his', () => {
  const points = (liSi: string, yours: number, his: number) => {
    const { s, box } = facing({
      options: { liSi },
      S: { governors: Array<string>(yours).fill('chu') },
      LiSi: { governors: Array<string>(his).fill('chu') },
    });
    const lines = box.liSi.bottom.map(line => (line.kind === 'governors' ? { ...line, majority: 6 } : line));
    const card = { ...box, majority: 9, liSi: { ...box.liSi, bottom: lines } };
    return [majorityPoints(s, card, 0, 0), majorityPoints(s, card, LI_SI, 0)];
  };
  expect([points('1', 2, 1), points('1', 1, 2), points('1', 1, 1)]).toEqual([
    [9, 0],
    [0, 6],
    [4, 3],
  ]);
  expect([points('3', 1, 1), points('3', 1, 2)]).toEqual([
    [0, 6],
    [0, 6],
  ]);
});
test('FE-364 a scoring card without a line for Governors or the Elixir gives Li Si nothing for them', () => {
  const { s, box } = facing({
    S: { governors: ['chu'], tableau: { chu: ['AC1'] }, ship: 11 },
    LiSi: { governors: ['chu', 'wei'], tableau: { chu: ['AC1', 'AC2'] }, ship: 11 },
  });
  const bare = { ...box, liSi: { ...box.liSi, bottom: [] } };
  expect([majorityPoints(s, bare, 0, 0), majorityPoints(s, bare, LI_SI, 0)]).toEqual([box.majority / 2, 0]);
  expect(majorityPoints(s, bare, LI_SI, 1)).toBe(0);
  expect([elixirPoints(s, bare, 0), elixirPoints(s, bare, LI_SI)]).toEqual([3, 0]);
});
test('FE-287 FE-403 what his scoring card adds to the Elixir is his alone', () => {
  const { s, box } = facing({
    options: { liSi: '2' },
    S: { tableau: { chu: ['AC1'] }, ship: 11 },
    LiSi: { tableau: { chu: ['AC1'] }, ship: 11 },
  });
  expect([elixirPoints(s, box, 0), elixirPoints(s, box, LI_SI)]).toEqual([3, 5]);
});
test('FE-276 Governors and Palaces are asked for in regions: at a wall site there are none', () => {
  for (const what of ['governors', 'palaces'] as const) {
    const t = position({ players: { S: {}, M: { governors: ['chu', 'wei'], palaces: { chu: 2, wei: 1 } } } });
    const site = t.s.symbols.indexOf(5); // jade, the first symbol behind the regions
    const asks = t.box.asks.map(() => [{ what, need: 1 }]);
    expect(meetsNeeds(t.s, { ...t.box, asks }, 0, site)).toBe(false);
  }
});
test('FE-401 the Palace tiles Li Si kept are his points, and only where his scoring card counts them', () => {
  const t = facing({ LiSi: { tableau: { chu: [1, 2] }, points: 1 }, S: { points: 1, tableau: { chu: [3] } } });
  const kind = 1 + ['writing', 'currency', 'laws'].indexOf(t.box.pack.unificationCards[0]!.aspect);
  const before = [t.score('S').points!, t.score('LiSi').points!];
  t.s.liSiTiles[0] = kind;
  const gained = t.score('LiSi').points! - before[1]!;
  expect([t.score('S').points, gained > 0]).toEqual([before[0], true]);
  const none = { ...t.box, liSi: { ...t.box.liSi, palaceTiles: false } };
  expect([game.score.points!(t.s, LI_SI, none), game.score.points!(t.s, 0, none)]).toEqual([before[1], before[0]]);
});

// ---- setup ----
const laidOut = (seats: number, options: Record<string, string>, two: 0 | 1) =>
  setup(opened(seats, options), tableFor(game, seats, options), below => (below === 2 ? two : 0));
test('FE-026 FE-027 where Emperor tiles belong to sections chance says which; none is laid on another', () => {
  const bySection = { emperorTiles: 'section' };
  const [left, right] = [laidOut(2, bySection, 0), laidOut(2, bySection, 1)];
  for (const { emperors } of [left, right]) expect(emperors.filter(tile => tile !== EMPTY)).toHaveLength(4);
  const lone = ({ emperors }: typeof left) =>
    [0, 2, 4].flatMap(at => {
      const pair = [emperors[at] !== EMPTY, emperors[at + 1] !== EMPTY];
      return pair[0] === pair[1] ? [] : [pair[1] ? 'right' : 'left'];
    });
  expect(new Set(lone(left))).toEqual(new Set(['left']));
  expect(new Set(lone(right))).toEqual(new Set(['right']));
});
test('FE-029 FE-370 two Governor tiles in each region at most, and nothing is dealt to Li Si before the first round', () => {
  for (const seats of [1, 2, 3, 4]) {
    const s = laidOut(seats, {}, 0);
    expect([s.governorTiles.length, s.liSiCards, s.liSiDiscards]).toEqual([10, [], []]);
  }
});
test('FE-362 Li Si’s head start is nobody’s where he does not play', () => {
  const box = opened(1, { liSi: '4' });
  const s = setup({ ...box, solo: false }, tableFor(game, 2), () => 0);
  expect([s.ship, s.locked, s.entrance]).toEqual([
    [0, 0],
    [8, 8],
    [1, 1],
  ]);
  const alone = setup(box, tableFor(game, 1), () => 0);
  expect([alone.ship, alone.locked, alone.entrance]).toEqual([
    [0, 5],
    [8, 5],
    [1, 4],
  ]);
});
