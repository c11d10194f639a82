import type { GameRecord } from '@tianxia/kernel';
import { fromRecord, saveTable } from '../link/local.ts';
import { keepTable } from '../tables.ts';

/**
 * Any moment of a record as a table of this browser: whoever looks plays every person's seat, the first one where bots played alone,
 * and chance goes on from the same key. The game it comes from is not touched. Returns the address; undefined when there is no key.
 */
export function playOn(record: GameRecord, choice: number, content?: unknown): string | undefined {
  let end = choice;
  while (record.choices[end]?.[3]) end++; // what the table plays by itself belongs to the choice before it
  const saved = fromRecord({ ...record, choices: record.choices.slice(0, end) });
  if (saved === undefined) return undefined;
  const bots = saved.seats.every(({ bot }) => bot !== undefined);
  const played = saved.seats.map(({ bot, ...seat }, i) => ({
    ...seat,
    ...(bot === undefined || (bots && i === 0) ? {} : { bot }),
  }));
  const { entries } = fromRecord(record)!;
  const from = location.pathname === '/replay' ? {} : { from: `${location.pathname}?at=${choice}` };
  saveTable({ ...saved, seats: played, fork: { entries, ...from }, ...(content === undefined ? {} : { content }) });
  const now = Date.now();
  const seats = played.map((seat, i) => ({
    ...seat,
    by: seat.bot !== undefined ? ('bot' as const) : i === 0 ? ('you' as const) : ('here' as const),
  }));
  keepTable({ id: saved.id, game: saved.game, where: 'here', seats, options: saved.options, begun: now, changed: now });
  return `/play/${saved.id}`;
}
