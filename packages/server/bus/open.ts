import { isPostgres } from '../sql/open.ts';
import type { Bus } from './bus.ts';
import { localBus } from './local.ts';
import { natsBus } from './nats.ts';
import { postgresBus } from './postgres.ts';

/** What BUS_URL names, else PostgreSQL's own where the data are kept there, else nothing but this process. */
export async function openBus({
  bus,
  database,
}: {
  bus?: string | undefined;
  database?: string | undefined;
}): Promise<Bus> {
  const url = bus ?? database;
  if (url === undefined) return localBus();
  if (/^(nats|tls):\/\//.test(url)) return natsBus(url);
  if (isPostgres(url)) return postgresBus(url);
  throw new Error(`BUS_URL begins with ${url.split(':')[0]}:, and only nats://, tls:// and postgres:// are known`);
}
