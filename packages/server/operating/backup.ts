import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Value } from '../sql/sql.ts';
import { library } from '../tables/game/library.ts';
import { type Lost, lostOf, sieve } from './salvage.ts';
import type { Row, Snapshot } from './snapshot.ts';

/**
 * A backup is gzipped lines of JSON, the same from SQLite and PostgreSQL: a head, then for each table of the database its name and
 * columns, then its rows, and in the end how many rows there were, so that a file that was cut off is found out.
 */
export const FORMAT = 1;
export interface Head {
  tianxia: 'backup';
  format: number;
  schema: number;
  made: string;
}
export interface TableLine {
  table: string;
  columns: readonly string[];
}
export type RowLine = readonly Value[];
export interface EndLine {
  rows: number;
}

/** Rows of one table, in an order in which they can be written: a rematch refers to the table before it. */
async function* rowsOf(snapshot: Snapshot, table: string, isHurt: boolean): AsyncGenerator<Row> {
  if (!isHurt)
    return yield* snapshot.rows(`SELECT * FROM ${table}${table === 'tables' ? ' ORDER BY created, id' : ''}`);
  if (table !== 'tables') return yield* snapshot.soundRows(table);
  const all: Row[] = [];
  for await (const row of snapshot.soundRows(table)) all.push(row);
  yield* all.sort((a, b) => Number(a.created) - Number(b.created) || (`${a.id}` < `${b.id}` ? -1 : 1));
}
async function* lines(
  snapshot: Snapshot,
  hurt: Hurt | undefined,
  tick: (rows: number, table: string) => void,
): AsyncGenerator<string> {
  const head: Head = { tianxia: 'backup', format: FORMAT, schema: snapshot.version, made: new Date().toISOString() };
  yield `${JSON.stringify(head)}\n`;
  const sound = hurt === undefined ? undefined : await sieve(snapshot, hurt);
  async function* rows(table: string): AsyncGenerator<Row> {
    if (sound === undefined) return yield* rowsOf(snapshot, table, false);
    for await (const found of rowsOf(snapshot, table, true)) {
      const row = sound.sift(table, found);
      if (row !== undefined) yield row;
    }
    yield* sound.instead(table);
  }
  let count = 0;
  for (const table of snapshot.tables) {
    let columns: string[] | undefined;
    for await (const row of rows(table)) {
      if (columns === undefined) {
        columns = Object.keys(row);
        yield `${JSON.stringify({ table, columns } satisfies TableLine)}\n`;
      }
      yield `${JSON.stringify(columns.map(column => row[column]))}\n`;
      tick(++count, table);
    }
  }
  yield `${JSON.stringify({ rows: count } satisfies EndLine)}\n`;
}

/** What is wrong with a database that is damaged, and what is left out of the backup for it. */
export interface Hurt extends Lost {
  why: string;
}
/** Undefined where all is well. */
export async function hurtIn(snapshot: Snapshot): Promise<Hurt | undefined> {
  const why = await snapshot.damage();
  return why === undefined ? undefined : { why, ...(await lostOf(snapshot, library())) };
}

/** Writes everything into a file, but for what is hurt: the whole of it or nothing. It holds keys of games in play and hashes of passwords. */
export async function backup(
  snapshot: Snapshot,
  file: string,
  tick: (rows: number, table: string) => void = () => {},
  hurt?: Hurt,
): Promise<number> {
  const scratch = `${file}.part`;
  let rows = 0;
  const counted = (count: number, table: string) => {
    rows = count;
    tick(count, table);
  };
  try {
    await pipeline(
      Readable.from(lines(snapshot, hurt, counted)),
      createGzip(),
      createWriteStream(scratch, { mode: 0o600, flush: true }),
    );
    await rename(scratch, file);
  } catch (problem) {
    await rm(scratch, { force: true });
    throw problem;
  }
  return rows;
}
