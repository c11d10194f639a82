import type { GameRecord } from '@tianxia/kernel';
import { openGame, type TableGame } from '../table/game.ts';

/** The game of a record by the rules it was played with, or by today's where those are gone. */
export async function openPosition(record: GameRecord, content?: unknown): Promise<TableGame | undefined> {
  const { seats, options } = record.table;
  const given = content === undefined ? {} : { content };
  return (
    (await openGame(record.game, seats, options, { ...given, rules: record.rules })) ??
    (await openGame(record.game, seats, options, given))
  );
}
