import { expect, test } from 'vitest';
import { position } from './position.ts';

test('QIN-140 QIN-145 EX-32 two players could run out together', () => {
  const t = position('YYYY..RRRR', { owners: { A1: 'White', G1: 'Green' }, supply: { Green: 1, White: 1 } });
  expect(t.lays('Green', 'E1=Y F1=R')).toEqual({ Green: -1 });
  expect(t.supply('White')).toBe(1);
  expect([t.s.ending, t.table.result.places]).toEqual(['lastPagoda', [1, 2]]);
});
test('QIN-069 QIN-106 EX-33 one forbidden join spoils the whole lay', () => {
  const t = position(
    `R R . R R
     Y Y . Y .
     . . . . .`,
    { owners: { A1: 'Green', D1: 'White', A2: 'Green' } },
  );
  t.refuses('Green', 'C1=R C2=Y', 'tied');
  expect(t.lays('Green', 'C1=Y C2=R')).toEqual({});
  expect([t.province('C1'), t.province('C2')]).toEqual([undefined, undefined]);
});
test('QIN-103 QIN-106 EX-34 lone territories do not vote', () => {
  const tied = position('...R...\n.RR.RR.\n.......', { owners: { B2: 'Green', E2: 'White' } });
  tied.refuses('Green', 'D2=R D3=Y', 'tied');
  const larger = position('...R...\nRRR.RR.\n.......', { owners: { B2: 'Green', E2: 'White' } });
  expect(larger.lays('Green', 'D2=R D3=Y')).toEqual({ Green: -1, White: +1 });
  expect(larger.province('D1')).toEqual({ owner: 'Green', size: 7, pagodas: 2 });
});
test('QIN-121 QIN-122 EX-35 contacts are not counted, pagodas are', () => {
  const t = position(
    `R R . . .
     v R . . .
     R R . Y Y
     . . . . .`,
    { owners: { A1: 'White', D3: 'Green' }, villages: { A2: 'White' } },
  );
  expect(t.strength('A2')).toEqual({ White: 2 });
});
test('QIN-113 QIN-140 QIN-151 EX-36 returns come before placings', () => {
  const t = position('RRRRR.RR\n......Y.\n........', { owners: { A1: 'Green', G1: 'Green' }, supply: { Green: 1 } });
  expect(t.lays('Green', 'F1=R F2=Y')).toEqual({});
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 8, pagodas: 2 });
  expect(t.province('F2')).toEqual({ owner: 'Green', size: 2, pagodas: 1 });
  expect([t.supply('Green'), t.s.ending]).toEqual([1, '']);
});
test('QIN-104 EX-37 a join may give an opponent the province', () => {
  const t = position('RR.RRR\n......', { owners: { A1: 'White', D1: 'Green' } });
  expect(t.lays('White', 'C1=R C2=B')).toEqual({ Green: -1, White: +1 });
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 6, pagodas: 2 });
});
test('QIN-028 QIN-128 EX-38 a village joins nothing', () => {
  const t = position('RRvR..\n......', { owners: { A1: 'White' }, villages: { C1: 'White' } });
  expect(t.lays('Green', 'E1=R F1=B')).toEqual({ Green: -1 });
  expect(t.province('D1')).toEqual({ owner: 'Green', size: 2, pagodas: 1 });
  expect(t.province('A1')).toEqual({ owner: 'White', size: 2, pagodas: 1 });
  expect(t.strength('C1')).toEqual({ Green: 1, White: 1 });
  expect(t.village('C1')).toBe('White');
});
test('QIN-133 EX-39 leading a rival to a village', () => {
  const t = position('BB.v\n....', { owners: { A1: 'White' } });
  expect(t.lays('Green', 'C1=B C2=Y')).toEqual({ White: -1 });
  expect(t.village('D1')).toBe('White');
});
test('QIN-052 QIN-172 QIN-173 QIN-174 QIN-175 QIN-176 EX-40 a skipped turn, then the end', () => {
  const t = position('RR.RR\n~~.~~', {
    owners: { A1: 'Green', D1: 'White' },
    hands: { Green: 'RR', White: 'YB' },
    heights: [0, 0, 0, 0],
  });
  t.to('Green').refuses('C1=R C2=R', 'tied');
  expect(t.table.options()).toEqual([]);
  expect(t.turnOf('Green')).toEqual([['skipped', t.seat('Green')]]);
  t.table.at('lay', t.seat('White')).offers('C1=Y C2=B', 'C1=B C2=Y');
  expect(t.table.options().length).toBe(2);
  t.table.plays('C1=Y C2=B');
  expect(t.s.hands).toEqual([[1], []]);
  expect(t.s.ending).toBe('noPlace');
  expect(t.table.result).toMatchObject({ totals: [1, 1], places: [1, 1] });
});
test('QIN-140 QIN-143 QIN-144 QIN-146 EX-41 provinces come before villages', () => {
  const t = position('YYYY..BB\n.....v..', {
    owners: { A1: 'White', G1: 'Green' },
    supply: { Green: 1, White: 1 },
  });
  expect(t.lays('Green', 'E1=Y F1=B')).toEqual({ White: -1 });
  expect(t.village('F2')).toBeUndefined();
  expect([t.supply('Green'), t.s.ending, t.table.result.places]).toEqual([1, 'lastPagoda', [2, 1]]);
});
test('QIN-027 QIN-125 QIN-135 EX-42 two villages with one lay', () => {
  const t = position('B..v\n..v.');
  expect(t.box.villages.length).toBe(2);
  expect(t.lays('Green', 'B1=B C1=B')).toEqual({ Green: -3 });
  expect([t.village('D1'), t.village('C2')]).toEqual(['Green', 'Green']);
});
test('QIN-050 QIN-160 QIN-162 QIN-163 EX-43 the last tile of the piles', () => {
  const t = position('R......\n.......', {
    players: ['White', 'Green'],
    heights: [0, 0, 1, 0],
    hands: { White: 'RR YB RB', Green: 'RR YB RB' },
  });
  const [last] = t.s.undrawn;
  expect(t.lays('Green', 'B1=Y C1=B')).toEqual({});
  expect(t.s.heights).toEqual([0, 0, 0, 0]);
  expect(t.s.hands[t.seat('Green')]!.length).toBe(3);
  const drew = t.table.told.find(([event]) => event === 'drew')!;
  expect(drew).toEqual(['drew', t.seat('Green'), last]);
  expect(t.k.tell(drew, t.seat('White'))).toEqual(['drew', t.seat('Green'), -1]);
  expect(t.k.tell(drew, t.seat('Green'))).toEqual(drew);
  t.table.at('lay', t.seat('White')).plays('B2=Y C2=B');
  expect(t.table.told.map(([event]) => event)).not.toContain('drew');
  expect(t.s.hands[t.seat('White')]!.length).toBe(2);
  t.table.at('lay', t.seat('Green'));
});
