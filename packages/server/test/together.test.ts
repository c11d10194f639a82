import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { together } from '../sql/together.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function writing(most: number, takes = 0) {
  const batches: string[] = [];
  const write = together<number>(most, async writes => {
    if (takes > 0) await new Promise(resolve => setTimeout(resolve, takes));
    batches.push(writes.join(' '));
  });
  return { batches, write };
}

it('what is asked for in one moment is one transaction, and at once while there is little to write', async () => {
  const { batches, write } = writing(100);
  for (let n = 1; n <= 30; n++) {
    write(n);
    if (n % 3 === 0) await vi.advanceTimersByTimeAsync(10);
    if (n === 6) expect(batches).toEqual(['1 2 3', '4 5 6']);
  }
  expect(batches).toHaveLength(10);
});
it('what comes while the last is being written goes together after it, in its order and not too much at once', async () => {
  const { batches, write } = writing(3, 5);
  write(0);
  await vi.advanceTimersByTimeAsync(1);
  for (let n = 1; n <= 7; n++) write(n);
  await vi.advanceTimersByTimeAsync(40);
  expect(batches).toEqual(['0', '1 2 3', '4 5 6', '7']);
});
it('under load each waits a moment for others', async () => {
  const { batches, write } = writing(100);
  for (let n = 1; n <= 40; n++) {
    write(n);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(10);
  expect(batches.slice(0, 9)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(batches.length).toBeLessThan(22);
  expect(batches.join(' ')).toBe(Array.from({ length: 40 }, (_, n) => n + 1).join(' '));
});
