import { expect, test } from 'vitest';
import { position } from './position.ts';

const ONE_START = `
  . . . . .
  . . . . .
  . . R . .
  . . . . .
  . . . . v`;

test('QIN-060 QIN-063 QIN-066 QIN-067 EX-01 three lays that touch the start', () => {
  const different = position(ONE_START);
  expect(different.lays('Green', 'B3=B A3=Y')).toEqual({});
  expect([different.province('B3'), different.province('A3')]).toEqual([undefined, undefined]);
  const upright = position(ONE_START);
  expect(upright.lays('Green', 'C2=Y C1=Y')).toEqual({ Green: -1 });
  expect(upright.province('C1')).toEqual({ owner: 'Green', size: 2, pagodas: 1 });
  const founding = position(ONE_START);
  expect(founding.lays('Green', 'D3=R D4=B')).toEqual({ Green: -1 });
  expect(founding.province('C3')).toEqual({ owner: 'Green', size: 2, pagodas: 1 });
  expect(founding.province('D4')).toBeUndefined();
});
test('QIN-027 QIN-064 EX-02 a corner is no contact', () => {
  position(ONE_START).refuses('Green', 'D2=R E2=R', 'cornerOnly');
});
test('QIN-065 EX-03 a village is no territory to touch', () => {
  position(ONE_START).refuses('Green', 'E4=R E3=Y', 'villageOnly');
});

test('QIN-085 QIN-087 EX-04 one tile founds two provinces', () => {
  const t = position('Y..R\n....', { players: ['Purple', 'Green'] });
  expect(t.lays('Purple', 'B1=Y C1=R')).toEqual({ Purple: -2 });
  expect(t.province('A1')).toEqual({ owner: 'Purple', size: 2, pagodas: 1 });
  expect(t.province('D1')).toEqual({ owner: 'Purple', size: 2, pagodas: 1 });
});
test('QIN-086 EX-05 a one-coloured tile sweeps in a lone territory', () => {
  const t = position('Y...\n....', { players: ['Purple', 'Green'] });
  expect(t.lays('Purple', 'B1=Y C1=Y')).toEqual({ Purple: -1 });
  expect(t.province('A1')).toEqual({ owner: 'Purple', size: 3, pagodas: 1 });
});

const TWO_TO_EXTEND = 'YYY..RR\n.......';
test('QIN-089 QIN-090 QIN-092 EX-06 one tile extends two provinces', () => {
  const t = position(TWO_TO_EXTEND, { players: ['Green', 'Purple'], owners: { A1: 'Green', F1: 'Purple' } });
  expect(t.lays('Green', 'D1=Y E1=R')).toEqual({});
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 4, pagodas: 1 });
  expect(t.province('F1')).toEqual({ owner: 'Purple', size: 3, pagodas: 1 });
});
test('QIN-053 QIN-081 EX-07 turned round, the same tile does nothing', () => {
  const t = position(TWO_TO_EXTEND, { players: ['Green', 'Purple'], owners: { A1: 'Green', F1: 'Purple' } });
  expect(t.lays('Green', 'D1=R E1=Y')).toEqual({});
  expect([t.province('D1'), t.province('E1')]).toEqual([undefined, undefined]);
  expect([t.province('A1')?.size, t.province('F1')?.size]).toEqual([3, 2]);
});
test('QIN-093 QIN-094 QIN-095 EX-08 the fifth territory earns a second pagoda', () => {
  const t = position('YYYY..\n......', { owners: { A1: 'Green' } });
  expect(t.lays('Green', 'E1=Y F1=B')).toEqual({ Green: -1 });
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 5, pagodas: 2 });
});
test('QIN-085 QIN-125 EX-09 a new province annexes an empty village', () => {
  const t = position('B..v\n....');
  expect(t.lays('Green', 'B1=B C1=B')).toEqual({ Green: -2 });
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 3, pagodas: 1 });
  expect(t.village('D1')).toBe('Green');
});
test('QIN-121 QIN-123 QIN-127 EX-10 a new province conquers a village', () => {
  const t = position(
    `. B B . .
     Y v R . .
     Y . . . .`,
    { owners: { B1: 'Green', A2: 'White' }, villages: { B2: 'White' } },
  );
  expect(t.strength('B2')).toEqual({ Green: 1, White: 1 });
  expect(t.lays('Green', 'D2=R E2=Y')).toEqual({ Green: -2, White: +1 });
  expect(t.province('C2')).toEqual({ owner: 'Green', size: 2, pagodas: 1 });
  expect(t.strength('B2')).toEqual({ Green: 2, White: 1 });
  expect(t.village('B2')).toBe('Green');
});
test('QIN-094 QIN-121 QIN-127 QIN-132 EX-11 a province that becomes major conquers a village far from the tile', () => {
  const t = position(
    `Y Y Y Y . .
     v . . . . .
     R R . . . .`,
    { owners: { A1: 'Green', A3: 'White' }, villages: { A2: 'White' } },
  );
  expect(t.lays('Green', 'E1=Y F1=B')).toEqual({ Green: -2, White: +1 });
  expect(t.province('A1')).toEqual({ owner: 'Green', size: 5, pagodas: 2 });
  expect(t.strength('A2')).toEqual({ Green: 2, White: 1 });
  expect(t.village('A2')).toBe('Green');
});
test('QIN-100 QIN-101 QIN-102 QIN-111 QIN-112 QIN-113 QIN-127 EX-12 the larger province absorbs the smaller', () => {
  const t = position('vRR.RRR\n.......', { owners: { B1: 'White', E1: 'Green' }, villages: { A1: 'White' } });
  expect(t.lays('Green', 'D1=R D2=Y')).toEqual({ Green: -2, White: +2 });
  expect(t.province('B1')).toEqual({ owner: 'Green', size: 6, pagodas: 2 });
  expect(t.province('G1')).toEqual(t.province('B1'));
  expect(t.strength('A1')).toEqual({ Green: 2 });
  expect(t.village('A1')).toBe('Green');
});
test('QIN-106 EX-13 a tie forbids the join', () => {
  const t = position('RR.RR\n.....', { owners: { A1: 'Green', D1: 'White' } });
  t.refuses('Green', 'C1=R C2=Y', 'tied');
  expect(t.lays('Green', 'C1=Y C2=R')).toEqual({});
});
test('QIN-101 QIN-110 QIN-113 EX-14 a major province absorbs and a surplus pagoda goes home', () => {
  const t = position(
    `. . . . . . . . .
     R R R . R R R R R
     . . . R . . . . .
     . . . R . . . . .`,
    { owners: { A2: 'White', E2: 'Green', D3: 'Green' } },
  );
  expect(t.lays('Green', 'D2=R D1=Y')).toEqual({ Green: +1, White: +1 });
  expect(t.province('A2')).toEqual({ owner: 'Green', size: 11, pagodas: 2 });
  expect(t.table.told).toContainEqual(['joined', t.seat('Green'), t.s.area[9], 11, 7]);
});
