import { readdirSync, readFileSync } from 'node:fs';
import { packHash, verify } from '@tianxia/fair';
import { type GameRecord, kernelFor, readRecord, replay } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../index.ts';
import { makeRecords } from './make-records.ts';
import { scarce } from './scarce.ts';
import { movesOf, usesOf } from './uses.ts';
import { type Used, usedIn } from './walk.ts';

// To play those that are missing: MAKE_RECORDS=1 npx vitest run packages/games/emperors-choice/test/records.test.ts
const folder = new URL('./records/', import.meta.url);
if (process.env.MAKE_RECORDS) makeRecords(folder);
const files = readdirSync(folder).filter(file => file.endsWith('.json'));
const open = (file: string): GameRecord => readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const packOf = (record: GameRecord) => [content, scarce].find(pack => packHash(pack) === record.pack)!;
const walked = new Map<string, Used>();
function walk(file: string): Used {
  const record = open(file);
  const found = walked.get(file) ?? usedIn(record, packOf(record));
  walked.set(file, found);
  return found;
}
const used = (kind: 'uses' | 'moves' | 'events') => new Set(files.flatMap(file => [...walk(file)[kind]]));
const missing = (wanted: readonly string[], found: ReadonlySet<string>) => wanted.filter(one => !found.has(one));

test.each(files)('%s replays to its result, and every draw follows from its key', file => {
  const record = open(file);
  const k = kernelFor(game, record.table, packOf(record));
  expect([record.game, record.rules]).toEqual([game.id, game.rules]);
  const { state } = walk(file);
  expect({ ending: state.ending, ...k.result(state) }).toMatchObject(record.result!);
  expect(verify(k, record)).toEqual({ fair: true, draws: record.draws.length });
});
test('the records cover every value of every option, every player count and every ending', () => {
  const records = files.map(open);
  expect(records.filter(record => packOf(record) === content).length).toBeGreaterThanOrEqual(20);
  for (const [option, values] of Object.entries(game.options))
    expect(new Set(records.map(({ table }) => table.options[option] ?? values[0]))).toEqual(new Set(values));
  expect(new Set(records.map(({ table }) => table.seats))).toEqual(new Set([3, 4, 5]));
  expect(new Set(records.map(({ result }) => result?.ending))).toEqual(new Set(game.endings));
});
test('every policy side, character effect, treasure, exit tile, palace step and shortage occurred in them', () => {
  const wanted = usesOf(content);
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(missing(wanted, used('uses'))).toEqual([]);
});
test('an entry that is new in the pack is missed until a game uses it', () => {
  const [first, ...others] = content.characters;
  const [exit, ...exits] = content.exitTiles;
  const larger = {
    ...content,
    characters: [{ ...first!, id: 'spy', defence: 1 }, first!, ...others],
    exitTiles: [{ ...exit!, icons: [...exit!.icons, { kind: 'turn' as const }] }, ...exits],
  };
  expect(missing(usesOf(larger), used('uses'))).toEqual(['reveal spy', 'defence spy', 'exit A turn']);
});
test('every move was made and every event told', () => {
  expect(missing(movesOf(game), used('moves'))).toEqual([]);
  expect(missing(Object.keys(game.events), used('events'))).toEqual([]);
});
test('a record that was tampered with is found out', () => {
  const record = open('three-greedy.json');
  const k = kernelFor(game, record.table);
  const draws = record.draws.map((draw, i) => (i === 3 ? (draw + 1) % 30 : draw));
  expect(verify(k, { ...record, draws })).toMatchObject({ fair: false, problem: expect.stringMatching(/^draw 4: /) });
  const [seat, , at] = record.choices[0]!;
  const choices = [[seat, 'bonus.take 9', at] as const, ...record.choices.slice(1)];
  expect(() => replay(k, { ...record, choices })).toThrow(/^choice 1, seat \d: "bonus.take 9" is refused: /);
  const result = { ...record.result!, totals: record.result!.totals.map(total => total + 1) };
  expect(() => replay(k, { ...record, result })).toThrow(/^the end differs: recorded unified/);
});
