import { expect, test } from 'vitest';
import { strictlyMost } from '../facts/joins.ts';
import { strengthsAt } from '../facts/villages.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';

test('QIN-120 a province is connected over an edge with any square of the village, never over a corner', () => {
  const t = position('.vv.\nR..R\nR..R', { owners: { A2: 'Green', D2: 'White' } });
  expect(t.strength('B1')).toEqual({});
  expect(t.lays('White', 'C2=R C3=Y')).toEqual({ White: -1 });
  expect(t.strength('B1')).toEqual({ White: 1 });
  expect(t.village('B1')).toBe('White');
});
test('QIN-121 strength is one for a province and two for a major one, added up', () => {
  const t = position('RRRRR.\nv.....\nYY....', { owners: { A1: 'Green', A3: 'Green' } });
  expect(t.strength('A2')).toEqual({ Green: 3 });
});
test('QIN-122 a province counts once however often it touches', () => {
  const t = position('RRR\nRvR\n...', { owners: { A1: 'Green' } });
  expect(t.strength('B2')).toEqual({ Green: 2 });
});
test('QIN-123 village pagodas give no strength, here or elsewhere', () => {
  const t = position('v.v.v\nRR...\n.....', {
    owners: { A2: 'Green' },
    villages: { A1: 'White', C1: 'White', E1: 'White' },
  });
  expect(t.strength('A1')).toEqual({ Green: 1 });
  expect(t.lays('Green', 'C2=R C3=Y')).toEqual({ Green: -2, White: +2 });
  expect([t.village('A1'), t.village('C1'), t.village('E1')]).toEqual(['Green', 'Green', 'White']);
});
test('QIN-124 a village is taken only with strictly more than every other', () => {
  const t = position('BBvRR\n.....\n.....', { owners: { A1: 'Green', D1: 'White' } });
  expect(t.lays('Green', 'B2=B B3=Y')).toEqual({});
  expect(t.village('C1')).toBeUndefined();
  expect(t.lays('Green', 'A2=B A3=B')).toEqual({ Green: -2 });
  expect(t.village('C1')).toBe('Green');
});
test('QIN-125 QIN-133 QIN-134 an empty village goes to its one strongest player, whoever laid', () => {
  const t = position('BB..v\n.....', { owners: { A1: 'White' } });
  expect(t.lays('Green', 'C1=B D1=B')).toEqual({ White: -1 });
  expect(t.village('E1')).toBe('White');
  expect(t.table.told).toContainEqual(['annexed', t.seat('White'), 0]);
});
test('QIN-126 an empty village with a tie stays empty until somebody leads alone', () => {
  const t = position('BBv.R\n.....\n.....', { owners: { A1: 'White' } });
  expect(t.lays('Green', 'D1=R D2=Y')).toEqual({ Green: -1 });
  expect(t.village('C1')).toBeUndefined();
  expect(t.lays('Green', 'C2=Y C3=B')).toEqual({ Green: -2 });
  expect(t.village('C1')).toBe('Green');
});
test('QIN-127 a conqueror places a pagoda and the holder takes one back', () => {
  const t = position('YYYYv.\n....RR', { owners: { A1: 'Green', E2: 'White' }, villages: { E1: 'White' } });
  expect(t.lays('White', 'A2=Y B2=B')).toEqual({ Green: -2, White: +1 });
  expect(t.village('E1')).toBe('Green');
  expect(t.table.told).toContainEqual(['conquered', t.seat('Green'), 0, t.seat('White')]);
});
test('QIN-128 equality with the holder is not enough', () => {
  const t = position('BBv.R\n.....', { owners: { A1: 'White' }, villages: { C1: 'White' } });
  expect(t.lays('Green', 'D1=R D2=Y')).toEqual({ Green: -1 });
  expect(t.strength('C1')).toEqual({ Green: 1, White: 1 });
  expect(t.village('C1')).toBe('White');
});
test('QIN-129 two challengers who tie above the holder leave the village to the holder', () => {
  const t = position('RR..YY\n..vv..', {
    players: ['Green', 'White', 'Purple'],
    owners: { A1: 'White', E1: 'Purple' },
    villages: { C2: 'Green' },
  });
  expect(t.lays('Green', 'C1=R D1=Y')).toEqual({});
  expect(t.strength('C2')).toEqual({ White: 1, Purple: 1 });
  expect(t.village('C2')).toBe('Green');
});
test('QIN-130 a holder without strength keeps the village', () => {
  const t = position('v....\n.....\nBB...', { owners: { A3: 'White' }, villages: { A1: 'Green' } });
  expect(t.strength('A1')).toEqual({});
  expect(t.lays('White', 'C3=B D3=R')).toEqual({});
  expect(t.village('A1')).toBe('Green');
  expect(t.lays('White', 'A2=B B2=R')).toEqual({ White: -1, Green: +1 });
});
test('QIN-131 a village never holds more than one pagoda', () => {
  const t = position('BBBBBv\n......', { owners: { A1: 'Green' } });
  expect(t.lays('Green', 'F2=R E2=B')).toEqual({ Green: -1 });
  expect(t.lays('Green', 'D2=B C2=B')).toEqual({});
  alongGames(({ k, after }) => expect(after.holder.length).toBe(k.box.villages.length), {}, 1);
});
test('QIN-132 QIN-142 after every lay each village stands as its strengths demand', () => {
  alongGames(({ k, before, after }) => {
    if (after.ending !== '') return; // step V may not have been reached
    const strength = [0, 0, 0, 0];
    after.holder.forEach((holder, v) => {
      strengthsAt(after, k.box.aroundVillage[v]!, strength);
      const leader = strictlyMost(strength, after.seats);
      expect(holder).toBe(leader >= 0 ? leader : before.holder[v]);
    });
  });
});
test('QIN-135 one province may hold several villages, and one lay may change several', () => {
  const t = position('v.v.v\nB....\n.....', { villages: { E1: 'White' } });
  expect(t.lays('Green', 'B2=B C2=B')).toEqual({ Green: -3 });
  expect(t.lays('White', 'D2=B E2=B')).toEqual({ Green: -2, White: +1 });
  expect([t.village('A1'), t.village('C1'), t.village('E1')]).toEqual(['Green', 'Green', 'Green']);
});
test('QIN-130 a holder who grows stronger is told nothing: no village changes hands', () => {
  const t = position('BBv\n...\n...', { owners: { A1: 'Green' }, villages: { C1: 'Green' } });
  expect(t.lays('Green', 'A2=B B2=B')).toEqual({});
  expect(t.table.told.map(([event]) => event)).toEqual(['laid', 'extended', 'drew']);
});
test('QIN-125 an annexed village takes one pagoda of its new holder and gives nobody any back', () => {
  const t = position('B.v\n..~', {});
  t.lays('Green', 'B1=B B2=B');
  expect([t.s.supply, Object.keys(t.s.supply), t.village('C1')]).toEqual([[22, 24], ['0', '1'], 'Green']);
});
