import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { keyedRand, keyOfSeed } from '@tianxia/fair';
import { fastRand, OK, type Option, type Rand, readJson, type Seat, seedOf, type Table } from '@tianxia/kernel';
import { anyMove } from './any-move.ts';
import { type Beginning, exploring } from './exploring.ts';
import { type Player, thinks } from './lineup.ts';
import { type AnyGame, type AnyKernel, openTable } from './table.ts';
import { shuffledTables } from './table-order.ts';

const MOST_BYTES = 256 * 1024 * 1024; // of a whole collection, unpacked
const MOST_LINE = 1024 * 1024; // characters: one game

/** Many games in one small file: a line of JSON each, compressed. Draws follow from the seed, or stand in it. */
export interface Collected {
  rules: string;
  table: Table;
  by: string; // who played: random, moves, bots, or fuzz: from where fuzzing reached something new
  seed: string; // of the table's key, or of the fuzzing
  draws?: number[]; // of fuzzing
  choices: string; // '0 lay.lay 3 184;1 …': seat and words of each
  ending: string;
  totals: number[];
  places: number[];
}
export const pack = (games: readonly Collected[]): Buffer =>
  brotliCompressSync(games.map(game => `${JSON.stringify(game)}\n`).join(''));
export const unpack = (bytes: Uint8Array): Collected[] =>
  brotliDecompressSync(bytes, { maxOutputLength: MOST_BYTES })
    .toString()
    .trimEnd()
    .split('\n')
    .map(line => readJson(line, MOST_LINE) as Collected);

type State = ReturnType<AnyKernel['setup']>;
type Choose = (k: AnyKernel, s: State, seat: Seat) => Option;
const MOST_CHOICES = 20_000;

/** The n-th of many: of ten games two are played by bots, each in turn, one by bots against chance, the others at random. */
export function collectOne(game: AnyGame, bots: readonly Player[], seed: number, n: number): Collected {
  const tables = shuffledTables(game, seed);
  const table = tables[n % tables.length]!;
  const { k } = openTable(game, table, undefined);
  const rand = fastRand(seedOf(seed, n));
  const bot = bots[Math.floor(n / 5) % bots.length]!;
  const byBot: Choose = (k, s, seat) => thinks(bot, k, s, seat, rand);
  const atRandom: Choose = (k, s, seat) => k.anyOption(s, seat, rand);
  const byMoves: Choose = (k, s, seat) => anyMove(k, s, seat, rand);
  const mixed: Choose = (k, s, seat) => (seat === 0 ? byBot : atRandom)(k, s, seat);
  const [by, choose] = (
    [
      [bot.name, byBot],
      ['random', atRandom],
      ['moves', byMoves],
      [`${bot.name} and random`, mixed],
      ['moves', byMoves],
    ] as const
  )[n % 10 === 8 ? 1 : n % 5]!;
  const key = `${game.id} ${seed} ${n}`;
  const { s, choices } = played(k, table, keyedRand(keyOfSeed(key)), choose);
  const { totals, places } = k.result(s);
  return { rules: game.rules, table, by, seed: key, choices: choices.join(';'), ending: s.ending, totals, places };
}
function played(k: AnyKernel, table: Table, chance: Rand, choose: Choose) {
  const s = k.setup(table, chance);
  const choices: string[] = [];
  const list: Option[] = [];
  while (!k.over(s) && choices.length < MOST_CHOICES) {
    const seat = k.waiting(s)[0]!;
    const option = k.options(s, seat, list, false) === 1 ? list[0]! : choose(k, s, seat);
    choices.push(`${seat} ${k.write(option)}`);
    k.apply(s, seat, option, chance);
  }
  return { s, choices };
}
const EVERY = 500; // decisions: there refusals are asked for, as `tianxia fuzz` does
/** Games in which fuzzing reached something new, played on by chance: the last `most` of them, which took it longest to find. */
export async function collectFuzzed(
  game: AnyGame,
  seed: number,
  decisions: number,
  most: number,
  isOver: (decisions: number) => boolean,
): Promise<Collected[]> {
  const kept: Beginning[] = [];
  await exploring(
    game,
    seed,
    EVERY,
    made => isOver(made) || made >= decisions,
    beginning => kept.push(beginning),
  );
  return kept.slice(-most).map((beginning, n) => playedOn(game, beginning, `${game.id} fuzz ${seed} ${n}`));
}
function playedOn(game: AnyGame, beginning: Beginning, seed: string): Collected {
  const { table } = beginning;
  const { k } = openTable(game, table, undefined);
  const rand = keyedRand(keyOfSeed(seed));
  const draws: number[] = [];
  const chance: Rand = below => {
    draws.push(beginning.draws[draws.length] ?? rand(below));
    return draws.at(-1)!;
  };
  const s = k.setup(table, chance);
  const choices: string[] = [];
  const play = (seat: Seat, option: Option) => {
    choices.push(`${seat} ${k.write(option)}`);
    k.apply(s, seat, option, chance);
  };
  for (const [seat, option] of beginning.choices) play(seat, option);
  while (!k.over(s) && choices.length < MOST_CHOICES) {
    const seat = k.waiting(s)[0]!;
    play(seat, k.anyOption(s, seat, rand));
  }
  const { totals, places } = k.result(s);
  return {
    rules: game.rules,
    table,
    by: 'fuzz',
    seed,
    draws,
    choices: choices.join(';'),
    ending: s.ending,
    totals,
    places,
  };
}
const NO_MORE = 'it draws more often than was kept';
/** Plays it again by these rules; says what differs. */
export function replayed(k: AnyKernel, one: Collected): string | undefined {
  const keyed = keyedRand(keyOfSeed(one.seed));
  let drawn = 0;
  const chance: Rand = below => {
    if (one.draws === undefined) return keyed(below);
    if (drawn === one.draws.length) throw NO_MORE; // the same draw for ever may be dealt again for ever
    return one.draws[drawn++]!;
  };
  try {
    return playedAgain(k, one, chance);
  } catch (problem) {
    if (problem === NO_MORE) return NO_MORE;
    throw problem;
  }
}
function playedAgain(
  k: AnyKernel,
  { table, choices, ending, totals, places }: Collected,
  chance: Rand,
): string | undefined {
  const s = k.setup(table, chance);
  for (const [i, choice] of choices.split(';').entries()) {
    const [, who, words] = /^(\d+) (.*)$/.exec(choice) ?? [];
    const seat = Number(who);
    const option = k.read(words ?? '');
    const reason = option === undefined ? undefined : k.whyNot(s, seat, option);
    if (option === undefined || reason !== OK)
      return `choice ${i + 1}, ${choice}: ${k.game.reasons[reason ?? -1]?.join(' ') ?? 'not offered'}`;
    k.apply(s, seat, option, chance);
  }
  const result = k.result(s);
  const [is, was] = [
    [s.ending, result.totals, result.places],
    [ending, totals, places],
  ].map(one => JSON.stringify(one));
  return is === was ? undefined : `it ended ${is}, recorded ${was}`;
}
