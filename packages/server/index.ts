import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError, MOST_BODY } from '@tianxia/protocol';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { besideTables } from './beside.ts';
import { bots } from './bots/bots.ts';
import { workerPool } from './bots/pool.ts';
import { builtFile } from './built-file.ts';
import { openBus } from './bus/open.ts';
import { foreignTables } from './foreign/foreign.ts';
import { answering } from './http/answering.ts';
import { choiceRoutes } from './http/choices.ts';
import { fewConnections, patience } from './http/connections.ts';
import { asApiError, refuseUnreadable } from './http/errors.ts';
import { eventRoutes } from './http/events.ts';
import { givingWay } from './http/giving-way.ts';
import { boundedBodies } from './http/json.ts';
import { openApiRoutes } from './http/openapi.ts';
import { pages } from './http/pages.ts';
import { peopleRoutes } from './http/people.ts';
import { routes } from './http/routes.ts';
import { allowance, limitsFrom, safeHeaders } from './http/safety.ts';
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
import type { Settings } from './settings.ts';
import { openSql } from './sql/open.ts';
import { care } from './tables/care/care.ts';
import { leases } from './tables/care/leases.ts';
import { served } from './tables/clock/outages.ts';
import { clockBy, siteClock } from './tables/clock/site-clock.ts';
import { library } from './tables/game/library.ts';
import { tableStore } from './tables/log/store.ts';
import { tablesInMemory } from './tables/open/in-memory.ts';
import type { OpenTable } from './tables/open/open-table.ts';
import { lookAgain } from './tables/telling/between-processes.ts';

export type { Settings };
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
    settings.foreign ??
    foreignTables(builtFile('foreign-worker.js'), {
      ...(memory === undefined ? {} : { memory }),
      broken: problem => app.log.error({ err: problem }, 'no worker starts for tables with packs from outside'),
    });
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
  const counted = new WeakSet<FastifyRequest>();
  function count(request: FastifyRequest): void {
    if (counted.has(request)) return;
    counted.add(request);
    allow('requests', request);
  }
  app.addHook('onRequest', async request => {
    // By the route that answers: one address is written in many ways. Where none answers, that is limited, too.
    const route = request.routeOptions.url;
    if (route !== undefined && !route.startsWith('/api/')) return;
    count(request);
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
      changed(table: OpenTable, before) {
        caring.look(table);
        beside.changed(table.row, before);
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
  await sockets(app, { ...places, messages: limits.messages, crowd: limits.crowd, noise: limits.noise, isStopping });
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
  await pages(app, settings.web ?? builtFolder('web'), count);

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
