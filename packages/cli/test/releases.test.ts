import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@tianxia/catalog';
import { verify } from '@tianxia/fair';
import { type Game, type GameTypes, replay } from '@tianxia/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { frozen } from '../../../scripts/freeze.mjs';
import { openRecord } from '../records.ts';

const RECORD = new URL('../../games/qin/test/records/two-lion.json', import.meta.url).pathname;
type AnyGame = Game<GameTypes>;

test('a record is replayed and verified by the rules it names, long after they have changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tianxia-releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'qin.mjs');
  writeFileSync(file, await frozen('qin'));
  const { game: old } = (await import(/* @vite-ignore */ file)) as { game: AnyGame };
  const now = (await loadGame('qin'))!;
  const next: AnyGame = {
    ...now,
    rules: 'next',
    setup(box, table, rand) {
      rand(2); // nothing is dealt as before
      return now.setup(box, table, rand);
    },
  };
  const load = async (_: string, rules?: string) =>
    rules === old.rules ? old : rules === undefined ? next : undefined;
  const { record, k } = await openRecord(RECORD, undefined, load);
  expect(k.game.rules).toBe(JSON.parse(readFileSync(RECORD, 'utf8')).rules);
  expect(verify(k, record)).toMatchObject({ fair: true });
  expect(() => replay(k, record)).not.toThrow();
  // without the release: the newest, which says no to what has changed
  const lost = await openRecord(RECORD, undefined, async (_, rules) => (rules === undefined ? next : undefined));
  expect(lost.k.game.rules).toBe('next');
  expect(() => replay(lost.k, lost.record)).toThrow();
});
