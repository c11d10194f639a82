import { expect, test } from 'vitest';
import { firstTurn, kindOf, position } from './position.ts';

test('QIN-063 QIN-067 QIN-068 EX-20 first lays on both sides', () => {
  const expected = { bird: [28, 112], lion: [32, 128] } as const;
  for (const [board, [pairs, lays]] of Object.entries(expected)) {
    const t = firstTurn(2, { board });
    expect(t.s.spots.length).toBe(pairs);
    for (const hand of ['RR YB BB', 'RY RY RB']) {
      t.s.hands[t.k.waiting(t.s)[0]!] = hand.split(' ').map(halves => kindOf(t.box, halves));
      expect(t.table.options().length, `${board} ${hand}`).toBe(lays);
    }
  }
});
test('QIN-090 QIN-094 EX-21 somebody else makes your province major', () => {
  const t = position('YYYY..\n......', { owners: { A1: 'White' } });
  expect(t.lays('Green', 'E1=Y F1=R')).toEqual({ White: -1 });
  expect(t.province('A1')).toEqual({ owner: 'White', size: 5, pagodas: 2 });
});
test('QIN-143 QIN-144 EX-22 the last pagoda wins on another player’s turn', () => {
  const t = position('YYYY..\n......', { owners: { A1: 'White' }, supply: { Green: 5, White: 1 } });
  const piles = t.s.undrawn.length;
  expect(t.lays('Green', 'E1=Y F1=Y')).toEqual({ White: -1 });
  expect(t.s.ending).toBe('lastPagoda');
  expect(t.table.result.places).toEqual([2, 1]);
  expect([t.s.hands[0]!.length, t.s.undrawn.length]).toEqual([2, piles]);
});
test('QIN-124 QIN-126 EX-23 an empty village with a tie stays empty until somebody leads', () => {
  const t = position(
    `. . . . . . .
     R R . v . . .
     . . . B . . .
     . . . . . . .`,
    { owners: { A2: 'White' } },
  );
  expect(t.lays('Green', 'C2=R C3=B')).toEqual({ Green: -1 });
  expect(t.strength('D2')).toEqual({ Green: 1, White: 1 });
  expect(t.village('D2')).toBeUndefined();
  expect(t.lays('White', 'E2=Y E3=Y')).toEqual({ White: -2 });
  expect(t.village('D2')).toBe('White');
});
test('QIN-129 QIN-132 EX-24 two challengers tie and the holder keeps the village', () => {
  const t = position(
    `. . R R R . .
     . . R . . . .
     B B v . . . .
     . . Y Y Y Y .
     . . . . . . .`,
    {
      players: ['Green', 'White', 'Purple'],
      owners: { C1: 'White', C4: 'Purple', A3: 'Green' },
      villages: { C3: 'Green' },
    },
  );
  expect(t.lays('Green', 'E2=R E3=Y')).toEqual({ White: -1, Purple: -1 });
  expect(t.strength('C3')).toEqual({ Green: 1, White: 2, Purple: 2 });
  expect(t.village('C3')).toBe('Green');
});
test('QIN-105 QIN-113 QIN-127 EX-25 joining your own provinces can cost a village', () => {
  const t = position(
    `. . . R R R R . .
     . . . R . . . . .
     . R R v B B B B B
     . . . Y . . . . .
     . . . Y . . . . .`,
    { owners: { D1: 'Green', B3: 'Green', E3: 'White', D4: 'White' }, villages: { D3: 'Green' } },
  );
  expect(t.strength('D3')).toEqual({ Green: 3, White: 3 });
  expect(t.lays('Green', 'C2=R B2=Y')).toEqual({ Green: +2, White: -1 });
  expect(t.province('D1')).toEqual({ owner: 'Green', size: 8, pagodas: 2 });
  expect(t.strength('D3')).toEqual({ Green: 2, White: 3 });
  expect(t.village('D3')).toBe('White');
});
test('QIN-088 EX-26 a province founded with five is major at once', () => {
  const t = position(
    `. . . .
     R . . R
     . . R .`,
  );
  expect(t.lays('Green', 'B2=R C2=R')).toEqual({ Green: -2 });
  expect(t.province('A2')).toEqual({ owner: 'Green', size: 5, pagodas: 2 });
});
test('QIN-025 QIN-120 QIN-122 QIN-131 EX-27 a village of two squares is one village', () => {
  const t = position('.vvYY.\n.BB...', { owners: { D1: 'Green', B2: 'White' }, villages: { B1: 'White' } });
  expect(t.box.villages.length).toBe(1);
  expect(t.strength('C1')).toEqual({ Green: 1, White: 1 });
  expect(t.lays('Green', 'A1=R A2=R')).toEqual({ Green: -2, White: +1 });
  expect(t.strength('B1')).toEqual({ Green: 2, White: 1 });
  expect([t.village('B1'), t.village('C1')]).toEqual(['Green', 'Green']);
});
test('QIN-107 EX-28 a tie for second place is harmless', () => {
  const t = position(
    `R . . . . . .
     R R R . R R .
     . . . R . . .
     . . . R . . .`,
    { players: ['Green', 'White', 'Purple'], owners: { A1: 'Green', E2: 'White', D3: 'Purple' } },
  );
  expect(t.lays('Green', 'D2=R D1=Y')).toEqual({ Green: -1, White: +1, Purple: +1 });
  expect(t.province('D4')).toEqual({ owner: 'Green', size: 9, pagodas: 2 });
});
test('QIN-108 QIN-110 EX-29 a major province is protected against a sum', () => {
  const map = `
    R . . . . . .
    R R R . R R R
    R . . R . . .
    . . . R . . .
    . . . R . . .`;
  const t = position(map, { owners: { A1: 'Green', E2: 'White', D3: 'White' } });
  t.refuses('Green', 'D2=R D1=Y', 'protectedMajor');
  t.refuses('White', 'D2=R D1=Y', 'protectedMajor');
  const mine = position(map, { owners: { A1: 'Green', E2: 'White', D3: 'Green' } });
  expect(mine.lays('Green', 'D2=R D1=Y')).toEqual({ Green: +1, White: +1 });
  expect(mine.province('A1')).toEqual({ owner: 'Green', size: 12, pagodas: 2 });
});
test('QIN-109 EX-30 two majors never join', () => {
  const t = position('RRRRR.RRRRR\n...........', { owners: { A1: 'Green', G1: 'Green' } });
  t.refuses('Green', 'F1=R F2=Y', 'twoMajors');
  expect(t.lays('Green', 'F1=Y F2=R')).toEqual({});
});
test('QIN-070 QIN-143 QIN-147 EX-31 more pagodas due than left', () => {
  const t = position('Y..R\n....', { players: ['Purple', 'Green'], supply: { Purple: 1 } });
  expect(t.lays('Purple', 'B1=Y C1=R')).toEqual({ Purple: -1 });
  expect(t.province('A1')?.pagodas).toBe(1);
  expect(t.province('D1')?.pagodas).toBe(0);
  expect([t.s.ending, t.table.result.places[0]]).toEqual(['lastPagoda', 1]);
});
