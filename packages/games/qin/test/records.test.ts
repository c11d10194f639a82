import { readdirSync, readFileSync } from 'node:fs';
import { packHash, verify } from '@tianxia/fair';
import { type GameRecord, kernelFor, readRecord, replay } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { makeRecords } from './make-records.ts';

// To play those that are missing: MAKE_RECORDS=1 npx vitest run packages/games/qin/test/records.test.ts
const folder = new URL('./records/', import.meta.url);
if (process.env.MAKE_RECORDS) makeRecords(folder);
const files = readdirSync(folder).filter(file => file.endsWith('.json'));
const open = (file: string): GameRecord => readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

test.each(files)('%s replays to its result, and every draw follows from its key', file => {
  const record = open(file);
  const k = kernelFor(game, record.table);
  expect([record.game, record.rules, record.pack]).toEqual([game.id, game.rules, packHash(game.content)]);
  const { state } = replay(k, record);
  expect({ ending: state.ending, ...k.result(state) }).toMatchObject(record.result!);
  expect(verify(k, record)).toEqual({ fair: true, draws: record.draws.length });
});
test('the records cover every value of every option, every player count and every ending', () => {
  const records = files.map(open);
  expect(records.length).toBeGreaterThanOrEqual(10);
  for (const [option, values] of Object.entries(game.options))
    expect(new Set(records.map(({ table }) => table.options[option] ?? values[0]))).toEqual(new Set(values));
  expect(new Set(records.map(({ table }) => table.seats))).toEqual(new Set([2, 3, 4]));
  expect(new Set(records.map(({ result }) => result?.ending))).toEqual(new Set(game.endings));
});
test('a record that was tampered with is found out', () => {
  const record = open('two-bird.json');
  const k = kernelFor(game, record.table);
  const draws = record.draws.map((draw, i) => (i === 3 ? (draw + 1) % 60 : draw));
  expect(verify(k, { ...record, draws })).toMatchObject({ fair: false, problem: expect.stringMatching(/^draw 4: /) });
  const [seat, , at] = record.choices[0]!;
  const choices = [[seat, 'lay.lay 1 0', at] as const, ...record.choices.slice(1)];
  expect(() => replay(k, { ...record, choices })).toThrow(/^choice 1, seat \d: "lay.lay 1 0" is refused: /);
  const result = { ...record.result!, totals: record.result!.totals.map(total => total + 1) };
  expect(() => replay(k, { ...record, result })).toThrow(/^the end differs: recorded lastPagoda/);
});
