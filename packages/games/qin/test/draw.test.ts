import { expect, test } from 'vitest';
import { alongGames } from './play.ts';
import { position } from './position.ts';

const OPEN = 'R......\n.......\n.......';

test('QIN-160 after a lay the player draws one tile, back to three', () => {
  alongGames(({ before, after, seat, told }) => {
    const drew = told.filter(([event]) => event === 'drew');
    if (after.ending === 'lastPagoda') return expect(drew).toEqual([]);
    expect(drew.length).toBe(before.undrawn.length > 0 ? 1 : 0);
    if (before.undrawn.length > 0) expect(after.hands[seat]!.length).toBe(3);
    expect(after.undrawn.length + drew.length).toBe(before.undrawn.length);
  });
});
test('QIN-161 the pile is the player’s choice only where the table wants it so', () => {
  const chosen = position(OPEN, { options: { piles: 'choose' }, heights: [2, 3, 1, 0] });
  chosen.lays('Green', 'B1=Y C1=B');
  chosen.table.at('draw', chosen.seat('Green')).offers('draw.draw 0', 'draw.draw 1', 'draw.draw 2');
  expect(chosen.s.hands[0]!.length).toBe(2);
  chosen.table.plays('draw.draw 2').at('lay', chosen.seat('White'));
  expect([chosen.s.heights, chosen.s.hands[0]!.length]).toEqual([[2, 3, 0, 0], 3]);
  const automatic = position(OPEN, { heights: [2, 3, 1, 0] });
  automatic.lays('Green', 'B1=Y C1=B');
  automatic.table.at('lay', automatic.seat('White'));
  expect(automatic.s.heights).toEqual([2, 2, 1, 0]);
});
test('QIN-162 an empty pile gives nothing, and with all empty play goes on', () => {
  const two = position(OPEN, { options: { piles: 'choose' }, heights: [1, 0, 1, 0] });
  two.lays('Green', 'B1=Y C1=B');
  two.table.at('draw').refuses('draw.draw 1', 'emptyPile').refuses('draw.draw 4', 'notOffered').plays('draw.draw 0');
  two.lays('White', 'A2=Y A3=B');
  two.table.at('lay', two.seat('Green')); // one pile was left: nothing to choose
  expect(two.s.heights).toEqual([0, 0, 0, 0]);
  two.lays('Green', 'B2=B C2=R');
  expect(two.s.hands[0]!.length).toBe(2);
  two.table.at('lay', two.seat('White'));
});
test('QIN-163 QIN-181 a drawn tile is seen by its owner only', () => {
  const t = position(OPEN);
  t.lays('Green', 'B1=Y C1=B');
  const drew = t.table.told.find(([event]) => event === 'drew')!;
  expect(drew[2]).toBe(t.s.hands[0]!.at(-1));
  expect(t.k.tell(drew, 0)).toEqual(drew);
  for (const viewer of [-1, 1]) expect(t.k.tell(drew, viewer)).toEqual(['drew', 0, -1]);
});
test('QIN-161 of piles of one height the table takes the first', () => {
  const t = position(OPEN, { heights: [2, 3, 3, 0] });
  t.lays('Green', 'B1=Y C1=B');
  expect(t.s.heights).toEqual([2, 2, 3, 0]);
});
test('QIN-050 equal tiles in a hand are one choice, wherever they stand in it', () => {
  const lays = (hand: string) => position(OPEN, { hands: { Green: hand } }).table.options();
  const once = lays('RR YB');
  for (const hand of ['RR RR YB', 'RR YB RR', 'YB RR RR', 'RR YB YB', 'YB YB']) {
    const found = lays(hand);
    expect(new Set(found).size, hand).toBe(found.length);
    if (hand !== 'YB YB') expect(found.sort(), hand).toEqual(once.sort());
  }
});
