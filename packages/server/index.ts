import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError, MOST_BODY } from '@tianxia/protocol';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { AlertSettings } from './alerts/settings.ts';
import { besideTables } from './beside.ts';
import { bots } from './bots/bots.ts';
import { workerPool } from './bots/pool.ts';
import type { Thinker } from './bots/thinker.ts';
import { builtFile } from './built-file.ts';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import { type Foreign, foreignTables } from './foreign/foreign.ts';
import { answering } from './http/answering.ts';
import { choiceRoutes } from './http/choices.ts';
import { fewConnections, type Patience, patience } from './http/connections.ts';
import { asApiError, refuseUnreadable } from './http/errors.ts';
import { eventRoutes } from './http/events.ts';
import { givingWay } from './http/giving-way.ts';
import { boundedBodies } from './http/json.ts';
import { openApiRoutes } from './http/openapi.ts';
import { pages } from './http/pages.ts';
import { peopleRoutes } from './http/people.ts';
import { routes } from './http/routes.ts';
import { allowance, type Limits, limitsFrom, safeHeaders } from './http/safety.ts';
import { seatRoutes } from './http/seats.ts';
import { sockets } from './http/sockets.ts';
import { streams } from './http/stream.ts';
import { whoAsks } from './http/who.ts';
import { healthRoutes } from './operating/health.ts';
import { keeping } from './operating/keeping.ts';
import type { Logger } from './operating/logger.ts';
import { logging } from './operating/logger.ts';
import { metrics } from './operating/metrics.ts';
import { watch } from './operating/watch.ts';
import { sweeping } from './people/expired.ts';
import { knowLooks } from './people/looks.ts';
import { ratings } from './people/ratings.ts';
import { sessions } from './people/sessions.ts';
import { stays, tellEnded } from './people/staying.ts';
import { apiTokens } from './people/tokens.ts';
import { openSql } from './sql/open.ts';
import { care } from './tables/care/care.ts';
import { leases } from './tables/care/leases.ts';
import { served } from './tables/clock/outages.ts';
import { clockBy, siteClock } from './tables/clock/site-clock.ts';
import { type Load, library } from './tables/game/library.ts';
import { tableStore } from './tables/log/store.ts';
import { tablesInMemory } from './tables/open/in-memory.ts';
import type { OpenTable } from './tables/open/open-table.ts';
import { lookAgain } from './tables/telling/between-processes.ts';

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
  patience?: Patience; // with those who send a request slowly
  registration?: 'open' | 'closed'; // may guests become accounts
  publicUrl?: string; // where the site is, for passkeys and links; as the browser says when left out
  thinker?: Thinker; // worker threads when left out
  foreign?: Foreign; // likewise: where the rules of packs from outside are worked out
  writer?: 'here'; // SQLite writes in this thread, not in one of its own
  load?: Load; // games; the catalogue's when left out
  database?: string; // postgres://…; SQLite in the data folder when left out
  bus?: string | Bus; // nats://…; PostgreSQL's own, or none at all, when left out
  dueEvery?: number; // milliseconds between two looks at what is due
  now?: () => number; // the time by which tables are played
  alerts?: AlertSettings; // how people who are away hear of their turn; not at all when left out
  gather?: number; // milliseconds between two changes of the lobby that are told
  botsAfter?: number; // milliseconds until bots take the free seats of a table for playing now
  botWorkers?: number; // threads; one fewer than processors when left out
  botMemory?: number; // megabytes one of them may take
  tablesPerPerson?: number; // going at once
  watch?: { port?: number; patience?: number }; // a thread that answers /healthz, and ends a process that stands still
  metrics?: { token?: string }; // /metrics, for whoever knows the token, else for this machine; not there when left out
}
export interface Serving {
  url: string;
  routes: readonly string[]; // every one that is answered: 'GET /api/games'
  logger: Logger;
  close(): Promise<void>;
}

function refuse(problem: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = asApiError(problem);
  if (error.status === 500) request.log.error({ err: problem }, 'a request failed');
  if (error.status === 503) reply.header('retry-after', '2'); // seconds: it restarts, or is busy
  void reply.code(error.status).send(error.body);
}

