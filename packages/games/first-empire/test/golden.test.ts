import { readFileSync } from 'node:fs';
import { keyedRand } from '@tianxia/fair';
import { type GameRecord, kernelFor, type Option, readRecord, replay, type Texts } from '@tianxia/kernel';
import { goldenGame, goldenViews } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { FirstEmpire } from '../state.ts';
import { boardText } from '../text/en/board.ts';
import { texts } from '../text/en/index.ts';

// To write all anew: npx vitest run packages/games/first-empire/test/golden.test.ts -u; then read the difference.
const EVERY = 60; // choices between two pictures of the board
const recorded = (name: string): GameRecord =>
  readRecord(JSON.parse(readFileSync(new URL(`./records/${name}.json`, import.meta.url), 'utf8')));
const golden = ({ table }: GameRecord) => ({
  texts: texts as Texts<FirstEmpire>,
  names: table.seats === 1 ? ['Blue', 'Li Si'] : ['Blue', 'Yellow', 'Red', 'Purple'].slice(0, table.seats),
  boardText,
});
const GAMES = ['2-front', '3-advanced', '4-back', 'solo-1-greedy', 'solo-2-greedy', 'solo-3-greedy', 'solo-4-greedy'];

test.each(GAMES)('%s told from beginning to end', async name => {
  const record = recorded(name);
  const k = kernelFor(game, record.table);
  const chosen = record.choices.filter(([, , , forced]) => forced === undefined).map(([, words]) => words);
  let next = 0; // the games are recorded ones, so that no change of a bot touches these texts
  const choose = () => k.read(chosen[next++]!) as Option;
  const told = goldenGame(k, record.table, keyedRand(record.key!), choose, { ...golden(record), every: EVERY });
  await expect(told).toMatchFileSnapshot(`./golden/${name}.txt`);
});
test.each(['3-advanced', 'solo-3-greedy'])('what every seat and a spectator see of one position of %s', async name => {
  const record = recorded(name);
  const k = kernelFor(game, record.table);
  const { state } = replay(k, record, 70);
  await expect(goldenViews(k, state, golden(record))).toMatchFileSnapshot(`./golden/${name}-views.txt`);
});
