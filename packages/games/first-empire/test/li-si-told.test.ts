import { fastRand, kernel, type Told, tableFor, WHOLE_TABLE } from '@tianxia/kernel';
import { begins } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { LI_SI } from '../box.ts';
import { game } from '../index.ts';
import { toldOf } from './fresh.ts';
import { facing, obeys, type SoloGiven } from './li-si.ts';
import { position } from './position.ts';

const ALL = ['chu', 'wei', 'zhao', 'qi', 'yan'] as const;
const obeyed = (order: number, given: SoloGiven) => {
  const t = facing(given);
  return { t, told: obeys(t, order) };
};
const names = (told: readonly Told[]) => told.map(([name]) => name);

// ---- the voyage: symbols on 3, 6, 9, 12, 14, 16, 18 and two on 20, the Master on 10 ----
test('FE-380 the spaces where something happens are told, and where the move ends', () => {
  const sailed = (order: number, ship: number) =>
    toldOf(obeyed(order, { LiSi: { ship, entrance: 0 }, masters: [] }).told, 'sailed').map(([, space]) => space);
  expect([sailed(6, 0), sailed(7, 0), sailed(7, 8), sailed(9, 3)]).toEqual([[3], [3, 4], [9, 10, 12], [6, 9]]);
  expect([sailed(6, 3), sailed(6, 19), sailed(7, 17)]).toEqual([[6], [20], [18, 20]]);
  expect(sailed(7, 3)).toEqual([6, 7]);
});
test('FE-381 FE-382 whether symbols place or unlock is told once, before the first of them, and not without one', () => {
  const places = obeyed(9, { round: 2, LiSi: { ship: 0, entrance: 1 } }).told;
  expect([toldOf(places, 'liSiPlaces'), toldOf(places, 'liSiUnlocks')]).toEqual([[[1, 1]], []]);
  const unlocks = obeyed(9, { round: 2, LiSi: { ship: 0, entrance: 0 } }).told;
  expect([toldOf(unlocks, 'liSiPlaces'), toldOf(unlocks, 'liSiUnlocks')]).toEqual([[], [[1]]]);
  expect(names(unlocks).slice(1, 5)).toEqual(['sailed', 'liSiUnlocks', 'unlocked', 'sailed']);
});
test('FE-380 without a symbol on the way neither is told', () => {
  const sails = (LiSi: SoloGiven['LiSi']) => {
    const { s, box } = facing({ LiSi: LiSi! });
    s.orders = [6];
    s.agenda = [
      { at: 'turn', seat: 0 },
      { at: 'liSi', seat: LI_SI },
    ];
    const calm = kernel(game, { ...box, symbols: box.symbols.map(() => 0) });
    return begins(calm, s, tableFor(game, 1), fastRand(1));
  };
  const both = [0, 1].flatMap(entrance => sails({ entrance }));
  const last = sails({ ship: 18 }); // the route ends before the move does
  expect([toldOf(both, 'liSiPlaces'), toldOf(both, 'liSiUnlocks'), toldOf(both, 'sailed').length]).toEqual([[], [], 2]);
  expect(toldOf(last, 'sailed')).toEqual([[1, 20]]);
});
test('FE-380 a Ship at the end of the route stays there', () => {
  const { t, told } = obeyed(6, { LiSi: { ship: 20 } });
  expect([toldOf(told, 'stayed'), toldOf(told, 'sailed'), t.of('LiSi').ship()]).toEqual([[[1]], [], 20]);
});
test('FE-384 without a Master left he takes none', () => {
  const t = facing({ LiSi: { ship: 9 } });
  t.s.mastersOut.push(...t.s.masters.splice(0));
  const told = obeys(t, 6);
  expect([toldOf(told, 'mastered'), t.of('LiSi').ship()]).toEqual([[], 12]);
});
test('FE-371 when his cards are used up they are shuffled and he draws again', () => {
  const t = facing({ cards: [61] });
  t.s.ordersUsed.push(...t.s.orders.splice(0));
  const told = t.begins({ at: 'liSi', seat: LI_SI }, { at: 'turns', seat: WHOLE_TABLE, turn: 0 });
  expect(toldOf(told, 'liSiOrder')).toHaveLength(1);
});
test('FE-377 which region was full is told, and a token of each aspect', () => {
  const { told, t } = obeyed(1, { round: 1, cards: [61], LiSi: { tableau: { chu: [1, 2, 3] } } });
  expect(toldOf(told, 'liSiCourt')).toEqual([[1, 61, 0]]);
  expect([toldOf(told, 'gotTokens').length, t.s.tokens.length]).toEqual([3, 6]);
});

