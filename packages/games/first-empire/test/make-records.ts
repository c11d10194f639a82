import { mkdirSync, writeFileSync } from 'node:fs';
import { commitmentOf, keyedRand, keyOfSeed, packHash } from '@tianxia/fair';
import {
  fastRand,
  type GameRecord,
  isRefusal,
  kernelFor,
  liveTable,
  recordOf,
  seedOf,
  tableFor,
} from '@tianxia/kernel';
import { game } from '../index.ts';
import { atRandom, greedily, hermit, mixed } from './play.ts';
import { type Used, usedIn } from './used.ts';

interface Wanted {
  file: string;
  seats: number;
  options: Record<string, string>;
  bot: keyof typeof BOTS;
}
const BOTS = { random: atRandom, greedy: greedily, mixed, hermit };
const solo = (['1', '2', '3', '4'] as const).flatMap((liSi): Wanted[] => [
  { file: `solo-${liSi}-greedy`, seats: 1, options: { liSi, table: 'random' }, bot: 'greedy' },
  { file: `solo-${liSi}-mixed`, seats: 1, options: { liSi, mausoleum: 'advanced' }, bot: 'mixed' },
]);
const several = [2, 3, 4].flatMap((seats): Wanted[] => [
  { file: `${seats}-printed`, seats, options: {}, bot: 'greedy' },
  { file: `${seats}-front`, seats, options: { table: 'front' }, bot: 'greedy' },
  { file: `${seats}-back`, seats, options: { table: 'back' }, bot: 'greedy' },
  { file: `${seats}-advanced`, seats, options: { table: 'random', mausoleum: 'advanced' }, bot: 'mixed' },
  { file: `${seats}-random`, seats, options: { mausoleum: 'advanced' }, bot: 'random' },
]);
const more = ['printed', 'front', 'back'].map(
  (table): Wanted => ({ file: `4-${table}-mixed`, seats: 4, options: { table }, bot: 'mixed' }),
);
const stuck: Wanted = { file: '2-stuck', seats: 2, options: {}, bot: 'hermit' };
const WANTED: readonly Wanted[] = [...solo, ...several, ...more, stuck];
const SEEDS = 6;

function playOne({ file, seats, options, bot }: Wanted, seed: number): { record: GameRecord; used: Used } {
  const table = tableFor(game, seats, options);
  const k = kernelFor(game, table);
  const key = keyOfSeed(`${file} ${seed}`);
  const live = liveTable(k, table, keyedRand(key));
  const choose = BOTS[bot](fastRand(seedOf(seed, 1)));
  live.begin(0);
  for (let at = 1000; !k.over(live.state); at += 1000) {
    const seat = k.waiting(live.state)[0]!;
    const done = live.choose(seat, k.write(choose(k, live.state, seat)), at);
    if (isRefusal(done)) throw new Error(`${file}: a bot's choice was refused, ${done.refused}`);
  }
  const players = game.colours.slice(0, seats).map((colour, seat) => ({ name: `Bot ${seat + 1}`, colour, bot }));
  const head = { pack: packHash(game.content), table, players, commitment: commitmentOf(key), key };
  return { record: recordOf(k, live, { ...head, started: '2026-01-01T00:00:00Z' }), used: usedIn(k, live, table) };
}
const all = ({ things, events, moves }: Used) => [...things, ...events, ...moves];
/** Of a few games the one that uses most of what no game before it used. */
function choose(wanted: Wanted, known: Set<string>): GameRecord {
  const games = Array.from({ length: SEEDS }, (_, i) => playOne(wanted, i + 1));
  const news = games.map(({ used }) => all(used).filter(use => !known.has(use)).length);
  const best = games[news.indexOf(Math.max(...news))]!;
  for (const use of all(best.used)) known.add(use);
  return best.record;
}
/** One choice on a line, so that a difference can be read. */
function pretty({ choices, draws, ...rest }: GameRecord): string {
  const fields = Object.entries(rest).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const lines = choices.map(choice => `    ${JSON.stringify(choice)}`).join(',\n');
  return `{\n${fields.join(',\n')},\n  "draws": ${JSON.stringify(draws)},\n  "choices": [\n${lines}\n  ]\n}\n`;
}
export async function makeRecords(folder: URL): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const known = new Set<string>();
  for (const wanted of WANTED) {
    writeFileSync(new URL(`${wanted.file}.json`, folder), pretty(choose(wanted, known)));
    await new Promise(setImmediate); // minutes of silence look like a dead worker to the test runner
  }
}
