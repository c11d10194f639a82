import { mkdirSync, writeFileSync } from 'node:fs';
import { playedToTheEnd, pretty } from '@tianxia/fair/testing';
import { fastRand, type GameRecord, kernelFor, seedOf, tableFor } from '@tianxia/kernel';
import { content } from '../content/index.ts';
import { game } from '../index.ts';
import { curious, TASTES } from './curious.ts';
import { atRandom, type Chooser, greedily, mixed } from './play.ts';
import { type Used, usedIn } from './used.ts';

interface Wanted {
  file: string;
  option: 'full' | 'tutorial';
  jointFirst?: 'third' | 'second';
  declinedTribe?: 'counts' | 'uncounted';
  bot: string;
  ending?: string;
}
const full = (file: string, bot: string, ending?: string): Wanted => ({
  file,
  option: 'full',
  bot,
  ...(ending ? { ending } : {}),
});
const WANTED: readonly Wanted[] = [
  full('random-one', 'random', 'rounds'),
  full('random-two', 'random'),
  full('greedy-one', 'greedy', 'emperor'),
  full('greedy-two', 'greedy'),
  full('mixed-one', 'mixed'),
  full('mixed-two', 'mixed'),
  { file: 'tutorial-random', option: 'tutorial', bot: 'random' },
  { file: 'tutorial-greedy', option: 'tutorial', bot: 'greedy' },
  { file: 'tutorial-warlike', option: 'tutorial', bot: 'warlike' },
  full('domestic-one', 'domestic', 'developed'),
  full('warlike-one', 'warlike', 'borders'),
  ...['two', 'three', 'four'].map(n => full(`warlike-${n}`, 'warlike')),
  full('learned-one', 'learned'),
  { file: 'joint-first-one', option: 'full', jointFirst: 'second', bot: 'mixed' },
  { file: 'declined-tribe-one', option: 'full', declinedTribe: 'uncounted', bot: 'random' },
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(n => full(`strategic-${n}`, 'strategic')),
];
const SEEDS = 10;
const MOST_SEEDS = 60;
const [MOST_MORE, MORE_SEEDS] = [8, 30];
const MORE = ['domestic', 'strategic', 'plain'];

function botOf(bot: string, seed: number, known: ReadonlySet<string>): Chooser {
  const rand = fastRand(seedOf(seed, 1));
  const taste = TASTES[bot];
  if (taste !== undefined) return curious(rand, taste, known);
  return (bot === 'greedy' ? greedily : bot === 'mixed' ? mixed : atRandom)(rand);
}
function playOne(
  { file, option, jointFirst = 'third', declinedTribe = 'counts', bot }: Wanted,
  seed: number,
  known: ReadonlySet<string>,
): { record: GameRecord; used: Used } {
  const table = tableFor(game, 3, { game: option, jointFirst, declinedTribe });
  const k = kernelFor(game, table);
  const chooses = botOf(bot, seed, known);
  const { record, live } = playedToTheEnd(k, table, {
    seed: `${file} ${seed}`,
    bot: () => bot,
    choose: (state, seat) => chooses(k, state, seat),
  });
  return { record, used: usedIn(k, live) };
}
const news = ({ cards, events, moves }: Used, known: ReadonlySet<string>) =>
  [...cards, ...events, ...moves].filter(one => !known.has(one));
/** Of a few games the one that uses most of what no game before it used; more are played where a certain ending is wanted. */
function search(wanted: Wanted, known: Set<string>, seeds = SEEDS): GameRecord {
  let best: ReturnType<typeof playOne> | undefined;
  for (let seed = 1; seed <= seeds || (best === undefined && seed <= MOST_SEEDS); seed++) {
    const one = playOne(wanted, seed, known);
    if (wanted.ending !== undefined && one.record.result?.ending !== wanted.ending) continue;
    if (best === undefined || news(one.used, known).length > news(best.used, known).length) best = one;
  }
  if (best === undefined) throw new Error(`${wanted.file}: none of ${MOST_SEEDS} games ended with ${wanted.ending}`);
  for (const one of news(best.used, known)) known.add(one);
  return best.record;
}
export function makeRecords(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  const known = new Set<string>();
  for (const wanted of WANTED) save(folder, wanted, known);
  makeMore(folder, known);
}
const save = (folder: URL, wanted: Wanted, known: Set<string>, seeds?: number) =>
  writeFileSync(new URL(`${wanted.file}.json`, folder), pretty(search(wanted, known, seeds)));
/** Games for the cards that none has used so far. */
export function makeMore(folder: URL, known: Set<string>, from = 1): void {
  const missing = () => [...content.generals, ...content.enhancements].filter(({ id }) => !known.has(id));
  for (let n = from; n < from + MOST_MORE && missing().length > 0; n++)
    save(folder, full(`more-${n}`, MORE[n % MORE.length]!), known, MORE_SEEDS);
}
