import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, type Level, millisFor } from '@tianxia/bots';
import { fastRand } from '@tianxia/kernel';
import { BadInput, type Command, DONE, type Given, INTERRUPTED, say, warn } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { pairsOf, playDeal } from '../ladder/deals.ts';
import { inMarkdown, inSvg, type Rung } from '../ladder/drawing.ts';
import { added, type Met, withIntervals } from '../ladder/ratings.ts';
import { ABOUT_BOTS, lineup, type Player } from '../lineup.ts';
import { mindsFor } from '../mind.ts';
import { progress } from '../progress.ts';
import { askedTable, LARGEST_SEED, TABLE_FLAGS } from '../table.ts';

const ANCHOR = 'clerk';
const ANCHOR_RATING = 1200;
const FEWEST_GAMES = 12; // of a level, before its rating is shown to anybody
const MOST_MINUTES = 100_000;
const MOST_DEALS = 100_000;

export const ladder: Command = {
  usage:
    'ladder --game ID [--players N] [--bots a,b,…] [--near W] [--deals D] [--minutes M] [--seed S] [--out DIR] [--go-on] [--keep] [--set option=value]…',
  about: 'lets all levels of bots play each other, and rates them',
  more: [
    'Everybody meets everybody, unless --near says otherwise. A deal is played from every seat with the same chance: one of the two in that seat, the',
    'other in all the rest, and with the next deal the other way round. Ratings follow from who was placed before whom;',
    `the ${ANCHOR} has ${ANCHOR_RATING}. The intervals come from drawing deals anew.`,
    'Writes GAME-N.md, GAME-N.svg and GAME-N.jsonl, a line for each deal, into DIR (standard data/ladder). --go-on plays on',
    'after the deals that stand there. --keep writes the ratings of the levels into the folder of the game, for the set-up page;',
    `a level is left out that has fewer than ${FEWEST_GAMES} games, thought for less time than at a table, or is not clearly above the one beneath it.`,
    ...ABOUT_BOTS,
  ],
  words: [],
  flags: {
    ...TABLE_FLAGS,
    bots: { value: 'a,b,…', about: `who plays (standard: ${LEVELS.join(',')},greedy)` },
    near: { value: 'W', about: 'only those meet who stand so close in the list, weakest first' },
    deals: { value: 'D', about: 'deals for each two of them (standard 10)' },
    minutes: { value: 'M', about: 'no new deal after so long; 0 rates what was played' },
    seed: { value: 'S', about: 'a whole number (standard 1)' },
    out: { value: 'DIR', about: 'where to' },
    'go-on': { about: 'after the deals in DIR' },
    keep: { about: 'ratings into the folder of the game' },
  },
  async run(given) {
    const { game, table, k } = await askedTable(withPlayers(given));
    if (table.seats < 2) throw new BadInput('a ladder needs two players at least');
    const names = (given.maybe('bots') ?? [...LEVELS, 'greedy'].join(',')).split(',');
    const players = lineup(names.join(','), await mindsFor(game, names.join(',')));
    const out = given.maybe('out') ?? join(given.home.root, 'data/ladder');
    const file = join(out, `${game.id}-${table.seats}`);
    mkdirSync(out, { recursive: true });
    const lines = given.on('go-on') ? linesOf(`${file}.jsonl`) : [];
    const played = lines.flatMap(line => met(line, names));
    const asked = { deals: given.whole('deals', 1, MOST_DEALS, 10), seed: given.whole('seed', 0, LARGEST_SEED, 1) };
    const until = performance.now() + given.whole('minutes', 0, MOST_MINUTES, MOST_MINUTES) * 60_000;
    const interrupt = onInterrupt(() => {});
    const bar = progress(`${game.id}`);
    const near = given.whole('near', 1, players.length, players.length);
    const pairs = pairsOf(players.length).filter(([a, b]) => b - a <= near);
    const done = (pair: readonly number[]) => played.filter(({ a, b }) => a === pair[0] && b === pair[1]).length;
    for (let deal = 0; deal < asked.deals; deal++)
      for (const pair of pairs) {
        if (done(pair) > deal || performance.now() >= until || interrupt.interrupted()) continue;
        const one = playDeal(k, table, players, pair, asked.seed, deal);
        played.push(one);
        lines.push({ a: names[one.a]!, b: names[one.b]!, wins: one.wins, games: one.games });
        writeFileSync(`${file}.jsonl`, lines.map(line => `${JSON.stringify(line)}\n`).join(''));
        bar.at(played.length / (asked.deals * pairs.length), `${played.length} deals`);
      }
    bar.end();
    interrupt.release();
    const rungs = rungsOf(played, players);
    const { seats } = table;
    const title = `${game.id}, ${seats} players`;
    writeFileSync(`${file}.md`, inMarkdown(rungs));
    writeFileSync(`${file}.svg`, inSvg(title, rungs));
    if (given.on('keep')) keep(join(given.home.root, 'packages/games', game.id, 'levels.json'), title, seats, rungs);
    say(inMarkdown(rungs));
    return interrupt.interrupted() ? INTERRUPTED : DONE;
  },
};
/** As many as sit at most tables, unless it is said. */
const withPlayers = (given: Given): Given => ({
  ...given,
  whole: (flag, min, max, standard) => given.whole(flag, min, max, flag === 'players' ? 3 : standard),
});

