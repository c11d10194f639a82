import pg from 'pg';
import { phraseBook, TYPES } from '../sql/phrasing.ts';
import type { Value } from '../sql/sql.ts';
import { SHAPE_OF_POSTGRES, versionByShape } from './shape.ts';
import { inOrder, type Row, type Snapshot } from './snapshot.ts';

const AT_ONCE = 1000; // rows
const PAGES = 64; // read at once, until one of them is broken
const ROWS_OF_PAGE = 300; // no page has more
/** Data, or an index, that is not what was written; a file that cannot be read, or is gone. */
const DAMAGE = new Set(['XX001', 'XX002', '58030', '58P01']);
export const isDamage = (problem: unknown): problem is Error =>
  problem instanceof Error && DAMAGE.has((problem as Error & { code?: string }).code ?? '');

export async function snapshotOfPostgres(url: string): Promise<Snapshot> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tianxia snapshot',
    types: TYPES as pg.CustomTypesConfig,
  });
  client.on('error', () => {});
  await client.connect();
  // After a page that cannot be read, the transaction goes on from here.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SAVEPOINT sound');
  const phrase = phraseBook('s');
  async function asked<R>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    try {
      return (await client.query(text, [...values])).rows as R[];
    } catch (problem) {
      if (isDamage(problem)) await client.query('ROLLBACK TO SAVEPOINT sound');
      throw problem;
    }
  }
  const read = <R>(sql: string, ...values: Value[]) => asked<R>(phrase(sql).text, values);
  const found = await read<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  const names = found.map(({ name }) => name);
  /** As it says; where that page is broken, the version whose tables and columns these are. */
  async function versionThere(): Promise<number> {
    if (!names.includes('migrations')) return 0;
    try {
      const [last] = await read<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM migrations');
      return last!.version;
    } catch (problem) {
      if (!isDamage(problem)) throw problem;
      const parts = await asked<{ part: string }>(SHAPE_OF_POSTGRES);
      const version = versionByShape(parts.map(({ part }) => part));
      if (version === undefined) throw problem;
      return version;
    }
  }
  const tables = inOrder(names);
  const version = await versionThere().catch(async problem => {
    await client.end();
    throw problem;
  });
  /** Page by page: an index would miss what is on a page beside the one that is broken. */
  async function* soundRows(table: string): AsyncGenerator<Row> {
    const [{ pages } = { pages: 0 }] = await asked<{ pages: number }>(
      "SELECT pg_relation_size($1::regclass) / current_setting('block_size')::bigint AS pages",
      [table],
    );
    const within = (where: string, ...at: string[]) => asked<Row>(`SELECT * FROM ${table} WHERE ${where}`, at);
    const onPages = (from: number, to: number) =>
      within('ctid >= $1::tid AND ctid < $2::tid', `(${from},0)`, `(${to},0)`);
    const nothingHurt = <R>(problem: unknown): R[] => {
      if (!isDamage(problem)) throw problem;
      return [];
    };
    for (let from = 0; from < pages; from += PAGES) {
      const all = await onPages(from, from + PAGES).catch(problem => nothingHurt<Row>(problem) && undefined);
      if (all !== undefined) {
        yield* all;
        continue;
      }
      for (let page = from; page < Math.min(from + PAGES, pages); page++) {
        const some = await onPages(page, page + 1).catch(problem => nothingHurt<Row>(problem) && undefined);
        if (some !== undefined) {
          yield* some;
          continue;
        }
        for (let n = 1; n <= ROWS_OF_PAGE; n++)
          yield* await within('ctid = $1::tid', `(${page},${n})`).catch(problem => nothingHurt<Row>(problem));
      }
    }
  }
  return {
    version,
    tables,
    read,
    async *rows(sql) {
      await client.query(`DECLARE page NO SCROLL CURSOR FOR ${sql}`);
      try {
        for (;;) {
          const { rows } = await client.query(`FETCH ${AT_ONCE} FROM page`);
          if (rows.length === 0) return;
          yield* rows;
        }
      } finally {
        await client.query('CLOSE page').catch(() => {}); // after an error it is closed already
      }
    },
    soundRows,
    refersTo: table =>
      asked(
        `SELECT a.attname AS column, c.confrelid::regclass::text AS to FROM pg_constraint c
           JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
         WHERE c.contype = 'f' AND c.conrelid = $1::regclass`,
        [table],
      ),
    async damage() {
      try {
        // Every page is looked at: no index, which might tell without it.
        await asked('SET LOCAL enable_indexonlyscan = off; SET LOCAL enable_indexscan = off');
        // Long texts stand on pages of their own, which are read only where the text itself is wanted.
        for (const table of names) await asked(`SELECT count(hashtext(t::text)) FROM ${table} t`);
        return undefined;
      } catch (problem) {
        if (!isDamage(problem)) throw problem;
        return problem.message;
      }
    },
    isDamage,
    close: () => client.end(),
  };
}
