import { analyseAll } from '@tianxia/bots/analysis';
import { loadGame } from '@tianxia/catalog';
import { fastRand, type GameRecord, kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { readAnalysisText } from '../analysis/file.ts';
import { fromRecord } from '../link/local.ts';
import { localTable, type SavedTable } from '../link/local-table.ts';

/** The first choices of a game of Qin in this browser, every one by chance. */
async function begun(choices: number): Promise<GameRecord> {
  const game = (await loadGame('qin'))!;
  const k = kernelFor(game, tableFor(game, 2));
  const seats = [
    { name: 'Mei', colour: 'green' },
    { name: 'Bao', colour: 'purple' },
  ];
  const { options } = tableFor(game, 2);
  const started = '2026-11-12T10:00:00.000Z';
  const saved: SavedTable = { id: 'x', game: 'qin', options, seats, key: 'ab'.repeat(32), started, entries: [] };
  const table = localTable(game, saved, () => Date.parse(started));
  const rand = fastRand(3);
  for (let i = 0; i < choices; i++) {
    const { view, waiting } = table.news().update;
    table.choose(k.write(k.anyOption(view, waiting[0]!, rand)));
  }
  return table.record();
}

test('a record and its analysis come back from one file, also of a game that is not over', async () => {
  const game = (await loadGame('qin'))!;
  const record = await begun(6);
  const other = await begun(4);
  const analysis = analyseAll({ k: kernelFor(game, tableFor(game, 2)), record });
  expect(analysis.decisions.length).toBeGreaterThan(0);
  const again = (file: object) => readAnalysisText(JSON.stringify(file));
  expect(again({ record, analysis, game: other })).toEqual({ record, analysis, game: other });
  expect(again(record)).toEqual({ record });
  expect(fromRecord(record)?.entries).toHaveLength(6);

  // what does not belong to the record, or is no analysis at all, is left out: it is made anew
  const [first, ...others] = analysis.decisions;
  const broken = [
    { ...analysis, format: 1 },
    { ...analysis, shares: [0] },
    { ...analysis, levels: analysis.levels.slice(1) },
    { ...analysis, levels: 'none' },
    { ...analysis, ledger: [{}] },
    { ...analysis, decisions: [{ ...first, chosen: 'lay.lay 0 0' }, ...others] },
    { ...analysis, decisions: [{ ...first, seat: 7 }, ...others] },
    { ...analysis, decisions: [{ ...first, knew: { ...first!.knew, wins: {} } }, ...others] },
    { ...analysis, decisions: [{ ...first, gains: [{ line: 'villages' }] }, ...others] },
    { ...analysis, decisions: [{ ...first, atOnce: { chosen: [[1]], best: [] } }, ...others] },
    null,
  ];
  for (const one of broken) expect(again({ record, analysis: one })).toEqual({ record });
  expect(() => again({ record: { ...record, game: 7 }, analysis })).toThrow('record.game');
});
test('a file of anybody is measured before it is parsed', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  expect(() => readAnalysisText(`{"record":${deep}}`)).toThrow('nested too deeply');
});
