import { fastRand, kernelFor, mute, type Texts, tableFor } from '@tianxia/kernel';
import { goldenGame, goldenViews } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { ThreeKingdoms } from '../state.ts';
import { boardText } from '../text/en/board.ts';
import { texts } from '../text/en/index.ts';
import { mixed } from './play.ts';

// To write all anew: npx vitest run packages/games/three-kingdoms/test/golden.test.ts -u; then read the difference.
const golden = { texts: texts as Texts<ThreeKingdoms>, names: ['Wei', 'Wu', 'Shu'], boardText, every: 60 };
const tell = (option: string, seed: number) => {
  const table = tableFor(game, 3, { game: option });
  return goldenGame(kernelFor(game, table), table, fastRand(seed), mixed(fastRand(seed + 1)), golden);
};

test('a full game told from beginning to end', async () => {
  await expect(tell('full', 13)).toMatchFileSnapshot('./golden.txt');
});
test('the Beginners’ Tutorial told from beginning to end', async () => {
  await expect(tell('tutorial', 4)).toMatchFileSnapshot('./golden-tutorial.txt');
});
test('what every seat and a spectator see of one position', async () => {
  const table = tableFor(game, 3);
  const k = kernelFor(game, table);
  const rand = fastRand(11);
  const s = k.setup(table, rand, mute);
  while (s.round < 3 || s.bids.length < 8) {
    const seat = k.waiting(s)[0]!;
    k.apply(s, seat, k.anyOption(s, seat, rand), rand, mute);
  }
  await expect(goldenViews(k, s, golden)).toMatchFileSnapshot('./views.txt');
});
test('every sentence tells of the past, of "you" as well as of a name', () => {
  const present = /\{0\} (?:\w+s|are|have|do)\b| (?:is|are) /; // `{0} pays`: wrong for "you", and not told as past
  expect(Object.entries(texts.events).filter(([, text]) => present.test(text))).toEqual([]);
});
