import { readFileSync, writeFileSync } from 'node:fs';
import { declared } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

// To write it anew: DECLARED=write npx vitest run packages/games/zhanguo/test/declared.test.ts; then read the difference.
const golden = new URL('./declared.txt', import.meta.url);

test('every choice and refusal has its rule, every event its hearers, every part of the state its viewers', () => {
  if (process.env.DECLARED === 'write') writeFileSync(golden, declared(game));
  expect(declared(game)).toBe(readFileSync(golden, 'utf8'));
});
