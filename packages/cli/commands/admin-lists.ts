import { BadInput } from '../command.ts';
import { didYouMean } from '../nearest.ts';
import type { Operating } from '../place.ts';

type Sql = Awaited<ReturnType<Operating['openSql']>>;
type Admin = ReturnType<Operating['admin']>;
type Row = Record<string, string | number | null>;

const QUERIES: Record<string, string> = {
  tables: `SELECT id, game, stage, visibility, turn, changed,
      (SELECT count(*) FROM sitters WHERE table_id = tables.id) AS people
    FROM tables ORDER BY changed DESC LIMIT ?`,
  people: "SELECT id, name, role, created, seen, banned FROM people WHERE role <> 'gone' ORDER BY seen DESC LIMIT ?",
  reports: `SELECT reports.id, reports.table_id, people.name AS about, reports.chat AS line, reports.text,
      teller.name AS told_by, reports.at
    FROM reports JOIN people ON people.id = reports.about JOIN people teller ON teller.id = reports.by_person
    WHERE settled IS NULL ORDER BY reports.at DESC LIMIT ?`,
};
const TIMES = new Set(['created', 'seen', 'changed', 'at', 'ended']);
const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      TIMES.has(name) && typeof value === 'number' ? new Date(value).toISOString().slice(0, 19) : value,
    ]),
  );

export async function lists(sql: Sql, what: string, limit: number): Promise<Row[]> {
  const query = Object.hasOwn(QUERIES, what) ? QUERIES[what] : undefined;
  if (query === undefined)
    throw new BadInput(
      `tables, people or reports can be listed, not "${what}"${didYouMean(what, Object.keys(QUERIES))}`,
    );
  return (await sql.read<Row>(query, limit)).map(readable);
}
/** Never a key, a password, a token; never what somebody holds. */
export async function shown(sql: Sql, admin: Admin, name: string): Promise<object> {
  const [table] = await sql.read<Row>(
    `SELECT id, game, rules, options, stage, visibility, terms, turn, waiting, host, created, changed, ended, result
     FROM tables WHERE id = ?`,
    name,
  );
  if (table === undefined) {
    const { id, name: called, role, banned, created, seen, email } = await admin.person(name);
    const sits = await sql.read<Row>(
      `SELECT sitters.table_id AS id, tables.game, tables.stage FROM sitters JOIN tables ON tables.id = sitters.table_id
       WHERE sitters.person = ? ORDER BY tables.changed DESC LIMIT 20`,
      id,
    );
    return { ...readable({ id, name: called, role, banned, email, created, seen }), tables: sits };
  }
  const seats = await sql.read<Row>(
    'SELECT seat, person, name, stand_in, away_why FROM sitters WHERE table_id = ? ORDER BY seat',
    name,
  );
  const chat = await sql.read<Row>(
    'SELECT id, room, name, text, at, hidden FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT 50',
    name,
  );
  return { ...readable(table), seats, chat: chat.map(readable) };
}
