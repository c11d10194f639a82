import { readFileSync } from 'node:fs';
import { fastRand, kernelFor, readRecord, replay } from '@tianxia/kernel';
import { lawsAt } from '@tianxia/kernel/laws';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const SEEDS = 150; // each tries one choice, and other worlds

/** Where fuzzing stopped once: the position after this record, in many ways. */
test('TK-448 a bid that stands tells who is not there, and the laws know it', () => {
  const file = new URL('./found/guan-ping-alone.json', import.meta.url);
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  const k = kernelFor(game, record.table);
  const { state } = replay(k, record);
  for (let seed = 0; seed < SEEDS; seed++)
    expect(lawsAt(game, k, state, k.waiting(state)[0]!, fastRand(seed)), `seed ${seed}`).toBeUndefined();
});
