import { timingSafeEqual } from 'node:crypto';
import { ApiError, PROTOCOL, type VersionBody } from '@tianxia/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import manifest from '../package.json' with { type: 'json' };
import { hashOf } from '../people/secret-words.ts';
import { MIGRATIONS } from '../sql/migrations.ts';
import type { Sql } from '../sql/sql.ts';
import { commit } from './commit.ts';
import type { Keeping } from './keeping.ts';
import type { Metrics } from './metrics.ts';

export interface HealthParts {
  sql: Sql;
  bus: Bus;
  keeping: Pick<Keeping, 'check'>;
  metrics: Metrics;
  isStopping(): boolean;
  /** Left out: there are none to read. Without a token: from this machine only. */
  show: { token?: string } | undefined;
}
type Readiness = { ready: boolean } & Record<string, boolean>;
const LOOKED_FOR = 1000; // milliseconds

/** What machines ask: is it alive, can it work, which one is it, how is it doing. */
export function healthRoutes(
  app: FastifyInstance,
  { sql, bus, keeping, metrics, isStopping, show }: HealthParts,
): void {
  const version: VersionBody = {
    name: 'tianxia',
    version: manifest.version,
    protocol: PROTOCOL,
    ...(commit === undefined ? {} : { commit }),
  };
  app.get('/healthz', async () => ({ alive: true }));
  const parts = {
    database: async () => void (await sql.version()),
    migrations: async () => {
      const found = await sql.version();
      if (found !== MIGRATIONS.length) throw new Error(`the database has version ${found}`);
    },
    choices: async () => keeping.check(),
    bus: () => bus.ready(),
    serving: async () => {
      if (isStopping()) throw new Error('the server is stopping');
    },
  };
  async function look(): Promise<Readiness> {
    const found = await Promise.all(
      Object.entries(parts).map(async ([name, works]) => {
        try {
          await works();
          return [name, true] as const;
        } catch (problem) {
          app.log.warn({ part: name, err: problem }, 'not ready');
          return [name, false] as const;
        }
      }),
    );
    // Without the bus people play on: other processes learn of it a moment later. All of them would be left out at once.
    return { ready: found.every(([name, works]) => works || name === 'bus'), ...Object.fromEntries(found) };
  }
  let last: { at: number; found: Promise<Readiness> } | undefined;
  /** However many ask, it is looked at once a second. */
  function readiness(): Promise<Readiness> {
    const now = performance.now();
    if (last === undefined || now - last.at > LOOKED_FOR || isStopping()) last = { at: now, found: look() };
    return last.found;
  }
  app.get('/readyz', async (_, reply) => {
    const found = await readiness();
    return reply.code(found.ready ? 200 : 503).send(found);
  });
  app.get('/api/version', async (): Promise<VersionBody> => version);
  app.get('/metrics', async (request, reply) => {
    if (show === undefined || !mayRead(request, show.token)) throw new ApiError('noSuchRoute', 'there is nothing here');
    return reply.type(metrics.type).send(await metrics.text());
  });
}
/** By the token; or, where there is none, from this machine and not through a proxy of it. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined)
    return timingSafeEqual(Buffer.from(hashOf(`Bearer ${token}`)), Buffer.from(hashOf(headers.authorization ?? '')));
  const isProxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isProxied && /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
}
