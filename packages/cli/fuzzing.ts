import { join } from 'node:path';
import { packHash } from '@tianxia/fair';
import { type Game, type GameTypes, seedOf, type Table } from '@tianxia/kernel';
import { lawsAlong, type Violation } from '@tianxia/kernel/laws';
import { writeRecord } from './records.ts';
import { shuffledTables } from './table-order.ts';

/** Random games at all player counts and options, one after the other, each checked by every law at every choice. */
export interface Fuzzed {
  games: number;
  tables: number; // how many different ones were met …
  of: number; // … of how many there are
  broken?: Broken;
}
export interface Broken {
  violation: Violation;
  seed: number;
  table: Table;
}
export async function fuzzing<G extends GameTypes>(
  game: Game<G>,
  seed: number,
  enough: (games: number) => boolean,
): Promise<Fuzzed> {
  const tables = shuffledTables(game, seed);
  const met = (games: number) => ({ games, tables: Math.min(games, tables.length), of: tables.length });
  for (let games = 0; ; games++) {
    if (games > 0 && enough(games)) return met(games);
    const table = tables[games % tables.length]!;
    const gameSeed = seedOf(seed, games);
    const violation = lawsAlong(game, table, gameSeed);
    if (violation !== undefined) return { ...met(games + 1), broken: { violation, seed: gameSeed, table } };
    await new Promise(resolve => setImmediate(resolve)); // lets Ctrl-C be heard
  }
}
export const failureFile = (game: string, seed: number): string => `fuzz-${game}-${seed}.json`;
/** Writes the record that leads to a broken law; gives its file and how many choices lead there. */
export function writeFailure<G extends GameTypes>(
  folder: string,
  game: Game<G>,
  { violation, seed }: Broken,
): { file: string; at: number } {
  const file = join(folder, failureFile(game.id, seed));
  writeRecord(file, { ...violation.record, pack: packHash(game.content) });
  return { file, at: violation.record.choices.length };
}