// ---- buildings ----
test('FE-386 a region without a free slot is told, unless his card names the area', () => {
  const full = { governorTiles: { chu: ['GT07'], wei: ['GT08'] }, S: { governors: ['chu-left', 'chu-right'] } };
  expect(toldOf(obeyed(10, full).told, 'liSiNoSlot')).toEqual([[1, 0]]);
  expect(toldOf(obeyed(10, { governorTiles: { chu: ['GT07'] } }).told, 'liSiNoSlot')).toEqual([]);
  expect(toldOf(obeyed(11, { governorTiles: { wei: ['GT08'] } }).told, 'liSiNoSlot')).toEqual([]);
  const right = { governorTiles: { chu: ['GT07'] }, S: { governors: ['chu-left'] } };
  expect(toldOf(obeyed(10, right).told, 'liSiNoSlot')).toEqual([]);
});
test('FE-387 FE-402 where ties are his he leads with as many, not with fewer', () => {
  const { told } = obeyed(14, {
    options: { liSi: '3' },
    LiSi: { soldiers: [...ALL], entrance: 0, governors: ['qi', 'yan'] },
    S: { governors: ['yan', 'yan', 'qi'] },
  });
  expect(toldOf(told, 'liSiSeeksMajority')).toEqual([[1, 4]]);
});
test('FE-388 Chu, too, can be the first region without his Soldier', () => {
  const { t } = obeyed(15, { LiSi: { soldiers: ['wei', 'zhao'], entrance: 0 } });
  expect([t.of('LiSi').palaces('chu'), t.s.palacesLeft[LI_SI]]).toEqual([1, 5]);
});
test('FE-389 he takes the first tile that still lies there, or tells that none does', () => {
  const t = facing({ palaceTiles: { wei: ['PT-laws', 'PT-any'] } });
  t.s.palaceTilesUsed.push(t.s.palaceTiles[3]!);
  t.s.palaceTiles[3] = 0;
  expect(toldOf(obeys(t, 15), 'liSiTile')).toEqual([[1, 5, 1]]);
  expect([t.s.palaceTiles.slice(3, 6), t.s.liSiTiles[3]]).toEqual([[0, 0, 0], 5]);
  const none = obeyed(15, { palaceTiles: { zhao: ['PT-any'] } });
  expect([toldOf(none.told, 'liSiNoTile'), none.t.s.liSiTiles.some(kind => kind !== 0)]).toEqual([[[1, 1]], false]);
});
test('FE-390 FE-391 a site is full with his Walls in both sections, from whichever side he comes', () => {
  const { t, told } = obeyed(21, { LiSi: { walls: ['crimson-left-1', 'crimson-right-1'], entrance: 0 } });
  expect([toldOf(told, 'liSiSiteFull'), toldOf(told, 'wall')]).toEqual([[[1, 2]], [[1, 5]]]); // the right slot of jade’s right section
  expect(t.s.wallsLeft[LI_SI]).toBe(3);
  const guarded = obeyed(20, { LiSi: { soldiers: ['jade', 'gold'], entrance: 0 } }).told;
  expect(toldOf(guarded, 'liSiSkips')).toEqual([
    [1, 5],
    [1, 6],
  ]);
});
test('FE-393 where no site qualifies, the first of his card and its very first section can be the last resort', () => {
  const others = ['gold-left-1', 'gold-right-1', 'crimson-left-1', 'crimson-right-1'];
  const guards = { soldiers: ['jade', 'gold', 'crimson'], entrance: 0 };
  const left = obeyed(20, { LiSi: { ...guards, walls: others } }).told;
  expect([toldOf(left, 'liSiLastSite'), toldOf(left, 'wall')]).toEqual([[[1, 0]], [[1, 0]]]);
});
test('FE-027 FE-392 where tiles belong to sections he takes the other one of the site when his own is gone', () => {
  const options = { emperorTiles: 'section' };
  const t = facing({ options, emperors: { crimson: ['ET5'], jade: ['ET1'], gold: [] } });
  const told = obeys(t, 21); // builds at the right of crimson, whose tile lies at the left
  expect([toldOf(told, 'liSiEmperor'), t.s.emperors.slice(4, 6)]).toEqual([[[1, 5]], [0, 0]]);
  const gone = facing({ options, emperors: { crimson: [], jade: [], gold: ['ET3'] } });
  expect(toldOf(obeys(gone, 21), 'liSiNoEmperor')).toEqual([[1, 2]]);
});

