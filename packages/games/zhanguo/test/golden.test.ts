import { readFileSync } from 'node:fs';
import { keyedRand } from '@tianxia/fair';
import { kernelFor, readRecord, replay, type Texts } from '@tianxia/kernel';
import { goldenGame, goldenViews } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { State, ZhanGuo } from '../state.ts';
import { boardText } from '../text/en/board.ts';
import { texts } from '../text/en/index.ts';

// Both tell a recorded game, so they change with rules and texts only, never with a bot.
// To write both anew: npx vitest run packages/games/zhanguo/test/golden.test.ts -u; then read the difference.
const RECORD = './records/auction-choice-track-once-3.json';
const record = readRecord(JSON.parse(readFileSync(new URL(RECORD, import.meta.url), 'utf8')));
const k = kernelFor(game, record.table);
const golden = { texts: texts as Texts<ZhanGuo>, names: ['Blue', 'Red', 'Purple'], boardText };

test('a game told from beginning to end', async () => {
  const choices = record.choices.filter(([, , , forced]) => forced === undefined);
  const choose = () => k.read(choices.shift()![1])!;
  const told = goldenGame(k, record.table, keyedRand(record.key!), choose, { ...golden, every: 25 });
  await expect(told).toMatchFileSnapshot('./golden.txt');
});
test('what every seat and a spectator see of one position', async () => {
  let found: State | undefined; // in round 4 one has chosen what to keep, with cards put back in the rounds before
  replay(k, record, undefined, undefined, s => {
    if (s.round === 3 && s.agenda.at(-1)?.at === 'keep' && k.waiting(s).length === 2) found = k.clone(s);
  });
  await expect(goldenViews(k, found!, golden)).toMatchFileSnapshot('./views.txt');
});
