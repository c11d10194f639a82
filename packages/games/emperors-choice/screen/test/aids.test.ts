import { expect, test } from 'vitest';
import { bagOf } from '../bag.ts';
import { decreeing } from '../decreeing.ts';
import { charactersAllowed, itemsOf, lossAt, mostPossible, nextTile, THE_CUBES, totalOf } from '../lane.ts';
import { summed } from '../outcome.ts';
import { saidLoss } from '../passing.ts';
import { phaseOf } from '../phase.ts';
import { pointsOf } from '../points.ts';
import { worthOf } from '../worth.ts';
import { tableOf, walkThrough } from './position.ts';

const at = (seats = 3) => {
  const walk = tableOf(seats, 1);
  const { box } = walk.kernel;
  const card = (id: string) => box.characters.findIndex((row, i) => i > 0 && row.id === id);
  const tile = (id: string) => box.pack.tiles.findIndex(row => row.id === id) + 1;
  return { ...walk, box, card, tile };
};
test('EC-083 to 085: general 9, officer 4, four cubes, cavalry 3; order tile 3 asks which of the fours', () => {
  const { s, box, card } = at(4);
  s.shown[0] = [card('cavalry-3'), card('officer-4'), card('general-9')];
  s.cubes[0] = 4;
  s.shownCubes[0] = 4;
  const items = itemsOf(s, box, 0);
  expect(items.map(({ power }) => power)).toEqual([9, 4, 4, 3]);
  expect(lossAt(items, 3).map(item => item.card)).toEqual([card('officer-4'), THE_CUBES]);
  expect(lossAt(items, 1).map(item => item.card)).toEqual([card('general-9')]);
  expect(lossAt(items, 5)).toEqual([]);
  expect(totalOf(items)).toBe(20);
  expect(saidLoss(lossAt(items, 3), 4, n => box.characters[n]!.names.en)).toBe('lose Military officer or 4 cubes');
  expect(saidLoss([], 0, String)).toBe('lose nothing');
});
test('what is staged lies among what is revealed, and the marshal grows with cubes owned', () => {
  const { s, box, card } = at();
  s.cubes[0] = 5;
  s.shown[0] = [];
  s.shownCubes[0] = 0;
  const items = itemsOf(s, box, 0, { cards: [card('field-marshal')], cubes: 3 });
  expect(items).toEqual([
    { card: card('field-marshal'), power: 7, staged: true },
    { card: THE_CUBES, power: 3, staged: true },
  ]);
});
test('EC-067, 068, 081: the limit looks at rivals still bidding; the next to pass takes the highest tile', () => {
  const { s, box, card } = at();
  s.order = [0, 0, 3];
  s.shown = [[card('cavalry-3')], [card('supply-3'), card('cavalry-2')], []];
  expect(charactersAllowed(s, box, 0)).toBe(3);
  expect(charactersAllowed(s, box, 1)).toBe(2);
  expect(nextTile(s)).toBe(2);
  s.hands[0]!.pieces = [card('general-9'), card('officer-6'), card('cavalry-2')];
  s.cubes[0] = 4;
  expect(mostPossible(s, box, 0)).toBe(3 + 9 + 6 + 4);
});
test('EC-142 to 147: most trust, then the smaller tile; the fee comes before the second look', () => {
  const { s, box } = at();
  s.round = 2;
  s.trust = [15, 8, 7];
  s.order = [3, 1, 2];
  expect(decreeing(s, box).map(({ seats, left }) => [seats, left])).toEqual([
    [[0], 11],
    [[0], 7],
  ]);
  s.trust = [7, 10, 10];
  expect(decreeing(s, box)[0].seats).toEqual([1]);
  s.order = [3, 0, 0];
  expect(decreeing(s, box)[0].seats).toEqual([1, 2]); // nobody knows yet who passes first
  s.trust = [2, 1, 0];
  expect(decreeing(s, box)[0]).toMatchObject({ left: 0, missing: 2 });
});
test('a set is worth what the face-up policies would bring more, and what it gives at once', () => {
  const { s, box, tile } = at();
  s.tiles[0] = [tile('territory'), tile('territory')];
  s.policies = box.sides.flatMap(({ id }, side) =>
    ['decentralization', 'book-preservation'].includes(id) ? [side] : [],
  );
  const worth = worthOf(s, box, 0, [tile('territory'), tile('book'), tile('ingot'), tile('envoy')]);
  expect(worth).toMatchObject({ vp: 2 + 5, money: 3, trust: 4, income: 1, treasures: 0, inscriptions: 0 });
  expect(worth.byPolicy.map(({ vp }) => vp).sort()).toEqual([2, 5]);
  expect(worthOf(s, box, 0, [tile('jewel'), tile('stone')])).toMatchObject({ vp: 0, treasures: 1, inscriptions: 1 });
});
test('points that come in parts are told once, where the first of them came', () => {
  const told = [
    ['settled', 0, 4],
    ['scored', 0, 4, 1],
    ['scored', 0, 3, 1],
    ['scored', 1, 2, 1],
    ['scored', 0, 3, 2],
  ] as const;
  expect(summed(told)).toEqual([
    ['settled', 0, 4],
    ['scored', 0, 7, 1],
    ['scored', 1, 2, 1],
    ['scored', 0, 3, 2],
  ]);
});
test('when the game is over the points of the end are added to those of the track', () => {
  const { s } = at();
  const last = [
    ['finalLine', 0, 7, 1],
    ['finalLine', 1, 2, 0],
    ['finalLine', 0, 3, 2],
  ] as const;
  expect(pointsOf(s, last, 0)).toBe(10);
  s.ending = 'unified';
  expect([0, 1, 2].map(seat => pointsOf(s, last, seat))).toEqual([20, 12, 10]);
});
test('the bag is counted by family, carriages and raiders together', () => {
  const { s, box } = at();
  const bag = bagOf(s.bag, box);
  expect(bag.reduce((sum, { left }) => sum + left, 0)).toBe(s.bag.length);
  expect(bag.find(({ family }) => family === 'carriage')?.names).toEqual({ en: 'Carriage', ja: '馬車' });
});
test('the phases of a round follow one another, whatever is nested in them', () => {
  const walk = tableOf(3, 3);
  const seen: string[] = [];
  walkThrough(walk, () => {
    const phase = phaseOf(walk.s);
    if (seen.at(-1) !== phase) seen.push(phase);
  });
  const round = ['auction', 'management', 'decree'];
  expect(seen[0]).toBe('setup');
  expect(seen.slice(1, 19)).toEqual([...round, ...round, ...round, ...round, ...round, ...round]);
  expect(phaseOf({ agenda: [] })).toBe('end');
});
