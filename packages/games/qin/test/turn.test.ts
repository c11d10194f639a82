import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { alongGames } from './play.ts';
import { firstTurn, position } from './position.ts';

test('QIN-003 pagodas come from provinces and villages alone, and displaced ones go home', () => {
  alongGames(({ before, after, told }) => {
    const supply = [...before.supply];
    for (const [event, seat, x, loser] of told) {
      if (event === 'placed') supply[seat!]! -= x!;
      if (event === 'returned') supply[seat!]! += x!;
      if (event === 'annexed' || event === 'conquered') supply[seat!]! -= 1;
      if (event === 'conquered') supply[loser!]! += 1;
    }
    expect(after.supply).toEqual(supply);
  });
});
test('QIN-050 a turn is a lay, what it causes, a draw; then the next player', () => {
  const t = position('B..v\n....');
  t.lays('Green', 'B1=B C1=B');
  expect(t.table.told.map(([event]) => event)).toEqual(['laid', 'founded', 'placed', 'annexed', 'drew']);
  t.table.at('lay', t.seat('White'));
});
test('QIN-051 exactly one tile is laid in a turn', () => {
  alongGames(({ before, after, seat, told }) => {
    expect(after.laid.length).toBe(before.laid.length + 1);
    expect(told.filter(([event]) => event === 'laid')).toHaveLength(1);
    const [, who, tile] = told[0]!;
    expect([who, after.laid.at(-1)]).toEqual([seat, tile]);
  });
});
test('QIN-052 whoever can lay must, also to their own harm', () => {
  expect(Object.keys((game.flow.lay as { moves: object }).moves)).toEqual(['lay']);
  const t = position('RR.RRR\n~~.~~~', { owners: { A1: 'Green', D1: 'White' }, hands: { Green: 'RR', White: '' } });
  expect(t.turnOf('Green')).toEqual([]);
  expect(t.table.at('lay', t.seat('Green')).options()).toHaveLength(1);
  expect(t.lays('Green', 'C1=R C2=R')).toEqual({ Green: +1, White: -1 });
});
test('QIN-053 a lay that founds and extends nothing is allowed', () => {
  const t = position('R....\n.....');
  expect(t.lays('Green', 'B1=Y C1=B')).toEqual({});
  expect(t.table.told.map(([event]) => event)).toEqual(['laid', 'drew']);
});
test('QIN-054 consequences are nobody’s choice', () => {
  const t = position('YYYYv.BB\n........', { owners: { A1: 'White', G1: 'White' }, villages: { E1: 'White' } });
  expect(t.lays('Green', 'F1=B F2=R')).toEqual({});
  t.table.at('lay', t.seat('White'));
  expect(Object.keys(game.flow)).toEqual(['deal', 'turn', 'lay', 'draw']);
});
test('QIN-055 one lay may found, extend, make major, annex, conquer and absorb', () => {
  const t = position(
    `v R R . R R R .
     . . . . B . v .
     . . . . . . . .`,
    { owners: { B1: 'White', E1: 'Green' }, villages: { A1: 'White' } },
  );
  expect(t.village('G2')).toBeUndefined();
  expect(t.lays('Green', 'D1=R D2=B')).toEqual({ Green: -4, White: +2 });
  const events = t.table.told.map(([event]) => event);
  expect(events).toEqual(
    expect.arrayContaining(['joined', 'absorbed', 'returned', 'major', 'founded', 'placed', 'conquered', 'annexed']),
  );
  const extending = position('YY..RRRR\n........', { owners: { A1: 'Green', E1: 'Green' } });
  extending.lays('Green', 'C1=Y D1=R');
  const told = extending.table.told.map(([event]) => event);
  expect(told).toEqual(['laid', 'extended', 'major', 'extended', 'placed', 'drew']);
});
test('QIN-071 what is laid stays where it lies', () => {
  alongGames(({ before, after }) => {
    const moved = before.ground.filter((what, q) => what !== 0 && after.ground[q] !== what);
    expect(moved).toEqual([]);
    expect(after.laid.slice(0, -1)).toEqual(before.laid);
    expect(after.ground.filter((what, q) => what !== before.ground[q])).toHaveLength(2);
  });
});
test('QIN-183 nobody decides on another player’s turn', () => {
  alongGames(({ k, after }) => {
    expect(after.sealed).toEqual([]);
    expect(k.waiting(after).length).toBeLessThanOrEqual(1);
  });
  const t = firstTurn(4);
  expect(t.k.explain(t.s, t.k.waiting(t.s)[0]!).every(({ move }) => move === 'lay.lay')).toBe(true);
});
