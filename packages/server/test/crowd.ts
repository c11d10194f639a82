import { packHash } from '@tianxia/fair';
import { type BotName, terms } from '@tianxia/protocol';
import { folded } from '../people/names.ts';
import type { Role } from '../people/person.ts';
import { newPersonId } from '../people/sessions.ts';
import { openSql } from '../sql/open.ts';
import { type Sql, statement, type Value } from '../sql/sql.ts';
import { newKey, newTableId } from '../tables/founding/ids.ts';
import { library } from '../tables/game/library.ts';
import { type NewTable, type Sitter, type StoredTable, tableStore } from '../tables/log/store.ts';
import { dataFolder } from './folder.ts';
import { databaseUrl } from './services.ts';

/** A place for a database, which several processes may open. */
export const ENGINES: readonly (readonly [string, () => Promise<() => Promise<Sql>>])[] = [
  [
    'SQLite',
    async () => {
      const data = dataFolder();
      return () => openSql({ data });
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await databaseUrl();
      return () => openSql({ data: '', url });
    },
  ],
];
export const shelf = library();

export async function person(
  sql: Sql,
  name: string,
  role: Role = 'player',
): Promise<{ id: string; name: string; role: Role }> {
  const id = newPersonId();
  await sql.write(
    statement(
      "INSERT INTO people (id, name, folded, role, created, seen, settings) VALUES (?, ?, ?, ?, 1, 1, '{}')",
      id,
      name,
      role === 'guest' ? null : folded(name),
      role,
    ),
  );
  return { id, name, role };
}
type InSeat = { id: string; name: string } | BotName;
/** A table of Qin with these people and bots in its seats, in the order given. */
export async function tableWith(
  sql: Sql,
  seats: readonly InSeat[],
  more: Partial<NewTable> = {},
): Promise<StoredTable> {
  const game = await shelf.game('qin');
  const pack = { hash: packHash(game.content), json: JSON.stringify(game.content) };
  const colours = ['green', 'white', 'black', 'red'];
  const table: NewTable = {
    id: newTableId('qin'),
    game: 'qin',
    rules: game.rules,
    pack: pack.hash,
    options: {},
    key: newKey(),
    created: 1000,
    stage: 'guests',
    visibility: 'public',
    terms: terms.parse({}),
    seats: seats.map((seat, i) =>
      typeof seat === 'string'
        ? { by: 'bot', colour: colours[i]!, name: 'Bot', bot: seat }
        : { by: 'open', colour: colours[i]! },
    ),
    ...more,
  };
  const sitters = seats.flatMap((seat, i): Sitter[] =>
    typeof seat === 'string' ? [] : [{ seat: i, person: seat.id, name: seat.name, colour: colours[i]!, since: 1000 }],
  );
  const store = tableStore(sql);
  await store.create(table, { hash: table.pack, json: pack.json }, sitters);
  return (await store.table(table.id))!;
}
export async function inserted(sql: Sql, table: string, row: Record<string, Value>): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  await sql.write(statement(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, ...Object.values(row)));
}
/** Every row of every table of the database. */
async function rowsByTable(sql: Sql): Promise<[table: string, rows: Record<string, Value>[]][]> {
  const tables = await sql.read<{ name: string }>(
    sql.engine === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
      : "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  return Promise.all(tables.map(async ({ name }) => [name, await sql.read(`SELECT * FROM ${name}`)]));
}
/** Every value of every row, for a search. */
export const everything = async (sql: Sql): Promise<string> => JSON.stringify(await rowsByTable(sql));
/** Tables with a row that has this value. */
export const tablesNaming = async (sql: Sql, value: string): Promise<string[]> =>
  (await rowsByTable(sql)).flatMap(([table, rows]) =>
    rows.some(row => Object.values(row).includes(value)) ? [table] : [],
  );
/** Tables that hold something of a person. */
export async function tablesOfPeople(sql: Sql): Promise<string[]> {
  const rows = await sql.read<{ name: string }>(
    sql.engine === 'sqlite'
      ? `SELECT DISTINCT m.name FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f ON f."table" = 'people'
         UNION SELECT 'people' ORDER BY 1`
      : `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
         WHERE contype = 'f' AND confrelid = 'people'::regclass UNION SELECT 'people' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