// ---- Soldiers and tokens ----
const ends = (given: SoloGiven, at: 'liSiSoldiers' | 'liSiUnlock' = 'liSiUnlock') => {
  const t = facing(given);
  return { t, told: t.begins({ at, seat: LI_SI }, { at: 'turn', seat: 0 }) };
};
test('FE-395 he waits where a tile’s needs are met and nobody is at the Entrance, and is silent where none is', () => {
  expect(ends({ LiSi: { entrance: 0 } }, 'liSiSoldiers').told).toEqual([]);
  const waits = ends({ LiSi: { entrance: 0, governors: ['chu'] }, mausoleum: { chu: 'MR4' } }, 'liSiSoldiers');
  expect(waits.told).toEqual([['liSiWaits', 1, 1]]);
});
test('FE-397 without enough tokens he pays nothing and does not look at the Mausoleum again', () => {
  const { told } = ends({
    LiSi: { entrance: 0, governors: ['chu'], tokens: { laws: 2 } },
    mausoleum: { chu: 'MR4' },
  });
  expect(told).toEqual([]);
});
test('FE-397 he spends no more large tokens than his Soldiers cost, and small ones go to the supply', () => {
  const { t, told } = ends({
    LiSi: { tokens: { writing: 2 }, large: ['writing', 'currency'] },
    supply: { writing: 3 },
  });
  expect(toldOf(told, 'paid')).toEqual([[1, 6, 2]]);
  expect([t.of('LiSi').tokens(), t.of('LiSi').large(), t.s.supply[0]]).toEqual([[0, 0, 0], [], 5]);
  const one = ends({ LiSi: { tokens: { writing: 1 }, large: ['writing', 'currency'], locked: 1 } });
  expect([toldOf(one.told, 'paid'), one.t.of('LiSi').tokens()]).toEqual([[[1, 4, 1]], [1, 0, 0]]);
  const spare = ends({ LiSi: { tokens: { writing: 1 }, large: ['writing', 'currency', 'laws'], locked: 1 } });
  expect([toldOf(spare.told, 'paid'), spare.t.of('LiSi').large()]).toEqual([[[1, 4, 1]], ['laws']]);
});
test('FE-397 your tokens are nothing to him, whichever way he pays', () => {
  for (const liSiPays of ['evenly', 'oneAspect']) {
    const { t } = ends({
      options: { liSiPays },
      S: { tokens: { laws: 5 } },
      LiSi: { tokens: { writing: 2, currency: 1 } },
    });
    expect([t.of('S').tokens(), t.of('LiSi').tokens()]).toEqual([
      [0, 0, 5],
      [0, 0, 0],
    ]);
  }
});
test('FE-397 he unlocks in turn order, or after you where the table says so; the order of turns stays', () => {
  const unlocks = (liSiUnlocks: string, order: number[]) => {
    const t = facing({
      options: { liSiUnlocks },
      S: { tokens: { laws: 3 } },
      LiSi: { tokens: { writing: 3 }, locked: 2 },
    });
    t.s.order = [...order];
    t.begins({ at: 'newOrder', seat: WHOLE_TABLE });
    const before = t.of('LiSi').locked(); // when you are asked
    t.table.at('unlock', 0).plays('unlock.done');
    expect([t.s.order, t.of('LiSi').locked()]).toEqual([order, 1]);
    return before;
  };
  const [you, his] = [
    [0, LI_SI],
    [LI_SI, 0],
  ];
  expect([unlocks('inTurn', his!), unlocks('inTurn', you!)]).toEqual([1, 2]);
  expect([unlocks('last', his!), unlocks('last', you!)]).toEqual([2, 2]);
});
test('FE-397 with several players the order of unlocking is that of the turns, whatever was chosen for Li Si', () => {
  const t = position({
    players: { S: { tokens: { laws: 3 } }, M: { tokens: { laws: 3 } } },
    options: { liSiUnlocks: 'last' },
  });
  t.s.order = [1, 0];
  t.begins({ at: 'newOrder', seat: WHOLE_TABLE });
  t.table.at('unlock', 1).plays('unlock.done').at('unlock', 0);
});
test('FE-397 at the end of the round he pays by himself', () => {
  const t = facing({ LiSi: { tokens: { writing: 3 }, entrance: 0, locked: 2 } });
  const told = t.begins({ at: 'newOrder', seat: WHOLE_TABLE });
  expect(toldOf(told, 'paid')).toEqual([[1, 3, 1]]);
});
