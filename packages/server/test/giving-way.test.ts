import { expect, it } from 'vitest';
import { givingWay } from '../http/giving-way.ts';

it('of a hundred requests that come at once, a few are begun in each turn of the event loop, in their order', async () => {
  const turn = givingWay();
  const begun: number[] = [];
  const all = Promise.all(Array.from({ length: 100 }, (_, i) => turn().then(() => begun.push(i))));
  const inEachTurn: number[] = [];
  for (let before = 0; begun.length < 100; before = begun.length) {
    await new Promise(resolve => setImmediate(resolve)); // whatever else waits for its turn comes in between, as this does
    inEachTurn.push(begun.length - before);
  }
  await all;
  expect(begun).toEqual([...Array(100).keys()]);
  expect(Math.max(...inEachTurn)).toBeLessThan(10);
});
it('one that comes alone is begun at once, also after many', async () => {
  const turn = givingWay();
  await Promise.all(Array.from({ length: 50 }, turn));
  await turn();
});
