import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@tianxia/catalog';
import { BadInput, type Command, DONE, say } from '../command.ts';
import { KINDS, type Kind, type Line, matchesOf } from '../measuring/matches.ts';
import { playMatches } from '../measuring/playing.ts';
import { forLadder, inMarkdown } from '../measuring/telling.ts';
import { gameNamed, LARGEST_SEED } from '../table.ts';

const MOST_MINUTES = 100_000;
const MOST_JOBS = 512;
const MOST_DEALS = 100_000;

export const measure: Command = {
  usage:
    'measure --minutes M [--game ID]… [--only KIND]… [--millis T] [--jobs J] [--deals D] [--seed S] [--out DIR] [--go-on]',
  about: 'plays the matches that the goals for bots speak of',
  more: [
    'The best level against greedy and, at equal time, against search, at every number of players; against Li Si 3 and 4; the mind',
    'alone against greedy; and the levels against each other. Every deal is played from every seat. Bots count processor time, each',
    'game is played in a process of its own, and all games go on side by side until the minutes are over: what is unfinished then is not counted.',
    'Writes into DIR (standard data/measured): games.jsonl, a line for each game, from which --go-on goes on; goals.md, a table; broken.jsonl, games that broke off and why; and',
    'GAME-N.jsonl, which "tianxia ladder --go-on --minutes 0 --out DIR" makes ladders of.',
  ],
  words: [],
  flags: {
    minutes: { value: 'M', about: 'how long' },
    game: { value: 'ID', many: true, about: 'only this game; may be repeated' },
    only: { value: 'KIND', many: true, about: `only such matches: ${KINDS.join(', ')}; may be repeated` },
    millis: { value: 'T', about: 'milliseconds of processor time for a choice of the best level (standard 1000)' },
    jobs: { value: 'J', about: 'how many games at a time (standard: one for each core)' },
    deals: { value: 'D', about: 'at most so many deals of each match' },
    seed: { value: 'S', about: 'a whole number (standard 1)' },
    out: { value: 'DIR', about: 'where to' },
    'go-on': { about: 'after the games in DIR' },
  },
  async run(given) {
    const until = performance.now() + given.whole('minutes', 0, MOST_MINUTES) * 60_000;
    const kinds = given.all('only').map(kindNamed);
    const ids = given.on('game') ? given.all('game') : catalog.map(({ id }) => id);
    const games = await Promise.all(ids.map(gameNamed));
    const millis = given.whole('millis', 1, 600_000, 1000);
    const matches = games.flatMap(game => matchesOf(game, millis, kinds.length > 0 ? kinds : KINDS));
    const out = given.maybe('out') ?? join(given.home.root, 'data/measured');
    const file = join(out, 'games.jsonl');
    mkdirSync(out, { recursive: true });
    const lines = given.on('go-on') && existsSync(file) ? linesOf(file) : [];
    writeFileSync(file, lines.map(line => `${JSON.stringify(line)}\n`).join(''));
    await playMatches(matches, lines, {
      program: join(given.home.programs, 'measure-worker.js'),
      jobs: given.whole('jobs', 1, MOST_JOBS, cpus().length),
      deals: given.whole('deals', 1, MOST_DEALS, MOST_DEALS),
      seed: given.whole('seed', 0, LARGEST_SEED, 1),
      until,
      played(line) {
        lines.push(line);
        appendFileSync(file, `${JSON.stringify(line)}\n`);
      },
      broke(broken) {
        appendFileSync(join(out, 'broken.jsonl'), `${JSON.stringify(broken)}\n`);
      },
    });
    const table = inMarkdown(lines);
    writeFileSync(join(out, 'goals.md'), table);
    for (const [name, text] of forLadder(lines)) writeFileSync(join(out, name), text);
    say(table);
    return DONE;
  },
};
function kindNamed(name: string): Kind {
  const kind = KINDS.find(one => one === name);
  if (kind === undefined) throw new BadInput(`--only is one of ${KINDS.join(', ')}, not "${name}"`);
  return kind;
}
const linesOf = (file: string): Line[] => {
  const text = readFileSync(file, 'utf8').trim();
  return text === '' ? [] : text.split('\n').map(line => JSON.parse(line) as Line);
};
