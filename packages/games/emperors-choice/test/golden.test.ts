import { fastRand, kernelFor, mute, type Texts, tableFor } from '@tianxia/kernel';
import { goldenGame, goldenViews } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { EmperorsChoice } from '../state.ts';
import { boardText } from '../text/en/board.ts';
import { texts } from '../text/en/index.ts';
import { sensibly } from './play.ts';

// To write both anew: npx vitest run packages/games/emperors-choice/test/golden.test.ts -u; then read the difference.
const table = tableFor(game, 3);
const k = kernelFor(game, table);
const golden = { texts: texts as Texts<EmperorsChoice>, names: ['Red', 'Blue', 'Yellow'], boardText };

test('a game told from beginning to end', async () => {
  const told = goldenGame(k, table, fastRand(11), sensibly(12), { ...golden, every: 40 });
  await expect(told).toMatchFileSnapshot('./golden.txt');
});
test('what every seat and a spectator see of one position', async () => {
  const rand = fastRand(11);
  const s = k.setup(table, rand, mute);
  for (let turn = 0; turn < 150; turn++) {
    const seat = k.waiting(s)[0]!;
    k.apply(s, seat, k.anyOption(s, seat, rand), rand, mute);
  }
  await expect(goldenViews(k, s, golden)).toMatchFileSnapshot('./views.txt');
});
