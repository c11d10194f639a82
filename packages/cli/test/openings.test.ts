import { mindFrom } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { type Opening, tryOpenings } from '../openings.ts';

const game = (await loadGame('emperors-choice'))!;
const table = tableFor(game, 3);
const k = kernelFor(game, table);
const mind = mindFrom(game, (await loadWeights(game.id))!);
const played = (opening: Opening, deals: number) => {
  let last: readonly { kind: string; games: number; wins: number; liked: number }[] = [];
  for (const kinds of tryOpenings(k, table, mind, opening, 5, deals)) last = [...kinds.values()];
  return last;
};
const bonuses: Opening = { at: 'bonus', by: new Map([['bonus.take', 1]]) };

test('every kind of first move is tried once a deal, and one of them is the bot’s own', () => {
  const kinds = played(bonuses, 2);
  expect(kinds.length).toBeGreaterThan(2);
  for (const { kind, games, wins } of kinds) {
    expect(kind).toMatch(/^bonus\.take \d$/);
    expect(games).toBeLessThanOrEqual(2);
    expect(wins).toBeLessThanOrEqual(games);
  }
  expect(kinds.reduce((sum, { liked }) => sum + liked, 0)).toBe(2);
});
test('the same seed gives the same games', () => {
  expect(played(bonuses, 1)).toEqual(played(bonuses, 1));
});
test('moves may be of one kind by what they score at once, or as a whole', () => {
  const byPoints = played({ at: 'bonus', by: 'points' }, 1);
  for (const { kind } of byPoints) expect(kind).toMatch(/^\+\d+$/);
  expect(played({ at: 'bonus', by: new Map([['bonus.take', undefined]]) }, 1)).toMatchObject([
    { kind: 'bonus.take', games: 1, liked: 1 },
  ]);
});
