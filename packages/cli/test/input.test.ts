import { expect, test } from 'vitest';
import { prepare, refuses, tianxia } from './running.ts';

prepare();
const COMMANDS = [
  'games',
  'play',
  'simulate',
  'train',
  'ladder',
  'fuzz',
  'record',
  'replay',
  'verify',
  'rules',
  'content',
  'serve',
];

test('help names every command, and every command has help of its own', async () => {
  const all = await tianxia('--help');
  expect(all.code).toBe(0);
  for (const command of COMMANDS) expect(all.out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  expect((await tianxia('')).out).toBe(all.out);
  for (const command of COMMANDS) {
    const one = await tianxia(`${command} --help`);
    expect(one.code).toBe(0);
    expect(one.out).toMatch(new RegExp(`^Usage: tianxia ${command}`));
    expect(one.err).toBe('');
  }
});
test('an unknown command or flag is refused with the nearest known one', async () => {
  await refuses('gmaes', /no command "gmaes" \(did you mean "games"\?\)/);
  await refuses('__proto__', /no command "__proto__"/);
  await refuses('games --jsn', /games has no --jsn \(did you mean "--json"\?\)/);
  await refuses('games -j', /games has no -j/);
  await refuses('games --json=yes', /--json is a switch/);
  await refuses('games qin', /games takes no "qin"/);
  await refuses('help simulat', /did you mean "simulate"/);
});
test('missing and doubled flags are refused', async () => {
  await refuses('simulate --players 2 --games 1 --seed 1', /needs --game ID/);
  await refuses('simulate --game qin --games 1 --seed 1', /needs --players N/);
  await refuses('simulate --game qin --players 2 --seed 1', /needs --games K/);
  await refuses('simulate --game qin --players 2 --games 1', /needs --seed S/);
  await refuses('simulate --game qin --players 2 --games 1 --seed', /--seed needs a value/);
  await refuses('fuzz --game qin --seed 1 --seed 2', /--seed is given twice/);
  await refuses('verify', /verify needs FILE/);
});
test('the games are listed with their players and options', async () => {
  const { out, code } = await tianxia('games --json');
  expect(code).toBe(0);
  const qin = JSON.parse(out).find((game: { id: string }) => game.id === 'qin');
  expect(qin).toMatchObject({ title: 'Qin', players: { min: 2, max: 4 } });
  expect(qin.options.board).toEqual({ values: ['bird', 'lion'], default: 'bird' });
  expect((await tianxia('games')).out).toMatch(/^qin: Qin 秦, Reiner Knizia, 2012; 2 to 4 players$/m);
});
test('the server refuses a port that is none', async () => {
  await refuses('serve --port 65536', /--port is a whole number from 0 to 65535/);
  await refuses('serve --port http', /--port is a whole number/);
});
