import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@tianxia/bots';
import { fastRand } from '@tianxia/kernel';
import { BadInput, type Command, DONE, type Given, INTERRUPTED, say, warn } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { pairsOf, playDeal } from '../ladder/deals.ts';
import { inMarkdown, inSvg, type Rung } from '../ladder/drawing.ts';
import { added, type Met, withIntervals } from '../ladder/ratings.ts';
import { ABOUT_BOTS, lineup, type Player } from '../lineup.ts';
import { mindFor } from '../mind.ts';
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
    `where a level has fewer than ${FEWEST_GAMES} games, or is rated below the one beneath it, nothing is kept.`,
    ...ABOUT_BOTS,
  ],
  words: [],
  flags: {
    ...TABLE_FLAGS,
    bots: { value: 'a,b,…', about: `who plays (standard: ${LEVELS.join(',')},greedy)` },
    near: { value: 'W', about: 'only those meet who stand so close in the list, weakest first' },
    deals: { value: 'D', about: 'deals for each two of them (standard 10)' },
    minutes: { value: 'M', about: 'no new deal after so long' },
    seed: { value: 'S', about: 'a whole number (standard 1)' },
    out: { value: 'DIR', about: 'where to' },
    'go-on': { about: 'after the deals in DIR' },
    keep: { about: 'ratings into the folder of the game' },
  },
  async run(given) {
    const { game, table, k } = await askedTable(withPlayers(given));
    if (table.seats < 2) throw new BadInput('a ladder needs two players at least');
    const names = (given.maybe('bots') ?? [...LEVELS, 'greedy'].join(',')).split(',');
    const players = lineup(names.join(','), await mindFor(game, names.join(',')));
    const out = given.maybe('out') ?? join(given.home.root, 'data/ladder');
    const file = join(out, `${game.id}-${table.seats}`);
    mkdirSync(out, { recursive: true });
    const lines = given.on('go-on') ? linesOf(`${file}.jsonl`) : [];
    const played = lines.flatMap(line => met(line, names));
    const asked = { deals: given.whole('deals', 1, MOST_DEALS, 10), seed: given.whole('seed', 0, LARGEST_SEED, 1) };
    const until = performance.now() + given.whole('minutes', 1, MOST_MINUTES, MOST_MINUTES) * 60_000;
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
    const title = `${game.id}, ${table.seats} players`;
    writeFileSync(`${file}.md`, inMarkdown(rungs));
    writeFileSync(`${file}.svg`, inSvg(title, rungs));
    if (given.on('keep')) keep(join(given.home.root, 'packages/games', game.id, 'levels.json'), title, rungs);
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
/** What the set-up page tells of the levels; undefined where there are too few games, or they have not put them in order. */
export function keptFrom(title: string, rungs: readonly Rung[]): object | undefined {
  const named = rungs.map(rung => ({ ...rung, name: rung.name.split(':')[0]! }));
  const levels = LEVELS.flatMap(level => named.filter(({ name }) => name === level));
  if (levels.length < LEVELS.length || levels.some(({ games }) => games < FEWEST_GAMES)) return undefined;
  if (levels.some(({ rating }, i) => i > 0 && rating <= levels[i - 1]!.rating)) return undefined;
  const ratings = Object.fromEntries(levels.map(({ name, rating }) => [name, Math.round(rating / 10) * 10]));
  const games = rungs.reduce((sum, one) => sum + one.games, 0) / 2;
  return { made: { ladder: title, games, bots: rungs.map(({ name }) => name) }, ratings };
}
function keep(file: string, title: string, rungs: readonly Rung[]): void {
  const kept = keptFrom(title, rungs);
  if (kept === undefined) warn('the levels are not in order yet: more deals are needed before ratings are kept');
  else writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
}
