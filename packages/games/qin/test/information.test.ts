import { fastRand, SPECTATOR } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { firstTurn, position } from './position.ts';

const SEEN = 'RR.v\n....';

test('QIN-180 board, owners, supplies, pile heights, hand sizes and the turn are open to all', () => {
  const t = position(SEEN, { owners: { A1: 'White' }, villages: { D1: 'White' }, heights: [3, 2, 2, 2] });
  t.lays('Green', 'C1=Y C2=B');
  const { hands, undrawn, ...open } = t.s;
  for (const viewer of [SPECTATOR, 0, 1]) {
    const view = t.k.view(t.s, viewer);
    expect(view).toMatchObject(open);
    expect(view.hands.map(hand => hand.length)).toEqual(hands.map(hand => hand.length));
    expect(view.undrawn.length).toBe(undrawn.length);
    expect(t.k.waiting(view)).toEqual([t.seat('White')]);
  }
});
test('QIN-181 hands are hidden from others, the piles from all', () => {
  const t = firstTurn(3);
  for (const viewer of [SPECTATOR, 0, 1, 2]) {
    const view = t.k.view(t.s, viewer);
    t.s.hands.forEach((hand, seat) => {
      expect(view.hands[seat]).toEqual(seat === viewer ? hand : [-1, -1, -1]);
    });
    expect(view.undrawn.every(tile => tile === -1)).toBe(true);
  }
});
test('QIN-181 the piles have no order that could leak: a tile is drawn when it is needed', () => {
  const draws = Array.from({ length: 40 }, (_, seed) => {
    const t = firstTurn(2);
    const seat = t.k.waiting(t.s)[0]!;
    t.k.apply(t.s, seat, t.k.read(t.table.options()[0]!)!, fastRand(seed + 1));
    return t.s.hands[seat]!.at(-1);
  });
  expect(new Set(draws)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
test('QIN-182 the unseen tiles are known by number: twelve of a kind less those laid and in one’s own hand', () => {
  const t = firstTurn(2, { start: 'first' });
  t.table.plays(t.table.options()[0]!);
  const view = t.k.view(t.s, 1);
  const unseen = (kind: number) => 12 - [...view.laid, ...view.hands[1]!].filter(tile => tile === kind).length;
  const sample = t.k.determinize(view, fastRand(7));
  for (const kind of [1, 2, 3, 4, 5, 6])
    expect([...sample.undrawn, ...sample.hands[0]!].filter(tile => tile === kind).length).toBe(unseen(kind));
  expect(sample.hands[1]).toEqual(t.s.hands[1]);
});
