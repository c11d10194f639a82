import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { bots } from './bots/bots.ts';
import { workerPool } from './bots/pool.ts';
import type { Thinker } from './bots/thinker.ts';
import { asApiError } from './http/errors.ts';
import { pages } from './http/pages.ts';
import { peopleRoutes } from './http/people.ts';
import { routes } from './http/routes.ts';
import { allowance, type Limits, limitsFrom, safeHeaders } from './http/safety.ts';
import { sockets } from './http/sockets.ts';
import { whoAsks } from './http/who.ts';
import { sessions } from './people/sessions.ts';
import { MOST_BODY } from './protocol/index.ts';
import { sqliteSql } from './sql/sqlite.ts';
import { type Load, library } from './tables/library.ts';
import { tableStore } from './tables/store.ts';
import type { OpenTable } from './tables/table.ts';
import { tables } from './tables/tables.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  port: number; // 0: any free one
  host?: string; // this machine only when left out
  data: string; // folder of the database
  web?: string; // folder of the built web app; beside the built server when left out
  log?: LogLevel;
  proxies?: number; // reverse proxies in front, whose word on the visitor's address is taken
  botPace?: number; // milliseconds a bot's choice takes at least
  botMillis?: number; // a searching bot thinks so long
  idle?: number; // milliseconds until a table nobody looks at leaves memory
  limits?: Partial<Limits> | 'off';
  thinker?: Thinker; // worker threads when left out
  load?: Load; // games; the catalogue's when left out
}
export interface Serving {
  url: string;
  close(): Promise<void>;
}

export async function serve(settings: Settings): Promise<Serving> {
  const { port, host = 'localhost', data, log = 'silent', proxies = 0, botPace = 600, botMillis = 800 } = settings;
  const thinker = settings.thinker ?? workerPool(builtFile('bot-worker.js'));
  const shelf = library(settings.load);
  const sql = sqliteSql(data);
  const store = tableStore(sql);
  const signedIn = sessions(sql);
  const app = Fastify({
    bodyLimit: MOST_BODY,
    trustProxy: (_, hop) => hop < proxies,
    forceCloseConnections: true,
    // Without the query: a socket's token stands there.
    logger: {
      level: log,
      serializers: { req: ({ method, url, ip }) => ({ method, path: url.split('?')[0], ip }) },
    },
  });
  app.setErrorHandler((problem, request, reply) => {
    const error = asApiError(problem);
    if (error.status >= 500) request.log.error({ err: problem }, 'a request failed');
    return reply.code(error.status).send(error.body);
  });
  const limits = limitsFrom(settings.limits ?? {});
  const allow = allowance(limits);
  app.addHook('onRequest', async request => {
    if (request.url.startsWith('/api/')) allow('requests', request);
  });
  safeHeaders(app);

  const players = bots(thinker, app.log, { pace: botPace, millis: botMillis });
  const open = tables(
    { store, library: shelf, log: app.log, changed: (table: OpenTable) => players.wake(table) },
    { idle: settings.idle ?? 10 * 60_000, isThinking: players.isThinking },
  );
  const who = await whoAsks(app, [signedIn.caller]);
  await sockets(app, open, who, allow, limits.messages);
  routes(app, { sql, store, library: shelf, thinker, tables: open, allow, who });
  peopleRoutes(app, { sessions: signedIn, who, allow });
  await pages(app, settings.web ?? builtFolder('web'));

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    players.close();
    open.close();
    await app.close();
    await thinker.close();
    await sql.close();
  }
  try {
    const address = new URL(await app.listen({ port, host }));
    if (host === 'localhost') address.hostname = host; // it listens on both 127.0.0.1 and ::1
    const url = address.origin;
    for (const { id } of await sql.read<{ id: string }>('SELECT id FROM tables WHERE due IS NOT NULL ORDER BY due'))
      open.open(id).catch(problem => app.log.error({ table: id, err: problem }, 'a table could not be resumed'));
    return {
      url,
      close() {
        closing ??= close();
        return closing;
      },
    };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** The build puts entries into one folder and shared code into a folder of it. */
const here = dirname(fileURLToPath(import.meta.url));
function builtFile(name: string): string {
  const found = [join(here, name), join(here, '..', name)].find(existsSync);
  if (found === undefined) throw new Error(`${name} is not built; run npm run build first`);
  return found;
}
const builtFolder = (name: string): string | undefined =>
  [join(here, '..', name), join(here, '..', '..', name)].find(folder => existsSync(join(folder, 'index.html')));
