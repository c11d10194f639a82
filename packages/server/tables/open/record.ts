import { commitmentOf } from '@tianxia/fair';
import type { GameRecord } from '@tianxia/kernel';
import { ApiError, type TableFacts } from '@tianxia/protocol';
import { mustBePlayable } from '../care/quarantine.ts';
import type { TableLog } from '../log/table-log.ts';
import { beganAt } from '../seats/who-sits.ts';
import { playersOf } from '../telling/facts.ts';

/** The game from its first choice to its last, and the key of its draws: for anybody, once it is over. */
export async function recordOf({ row, live }: TableLog, facts: () => TableFacts): Promise<GameRecord> {
  if (live === undefined) mustBePlayable(row);
  if (live === undefined || row.stage !== 'over')
    throw new ApiError('notOver', 'the record and its key are opened when the game is over');
  return live.record({
    pack: row.pack,
    table: { seats: row.seats.length, options: row.options },
    players: playersOf(facts()),
    commitment: commitmentOf(row.key),
    key: row.key,
    started: new Date(beganAt(row)).toISOString(),
  });
}
