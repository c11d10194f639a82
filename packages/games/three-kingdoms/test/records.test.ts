import { readdirSync, readFileSync } from 'node:fs';
import { packHash, verify } from '@tianxia/fair';
import { everyTable, type GameRecord, kernelFor, liveTable, readRecord, replay, tableFor } from '@tianxia/kernel';
import { beforeAll, expect, test } from 'vitest';
import { events } from '../events.ts';
import { game } from '../index.ts';
import { makeRecords } from './make-records.ts';
import { type Used, usedIn } from './used.ts';

// To play all games anew (some minutes): MAKE_RECORDS=1 npx vitest run packages/games/three-kingdoms/test/records.test.ts
const folder = new URL('./records/', import.meta.url);
if (process.env.MAKE_RECORDS) makeRecords(folder);
const files = readdirSync(folder).filter(file => file.endsWith('.json'));
const open = (file: string): GameRecord => readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const kernels = new Map(everyTable(game).map(table => [JSON.stringify(table.options), kernelFor(game, table)]));
const kernelOf = ({ table }: GameRecord) => kernels.get(JSON.stringify(tableFor(game, 3, table.options).options))!;

test.each(files)('%s replays to its result, and every draw follows from its key', file => {
  const record = open(file);
  const k = kernelOf(record);
  expect([record.game, record.rules, record.pack]).toEqual([game.id, game.rules, packHash(game.content)]);
  expect(verify(k, record)).toEqual({ fair: true, draws: record.draws.length }); // replays it, and compares the result
});
test('a record that was tampered with is found out', () => {
  const record = open('greedy-one.json');
  const k = kernelOf(record);
  const draws = record.draws.map((draw, i) => (i === 3 ? draw + 1 : draw));
  expect(verify(k, { ...record, draws })).toMatchObject({ fair: false });
  const [seat, , at] = record.choices[0]!;
  const choices = [[seat, 'recruit.keep 0', at] as const, ...record.choices.slice(1)];
  expect(() => replay(k, { ...record, choices })).toThrow(/is refused/);
  const result = { ...record.result!, totals: record.result!.totals.map(total => total + 1) };
  expect(() => replay(k, { ...record, result })).toThrow(/^the end differs/);
});

// ---- what occurred in them ----
let used: Used[] = [];
beforeAll(() => {
  used = files.map(file => {
    const record = open(file);
    const k = kernelOf(record);
    let next = 0;
    const live = liveTable(k, record.table, () => record.draws[next++]!);
    for (const [seat, words, when, forced] of record.choices)
      live.restore({ seat, words, at: when, ...(forced ? { forced: true as const } : {}) });
    return usedIn(k, live);
  });
}, 60_000);
const all = (of: keyof Used) => new Set(used.flatMap(one => [...one[of]]));

test('there are twenty games and more, with every option and every ending', () => {
  const records = files.map(open);
  expect(records.length).toBeGreaterThanOrEqual(20);
  for (const [option, values] of Object.entries(game.options))
    expect(new Set(records.map(({ table }) => table.options[option] ?? values[0]))).toEqual(new Set(values));
  expect(new Set(records.map(({ result }) => result?.ending))).toEqual(new Set(game.endings));
});
test('every general’s skill and every enhancement of the pack made a difference in some game', () => {
  const { generals, enhancements } = kernelFor(game, tableFor(game, 3)).box.pack;
  const ids = [...generals, ...enhancements].map(({ id }) => id);
  expect(ids.filter(id => !all('cards').has(id))).toEqual([]);
});
test('everything that can be told was told, and every move was made', () => {
  expect(Object.keys(events).filter(event => !all('events').has(event))).toEqual([]);
  const moves = Object.entries(game.flow).flatMap(([at, node]) =>
    'moves' in node ? Object.keys(node.moves).map(move => `${at}.${move}`) : [],
  );
  expect(moves.filter(move => !all('moves').has(move))).toEqual(['instead.use']); // no two cards of this pack replace one drop
});
