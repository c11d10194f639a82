import { type Analysis, type Decision, FORMAT, nothingYet, SHARES } from '@tianxia/bots/analysis';
import { catalog, loadMindName } from '@tianxia/catalog';
import type { GameRecord } from '@tianxia/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepAnalysis, keptAnalysis } from '../analysis/kept.ts';
import { keepOwnGame, mend, mended, ownMistakes } from '../analysis/own.ts';

const record = { game: 'qin', choices: [[0, 'lay.lay 1 2']] } as unknown as GameRecord;
const whole: Analysis = { ...nothingYet(), shares: Array.from({ length: SHARES }, (_, share) => share) };
const mind = (name: string) => async () => name;

/** What a browser's cache does, as far as it is asked here. */
function shelf() {
  const answers = new Map<string, Response>();
  return {
    answers,
    open: async () => ({
      match: async (address: string) => answers.get(address.replace('https://tianxia.example', ''))?.clone(),
      keys: async () => [...answers.keys()].map(address => ({ url: `https://tianxia.example${address}` })),
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
test('one’s own mistakes come back from every game of one’s own that was analysed, the latest first; what was mended is remembered', async () => {
  const judged = (choice: number, seat: number, mark: string) => ({ choice, seat, knew: { mark } }) as Decision;
  const decisions = [judged(3, 0, 'blunder'), judged(4, 1, 'blunder'), judged(5, 0, 'good'), judged(6, 0, 'mistake')];
  const later = { ...record, started: '2026-02-02' };
  for (const one of [{ ...record, started: '2026-01-01' }, later]) {
    await keepAnalysis(one, { ...whole, decisions }, mind('young'));
    await keepOwnGame({ record: one, you: [0] });
  }
  await keepAnalysis({ ...record, started: '2026-03-03' }, { ...whole, decisions }, mind('young')); // somebody else's
  const analysisOf = (one: GameRecord) => keptAnalysis(one, mind('young'));
  const found = await ownMistakes('qin', analysisOf);
  expect(found.map(({ record: { started }, decision }) => [started, decision.choice])).toEqual([
    ['2026-02-02', 3],
    ['2026-02-02', 6],
    ['2026-01-01', 3],
    ['2026-01-01', 6],
  ]);
  expect(await ownMistakes('zhanguo', analysisOf)).toEqual([]);
  expect(await ownMistakes('qin', one => keptAnalysis(one, mind('old')))).toEqual([]); // it may think otherwise
  mend(found[1]!.id);
  mend(found[1]!.id);
  expect(mended.get()).toEqual([found[1]!.id]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(4);
});
test('every game’s mind has a name of its own', async () => {
  const names = await Promise.all(catalog.map(({ id }) => loadMindName(id)));
  expect(new Set(names).size).toBe(catalog.length);
  expect(await loadMindName(catalog[0]!.id)).toBe(names[0]);
});
