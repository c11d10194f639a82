import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inFolder, prepare, refuses, tianxia } from './running.ts';

prepare();
const RECORD = 'record --game qin --players 2 --seed 5 --out game.json';
interface Written {
  draws: number[];
  choices: [number, string, number][];
  [field: string]: unknown;
}
const written = (file = 'game.json'): Written => JSON.parse(readFileSync(inFolder(file), 'utf8'));
const rewrite = (change: (record: Written) => void) => {
  const record = written();
  change(record);
  writeFileSync(inFolder('changed.json'), JSON.stringify(record));
};

test('a recorded game is proven fair and replays to its end', async () => {
  expect(await tianxia(RECORD)).toMatchObject({ code: 0, err: '' });
  const { result, choices, draws, players } = written();
  expect(players).toMatchObject([
    { name: 'Green', bot: 'random' },
    { name: 'Purple', bot: 'random' },
  ]);
  const verified = await tianxia('verify game.json');
  expect(verified).toMatchObject({ code: 0, err: '' });
  expect(verified.out).toContain(
    `fair. ${draws.length} draws follow from the key, ${choices.length} choices are legal`,
  );
  const replayed = JSON.parse((await tianxia('replay game.json --json')).out);
  expect(replayed).toMatchObject({ over: true, at: choices.length, ending: (result as { ending: string }).ending });
  expect(replayed.result.totals).toEqual((result as { totals: number[] }).totals);
  expect(replayed.events.map((event: { words: string }) => event.words)).toEqual(choices.map(([, words]) => words));
});
test('the same seed writes the same file, also with searching bots', async () => {
  const command = 'record --game qin --players 3 --seed 9 --bots greedy,search:5i,random --set board=lion';
  await tianxia(`${command} --out one.json`);
  await tianxia(`${command} --out two.json`);
  expect(readFileSync(inFolder('one.json'), 'utf8')).toBe(readFileSync(inFolder('two.json'), 'utf8'));
  expect((await tianxia('verify one.json')).code).toBe(0);
  await tianxia('record --game qin --players 3 --seed 10 --out other.json');
  expect(written('other.json').draws).not.toEqual(written('one.json').draws);
});
test('a replay shows board and score sheet after any choice', async () => {
  await tianxia(RECORD);
  const begun = await tianxia('replay game.json --at 0');
  expect(begun.out).toMatch(/after choice 0 of \d+/);
  expect(begun.out).toMatch(/: Lay a tile\./);
  expect(begun.out).toMatch(/Total +0 +0/);
  const later = await tianxia('replay game.json --at 10');
  expect(later.out).toMatch(/ laid .*–.*, [A-M]\d+–[A-M]\d+\./);
  expect(later.out).toMatch(/^ {4}A +B +C/m);
  const state = JSON.parse((await tianxia('replay game.json --at 10 --json')).out);
  expect(state).toMatchObject({ at: 10, over: false });
  expect(state.events).toHaveLength(10);
  expect(state.state.laid).toHaveLength(10);
  await refuses('replay game.json --at 9999', /--at is a whole number from 0 to \d+/);
});
test('a choice that is no longer legal is named, exit code 1', async () => {
  await tianxia(RECORD);
  rewrite(({ choices }) => {
    choices[6]![1] = choices[5]![1];
  });
  await refuses('replay changed.json', /does not replay: choice 7, seat \d: .* is refused/, 1);
  await refuses('verify changed.json', /not proven fair: choice 7, seat \d.*\(at choice 7 of/, 1);
});
test('a draw that is not that of the key is named, exit code 1', async () => {
  await tianxia(RECORD);
  rewrite(({ draws }) => {
    draws[draws.length - 1]! ^= 1;
  });
  await refuses('verify changed.json', /draw \d+: recorded \d+, the key gives \d+ \(at choice \d+ of \d+\)/, 1);
  rewrite(record => {
    record.key = 'f'.repeat(64);
  });
  await refuses('verify changed.json', /not the one whose hash was shown before the game/, 1);
  rewrite(record => {
    delete record.key;
  });
  await refuses('verify changed.json', /key has not been opened/, 1);
});
test('a file that is no record names the first wrong field, exit code 2', async () => {
  await tianxia(RECORD);
  writeFileSync(inFolder('text.json'), 'not a record');
  await refuses('replay text.json', /text.json is not JSON/);
  await refuses('verify missing.json', /missing.json cannot be read: there is no such file/);
  rewrite(({ draws }) => {
    draws[2] = -1;
  });
  await refuses('replay changed.json', /changed.json: record.draws\[2\]: expected a whole number/);
  rewrite(record => {
    record.game = 'go';
  });
  await refuses('verify changed.json', /record.game: there is no game "go"/);
  rewrite(record => {
    record.pack = '0'.repeat(64);
  });
  await refuses('replay changed.json', /another content pack \(000000000000…\): give it with --content FILE/);
  rewrite(record => {
    record.table = { seats: 2, options: { board: 'cat' } };
  });
  await refuses('replay changed.json', /record.table: option board is one of bird, lion, not "cat"/);
});
test('a record is written nowhere but where it can be', async () => {
  await refuses('record --game qin --players 2 --seed 5', /needs --out FILE/);
  await refuses('record --game qin --players 2 --seed 5 --out no/such/game.json', /there is no folder no\/such/);
  await refuses('record --game qin --players 2 --seed 5 --out .', /it is a folder/);
});
