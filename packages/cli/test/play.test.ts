import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matches } from '../playing/menu.ts';
import { inFolder, prepare, refuses, tianxia } from './running.ts';

prepare();
const PLAY = 'play --game qin --players 2 --seed 3 --out game.json';
const saved = () => JSON.parse(readFileSync(inFolder('game.json'), 'utf8'));

test('a whole game against a bot, by numbers, ends with a sheet and a record that is proven fair', async () => {
  const { out, err, code } = await tianxia(`${PLAY} --bots random`, { input: '1\n'.repeat(400) });
  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(out).toMatch(/Place +[12] +[12]/);
  expect(saved().players).toMatchObject([{ name: 'Green' }, { name: 'Purple', bot: 'random' }]);
  expect(saved().result.places).toContain(1);
  expect((await tianxia('verify game.json')).out).toMatch(/fair/);
});
test('many options are asked for step by step: the tile, then the place', async () => {
  const { out } = await tianxia(`${PLAY} --bots random`, { input: '1\n3\nq\n' });
  expect(out).toMatch(/^ {4}1 {2}Lay \w+–\w+ on … \(\d+\)$/m);
  const line = /^ {4}3 {2}Lay (\S+) on (\S+)$/m.exec(out);
  expect(out).toContain(`Green laid ${line![1]}, ${line![2]}.`);
  expect(saved().choices.filter(([seat]: [number]) => seat === 0)).toHaveLength(1);
});
test('words keep the options in which they occur; what is refused says why', async () => {
  const { out } = await tianxia(`${PLAY} --bots random`, { input: 'h6\nnonsense\nw a1\nw\nw nonsense\n99\n?\nq\n' });
  expect(out).toMatch(/on (H6–|\w\d+–H6)/);
  expect(out).toContain('No option has "nonsense" in it');
  expect(out).toMatch(/Lay \S+ on A1–B1: it would touch no territory \(QIN-063\)/);
  expect(out).toMatch(/\d+ {2}half of the tile would lie off the board \(QIN-062\), for instance/);
  expect(out).toMatch(/\d+ {2}allowed/);
  expect(out).toContain('Nothing here is like "nonsense".');
  expect(out).toMatch(/There is no 99: choose 1 to \d+\./);
  expect(out).toContain('quit; the record is saved');
});
test('undo takes back a lay before the pile is drawn from, redo repeats it', async () => {
  const piles = `${PLAY} --set piles=choose --set start=first`;
  const { out } = await tianxia(piles, { input: '1\n1\nu\nu\nr\n1\nu\nq\n' });
  const prompts = out.match(/^Green: .*\.$/gm);
  expect(prompts).toEqual([
    'Green: Lay a tile.',
    'Green: Choose a pile to draw from.',
    'Green: Lay a tile.',
    'Green: Choose a pile to draw from.',
  ]);
  expect(out).toContain('No: there is nothing of the kind.');
  expect(out).toContain('No: chance has come in since, so it stands.');
  expect(saved().choices).toHaveLength(2);
});
test('hands of others stay hidden', async () => {
  const { out } = await tianxia(`${PLAY} --bots random`, { input: '1\n1\nq\n' });
  expect(out).toMatch(/Purple drew a tile\./);
  expect(out).not.toMatch(/Purple drew \w+–\w+\./);
});
test('the end of input and Ctrl-C save what was played; without a choice nothing is saved', async () => {
  await tianxia(PLAY, { input: '' });
  expect(existsSync(inFolder('game.json'))).toBe(false);
  await tianxia(PLAY, { input: '1\n1\n' });
  expect(saved().choices).toHaveLength(1);
  expect(saved().key).toBeUndefined();
  const watched = await tianxia(`${PLAY} --bots search:300ms,random`, { until: /laid/ });
  expect(watched.code).toBe(130);
  expect(watched.out).toContain('Saved as game.json');
});
test('bad input is refused', async () => {
  await refuses('play --game qin', /play needs --players N/);
  await refuses('play --game qin --players 2 --bots random,random,random', /--bots names 3 bots for 2 seats/);
  await refuses('play --game qin --players 2 --out no/game.json', /there is no folder no/);
});
test('a filter takes any dash, any case, and numbers as a whole', () => {
  const label = 'Lay red–blue on D5–D10';
  expect(matches(label, 'RED-BLUE d5')).toBe(true);
  expect(matches(label, 'd1')).toBe(false);
  expect(matches(label, 'd10')).toBe(true);
  expect(matches(label, 'red yellow')).toBe(false);
});
