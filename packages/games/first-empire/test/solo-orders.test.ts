import { expect, test } from 'vitest';
import { LI_SI } from '../box.ts';
import type { PlayerGiven } from './arrange.ts';
import { sum, toldOf } from './fresh.ts';
import { facing, obeys, type SoloGiven } from './li-si.ts';

const REGIONS = ['chu', 'wei', 'zhao', 'qi', 'yan'] as const;
test('FE-376 his card goes to the first free place up to the region of the round', () => {
  const tucks = (round: number, LiSi: PlayerGiven, order = 1) => {
    const t = facing({ round, LiSi, cards: [61] });
    obeys(t, order);
    return [REGIONS.findIndex(region => t.of('LiSi').cards(region).includes(61)), t.of('LiSi').tokens()[1]];
  };
  expect(tucks(1, {})).toEqual([0, 1]);
  expect(tucks(3, { tableau: { chu: [1] } })).toEqual([0, 2]);
  expect(tucks(3, { tableau: { chu: [1, 2] } })).toEqual([0, 3]);
  expect(tucks(3, { tableau: { chu: [1, 2, 3], zhao: [4] } })).toEqual([1, 1]);
  expect(tucks(2, { tableau: { chu: [1, 2, 3], wei: ['AC1'] } })).toEqual([1, 2]);
  expect(tucks(1, {}, 4)).toEqual([0, 2]); // as the card shows
});
test('FE-376 FE-082 limited by the supply', () => {
  const t = facing({ cards: [61], LiSi: { tableau: { chu: [1, 2] } }, supply: { currency: 1 } });
  obeys(t, 1);
  expect([t.of('LiSi').tokens(), t.s.supply[1], t.of('LiSi').unrest('chu')]).toEqual([[0, 1, 0], 0, 0]);
});
test('FE-377 without a place the card goes to the Court, for a token of each aspect there is', () => {
  const t = facing({
    S: { hand: [60, 62], tableau: { chu: [23] }, officials: { yan: 'G' } },
    cards: [61],
    LiSi: { tableau: { chu: [1, 2, 3] } },
    supply: { laws: 0 },
  });
  obeys(t, 1);
  expect([t.s.court, t.of('LiSi').tokens()]).toEqual([[61], [1, 1, 0]]);
  t.s.agenda = [{ at: 'turn', seat: 0 }];
  t.table.plays('court 62 recruit', 'take general chu').refuses('activate 23', 'numberNotLower'); // 61 is the number now
});
test('FE-380 his Ship moves the shown steps and meets symbols', () => {
  const sails = (order: number, ship: number) => {
    const t = facing({ LiSi: { ship, entrance: 0 } });
    obeys(t, order);
    return [t.of('LiSi').ship(), t.of('LiSi').entrance()];
  };
  expect([sails(6, 0), sails(7, 0), sails(9, 0)]).toEqual([
    [3, 1],
    [4, 1],
    [6, 2],
  ]);
  expect([sails(6, 3), sails(9, 17)]).toEqual([
    [6, 1],
    [20, 3],
  ]);
});
test('FE-381 with nobody at his Entrance before the move every symbol unlocks', () => {
  const t = facing({ LiSi: { ship: 12, entrance: 0 } });
  obeys(t, 7);
  expect([t.of('LiSi').ship(), t.of('LiSi').entrance(), sum(t.s.tableau[LI_SI]!)]).toEqual([16, 2, 0]);
});
test('FE-382 else each symbol places a random Alchemist card in the region of the round, or unlocks', () => {
  const t = facing({ round: 2, LiSi: { ship: 12, entrance: 1 } });
  obeys(t, 7);
  expect([t.of('LiSi').cards('wei').length, t.of('LiSi').entrance()]).toEqual([2, 1]);
  const seen = new Set<number>();
  for (let seed = 1; seed <= 30; seed++) {
    const other = facing({ round: 2, seed });
    obeys(other, 6);
    seen.add(other.of('LiSi').cards('wei')[0]!);
  }
  expect(seen.size).toBe(5);
  const out = facing({ LiSi: { alchemists: [] } });
  obeys(out, 6);
  expect(out.of('LiSi').entrance()).toBe(2);
  const full = facing({ LiSi: { tableau: { chu: [1, 2, 3] } } });
  obeys(full, 6);
  expect([full.of('LiSi').entrance(), full.s.alchemists[LI_SI]!.length]).toEqual([2, 5]);
});
test('FE-383 with no Soldier left to unlock a symbol is lost', () => {
  const t = facing({ LiSi: { locked: 0, entrance: 1, alchemists: [] } });
  const told = obeys(t, 6);
  expect([toldOf(told, 'lost'), t.of('LiSi').entrance()]).toEqual([[[1, 3]], 1]);
});
test('FE-384 he takes a random Master on his way, for a later symbol of the same move too', () => {
  const taken = new Set<number>();
  let placed = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const t = facing({ seed, LiSi: { ship: 9, alchemists: [] }, masters: ['MA1', 'MA2'] });
    const told = obeys(t, 6);
    taken.add(toldOf(told, 'mastered')[0]![1]!);
    placed += toldOf(told, 'alchemist').length;
    expect([t.s.masters.length, t.of('LiSi').ship()]).toEqual([1, 12]);
  }
  expect([taken.size, placed]).toEqual([2, 30]);
  const before = facing({ LiSi: { ship: 8, alchemists: [] } });
  obeys(before, 6);
  expect(before.of('LiSi').entrance()).toBe(2); // the symbol before it came too early
});

