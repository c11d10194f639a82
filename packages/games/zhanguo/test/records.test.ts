import { readdirSync, readFileSync } from 'node:fs';
import { packHash, verify } from '@tianxia/fair';
import { type GameRecord, kernelFor, readRecord, replay } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { makeRecords } from './make-records.ts';
import { everyUse, usesIn } from './uses.ts';

// To play new games: MAKE_RECORDS=tell npx vitest run packages/games/zhanguo/test/records.test.ts --testTimeout 600000
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
test('ZG-252 at least twenty records, and among them every combination of boards and variants, every player count', () => {
  const records = files.map(open);
  expect(records.length).toBeGreaterThanOrEqual(20);
  const { boards, cards, order, unrest } = game.options as Record<string, readonly string[]>;
  const met = records.map(({ table: { options } }) =>
    [options.boards, options.cards, options.order, options.unrest].join(),
  );
  for (const b of boards!)
    for (const c of cards!) for (const o of order!) for (const u of unrest!) expect(met).toContain([b, c, o, u].join());
  expect(new Set(records.map(({ table }) => table.options.turnEnd))).toEqual(new Set(game.options.turnEnd));
  for (const how of boards!) {
    const seats = records.filter(({ table }) => table.options.boards === how).map(({ table }) => table.seats);
    expect(new Set(seats)).toEqual(new Set([2, 3, 4]));
  }
});
test('ZG-166 ZG-178 ZG-202 in the records every ability, bonus, reward, power, face, Task, place, move and event occurs', () => {
  const used = new Set<string>();
  for (const record of files.map(open)) {
    const k = kernelFor(game, record.table);
    for (const use of usesIn(k, replay(k, record))) used.add(use);
  }
  expect(everyUse().filter(use => !used.has(use))).toEqual([]);
});
test('a record that was tampered with is found out', () => {
  const record = open(files[0]!);
  const k = kernelFor(game, record.table);
  const draws = record.draws.map((draw, i) => (i === 30 ? draw + 1 : draw));
  expect(verify(k, { ...record, draws })).toMatchObject({ fair: false, problem: expect.stringMatching(/^draw 31: /) });
  const [seat, , at] = record.choices[0]!;
  const choices = [[seat, 'play.tuck 9 1', at] as const, ...record.choices.slice(1)];
  expect(() => replay(k, { ...record, choices })).toThrow(/^choice 1, seat \d: "play.tuck 9 1" is refused: /);
  const result = { ...record.result!, totals: record.result!.totals.map(total => total + 1) };
  expect(() => replay(k, { ...record, result })).toThrow(/^the end differs: recorded unified/);
});
