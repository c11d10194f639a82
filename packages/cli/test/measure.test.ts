import { readFileSync, writeFileSync } from 'node:fs';
import { catalog } from '@tianxia/catalog';
import { expect, test } from 'vitest';
import { isFirstAlone, KINDS, type Line, matchesOf, nameOf, unitsOf } from '../measuring/matches.ts';
import { type Broken, playMatches } from '../measuring/playing.ts';
import { forLadder, inMarkdown } from '../measuring/telling.ts';
import { gameNamed } from '../table.ts';
import { inFolder, prepare, tianxia } from './running.ts';

prepare();

test.each(catalog.map(({ id }) => id))('%s is measured at every number of players', async id => {
  const game = await gameNamed(id);
  const matches = matchesOf(game, 1000, KINDS);
  expect(new Set(matches.map(nameOf)).size).toBe(matches.length);
  for (let players = Math.max(2, game.seats[0]); players <= game.seats[1]; players++) {
    const here = matches.filter(match => match.players === players);
    expect(here.find(({ kind }) => kind === 'greedy')).toMatchObject({
      a: 'hermit:1000cpu',
      goal: players === 2 ? 0.75 : 0.9,
    });
    expect(here.find(({ kind }) => kind === 'search')).toMatchObject({ b: 'search:1000cpu', turns: true, goal: 0.7 });
    expect(here.find(({ kind }) => kind === 'mind')).toMatchObject({ a: 'mind', b: 'greedy' });
  }
  const lonely = matches.filter(({ players }) => players === 1);
  expect(lonely.map(({ b, goal }) => [b, goal])).toEqual(
    id === 'first-empire'
      ? [
          ['Li Si 3', 0.9],
          ['Li Si 4', 0.6],
        ]
      : [],
  );
});
test('every deal is played from every seat, and all of it before the next deal', async () => {
  const matches = matchesOf(await gameNamed('qin'), 1000, ['search']);
  const units = [...unitsOf(matches, 2)];
  expect(units.map(({ players, deal, seat }) => [deal, players, seat].join(' '))).toEqual(
    [0, 1].flatMap(deal => [2, 3, 4].flatMap(n => Array.from({ length: n }, (_, seat) => [deal, n, seat].join(' ')))),
  );
  expect(units.filter(isFirstAlone)).toHaveLength(9);
});
test('a table says what is reached, missed and open; whole deals make a ladder', async () => {
  const [match] = matchesOf(await gameNamed('qin'), 1000, ['search']);
  const line = (deal: number, seat: number, score: number): Line => ({
    ...match!,
    deal,
    seat,
    score,
    win: score,
    own: 20,
    rivals: 15,
    seconds: 1,
  });
  const deals = (wins: number, of: number) =>
    Array.from({ length: of }, (_, deal) => [0, 1].map(seat => line(deal, seat, deal < wins ? 1 : 0))).flat();
  expect(inMarkdown(deals(40, 40))).toContain(
    '| qin | 2 | hermit:1000cpu | search:1000cpu | 80 | 100 % (95 % to 100 %) | 20, 15 | 70 % | reached |',
  );
  expect(inMarkdown(deals(8, 40))).toContain('| 70 % | missed |');
  expect(inMarkdown(deals(3, 4))).toContain('| 70 % | open |');
  const ladder = forLadder([...deals(1, 2), line(2, 0, 1)]).get('qin-2.jsonl')!;
  expect(
    ladder
      .trim()
      .split('\n')
      .map(text => JSON.parse(text)),
  ).toEqual([
    { a: 'hermit:1000cpu', b: 'search:1000cpu', wins: 2, games: 2 },
    { a: 'hermit:1000cpu', b: 'search:1000cpu', wins: 0, games: 2 },
  ]);
});
test('plays, writes a line for each game, and goes on after them', async () => {
  const asked = 'measure --game qin --only mind --jobs 2 --out measured';
  const { out } = await tianxia(`${asked} --minutes 10 --deals 1`);
  const lines = readFileSync(inFolder('measured/games.jsonl'), 'utf8');
  expect(lines.trim().split('\n')).toHaveLength(9); // two, three and four players, each from every seat
  const again = await tianxia(`${asked} --minutes 0 --go-on`);
  expect(again.out).toBe(out);
  expect(readFileSync(inFolder('measured/games.jsonl'), 'utf8')).toBe(lines);
  expect(readFileSync(inFolder('measured/goals.md'), 'utf8')).toBe(`${out.trimEnd()}\n`);
});
test('a game that breaks off is kept with its seed and what its process said, and the others are played', async () => {
  writeFileSync(
    inFolder('breaks.mjs'),
    `import { createInterface } from 'node:readline';
     for await (const line of createInterface({ input: process.stdin })) {
       const { unit } = JSON.parse(line);
       if (unit.seat === 1) throw new Error('no such tile');
       console.log(JSON.stringify(unit));
     }`,
  );
  const [match] = matchesOf(await gameNamed('qin'), 1000, ['mind']);
  const played: Line[] = [];
  const broken: Broken[] = [];
  await playMatches([match!], [], {
    ...{ program: inFolder('breaks.mjs'), jobs: 1, deals: 2, seed: 7, until: performance.now() + 60_000 },
    played: line => played.push(line),
    broke: one => broken.push(one),
  });
  expect(played.map(({ deal, seat }) => [deal, seat])).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(broken.map(({ unit, seed }) => [unit.deal, unit.seat, seed])).toEqual([
    [0, 1, 7],
    [1, 1, 7],
  ]);
  for (const { error } of broken) expect(error).toContain('Error: no such tile');
});