export async function serve(settings: Settings): Promise<Serving> {
  const { port, host = 'localhost', data, log = 'silent', proxies = 0, botPace = 600, botMillis = 800 } = settings;
  const measured = metrics({ process: settings.metrics !== undefined });
  const { botWorkers: workers, botMemory: memory } = settings;
  const thinker = measured.timedThinker(
    settings.thinker ??
      workerPool(builtFile('bot-worker.js'), {
        ...(workers === undefined ? {} : { workers }),
        ...(memory === undefined ? {} : { memory }),
      }),
  );
  const foreign =
    settings.foreign ?? foreignTables(builtFile('foreign-worker.js'), memory === undefined ? {} : { memory });
  const watching = settings.watch && (await watch(builtFile('watch-worker.js'), { host, ...settings.watch }));
  const shelf = library(settings.load);
  const clock = settings.now === undefined ? siteClock() : clockBy(settings.now);
  const { now } = clock;
  const process = randomUUID();
  const kept = keeping();
  const sql = measured.timedSql(
    kept.watched(
      await openSql({
        data,
        url: settings.database,
        writer: settings.writer === 'here' ? undefined : builtFile('sqlite-worker.js'),
      }),
    ),
  );
  const bus =
    typeof settings.bus === 'object' ? settings.bus : await openBus({ bus: settings.bus, database: settings.database });
  await knowLooks(sql);
  const store = tableStore(sql);
  const signedIn = sessions(sql);
  const tokens = apiTokens(sql);
  const app = Fastify({
    bodyLimit: MOST_BODY,
    trustProxy: (_, hop) => hop < proxies,
    forceCloseConnections: true,
    ...patience(settings.patience),
    frameworkErrors: refuse, // an address that cannot be read
    clientErrorHandler: refuseUnreadable,
    logger: logging(log),
  });
  app.setErrorHandler(refuse);
  boundedBodies(app);
  const answered: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) answered.push(`${one} ${url}`);
  });
  const limits = limitsFrom(settings.limits ?? {});
  if (proxies === 0) fewConnections(app.server, limits.connections); // else all come from the proxy
  const allow = allowance(limits);
  let stopping = false;
  const isStopping = () => stopping;
  const turn = givingWay();
  app.addHook('onRequest', async request => {
    // By the route that answers: one address is written in many ways. Where none answers, that is limited, too.
    const route = request.routeOptions.url;
    if (route !== undefined && !route.startsWith('/api/')) return;
    allow('requests', request);
    await turn();
    if (stopping) throw new ApiError('restarting', 'the server restarts; come back in a moment');
  });
  safeHeaders(app);

  const players = bots(thinker, app.log, { pace: botPace, millis: botMillis });
  const failed = (problem: unknown) => app.log.error({ err: problem }, 'the database did not answer');
  const serving = await served(sql, process, clock, failed);
  const caring = care(
    { leases: leases(sql, now, failed), players, logger: app.log, now },
    () => open,
    settings.dueEvery,
  );
  const { gather, botsAfter } = settings;
  const alerts = settings.alerts && { counted: measured.alerted, ...settings.alerts };
  const beside = await besideTables(
    { sql, store, library: shelf, bus, logger: app.log, now },
    { alerts, gather, botsAfter },
  );
  const open = tablesInMemory(
    {
      ...{ store, library: shelf, foreign, ratings: ratings(sql, shelf), served: serving, bus, process, now },
      logger: app.log,
      changed(table: OpenTable) {
        caring.look(table);
        beside.changed(table.row);
      },
      opened: (table: OpenTable) => caring.look(table),
      toTell: beside.toTell,
      chosen: measured.chosen,
    },
    { sql, idle: settings.idle ?? 10 * 60_000, isBusyWith: caring.isBusyWith },
  );
  const who = await whoAsks(app, [signedIn.caller, tokens.caller]);
  const streamed = streams(app);
  const staying = stays(sql, bus, failed);
  const stopSweeping = sweeping(sql, failed);
  const places = { sql, tables: open, who, allow, arrive: beside.arrive, stays: staying };
  await sockets(app, { ...places, messages: limits.messages, noise: limits.noise, isStopping });
  measured.watch({ sockets: () => app.websocketServer.clients.size, tables: open.games });
  healthRoutes(app, { sql, bus, keeping: kept, metrics: measured, isStopping, show: settings.metrics });
  const quota = settings.tablesPerPerson ?? Number.POSITIVE_INFINITY;
  const at = answering(app, who, allow);
  routes(at, { sql, store, library: shelf, thinker, tables: open, who, beside, quota, now });
  seatRoutes(at, { tables: open });
  eventRoutes(app, { ...places, streams: streamed });
  choiceRoutes(at, { sql, tables: open });
  openApiRoutes(app);
  beside.routes(app, { who, allow, limits, tables: open, thinker, streams: streamed, stays: staying });
  peopleRoutes(at, {
    ...{ sql, sessions: signedIn, tokens, who, limits },
    offers: { ...beside.offers, registration: settings.registration ?? 'open' },
    publicUrl: settings.publicUrl,
    post: beside.post,
    moved: ids => lookAgain(bus, ids),
    ended: person => tellEnded(bus, person),
    blocked: beside.blocked,
  });
  await pages(app, settings.web ?? builtFolder('web'));

  let closing: Promise<void> | undefined;
  /** Nothing new is begun; what is underway is finished and answered; then browsers are told to come back. */
  async function close(): Promise<void> {
    stopping = true;
    players.close();
    await caring.close();
    await open.settled();
    open.close();
    await app.close();
    staying.close();
    stopSweeping();
    await beside.close();
    await thinker.close();
    await foreign.close();
    await serving.stop();
    clock.stop();
    if (typeof settings.bus !== 'object') await bus.close();
    await sql.close();
    await watching?.stop();
  }
  try {
    const address = new URL(await app.listen({ port, host }));
    if (host === 'localhost') address.hostname = host; // it listens on both 127.0.0.1 and ::1
    const url = address.origin;
    return {
      url,
      routes: answered,
      logger: app.log,
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

const here = dirname(fileURLToPath(import.meta.url));
const builtFolder = (name: string): string | undefined =>
  [join(here, '..', name), join(here, '..', '..', name)].find(folder => existsSync(join(folder, 'index.html')));
