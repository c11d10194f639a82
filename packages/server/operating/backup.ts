import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Value } from '../sql/sql.ts';
import type { Snapshot } from './snapshot.ts';

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

async function* lines(snapshot: Snapshot, tick: (rows: number, table: string) => void): AsyncGenerator<string> {
  const head: Head = { tianxia: 'backup', format: FORMAT, schema: snapshot.version, made: new Date().toISOString() };
  yield `${JSON.stringify(head)}\n`;
  let count = 0;
  for (const table of snapshot.tables) {
    let columns: string[] | undefined;
    // A rematch refers to the table before it.
    for await (const row of snapshot.rows(
      `SELECT * FROM ${table}${table === 'tables' ? ' ORDER BY created, id' : ''}`,
    )) {
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

/** Writes everything into a file: the whole of it or nothing. It holds keys of games in play and hashes of passwords. */
export async function backup(
  snapshot: Snapshot,
  file: string,
  tick: (rows: number, table: string) => void = () => {},
): Promise<number> {
  const scratch = `${file}.part`;
  let rows = 0;
  const counted = (count: number, table: string) => {
    rows = count;
    tick(count, table);
  };
  try {
    await pipeline(
      Readable.from(lines(snapshot, counted)),
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
