import pg from 'pg';
import { isPassing, placeOf } from '../sql/postgres.ts';
import type { Bus, Message } from './bus.ts';
import { type Heard, type Wire, wiredBus } from './wired.ts';

const CHANNEL = 'tianxia';
const FULL = 7900; // bytes; PostgreSQL's limit is 8,000
const ANSWER = 5000; // milliseconds
const HEARTBEAT = 10_000;

/** Several messages travel as one. The number tells apart what is the same twice: PostgreSQL would drop the second. */
function packed(messages: readonly Message[], number: () => number): string[] {
  const packs: string[] = [];
  let open = '';
  for (const { topic, text } of messages) {
    const item = JSON.stringify([topic, text]);
    if (open !== '' && Buffer.byteLength(open) + Buffer.byteLength(item) + 2 > FULL) {
      packs.push(`${open}]`);
      open = '';
    }
    open = open === '' ? `[${number()},${item}` : `${open},${item}`;
  }
  return open === '' ? packs : [...packs, `${open}]`];
}

async function connect(url: string, heard: Heard): Promise<Wire> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tianxia bus',
    connectionTimeoutMillis: ANSWER,
    query_timeout: ANSWER,
    keepAlive: true,
  });
  const cut = () => void client.end().catch(() => {});
  client.on('error', cut);
  const ended = new Promise<void>(over => client.once('end', over));
  let self: number | undefined;
  client.on('notification', ({ processId, payload = '[]' }) => {
    if (processId === self) return;
    const [, ...messages] = JSON.parse(payload) as [number, ...[string, string][]];
    for (const [topic, text] of messages) heard(topic, text);
  });
  try {
    await client.connect();
    // a message may be lost when the whole server is: then everybody reads everything anew, so no disk is waited for
    await client.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
    self = (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;
  } catch (problem) {
    cut();
    throw problem;
  }
  let sent = 0;
  /** One question after the other, as `pg` wants it. */
  let last: Promise<unknown> = Promise.resolve();
  function query(text: string, values: unknown[]): Promise<void> {
    const answer = last.then(() => client.query({ text, values }));
    last = answer.catch(() => {});
    return answer.then(() => {});
  }
  const answers = () => query('SELECT 1', []);
  /** A connection can be dead without anybody having said so. */
  const heartbeat = setInterval(() => void answers().catch(cut), HEARTBEAT).unref();
  void ended.then(() => clearInterval(heartbeat));
  return {
    send: messages =>
      query(`SELECT pg_notify('${CHANNEL}', pack) FROM unnest($1::text[]) AS pack`, [packed(messages, () => sent++)]),
    listen() {}, // everybody hears everything: for a few processes
    forget() {},
    answers,
    cut,
    ended,
  };
}

/** PostgreSQL's own LISTEN and NOTIFY: nothing more to install, for a few processes. */
export const postgresBus = (url: string): Promise<Bus> =>
  wiredBus(
    `the bus of the database ${placeOf(url)}`,
    heard => connect(url, heard),
    problem => !isPassing(problem),
  );
