import { readFileSync } from 'node:fs';
import { fastRand, kernelFor, readRecord, replay } from '@tianxia/kernel';
import { lawsAt } from '@tianxia/kernel/laws';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const SEEDS = 150; // each tries one choice, and other worlds

/** Where fuzzing stopped once: the position after this record, in many ways. */
test.each([
  ['TK-448 what a bid is worth as it stands rests on nobody who is hidden', 'guan-ping-alone'],
  ['TK-422 who is asked for a benefit, and who is not, tells of no hidden general', 'asked-for-a-benefit'],
])('%s', (_, name) => {
  const file = new URL(`./found/${name}.json`, import.meta.url);
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  const k = kernelFor(game, record.table);
  const { state } = replay(k, record);
  for (let seed = 0; seed < SEEDS; seed++)
    expect(lawsAt(game, k, state, k.waiting(state)[0]!, fastRand(seed)), `seed ${seed}`).toBeUndefined();
});