// ---- Governors: card 10 goes Chu, Zhao, Yan, Wei, Qi ----
const governed = (order: number, given: SoloGiven) => {
  const t = facing(given);
  const before = REGIONS.map(region => t.of('LiSi').governors(region));
  obeys(t, order);
  return { t, added: REGIONS.map((region, i) => t.of('LiSi').governors(region) - before[i]!) };
};
test('FE-385 the first region of his card whose Mausoleum tile has none of his Soldiers', () => {
  expect(governed(10, {}).added).toEqual([1, 0, 0, 0, 0]);
  expect(governed(10, { LiSi: { soldiers: ['chu'] } }).added).toEqual([0, 0, 1, 0, 0]);
  expect(governed(10, { LiSi: { soldiers: ['chu', 'zhao', 'yan'] } }).added).toEqual([0, 1, 0, 0, 0]);
  expect(governed(10, { S: { soldiers: ['chu'] } }).added).toEqual([1, 0, 0, 0, 0]); // yours do not matter
  const advanced = governed(10, { options: { mausoleum: 'advanced' }, LiSi: { soldiers: ['chu'] } });
  expect(advanced.added).toEqual([0, 0, 1, 0, 0]); // by the token, wherever it lies
});
test('FE-386 from the left, two from the right, or in the area; overflow in the area; no bonus', () => {
  const left = governed(10, { governorTiles: { chu: ['GT07'] } }).t;
  expect([left.s.slots.slice(0, 2), left.of('LiSi').entrance()]).toEqual([[1, -1], 1]);
  const area = governed(11, { governorTiles: { wei: ['GT07'] } }).t;
  expect([area.s.slots.every(seat => seat === -1), area.of('LiSi').governors('wei')]).toEqual([true, 1]);
  const two = governed(14, { governorTiles: { qi: ['GT07'] } });
  expect([two.t.s.slots.slice(12, 14), two.added]).toEqual([
    [1, 1],
    [0, 0, 0, 2, 0],
  ]);
  const one = governed(14, { governorTiles: { qi: ['GT07'] }, S: { governors: ['qi-right'] } });
  expect([one.t.s.slots.slice(12, 14), one.added]).toEqual([
    [1, 0],
    [0, 0, 0, 2, 0],
  ]);
  const last = governed(14, { governorTiles: { qi: ['GT07'] }, LiSi: { governors: Array<string>(6).fill('yan') } });
  expect(last.t.s.slots.slice(12, 14)).toEqual([-1, 1]); // he has one left: it takes the right slot
  const blank = governed(10, { governorTiles: { chu: ['GT11'] } });
  expect([blank.t.s.slots.includes(1), blank.added]).toEqual([false, [1, 0, 0, 0, 0]]);
});
test('FE-387 with a Soldier on all five: the first region without his majority, else the first of the card', () => {
  const all = [...REGIONS];
  const none = governed(14, {
    LiSi: { soldiers: all, entrance: 0, governors: ['qi'] },
    S: { governors: ['zhao', 'qi'] },
  });
  expect(none.added).toEqual([0, 0, 0, 2, 0]);
  const later = governed(14, {
    LiSi: { soldiers: all, entrance: 0, governors: ['qi', 'yan'] },
    S: { governors: ['zhao'] },
  });
  expect(later.added).toEqual([0, 0, 2, 0, 0]);
  const tied = (liSi: string) =>
    governed(14, {
      options: { liSi },
      LiSi: { soldiers: all, entrance: 0, governors: ['zhao', 'qi'] },
      S: { governors: ['zhao', 'qi'] },
    }).added;
  expect(['1', '2', '3', '4'].map(tied).map(added => REGIONS[added.indexOf(2)])).toEqual(['qi', 'qi', 'yan', 'yan']); // card B: ties are his
  const led = governed(13, { LiSi: { soldiers: all, entrance: 0, governors: all } });
  expect(led.added).toEqual([0, 0, 0, 0, 1]);
});
