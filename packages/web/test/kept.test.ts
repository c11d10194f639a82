import { type Analysis, FORMAT, nothingYet, SHARES } from '@tianxia/bots/analysis';
import { catalog, loadMindName } from '@tianxia/catalog';
import type { GameRecord } from '@tianxia/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepAnalysis, keptAnalysis } from '../analysis/kept.ts';

const record = { game: 'qin', choices: [[0, 'lay.lay 1 2']] } as unknown as GameRecord;
const whole: Analysis = { ...nothingYet(), shares: Array.from({ length: SHARES }, (_, share) => share) };
const mind = (name: string) => async () => name;

/** What a browser's cache does, as far as it is asked here. */
function shelf() {
  const answers = new Map<string, Response>();
  return {
    answers,
    open: async () => ({
      match: async (address: string) => answers.get(address)?.clone(),
      put: async (address: string, answer: Response) => void answers.set(address, answer),
    }),
  };
}
let kept: ReturnType<typeof shelf>;
beforeEach(() => {
  kept = shelf();
  vi.stubGlobal('caches', kept);
  return () => vi.unstubAllGlobals();
});

describe('an analysis that is kept', () => {
  test('is found again for its record and its mind', async () => {
    await keepAnalysis(record, whole, mind('young'));
    expect(await keptAnalysis(record, mind('young'))).toEqual(whole);
    expect(await keptAnalysis({ ...record, choices: [] }, mind('young'))).toBeUndefined();
  });
  test('is not taken for the word of a mind that has learned since, which takes its place', async () => {
    await keepAnalysis(record, whole, mind('young'));
    expect(await keptAnalysis(record, mind('old'))).toBeUndefined();
    await keepAnalysis(record, whole, mind('old'));
    expect(await keptAnalysis(record, mind('old'))).toEqual(whole);
    expect(kept.answers.size).toBe(1);
  });
  test('of before minds had names, or in part, is worked out again', async () => {
    await keepAnalysis(record, whole, mind('young'));
    const [address] = kept.answers.keys();
    kept.answers.set(address!, new Response(JSON.stringify(whole)));
    expect(await keptAnalysis(record, mind('young'))).toBeUndefined();
    await keepAnalysis(record, { ...whole, shares: [0] }, mind('young'));
    expect(await keptAnalysis(record, mind('young'))).toBeUndefined();
  });
  test('of an earlier way of judging is worked out again', async () => {
    await keepAnalysis(record, { ...whole, format: FORMAT - 1 } as unknown as Analysis, mind('young'));
    expect(await keptAnalysis(record, mind('young'))).toBeUndefined();
  });
  test('needs no mind where nothing was kept', async () => {
    const asked = vi.fn(mind('young'));
    expect(await keptAnalysis(record, asked)).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });
});
test('every game’s mind has a name of its own', async () => {
  const names = await Promise.all(catalog.map(({ id }) => loadMindName(id)));
  expect(new Set(names).size).toBe(catalog.length);
  expect(await loadMindName(catalog[0]!.id)).toBe(names[0]);
});
