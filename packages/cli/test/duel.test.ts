import { emptyNetwork, readWeights, writeWeights } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { expect, test } from 'vitest';
import { duel } from '../training/duel.ts';

const game = (await loadGame('zhanguo'))!;
const learned = (await loadWeights('zhanguo'))!;
const deals = (many: number) => ({ seed: 5, counts: [2], enough: (done: number) => done >= many });

test('a mind that meets itself is never ahead: every deal is played from every seat by both', () => {
  const { games, alone, others, squares } = duel(game, { fresh: learned, old: learned }, deals(2));
  expect(games).toEqual({ 2: 4 });
  expect(alone).toEqual(others);
  expect(squares).toEqual({ 2: 0 });
});
test('a mind that has learned beats one that has not', () => {
  const { head } = readWeights(learned);
  const nothing = writeWeights(head, emptyNetwork(head));
  const { alone, others } = duel(game, { fresh: learned, old: nothing }, deals(2));
  expect([alone[2], others[2]]).toEqual([4, 0]);
});
