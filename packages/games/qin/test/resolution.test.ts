import { expect, test } from 'vitest';
import { pagodasOnBoard } from '../facts/pagodas.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';

test('QIN-140 in step P the active player places first, then clockwise', () => {
  const t = position('YYYY..RRRR\n..........', {
    players: ['Green', 'White', 'Purple'],
    owners: { A1: 'Green', G1: 'Purple' },
  });
  const placed = () => t.table.told.filter(([event]) => event === 'placed').map(([, seat]) => seat);
  const before = t.k.clone(t.s);
  for (const [active, order] of [
    ['Green', ['Green', 'Purple']],
    ['White', ['Purple', 'Green']],
    ['Purple', ['Purple', 'Green']],
  ] as const) {
    Object.assign(t.s, t.k.clone(before));
    t.lays(active, 'E1=Y F1=R');
    expect(placed()).toEqual(order.map(t.seat));
  }
});
test('QIN-140 QIN-151 returns of both groups come before any placing, and may be placed again at once', () => {
  for (const [map, phrase] of [
    ['YYYYY.YY\n......R.', 'F1=Y F2=R'],
    ['RRRRR.RR\n......Y.', 'F1=R F2=Y'],
  ] as const) {
    const t = position(map, { owners: { A1: 'Green', G1: 'Green' }, supply: { Green: 1 } });
    expect(t.lays('Green', phrase)).toEqual({});
    expect([t.province('F2')?.pagodas, t.supply('Green'), t.s.ending]).toEqual([1, 1, '']);
    const events = t.table.told.map(([event]) => event);
    expect(events.indexOf('returned')).toBeLessThan(events.indexOf('placed'));
  }
});
test('QIN-141 in step V all displaced pagodas go home before anybody places', () => {
  const t = position(
    `v . Y Y . . . .
     . . . . . . . .
     . B B B B v R R`,
    { owners: { C1: 'Green', B3: 'White', G3: 'Green' }, villages: { F3: 'Green' }, supply: { Green: 1, White: 5 } },
  );
  expect(t.lays('Green', 'B1=Y B2=B')).toEqual({ White: -2 });
  expect([t.village('A1'), t.village('F3')]).toEqual(['Green', 'White']);
  expect([t.supply('Green'), t.s.ending]).toEqual([1, '']);
});
test('QIN-141 QIN-145 in step V the active player places first, then clockwise', () => {
  const map = `
    v . . v
    . R B .
    . R B .`;
  for (const [active, other] of [
    ['Green', 'White'],
    ['White', 'Green'],
  ] as const) {
    const t = position(map, { owners: { B2: 'Green', C2: 'White' }, supply: { Green: 1, White: 1 } });
    expect(t.lays(active, 'B1=R C1=B')).toEqual({ [active]: -1 });
    expect([t.supply(other), t.s.ending]).toEqual([1, 'lastPagoda']);
  }
});
test('QIN-143 pagodas are placed one by one, and the last one ends everything', () => {
  const t = position('R..R\n.R.v', { supply: { Green: 1 } });
  const hand = t.s.hands[0]!.length;
  expect(t.lays('Green', 'B1=R C1=R')).toEqual({ Green: -1 });
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 5, pagodas: 1 });
  expect(t.village('D2')).toBeUndefined();
  expect(t.s.hands[0]!.length).toBe(hand - 1);
  expect([t.k.over(t.s), t.s.ending, t.table.result.places]).toEqual([true, 'lastPagoda', [1, 2]]);
  expect(t.table.told.map(([event]) => event)).toEqual(['laid', 'founded', 'major', 'placed', 'won']);
});
test('QIN-144 the last pagoda on a village wins on another player’s turn too', () => {
  const t = position('BB.v\n....', { owners: { A1: 'White' }, supply: { Green: 9, White: 1 } });
  expect(t.lays('Green', 'C1=B C2=Y')).toEqual({ White: -1 });
  expect([t.s.ending, t.table.result.places]).toEqual(['lastPagoda', [2, 1]]);
});
test('QIN-145 of several who would run out the first in placing order wins alone', () => {
  const t = position('YYYY..RRRR\n..........', {
    players: ['Green', 'White', 'Purple'],
    owners: { A1: 'Green', G1: 'Purple' },
    supply: { Green: 1, White: 5, Purple: 1 },
  });
  expect(t.lays('White', 'E1=Y F1=R')).toEqual({ Purple: -1 });
  expect(t.table.result.places).toEqual([2, 3, 1]);
});
test('QIN-146 step P is over before step V', () => {
  const t = position('BBBB..YY\n.....v..', { owners: { A1: 'White', G1: 'Green' }, supply: { Green: 1, White: 1 } });
  expect(t.lays('Green', 'E1=B F1=Y')).toEqual({ White: -1 });
  expect([t.village('F2'), t.table.result.places]).toEqual([undefined, [2, 1]]);
});
test('QIN-147 own placements go in reading order; what is not reached stays unmarked', () => {
  const villages = position('B..v\n..v.', { supply: { Green: 2 } });
  expect(villages.lays('Green', 'B1=B C1=B')).toEqual({ Green: -2 });
  expect([villages.village('D1'), villages.village('C2')]).toEqual(['Green', undefined]);
  const provinces = position('Y..R\n....', { supply: { Green: 1 } });
  provinces.lays('Green', 'C1=R B1=Y');
  expect([provinces.province('A1')?.pagodas, provinces.province('D1')?.pagodas]).toEqual([1, 0]);
});
test('QIN-150 QIN-153 supply and board make the allotment of each player, always', () => {
  alongGames(({ k, after }) => {
    after.supply.forEach((left, seat) => {
      expect(left + pagodasOnBoard(after, seat)).toBe(k.box.pagodas);
      expect(left).toBeGreaterThanOrEqual(0);
    });
  });
});
test('QIN-152 supplies are in view of all', () => {
  const t = position('R...\n....', { supply: { Green: 3, White: 7 } });
  for (const viewer of [-1, 0, 1]) expect(t.k.view(t.s, viewer).supply).toEqual([3, 7]);
});
test('QIN-140 with three players, too, the active player places before those who sat down earlier', () => {
  const t = position('RRRR..Y\n~~~~~~~', {
    players: ['Green', 'White', 'Purple'],
    owners: { A1: 'Green' },
    supply: { Green: 1, White: 1, Purple: 9 },
  });
  t.lays('White', 'E1=R F1=Y');
  expect(t.table.told.filter(([event]) => event === 'placed' || event === 'won')).toEqual([
    ['placed', 1, 1, expect.any(Number)],
    ['won', 1],
  ]);
});
test('QIN-147 the province that comes first on the board gets the last pagoda, whichever half of the tile it is', () => {
  for (const [phrase, first] of [
    ['B1=R C1=Y', 'A1'],
    ['B1=Y C1=R', 'A1'],
  ] as const) {
    const t = position(phrase.startsWith('B1=R') ? 'R..Y\n~~~~' : 'Y..R\n~~~~', { supply: { Green: 1, White: 5 } });
    t.lays('Green', phrase);
    expect([t.province(first)!.pagodas, t.province('D1')!.pagodas]).toEqual([1, 0]);
  }
});
test('QIN-143 a last pagoda in a village ends the game, and nothing is drawn any more', () => {
  const t = position('R..v\n~~~~', { supply: { Green: 2, White: 5 } });
  t.lays('Green', 'B1=R C1=R');
  expect([t.k.over(t.s), t.s.ending, t.s.supply]).toEqual([true, 'lastPagoda', [0, 5]]);
  expect(t.table.told.map(([event]) => event)).toEqual(['laid', 'founded', 'placed', 'annexed', 'won']);
});
