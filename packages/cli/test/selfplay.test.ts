import { bots } from '@tianxia/bots';
import { readerOf, readWeights } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { Batch } from '../training/batch.ts';
import { selfplay } from '../training/selfplay.ts';
import { anyTable } from '../training/tables.ts';

const game = (await loadGame('emperors-choice'))!;
const { net } = readWeights((await loadWeights('emperors-choice'))!);
const reader = readerOf(game);
const play = (share: number) => {
  const batch = new Batch(reader.seats);
  const league = { share, bots: [bots.random] };
  return { batch, ...selfplay(game, reader, net, batch, { seed: 3, league, enough: games => games >= 8 }) };
};

test('among bots of a league only the choices of the one that learns are kept, and told are its wins in fair shares', () => {
  const alone = play(0);
  const league = play(100);
  expect([alone.games, alone.leagueGames]).toEqual([8, 0]);
  expect([league.games, league.leagueGames]).toEqual([0, 8]);
  expect(league.leagueWins).toBeGreaterThan(8 * 2); // against bots that draw their choices
  expect(league.decisions).toBe(league.batch.decisions);
  expect(league.decisions).toBeLessThan(alone.decisions / 2);
});
test('two players are half as common as more, and one player by themselves a tenth', async () => {
  const empire = (await loadGame('first-empire'))!;
  const rand = fastRand(1);
  const times = [0, 0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) times[anyTable(empire, rand, [1, 2, 3, 4]).seats]!++;
  expect(times[1]! / 400).toBeCloseTo(1, 0);
  expect(times[2]! / 720).toBeCloseTo(1, 0);
  expect(times[3]! / times[2]!).toBeCloseTo(2, 0);
  expect(times[4]! / times[2]!).toBeCloseTo(2, 0);
});
