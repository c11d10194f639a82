import { expect, test } from 'vitest';
import { fastRand, kernelFor, liveTable, seenSince, tableFor } from '../index.ts';
import { stash } from './toy.ts';

test('whoever comes back sees each moment as they would have seen it then', () => {
  const table = tableFor(stash, 2);
  const k = kernelFor(stash, table);
  const live = liveTable(k, table, fastRand(7));
  live.begin(0);
  const pick = fastRand(3);
  const seen = new Map<number, unknown>();
  const look = () => {
    for (const after of seen.keys()) if (after > live.happened.length) seen.delete(after);
    seen.set(live.happened.length, structuredClone(k.view(live.state, 1)));
  };
  look();
  for (let i = 0; i < 40 && !k.over(live.state); i++) {
    const [seat] = k.waiting(live.state);
    live.choose(seat!, k.write(k.anyOption(live.state, seat!, pick)), i);
    look();
    if (pick(5) === 0) {
      live.undo(seat!, i);
      look();
    }
  }
  const again = seenSince(k, table, live, 1, 3);
  expect(again[0]!.after).toBe(3);
  expect(again.at(-1)).toEqual({ after: live.happened.length, view: k.view(live.state, 1) });
  expect(again.map(({ after }) => after)).toEqual([...Array(again.length).keys()].map(n => n + 3));
  for (const { after, view } of again) if (seen.has(after)) expect(view).toEqual(seen.get(after));
  expect([...seen.keys()].filter(after => after >= 3).length).toBeGreaterThan(3);
});
