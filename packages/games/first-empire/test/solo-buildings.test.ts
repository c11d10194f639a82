import { WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { LI_SI } from '../box.ts';
import { content } from '../content/index.ts';
import type { PlayerGiven } from './arrange.ts';
import { toldOf } from './fresh.ts';
import { facing, obeys, type SoloGiven } from './li-si.ts';

const REGIONS = ['chu', 'wei', 'zhao', 'qi', 'yan'] as const;
const all = [...REGIONS];
const built = (order: number, given: SoloGiven) => {
  const t = facing(given);
  const before = t.s.walls.slice();
  obeys(t, order);
  return { t, slot: t.s.walls.findIndex((seat, i) => seat === LI_SI && before[i] !== LI_SI) };
};
test('FE-388 a Palace in the first region without his Soldier, or the first of the card', () => {
  const where = (order: number, soldiers: string[]) => {
    const { t } = built(order, { LiSi: { soldiers } });
    return REGIONS.find(region => t.of('LiSi').palaces(region) === 1);
  };
  expect([where(15, []), where(15, ['wei']), where(15, ['wei', 'zhao', 'chu'])]).toEqual(['wei', 'zhao', 'qi']);
  expect([where(15, all), where(19, all)]).toEqual(['wei', 'chu']);
});
test('FE-389 six points, the first large token of the card’s order, the tile if the card says so', () => {
  const palaceTiles = { wei: ['PT-laws'], zhao: ['PT-any'] };
  const { t } = built(15, { palaceTiles });
  expect([t.of('LiSi').points(), t.of('LiSi').large(), t.s.liSiTiles[3]]).toEqual([6, ['writing'], 3]);
  expect(t.s.palaceTiles.filter(tile => tile > 0)).toEqual([5]);
  const second = built(15, { palaceTiles, S: { large: ['writing', 'currency'] } }).t;
  expect(second.of('LiSi').large()).toEqual(['laws']);
  const without = built(18, { palaceTiles }).t; // builds in Zhao and leaves the tile
  expect([without.of('LiSi').palaces('zhao'), without.s.liSiTiles.every(tile => tile === 0)]).toEqual([1, true]);
});
// ---- Walls: card 20 goes jade, gold, crimson from the left; 21 crimson, jade, gold from the right ----
const JADE = 0;
const GOLD = 8;
const CRIMSON = 16;
test('FE-390 the first site without his Soldier where he can still build', () => {
  expect(built(20, {}).slot).toBe(JADE);
  expect(built(20, { LiSi: { soldiers: ['jade'] } }).slot).toBe(GOLD);
  expect(built(20, { LiSi: { walls: ['jade-left-1', 'jade-right-1'], entrance: 0 } }).slot).toBe(GOLD);
  expect(built(20, { LiSi: { soldiers: ['jade', 'gold'] } }).slot).toBe(CRIMSON);
});
test('FE-391 the section on the arrow’s side, else the other; the first free slot from there', () => {
  expect(built(20, { S: { walls: ['jade-left-1'] } }).slot).toBe(JADE + 1);
  expect(built(20, { LiSi: { walls: ['jade-left-1'] } }).slot).toBe(JADE + 4);
  expect(built(21, {}).slot).toBe(CRIMSON + 5); // the right section, its right slot
  expect(built(21, { S: { walls: ['crimson-right-2'] } }).slot).toBe(CRIMSON + 4);
  expect(built(21, { LiSi: { walls: ['crimson-right-1'] } }).slot).toBe(CRIMSON + 1);
});
test('FE-392 an Emperor tile of the site leaves the game if his card says so, whoever built first', () => {
  const emperors = { jade: ['ET1', 'ET2'], gold: ['ET3'] };
  const { t } = built(20, { emperors, S: { walls: ['jade-left-2'] } });
  expect([t.s.emperors.slice(0, 2), t.s.emperorsUsed]).toEqual([[1, 0], [2]]);
  const none = built(22, { emperors }).t; // builds at gold, takes none
  expect([none.s.emperors[2], none.s.emperorsUsed]).toEqual([3, []]);
  expect(built(20, { emperors: { jade: [] } }).t.s.emperorsUsed).toEqual([]);
});
test('FE-393 when no site qualifies: the last of the card’s order with a section left', () => {
  const guarded = { soldiers: ['jade', 'gold', 'crimson'], entrance: 0 };
  expect(built(20, { LiSi: guarded }).slot).toBe(CRIMSON);
  expect(built(21, { LiSi: guarded }).slot).toBe(GOLD + 5);
  const last = { ...guarded, walls: ['crimson-left-1', 'crimson-right-1', 'gold-left-1'] };
  expect(built(20, { LiSi: last, emperors: { gold: ['ET3'] } })).toMatchObject({ slot: GOLD + 4 });
  expect(built(20, { LiSi: last, emperors: { gold: ['ET3'] } }).t.s.emperorsUsed).toEqual([3]);
});

// ---- Soldiers ----
test('FE-395 he places as soon as he can, or when he next unlocks', () => {
  const at = (entrance: number) => facing({ LiSi: { entrance, ship: 1 }, mausoleum: { chu: 'MR4' } });
  const ready = at(1);
  obeys(ready, 10);
  expect([ready.of('LiSi').points(), ready.of('LiSi').entrance(), ready.s.soldiers[0]]).toEqual([5, 0, LI_SI]);
  const waiting = at(0);
  obeys(waiting, 10);
  expect(waiting.of('LiSi').points()).toBe(0);
  obeys(waiting, 6);
  expect([waiting.of('LiSi').points(), waiting.of('LiSi').entrance()]).toEqual([5, 0]);
});
test('FE-395 short of Soldiers, you pick the tile', () => {
  const t = facing({
    LiSi: { entrance: 0, ship: 1, governors: ['qi'], palaces: { yan: 2 } },
    mausoleum: { qi: 'MR4', yan: 'MR3', wei: 'MR5' },
  });
  obeys(t, 6);
  t.table.at('liSiSoldier', 0).refuses('place wei', 'needsNotMet').offers('place qi').plays('place yan');
  expect([t.of('LiSi').points(), t.s.soldiers.filter(seat => seat === LI_SI)]).toEqual([8, [LI_SI]]);
});
// ---- Phase 3 ----
const REWARDS = { at: 'rewards', seat: WHOLE_TABLE, row: 0 } as const;
test('FE-396 he takes every reward he can win and gains nothing, whatever it asks', () => {
  const t = facing({
    S: { hand: [], tokens: { writing: 1, laws: 2 } },
    LiSi: { tokens: { writing: 2, currency: 1, laws: 1 }, large: ['currency'], locked: 0, entrance: 9 },
    round: 4,
    order: ['LiSi', 'S'],
  });
  const told = t.begins(REWARDS);
  expect(toldOf(told, 'liSiTakesReward')).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect([t.of('LiSi').tokens(), t.of('LiSi').large(), t.of('LiSi').entrance(), t.s.governorsLeft[1]]).toEqual([
    [0, 0, 1],
    [],
    9,
    7,
  ]);
  expect(t.s.column).toEqual([-1, LI_SI, -1]);
  t.table.at('reward', 0).plays('pass'); // Laws: you are stronger; when you pass it is his
  expect([t.of('LiSi').tokens(), t.s.order]).toEqual([
    [0, 0, 0],
    [0, 1],
  ]);
});
test('FE-397 value 3 for each Soldier as often as possible, large tokens first, then the aspect he holds most', () => {
  const pays = (LiSi: PlayerGiven) => {
    const t = facing({ LiSi });
    t.begins({ at: 'liSiUnlock', seat: LI_SI });
    return [t.of('LiSi').entrance(), t.of('LiSi').tokens(), t.of('LiSi').large()];
  };
  expect(pays({ tokens: { writing: 1, laws: 4 } })).toEqual([2, [1, 0, 1], []]);
  expect(pays({ tokens: { writing: 2 }, large: ['laws'] })).toEqual([2, [1, 0, 0], []]);
  expect(pays({ tokens: { writing: 2, currency: 2 } })).toEqual([2, [0, 1, 0], []]); // a tie: the table's order
  expect(pays({ tokens: { writing: 2 } })).toEqual([1, [2, 0, 0], []]);
  expect(pays({ tokens: { laws: 7 }, locked: 1 })).toEqual([2, [0, 0, 4], []]);
});
test('FE-397 where the table says so all of the aspect he holds most go first, then the next', () => {
  const pays = (liSiPays: string, LiSi: PlayerGiven) => {
    const t = facing({ options: { liSiPays }, LiSi });
    t.begins({ at: 'liSiUnlock', seat: LI_SI });
    return t.of('LiSi').tokens();
  };
  const most = { tokens: { writing: 2, currency: 3, laws: 2 } };
  expect([pays('evenly', most), pays('oneAspect', most)]).toEqual([
    [0, 0, 1],
    [0, 0, 1],
  ]);
  const few = { tokens: { writing: 2, laws: 3 }, locked: 1 };
  expect([pays('evenly', few), pays('oneAspect', few)]).toEqual([
    [1, 0, 1],
    [2, 0, 0],
  ]);
});
test('FE-397 FE-398 a tie between aspects goes by the rows of the table in use, from its top', () => {
  const firstOf = (table: string) => {
    const t = facing({ options: { table }, LiSi: { tokens: { writing: 3, currency: 3, laws: 3 }, locked: 0 } });
    t.begins({ at: 'liSiGiveBack', seat: LI_SI });
    return t.of('LiSi').tokens();
  };
  expect([firstOf('printed'), firstOf('front'), firstOf('back')]).toEqual([
    [1, 2, 2],
    [2, 2, 1],
    [2, 1, 2],
  ]);
});
test('FE-398 turn order and the limit apply to him: he gives of the aspect he holds most', () => {
  const t = facing({ LiSi: { tokens: { writing: 3, laws: 4 }, large: ['laws'], locked: 0, entrance: 9 } });
  t.begins({ at: 'liSiGiveBack', seat: LI_SI });
  expect(t.of('LiSi').tokens()).toEqual([2, 0, 3]);
  t.begins({ at: 'largeBack', seat: WHOLE_TABLE });
  expect(t.of('LiSi').large()).toEqual([]);
  const order = facing({ S: { hand: [] }, LiSi: { tokens: { writing: 1 } }, order: ['LiSi', 'S'] });
  order.begins(REWARDS);
  expect(order.s.order).toEqual([0, 1]);
});
test('FE-399 after Phase 3 his discards are shuffled in again, not those played once', () => {
  const t = facing({ S: { hand: [] }, order: ['S', 'LiSi'] });
  t.s.ordersUsed.push(...t.s.orders.splice(0, 5));
  t.s.ordersGone.push(...t.s.orders.splice(0, 1));
  t.begins({ at: 'endRound', seat: WHOLE_TABLE });
  expect([t.s.orders.length, t.s.ordersUsed, t.s.ordersGone.length]).toEqual([8, [], 1]);
});

// ---- the end ----
const level = (top: string) => `${content.liSi.cards.findIndex(card => card.top === top) + 1}`;
test('FE-400 Mausoleum lines and the Entrance as usual, Walls by level', () => {
  const walls = (top: string) =>
    facing({ options: { liSi: level(top) }, LiSi: { walls: ['jade-left-1', 'jade-right-1', 'gold-left-2'] } }).score(
      'LiSi',
    ).walls;
  expect([walls('A'), walls('C'), walls('D')]).toEqual([2 + 4 + 6, 5 + 7 + 9, 3 + 5 + 7]);
  expect(content.liSi.scoring.find(({ id }) => id === 'B')!.walls).toEqual([4, 6, 8]); // no Li Si card has it on top
  const t = facing({ LiSi: { entrance: 2, soldiers: ['chu', 'jade', 'wei'] } });
  expect(t.score('LiSi')).toMatchObject({ mausoleum: 10, entrance: 5 });
});
test('FE-401 kept Palace tiles score with his cards in their regions, among the points', () => {
  const t = facing({ LiSi: { points: 12, tableau: { wei: [41, 42, 1], chu: [43] } } });
  t.s.liSiTiles[3] = 2; // Currency, in Wei
  expect(t.score('LiSi').points).toBe(12 + 6);
  t.s.liSiTiles[3] = 5; // two for each card, its Unrest is nothing to him
  expect(t.score('LiSi').points).toBe(12 + 6);
  t.s.liSiTiles[0] = 5;
  expect(t.score('LiSi').points).toBe(12 + 6 + 2);
});
test('FE-402 FE-404 ten for a region; a tie is shared, or all his under B; nothing where nobody is', () => {
  const S = { governors: ['chu', 'qi', 'qi', 'yan'] };
  const LiSi = { governors: ['chu', 'chu', 'yan'] };
  const points = (liSi: string) => {
    const t = facing({ options: { liSi }, S, LiSi });
    return [t.score('S').governors, t.score('LiSi').governors];
  };
  expect([points('1'), points('2'), points('3'), points('4')]).toEqual([
    [15, 15],
    [15, 15],
    [10, 20],
    [10, 20],
  ]);
});
test('FE-403 his Elixir: cards times the value, or times two more', () => {
  const points = (liSi: string) =>
    facing({ options: { liSi }, LiSi: { ship: 11, tableau: { chu: ['AC1', 'AC2', 1] } } }).score('LiSi').elixir;
  expect([points('1'), points('2'), points('3'), points('4')]).toEqual([6, 10, 10, 6]);
});
test('FE-405 you win with more points than he has; equal totals are shared', () => {
  const places = (yours: number) => {
    const t = facing({ S: { points: yours, entrance: 0 }, LiSi: { points: 50, entrance: 0 } });
    return t.k.result(t.s).places;
  };
  expect([places(51), places(50), places(49)]).toEqual([
    [1, 2],
    [1, 1],
    [2, 1],
  ]);
});
test('FE-404 your lead in a region counts ten as with two players', () => {
  const t = facing({ S: { governors: ['wei'] }, options: { liSi: '4' } });
  expect([t.score('S').governors, t.score('LiSi').governors]).toEqual([10, 0]);
});
