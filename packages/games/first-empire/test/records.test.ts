import { readdirSync, readFileSync } from 'node:fs';
import { packHash, verify } from '@tianxia/fair';
import { type GameRecord, kernelFor, readRecord, replay } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../index.ts';
import { makeRecords } from './make-records.ts';
import { everyMove, everythingIn, usedIn } from './used.ts';

// To play new games: MAKE_RECORDS=1 npx vitest run packages/games/first-empire/test/records.test.ts
const folder = new URL('./records/', import.meta.url);
if (process.env.MAKE_RECORDS) await makeRecords(folder);
const files = readdirSync(folder).filter(file => file.endsWith('.json'));
const open = (file: string): GameRecord => readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const records = files.map(open);

test.each(files)('%s replays to its result, and every draw follows from its key', file => {
  const record = open(file);
  const k = kernelFor(game, record.table);
  expect([record.game, record.rules, record.pack]).toEqual([game.id, game.rules, packHash(game.content)]);
  const { state } = replay(k, record);
  expect({ ending: state.ending, ...k.result(state) }).toMatchObject(record.result!);
  expect(verify(k, record)).toEqual({ fair: true, draws: record.draws.length });
});
test('the records cover every value of every option, every player count and every ending', () => {
  expect(records.length).toBeGreaterThanOrEqual(20);
  // A record from before there was an option is one of its standard.
  for (const [option, values] of Object.entries(game.options))
    expect(new Set(records.map(({ table }) => table.options[option] ?? values[0]))).toEqual(new Set(values));
  expect(new Set(records.map(({ table }) => table.seats))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(records.map(({ result }) => result?.ending))).toEqual(new Set(game.endings));
});
const used = records.map(record => {
  const k = kernelFor(game, record.table);
  return usedIn(k, replay(k, record), record.table);
});
test('every card, ability, tile, reward and solo card of the pack was used in them', () => {
  const things = new Set(used.flatMap(game => [...game.things]));
  expect([...everythingIn(content)].filter(thing => !things.has(thing))).toEqual([]);
});
/** Li Si's last resorts come up in few games; solo-told.test.ts has a position for each. */
const RARE = [
  'liSiNoAlchemist',
  'liSiAllGuarded',
  'liSiSeeksMajority',
  'liSiHasAll',
  'liSiFirstRegion',
  'liSiOutOf',
  'liSiNoLarge',
];
test('every move was made and every event told in them', () => {
  const moves = new Set(used.flatMap(game => [...game.moves]));
  expect(everyMove().filter(move => !moves.has(move))).toEqual([]);
  const events = new Set(used.flatMap(game => [...game.events]));
  expect(Object.keys(game.events).filter(event => !events.has(event) && !RARE.includes(event))).toEqual([]);
});
test('a card that nobody used would be found out', () => {
  const startingTiles = [...content.startingTiles, { ...content.startingTiles[0]!, id: 'ST11' }];
  expect(everythingIn({ ...content, startingTiles })).toContain('ST11 chosen');
});
test('a record that was tampered with is found out', () => {
  const record = open('2-printed.json');
  const k = kernelFor(game, record.table);
  const draws = record.draws.map((draw, i) => (i === 0 ? 1 - draw : draw));
  expect(verify(k, { ...record, draws })).toMatchObject({ fair: false, problem: expect.stringMatching(/^draw 1: /) });
  const [seat, , at] = record.choices[0]!;
  const choices = [[seat, 'turn.tuck 1 0', at] as const, ...record.choices.slice(1)];
  expect(() => replay(k, { ...record, choices })).toThrow(/^choice 1, seat \d: "turn.tuck 1 0" is refused: /);
  const result = { ...record.result!, totals: record.result!.totals.map(total => total + 1) };
  expect(() => replay(k, { ...record, result })).toThrow(/^the end differs: recorded rounds/);
});
