import type { Result, Seat } from '@tianxia/kernel';
import type { RecordLine, RecordsBody } from '@tianxia/protocol';
import { botId } from '../people/bots.ts';
import { ratingFacts } from '../people/person.ts';
import type { How } from '../people/tallies.ts';
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

/** A person's latest games that are looked through for one page: what a page costs does not depend on how many a bot has played. */
const LOOKED_THROUGH = 1000;
const COLUMNS = 'tables.id, tables.game, tables.options, tables.seats, tables.ended, tables.result';
const ON_RECORD = "tables.visibility = 'public' AND tables.ended IS NOT NULL"; // as the indexes say it

type Condition = [string, ...Value[]];
const valuesIn = (where: readonly Condition[]): Value[] => where.flatMap(([, ...values]) => values);
const all = (where: readonly Condition[]): string => where.map(([condition]) => condition).join(' AND ');
const sits = (viewer: string | undefined): Condition => [
  'EXISTS (SELECT 1 FROM sitters WHERE sitters.table_id = tables.id AND sitters.person = ?)',
  viewer ?? '',
];

/** Finished games, the newest first: public ones and one's own; by its id also one that is known by its link. */
export async function recordsOf(sql: Sql, asked: RecordsAsked): Promise<RecordsBody> {
  const { table, person, limit } = asked;
  const { rows, from } =
    table !== undefined
      ? { rows: await ofTable(sql, asked, table), from: undefined }
      : person !== undefined
        ? await ofPerson(sql, asked, person)
        : { rows: await ofAll(sql, asked), from: undefined };
  const { page, next = from } = pageOfRows(rows, limit);
  return {
    records: await linesOf(sql, page),
    ...(next === undefined ? {} : { next: new Date(next).toISOString() }),
  };
}
function ofTable(sql: Sql, { viewer, game, person, result, before, limit }: RecordsAsked, table: string) {
  const [condition, ...values] = sits(viewer);
  const where: Condition[] = [
    ['tables.id = ? AND tables.result IS NOT NULL AND tables.ended IS NOT NULL', table],
    [`(tables.visibility <> 'private' OR ${condition})`, ...values],
    ...(game === undefined ? [] : [['tables.game = ?', game] satisfies Condition]),
    ...(before === undefined ? [] : [['tables.ended < ?', before] satisfies Condition]),
    ...(person === undefined ? [] : [theirs(person, result)]),
  ];
  return sql.read<EndedRow>(`SELECT ${COLUMNS} FROM tables WHERE ${all(where)} LIMIT ?`, ...valuesIn(where), limit + 1);
}
const placed = (result: 'won' | 'lost' | undefined): string =>
  result === undefined ? '' : ` AND mine.place ${result === 'won' ? '= 1' : '> 1'}`;
const theirs = (person: string, result: RecordsAsked['result']): Condition => [
  `EXISTS (SELECT 1 FROM results mine WHERE mine.table_id = tables.id AND mine.person = ?${placed(result)})`,
  person,
];
/** Public ones by their own index, and those of the person who asks by theirs: nothing else is walked past. */
async function ofAll(sql: Sql, { viewer, game, before, limit }: RecordsAsked): Promise<EndedRow[]> {
  const where: Condition[] = [
    ['tables.result IS NOT NULL'],
    ...(game === undefined ? [] : [['tables.game = ?', game] satisfies Condition]),
  ];
  const earlier = (ended: string): Condition => (before === undefined ? ['1 = 1'] : [`${ended} < ?`, before]);
  const open: Condition[] = [[ON_RECORD], ...where, earlier('tables.ended')];
  const own: Condition[] = [['mine.person = ?', viewer ?? ''], ...where, earlier('mine.ended')];
  const [others, mine] = await Promise.all([
    sql.read<EndedRow>(
      `SELECT ${COLUMNS} FROM tables WHERE ${all(open)} ORDER BY tables.ended DESC, tables.id LIMIT ?`,
      ...valuesIn(open),
      limit + 1,
    ),
    viewer === undefined
      ? []
      : sql.read<EndedRow>(
          `SELECT ${COLUMNS} FROM results mine JOIN tables ON tables.id = mine.table_id
           WHERE ${all(own)} ORDER BY mine.ended DESC, tables.id LIMIT ?`,
          ...valuesIn(own),
          limit + 1,
        ),
  ]);
  const known = new Map([...others, ...mine].map(row => [row.id, row]));
  return [...known.values()].sort((a, b) => b.ended - a.ended || (a.id < b.id ? -1 : 1)).slice(0, limit + 1);
}
/** `from`: where the search goes on, when it ended before a page was full. */
async function ofPerson(
  sql: Sql,
  { viewer, game, result, before, limit }: RecordsAsked,
  person: string,
): Promise<{ rows: EndedRow[]; from: number | undefined }> {
  const earlier: Condition = before === undefined ? ['1 = 1'] : ['ended < ?', before];
  const latest = `(SELECT table_id, place, ended FROM results WHERE person = ? AND ${earlier[0]}
    ORDER BY ended DESC LIMIT ${LOOKED_THROUGH})`;
  const within = [person, ...valuesIn([earlier])];
  const [condition, ...values] = sits(viewer);
  const where: Condition[] = [
    ['tables.result IS NOT NULL'],
    [`(tables.visibility = 'public' OR ${condition})`, ...values],
    ...(game === undefined ? [] : [['tables.game = ?', game] satisfies Condition]),
  ];
  const [rows, [looked]] = await Promise.all([
    sql.read<EndedRow>(
      `SELECT ${COLUMNS} FROM ${latest} mine JOIN tables ON tables.id = mine.table_id
       WHERE ${all(where)}${placed(result)} ORDER BY mine.ended DESC, tables.id LIMIT ?`,
      ...within,
      ...valuesIn(where),
      limit + 1,
    ),
    sql.read<{ n: number; oldest: number; newest: number }>(
      `SELECT count(*) AS n, min(ended) AS oldest, max(ended) AS newest FROM ${latest} mine`,
      ...within,
    ),
  ]);
  const { n, oldest, newest } = looked!;
  if (n < LOOKED_THROUGH) return { rows, from: undefined };
  // Of the oldest moment some may be left: it belongs to the next page, unless there was no other.
  if (newest === oldest) return { rows, from: oldest };
  return { rows: rows.filter(({ ended }) => ended > oldest), from: oldest + 1 };
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
