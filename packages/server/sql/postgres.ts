import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Answer, batch, type Spoken } from './batch.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { carried, phraseBook, TYPES } from './phrasing.ts';
import { Conflict, type Outcome, type Sql, type Statement, type Value } from './sql.ts';
import { together } from './together.ts';

/** A server that restarts is waited for so long, in milliseconds. */
const PATIENCE = 10_000;
/** A statement that takes longer is given up: a person waits for it. */
const LONGEST = 30_000;
const TOGETHER = 100; // writes in one transaction, at most

type Problem = Error & { code?: string; routine?: string };
const hasState = (code: string | undefined) => /^[0-9A-Z]{5}$/.test(code ?? '');
/** The server stops, starts, or has too many visitors. All other answers with a state would be the same next time. */
const PASSING = new Set(['57P01', '57P02', '57P03', '53300']);
export const isPassing = ({ code }: Problem) => !hasState(code) || PASSING.has(code!);
/** Two of us waited for each other, or for too long. Alone, it will do. */
const LOCKED = '55P03';
const IN_THE_WAY = new Set(['40001', '40P01', LOCKED]);
/**
 * The server says that it ends the connection, or that what the connection remembers is from before a migration. It had not come
 * to the commit if it has not answered every statement; a connection that just breaks off leaves that open.
 */
const isEnded = ({ code, routine }: Problem) =>
  code === '57P01' || code === '57P05' || routine === 'RevalidateCachedQuery';
const isBroken = (problem: Problem) => isPassing(problem) || isEnded(problem);

export const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
};

interface Write {
  statements: readonly Statement[];
  done(outcomes: Outcome[]): void;
  failed(problem: unknown): void;
  until: number; // tried again until then, where that is safe
}

/** PostgreSQL: for sites of several processes. */
export async function postgresSql(url: string): Promise<Sql> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'tianxia',
    max: 10,
    min: 1,
    types: TYPES as pg.CustomTypesConfig,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: LONGEST + 5000,
    statement_timeout: LONGEST,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: LONGEST,
  });
  pool.on('error', () => {}); // an idle connection broke: the next visitor gets another one
  pool.on('connect', client => client.on('error', () => {})); // of a busy client: its query gets the error
  let closed = false;

  /** A connection. Nothing was sent yet, so it may be asked for again. */
  async function connected(): Promise<pg.PoolClient> {
    const until = Date.now() + PATIENCE;
    for (let wait = 20; ; wait = Math.min(2 * wait, 500)) {
      try {
        return await pool.connect();
      } catch (problem) {
        if (closed || !isPassing(problem as Problem) || Date.now() + wait > until) throw problem;
        await pause(wait);
      }
    }
  }
  try {
    (await connected()).release();
  } catch (problem) {
    await pool.end();
    const { message, code } = problem as Problem;
    throw new Error(`the database ${placeOf(url)} cannot be used: ${message || code}`);
  }
  try {
    await migratePostgres(url);
  } catch (problem) {
    await pool.end();
    throw problem;
  }

  const reading = phraseBook('r');
  async function read<Row>(sql: string, ...values: Value[]): Promise<Row[]> {
    const { name, text } = reading(sql);
    for (const until = Date.now() + PATIENCE; ; ) {
      const client = await connected();
      try {
        const { rows } = await client.query({
          ...(name === undefined ? {} : { name }),
          text,
          values: values.map(carried),
        });
        client.release();
        return rows as Row[];
      } catch (problem) {
        const broken = isBroken(problem as Problem);
        client.release(broken);
        if (!broken || closed || Date.now() > until) throw problem;
      }
    }
  }

  const writing = phraseBook('w');
  const spoken = ({ sql, values, atLeast }: Statement): Spoken => ({ phrase: writing(sql, atLeast), values });
  async function send(statements: readonly Statement[]): Promise<Answer> {
    const client = await connected();
    const late = setTimeout(() => client.end(), LONGEST + 5000); // the server does not answer any more: breaks the connection off
    const answer = await new Promise<Answer>(answered => {
      client.query(batch(statements.map(spoken), answered));
    });
    clearTimeout(late);
    client.release('problem' in answer && isBroken(answer.problem));
    return answer;
  }
  const meaning = (problem: Problem, { atLeast = 0 }: Statement): Error =>
    problem.code === '23505' || (problem.code === '22012' && atLeast > 0)
      ? new Conflict('somebody else was first')
      : problem;
  function share(writes: readonly Write[], outcomes: Outcome[]): void {
    for (const { statements, done } of writes) done(outcomes.splice(0, statements.length));
  }
  const fail = (writes: readonly Write[], problem: unknown) => {
    for (const { failed } of writes) failed(problem);
  };
  /** All in one transaction. One that fails takes only itself back: the others are written without it. */
  async function carryOut(writes: readonly Write[]): Promise<void> {
    const statements = writes.flatMap(write => write.statements);
    const answer = await send(statements).catch((problem: Problem) => ({ problem, heard: undefined }));
    if ('outcomes' in answer) return share(writes, answer.outcomes);
    const { problem, heard } = answer;
    if (heard === undefined) return fail(writes, new Error(`the database cannot be reached: ${problem.message}`));
    const again = writes.every(({ until }) => Date.now() < until);
    if (isBroken(problem)) {
      const nothingWritten = isEnded(problem) && heard < statements.length;
      if (nothingWritten && again) return carryOut(writes);
      return fail(writes, new Error(`the database went away: ${problem.message}`));
    }
    if (IN_THE_WAY.has(problem.code ?? '') && again && (writes.length > 1 || problem.code !== LOCKED)) {
      for (const write of writes) await carryOut([write]);
      return;
    }
    const culprit = writes.flatMap(write => write.statements.map(() => write))[heard];
    if (culprit === undefined) return fail(writes, problem); // at the commit itself
    culprit.failed(meaning(problem, statements[heard]!));
    return carryOut(writes.filter(write => write !== culprit));
  }

  const keep = together(TOGETHER, carryOut);
  function write(...statements: Statement[]): Promise<Outcome[]> {
    return new Promise((done, failed) => {
      if (closed) throw new Error('the database is closed');
      keep({ statements, done, failed, until: Date.now() + PATIENCE });
    });
  }

  return {
    engine: 'postgres',
    read,
    write,
    async version() {
      const { rows } = await pool.query<{ version: number }>('SELECT max(version) AS version FROM migrations');
      return rows[0]!.version;
    },
    async close() {
      if (closed) return;
      await write().catch(() => {}); // whatever was asked for before is on disk first
      closed = true;
      await pool.end();
    },
  };
}
