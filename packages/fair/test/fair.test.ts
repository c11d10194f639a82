import { createHash, createHmac } from 'node:crypto';
import { fastRand, type GameRecord, kernelFor, liveTable, recordOf, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { stash as game } from '../../kernel/test/toy.ts';
import { commitmentOf, keyedRand, keyFrom, keyOfSeed, packHash, verify } from '../index.ts';

const KEY = 'cebd22aeb9673092272efd428be6812019f93a7114aee4c13f99e6f861c311db'; // of seed 1

test('keys and commitments are the known ones', () => {
  expect(keyOfSeed('1')).toBe(KEY);
  expect(commitmentOf(KEY)).toBe('b9695702156dfe55b4e299c7f4550ebdd51f087886e4c183cecce8b176e1b67d');
  expect(commitmentOf(KEY)).toBe(createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex'));
  expect(keyFrom(new Uint8Array(32).fill(255))).toBe('f'.repeat(64));
});
test('draws are the known ones', () => {
  const words = keyedRand(KEY);
  expect([1, 2, 3, 4].map(() => words(2 ** 32))).toEqual([1152085377, 2423873550, 3414917853, 3318073181]);
  const rand = keyedRand(KEY);
  expect([72, 71, 70, 6, 2, 1, 1000].map(rand)).toEqual([57, 6, 53, 5, 1, 0, 424]);
});
test('block n is HMAC-SHA-256 of the key and n, as another program computes it', () => {
  const rand = keyedRand(KEY);
  for (let n = 0; n < 5; n++) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(n));
    const block = createHmac('sha256', Buffer.from(KEY, 'hex')).update(counter).digest();
    for (let at = 0; at < 32; at += 4) expect(rand(2 ** 32)).toBe(block.readUInt32BE(at));
  }
});
test('a pack has one name, whatever the order of its keys', () => {
  const hash = 'd0f56dda38d34376527524ddd98f7ec117d5cbfb240f86e11bfb9d2d01a717d9';
  expect(packHash({ b: 'x', a: [1, 2] })).toBe(hash);
  expect(packHash({ a: [1, 2], b: 'x', c: undefined })).toBe(hash);
  expect(packHash({ a: [2, 1], b: 'x' })).not.toBe(hash);
  expect(packHash(JSON.parse(JSON.stringify(game.content)))).toBe(packHash(game.content));
});

const table = tableFor(game, 2);
const k = kernelFor(game, table);
function played(key: string): GameRecord {
  const live = liveTable(k, table, keyedRand(key));
  const rand = fastRand(3);
  while (!k.over(live.state)) {
    const seat = k.waiting(live.state)[0]!;
    live.choose(seat, k.write(k.anyOption(live.state, seat, rand)), 0);
  }
  const players = ['red', 'blue'].map(colour => ({ name: colour, colour }));
  return recordOf(k, live, {
    pack: packHash(game.content),
    table,
    players,
    commitment: commitmentOf(key),
    key,
    started: '',
  });
}
const record = played(KEY);
const problem = (changed: GameRecord) => {
  const verdict = verify(k, changed);
  return verdict.fair ? 'fair' : verdict.problem;
};
test('a game is fair when key, commitment, draws and choices agree', () => {
  expect(verify(k, record)).toEqual({ fair: true, draws: record.draws.length });
});
test('whatever does not follow from the key is found', () => {
  const { key: _, ...unopened } = record;
  expect(problem(unopened)).toMatch(/^the key has not been opened/);
  expect(problem({ ...record, key: keyOfSeed('2') })).toMatch(/^the key is not the one/);
  const other = keyOfSeed('2');
  expect(problem({ ...record, key: other, commitment: commitmentOf(other) })).toMatch(
    /^draw \d+: recorded \d+, the key gives \d+$/,
  );
  const draws = record.draws.map((draw, i) => (i === 4 ? draw + 1 : draw));
  expect(problem({ ...record, draws })).toMatch(/^draw 5: recorded/);
  expect(problem({ ...record, draws: [...record.draws, 1] })).toMatch(/^the record has \d+ draws, the game made \d+$/);
  expect(problem({ ...record, draws: record.draws.slice(0, -1) })).toMatch(/recorded nothing/);
  const result = { ...record.result!, totals: [7, 7] };
  expect(problem({ ...record, result })).toMatch(/^the end differs/);
  expect(problem({ ...record, choices: record.choices.slice(1) })).toMatch(/^choice \d+, seat/);
});
