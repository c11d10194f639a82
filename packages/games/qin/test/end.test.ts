import { expect, test } from 'vitest';
import { pagodasOnBoard } from '../facts/pagodas.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';

test('QIN-001 QIN-170 whoever places the last pagoda wins at once', () => {
  const t = position('B....\n.....', { supply: { Green: 1, White: 5 } });
  expect(t.lays('Green', 'B1=B C1=B')).toEqual({ Green: -1 });
  expect([t.k.over(t.s), t.s.ending]).toEqual([true, 'lastPagoda']);
  expect(t.table.told.at(-1)).toEqual(['won', t.seat('Green')]);
  alongGames(({ k, after }) => {
    const emptied = after.supply.filter(left => left === 0).length;
    expect(emptied).toBe(after.ending === 'lastPagoda' ? 1 : 0);
    if (emptied === 1) expect(k.result(after).places.indexOf(1)).toBe(after.supply.indexOf(0));
  });
});
test('QIN-171 the game ends when nobody has a tile', () => {
  const t = position('R....\n.....', { hands: { Green: 'YB', White: '' }, heights: [0, 0, 0, 0] });
  t.to('Green').plays('B1=Y C1=B');
  expect([t.k.over(t.s), t.s.ending]).toEqual([true, 'noTiles']);
});
test('QIN-172 the game ends when no tile in any hand can be laid, also with tiles in the piles', () => {
  const full = position('R..~', { hands: { Green: 'YB', White: 'RR' } });
  full.to('Green').plays('B1=Y C1=B');
  expect([full.s.ending, full.s.undrawn.length > 0]).toEqual(['noPlace', true]);
  const closed = position('RR.RR\n~~.~~', {
    owners: { A1: 'Green', D1: 'White' },
    hands: { Green: 'RR', White: 'RR' },
  });
  expect(closed.s.undrawn.length).toBeGreaterThan(0); // a yellow tile in a pile would fit
  expect(closed.turnOf('Green')).toEqual([['finished']]);
  expect(closed.s.ending).toBe('noPlace');
});
test('QIN-173 free squares that allow forbidden joins only do not keep the game going', () => {
  const map = 'RRRRR.RRRRR\n~~~~~.~~~~~';
  const owners = { A1: 'Green', G1: 'White' } as const;
  const t = position(map, { owners, hands: { Green: 'RR', White: 'RR' }, heights: [0, 0, 0, 0] });
  t.refuses('Green', 'F1=R F2=R', 'twoMajors');
  t.turnOf('Green');
  expect(t.s.ending).toBe('noPlace');
});
test('QIN-174 a player who cannot lay is skipped, without laying or drawing', () => {
  const none = position('R....\n.....', { hands: { Green: '', White: 'YB' }, heights: [0, 1, 0, 0] });
  expect(none.turnOf('Green')).toEqual([['skipped', none.seat('Green')]]);
  none.table.at('lay', none.seat('White'));
  expect([none.s.hands[0], none.s.heights]).toEqual([[], [0, 1, 0, 0]]);
  const three = position('RR.RR\n~~.~~', {
    players: ['Green', 'White', 'Purple'],
    owners: { A1: 'Green', D1: 'White' },
    hands: { Green: 'RR', White: 'RR', Purple: 'YB' },
  });
  expect(three.turnOf('Green')).toEqual([
    ['skipped', 0],
    ['skipped', 1],
  ]);
  three.table.at('lay', three.seat('Purple'));
});
test('QIN-175 most pagodas on the board win, double ones as two, village ones as one', () => {
  const t = position('RRRRR.BBv~YY~\n~~~~~.~~~~~~~', {
    owners: { A1: 'Green', G1: 'White', K1: 'White' },
    villages: { I1: 'White' },
    hands: { Green: 'YB', White: '' },
    heights: [0, 0, 0, 0],
  });
  t.to('Green').plays('F1=Y F2=B');
  expect(t.s.ending).toBe('noTiles');
  expect(t.table.result).toEqual({
    lines: { provinces: [1, 2], majors: [1, 0], villages: [0, 1] },
    totals: [2, 3],
    places: [2, 1],
  });
});
test('QIN-176 a tie for most is a shared win', () => {
  const t = position('RR..BB~~~\n~~~~~~~~~', {
    players: ['Green', 'White', 'Purple'],
    owners: { A1: 'Green', E1: 'White' },
    hands: { Green: 'RB', White: '', Purple: '' },
    heights: [0, 0, 0, 0],
  });
  t.to('Green').plays('C1=R D1=B');
  expect(t.table.result.places).toEqual([1, 1, 3]);
  expect(t.k.game.tiebreak).toBeUndefined();
});
test('QIN-177 territories and size beyond five are worth nothing', () => {
  const sheet = (map: string) => position(map, { owners: { A1: 'Green' } }).table.result;
  expect(sheet('RRRRR......')).toEqual(sheet('RRRRRRRRRR.'));
  expect(sheet('RR.Y.B.Y.B.')).toEqual(sheet('RR.........'));
  expect(Object.keys(sheet('RR.').lines)).toEqual(['provinces', 'majors', 'villages']);
  alongGames(({ k, after }) => {
    expect(k.result(after).totals).toEqual(after.supply.map((_, seat) => pagodasOnBoard(after, seat)));
  });
});
