import { mkdirSync, writeFileSync } from 'node:fs';
import { dealt, playedToTheEnd, pretty } from '@tianxia/fair/testing';
import {
  everyTable,
  fastRand,
  type GameRecord,
  type Kernel,
  kernelFor,
  type Option,
  type Seat,
  seedOf,
} from '@tianxia/kernel';
import { content } from '../content/index.ts';
import { game } from '../index.ts';
import type { State, ZhanGuo } from '../state.ts';
import { atRandom, greedily } from './play.ts';
import { everyUse, usesIn } from './uses.ts';
import { wishFor } from './wishes.ts';

type Table = ReturnType<typeof everyTable>[number];
interface Played {
  record: GameRecord;
  uses: Set<string>;
}
const MOST_SEEDS = 800;
const ASIDES = 9; // one choice in so many is any choice at all

/** One table for every combination of boards and variants; player counts and the end of turns go round. */
const TABLES: readonly Table[] = (() => {
  const keyOf = ({ options: { turnEnd: _, unrestWall: _w, ...rest } }: Table) => JSON.stringify(rest);
  const all = everyTable(game);
  return [...new Set(all.map(keyOf))].map((key, i) => {
    const turnEnd = game.options.turnEnd![(i + Math.floor(i / 6)) % 2];
    const unrestWall = game.options.unrestWall![Math.floor(i / 2) % 2];
    return all.find(
      ({ seats, options }) =>
        keyOf({ seats, options }) === key &&
        seats === 2 + (i % 3) &&
        options.turnEnd === turnEnd &&
        options.unrestWall === unrestWall,
    )!;
  });
})();
const nameOf = ({ seats, options }: Table) =>
  ['boards', 'cards', 'order', 'unrest']
    .map(option => options[option])
    .join('-')
    .toLowerCase()
    .concat(`-${seats}`);

/** Greedy bots who like what is missing; at every fourth table one chooses at random. */
function playOne(table: Table, at: number, seed: number, missing: readonly string[]): Played | undefined {
  const k = kernelFor(game, table);
  const name = `zhanguo ${nameOf(table)} ${seed}`;
  if (isHopeless(dealt(k, table, name).state, missing)) return undefined;
  const rand = fastRand(seedOf(seed, at));
  const bots = Array.from({ length: table.seats }, (_, seat) => (at % 4 === 3 && seat === 1 ? 'random' : 'greedy'));
  const choosers = bots.map(bot =>
    bot === 'greedy' ? greedily(rand, ASIDES, 20, wishFor(missing)) : atRandom(rand, ASIDES),
  );
  const { record, live } = playedToTheEnd(k, table, {
    seed: name,
    bot: seat => bots[seat]!,
    choose(state, seat) {
      const missed = seed === 1 ? undefined : missedMove(k, state, seat, missing);
      return missed ?? choosers[seat]!(k, state, seat);
    },
  });
  return { record, uses: usesIn(k, live) };
}
/** Nothing but Tasks is missing, and none of those lies on this table. */
function isHopeless({ tasks, seats }: State, missing: readonly string[]): boolean {
  const here = tasks.map(task => `task ${content.tasks[task]!.id}`);
  const may = (use: string) =>
    !use.startsWith('task ') || here.includes(use) || (use.startsWith('task for') && seats === 4);
  return !missing.some(may);
}
/** A move that no game has shown yet: bots leave free moves alone and decline nothing. */
function missedMove(k: Kernel<ZhanGuo>, s: State, seat: Seat, missing: readonly string[]): Option | undefined {
  const all: Option[] = [];
  all.length = k.options(s, seat, all);
  return all.find(option => missing.includes(`move ${k.words(option).move}`));
}
const union = (games: readonly Played[]) => new Set(games.flatMap(({ uses }) => [...uses]));

/** A game for every table; then others instead, until everything there is has been used in one of them. */
function search(): Played[] {
  const wanted = everyUse();
  const games = TABLES.map((table, at) => playOne(table, at, 1, wanted)!);
  for (let seed = 2; union(games).size < wanted.length; seed++) {
    const at = seed % games.length;
    const missing = wanted.filter(use => !union(games).has(use));
    if (process.env.MAKE_RECORDS === 'tell')
      process.stderr.write(`${seed}: ${missing.length} ${missing.slice(0, 9)}\n`);
    if (seed > MOST_SEEDS) throw new Error(`never used in ${MOST_SEEDS} games: ${missing.join(', ')}`);
    const other = playOne(TABLES[at]!, at, seed, missing);
    if (other === undefined) continue;
    const instead = games.map((old, i) => (i === at ? other : old));
    if (union(instead).size >= union(games).size) games[at] = other;
  }
  return games;
}
export function makeRecords(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  for (const { record } of search()) writeFileSync(new URL(`${nameOf(record.table)}.json`, folder), pretty(record));
}
