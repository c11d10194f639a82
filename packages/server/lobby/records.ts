import type { Result, Seat } from '@tianxia/kernel';
import type { RecordLine, RecordsBody } from '@tianxia/protocol';
import { botId } from '../people/bots.ts';
import { ratingFacts } from '../people/person.ts';
import type { How } from '../people/ratings.ts';
import type { Sql, Value } from '../sql/sql.ts';
import type { SeatPlan } from '../tables/log/store.ts';
import { pageOf } from '../tables/telling/facts.ts';
import { places } from './lines.ts';

export interface RecordsAsked {
  viewer: string | undefined;
  table?: string | undefined;
  game?: string | undefined;
  person?: string | undefined; // id
  result?: 'won' | 'lost' | undefined; // by that person
  before?: number | undefined; // milliseconds since 1970
  limit: number;
}
interface EndedRow {
  id: string;
  game: string;
  options: string;
  seats: string;
  ended: number;
  result: string;
}
interface SitterRow {
  table_id: string;
  seat: Seat;
  person: string;
  name: string;
}
interface ResultRow {
  table_id: string;
  seat: Seat;
  place: number;
  total: number;
  how: How;
  rating_before: number | null;
  rating_after: number | null;
  deviation_after: number | null; // of games before it was kept, too
}

/** Finished games, the newest first: public ones and one's own; by its id also one that is known by its link. */
export async function recordsOf(sql: Sql, asked: RecordsAsked): Promise<RecordsBody> {
  const { viewer, table, game, person, result, before, limit } = asked;
  const where: [string, ...Value[]][] = [
    ['tables.result IS NOT NULL'],
    [
      `(tables.visibility ${table === undefined ? "= 'public'" : "<> 'private'"} OR EXISTS
         (SELECT 1 FROM sitters WHERE sitters.table_id = tables.id AND sitters.person = ?))`,
      viewer ?? '',
    ],
  ];
  const ended = person === undefined ? 'tables.ended' : 'mine.ended'; // each has an index of its own
  where.push(before === undefined ? [`${ended} IS NOT NULL`] : [`${ended} < ?`, before]);
  if (table !== undefined) where.push(['tables.id = ?', table]);
  if (game !== undefined) where.push(['tables.game = ?', game]);
  if (person !== undefined) where.push(['mine.person = ?', person]);
  if (result !== undefined) where.push([result === 'won' ? 'mine.place = 1' : 'mine.place > 1']);
  const rows = await sql.read<EndedRow>(
    `SELECT tables.id, tables.game, tables.options, tables.seats, tables.ended, tables.result
     FROM ${person === undefined ? 'tables' : 'results mine JOIN tables ON tables.id = mine.table_id'}
     WHERE ${where.map(([condition]) => condition).join(' AND ')} ORDER BY ${ended} DESC, tables.id LIMIT ?`,
    ...where.flatMap(([, ...values]) => values),
    limit + 1,
  );
  const { page, next } = pageOfRows(rows, limit);
  return {
    records: await linesOf(sql, page),
    ...(next === undefined ? {} : { next: new Date(next).toISOString() }),
  };
}
/** A page ends between two moments, so that none of a moment is lost. */
function pageOfRows(rows: readonly EndedRow[], limit: number): { page: readonly EndedRow[]; next?: number } {
  const further = rows[limit];
  if (further === undefined) return { page: rows };
  const earlier = rows.filter(row => row.ended > further.ended);
  if (earlier.length === 0) return { page: rows.slice(0, limit), next: further.ended };
  return { page: earlier, next: further.ended + 1 };
}

async function linesOf(sql: Sql, rows: readonly EndedRow[]): Promise<RecordLine[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(row => row.id);
  const [sitters, results] = await Promise.all([
    sql.read<SitterRow>(`SELECT table_id, seat, person, name FROM sitters WHERE table_id IN (${places(ids)})`, ...ids),
    sql.read<ResultRow>(
      `SELECT table_id, seat, place, total, how, rating_before, rating_after, deviation_after FROM results
       WHERE table_id IN (${places(ids)})`,
      ...ids,
    ),
  ]);
  return rows.map(row => {
    const { totals, places: order } = JSON.parse(row.result) as Pick<Result, 'totals' | 'places'>;
    const ofTable = results.filter(one => one.table_id === row.id);
    const players = (JSON.parse(row.seats) as SeatPlan[]).map((plan, seat): RecordLine['players'][number] => {
      const sitter = sitters.find(one => one.table_id === row.id && one.seat === seat);
      const kept = ofTable.find(one => one.seat === seat);
      return {
        ...(plan.by === 'bot' || sitter === undefined
          ? { name: plan.name ?? 'Bot', person: botId(plan.bot ?? 'greedy'), bot: plan.bot ?? 'greedy' }
          : { name: sitter.name, person: sitter.person }),
        place: kept?.place ?? order[seat]!,
        total: kept?.total ?? totals[seat]!,
        ...(kept === undefined || kept.how === 'played' ? {} : { how: kept.how }),
        ...ratingsIn(kept),
      };
    });
    return {
      id: row.id,
      url: pageOf(row.id),
      game: row.game,
      options: JSON.parse(row.options),
      ended: new Date(row.ended).toISOString(),
      rated: ofTable.some(one => one.rating_after !== null),
      players,
    };
  });
}
function ratingsIn(
  kept: ResultRow | undefined,
): Pick<RecordLine['players'][number], 'rating' | 'provisional' | 'change'> {
  if (kept === undefined || kept.rating_after === null) return {};
  const after = ratingFacts({ rating: kept.rating_after, deviation: kept.deviation_after });
  if (kept.rating_before === null) return after;
  return { ...after, change: Math.round(kept.rating_after) - Math.round(kept.rating_before) };
}