interface Line {
  a: string;
  b: string;
  wins: number;
  games: number;
}
function linesOf(file: string): Line[] {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text === '' ? [] : text.split('\n').map(line => JSON.parse(line) as Line);
  } catch {
    throw new BadInput(`there is no ${file} to go on from`);
  }
}
/** A deal of two who still take part. */
function met({ a, b, wins, games }: Line, names: readonly string[]): Met[] {
  const [first, second] = [names.indexOf(a), names.indexOf(b)];
  if (first < 0 || second < 0) return [];
  return first < second ? [{ a: first, b: second, wins, games }] : [{ a: second, b: first, wins: games - wins, games }];
}
export function rungsOf(played: readonly Met[], players: readonly Pick<Player, 'name'>[]): Rung[] {
  const isAnchor = ({ name }: { name: string }) => name.split(':')[0] === ANCHOR;
  const anchor = Math.max(0, players.findIndex(isAnchor));
  const rated = withIntervals(
    played.map(one => [one]),
    players.length,
    anchor,
    ANCHOR_RATING,
    fastRand(1),
  );
  const sums = added(played);
  const rungs = players.map(({ name }, player) => {
    const own = sums.filter(({ a, b }) => a === player || b === player);
    const games = own.reduce((sum, one) => sum + one.games, 0);
    const score =
      own.reduce((sum, one) => sum + (one.a === player ? one.wins : one.games - one.wins), 0) / Math.max(1, games);
    return { name, games, score, ...rated[player]! };
  });
  return rungs.sort((x, y) => x.rating - y.rating);
}
/**
 * What the set-up page tells of the levels, weakest first, as far as it is shown: each as it plays at a table, and neither its rating in
 * the interval of the one beneath nor the other way round. Undefined where not even two are so.
 */
export function keptFrom(title: string, players: number, rungs: readonly Rung[]): object | undefined {
  const shown: Rung[] = [];
  for (const level of LEVELS) {
    const rung = rungs.find(({ name }) => isAsAtTable(name, level));
    const beneath = shown.at(-1);
    if (rung === undefined || rung.games < FEWEST_GAMES) break;
    if (beneath && (rung.low <= beneath.rating || beneath.high >= rung.rating)) break;
    shown.push(rung);
  }
  if (shown.length < 2) return undefined;
  const ratings = Object.fromEntries(shown.map(({ rating }, i) => [LEVELS[i]!, Math.round(rating / 10) * 10]));
  const games = rungs.reduce((sum, one) => sum + one.games, 0) / 2;
  return { made: { ladder: title, games, bots: rungs.map(({ name }) => name) }, players, ratings };
}
/** `general:700cpu` plays as the general does, `general:35cpu` and `general@earlier.bin` do not. */
function isAsAtTable(name: string, level: Level): boolean {
  const [, who, millis] = /^([^:]+)(?::(\d+)(?:ms|cpu))?$/.exec(name) ?? [];
  return who === level && (millis === undefined || Number(millis) >= millisFor(level));
}
/** Where no rating is shown any more, the page must not go on telling those of before. */
export function keep(file: string, title: string, players: number, rungs: readonly Rung[]): void {
  const kept = keptFrom(title, players, rungs);
  if (kept === undefined) {
    warn('no two levels are clearly apart yet: more deals are needed before ratings are kept');
    rmSync(file, { force: true });
  } else writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
}
