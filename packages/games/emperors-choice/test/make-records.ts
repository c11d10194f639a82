import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { playedToTheEnd, pretty } from '@tianxia/fair/testing';
import { fastRand, type GameRecord, kernelFor, readRecord, seedOf, tableFor } from '@tianxia/kernel';
import { content } from '../content/index.ts';
import type { Pack } from '../content/shape.ts';
import { game } from '../index.ts';
import { atRandom, type Chooser, sensibly } from './play.ts';
import { scarce } from './scarce.ts';
import { movesOf, usesOf } from './uses.ts';
import { usedIn } from './walk.ts';

type BotName = 'random' | 'greedy';
interface Wanted {
  file: string;
  seats: number;
  options: Record<string, string>;
  bots: readonly BotName[]; // by seat, over again
  pack: Pack;
}
const WANTED: readonly Wanted[] = ([3, 4, 5] as const).flatMap(seats => {
  const name = { 3: 'three', 4: 'four', 5: 'five' }[seats];
  const one = (file: string, bots: readonly BotName[], options = {}, pack: Pack = content) => ({
    file: `${name}-${file}`,
    seats,
    options,
    bots,
    pack,
  });
  return [
    one('random', ['random']),
    one('random-again', ['random'], { start: 'first' }),
    one('greedy', ['greedy']),
    one('greedy-again', ['greedy']),
    one('greedy-first', ['greedy'], { start: 'first' }),
    one('mixed', ['greedy', 'random']),
    one('mixed-again', ['random', 'greedy', 'greedy']),
    one('revealed-apart', ['greedy'], { revealed: 'apart' }),
    one('other-readings', ['random'], { assassin: 'may', overflow: 'lost' }),
    one('scarce', ['greedy', 'random'], {}, scarce),
  ];
});
const SEEDS = 10; // tried for each of them

function playOne({ file, seats, options, bots, pack }: Wanted, seed: number): GameRecord {
  const table = tableFor(game, seats, options);
  const k = kernelFor(game, table, pack);
  const choosers: Record<BotName, Chooser> = {
    random: atRandom(fastRand(seedOf(seed, 1))),
    greedy: sensibly(seedOf(seed, 2)),
  };
  const botOf = (seat: number) => bots[seat % bots.length]!;
  return playedToTheEnd(k, table, {
    seed: `${file} ${seed}`,
    bot: botOf,
    choose: (state, seat) => choosers[botOf(seat)](k, state, seat),
    content: pack,
  }).record;
}
const shownBy = (record: GameRecord, pack: Pack): string[] => {
  const { uses, moves } = usedIn(record, pack);
  return [...uses, ...moves];
};
/** Of the seeds tried, the one whose game shows most of what is still missing. */
function search(wanted: Wanted, missing: ReadonlySet<string>): GameRecord {
  const games = Array.from({ length: SEEDS }, (_, seed) => {
    const record = playOne(wanted, seed + 1);
    return { record, shown: shownBy(record, wanted.pack).filter(one => missing.has(one)).length };
  });
  return games.reduce((a, b) => (b.shown > a.shown ? b : a)).record;
}
const kept = (file: URL): GameRecord | undefined =>
  existsSync(file) ? readRecord(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
/** Only those that are not there: an old game proves that the rules have kept their meaning. */
export function makeRecords(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  const missing = new Set([...usesOf(content), ...movesOf(game)]);
  for (const wanted of WANTED) {
    const file = new URL(`${wanted.file}.json`, folder);
    const record = kept(file) ?? search(wanted, missing);
    for (const one of shownBy(record, wanted.pack)) missing.delete(one);
    writeFileSync(file, pretty(record));
  }
  if (missing.size > 0) throw new Error(`no game shows ${[...missing].join(', ')}`);
}
