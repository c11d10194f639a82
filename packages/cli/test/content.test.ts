import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inFolder, prepare, refuses, tianxia } from './running.ts';

prepare();
interface Pack {
  boards: { map: string[] }[];
  pagodas: Record<string, number>;
  [field: string]: unknown;
}
async function changed(change: (pack: Pack) => void): Promise<void> {
  const pack: Pack = JSON.parse((await tianxia('content export qin')).out);
  change(pack);
  writeFileSync(inFolder('pack.json'), JSON.stringify(pack));
}

test("a game's own pack passes its check, with the hash that records name", async () => {
  await changed(() => {});
  const { out, err, code } = await tianxia('content check pack.json');
  expect({ err, code }).toEqual({ err: '', code: 0 });
  const hash = /ok, a pack for qin, hash ([0-9a-f]{64})/.exec(out)?.[1];
  await tianxia('record --game qin --players 2 --seed 1 --out game.json');
  expect(JSON.parse(readFileSync(inFolder('game.json'), 'utf8')).pack).toBe(hash);
});
test('the first wrong field is named, exit code 1', async () => {
  await changed(pack => {
    pack.boards[1]!.map[3] = '......x......';
  });
  await refuses('content check pack.json', /pack.boards\[1\].map\[3\]: expected .*found "......x......"/, 1);
  await changed(pack => {
    pack.major = 'five';
  });
  await refuses('content check pack.json', /pack.major: expected a whole number 3..20, found "five"/, 1);
  await changed(pack => {
    pack.game = 'go';
  });
  await refuses('content check pack.json', /pack.game: expected one of .*qin.*, found "go"/, 1);
});
test('a file that cannot be read, a game that is not there: exit code 2', async () => {
  writeFileSync(inFolder('deep.json'), '['.repeat(20_000) + ']'.repeat(20_000));
  await refuses('content check deep.json', /deep.json cannot be taken: it is nested too deeply/);
  await refuses('content check none.json', /none.json cannot be read: there is no such file/);
  writeFileSync(inFolder('bad.json'), '{"game":');
  await refuses('content check bad.json', /bad.json is not JSON/);
  await refuses('content export go', /there is no game "go"/);
  await refuses('content chek x', /content can export or check, not "chek" \(did you mean "check"\?\)/);
});
test('a table plays with the pack it is given, and its record asks for it', async () => {
  await changed(pack => {
    pack.pagodas['2'] = 6;
  });
  const table = '--game qin --players 2 --seed 1 --content pack.json';
  const { wins, meanScores } = JSON.parse((await tianxia(`simulate ${table} --games 20 --json`)).out);
  expect(wins[0] + wins[1]).toBeCloseTo(20, 6);
  expect(Math.max(...meanScores)).toBeLessThanOrEqual(6);
  await tianxia(`record ${table} --out game.json`);
  await refuses('verify game.json', /give it with --content FILE/);
  expect((await tianxia('verify game.json --content pack.json')).code).toBe(0);
  writeFileSync(inFolder('bad.json'), '{"game":"qin"}');
  await refuses(
    'simulate --game qin --players 2 --games 1 --seed 1 --content bad.json',
    /bad.json: pack.boards: expected/,
  );
});
