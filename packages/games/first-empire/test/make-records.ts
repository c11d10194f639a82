import { mkdirSync, writeFileSync } from 'node:fs';
import { playedToTheEnd, pretty } from '@tianxia/fair/testing';
import { fastRand, type GameRecord, kernelFor, seedOf, tableFor } from '@tianxia/kernel';
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
const aspects: Wanted = { file: 'solo-aspect-one', seats: 1, options: { liSiPays: 'oneAspect' }, bot: 'greedy' };
const last: Wanted = { file: 'solo-unlocks-last', seats: 1, options: { liSiUnlocks: 'last' }, bot: 'greedy' };
const sections = [1, 3].map(
  (seats): Wanted => ({
    file: seats === 1 ? 'solo-by-section' : `${seats}-by-section`,
    seats,
    options: { emperorTiles: 'section' },
    bot: 'greedy',
  }),
);
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
const WANTED: readonly Wanted[] = [...solo, aspects, last, ...sections, ...several, ...more, stuck];
const SEEDS = 6;

function playOne({ file, seats, options, bot }: Wanted, seed: number): { record: GameRecord; used: Used } {
  const table = tableFor(game, seats, options);
  const k = kernelFor(game, table);
  const chooses = BOTS[bot](fastRand(seedOf(seed, 1)));
  const { record, live } = playedToTheEnd(k, table, {
    seed: `${file} ${seed}`,
    bot: () => bot,
    choose: (state, seat) => chooses(k, state, seat),
  });
  return { record, used: usedIn(k, live, table) };
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
export async function makeRecords(folder: URL): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const known = new Set<string>();
  for (const wanted of WANTED) {
    writeFileSync(new URL(`${wanted.file}.json`, folder), pretty(choose(wanted, known)));
    await new Promise(setImmediate); // minutes of silence look like a dead worker to the test runner
  }
}
