import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { localBus } from '../bus/local.ts';
import { openBus } from '../bus/open.ts';
import { busContract, wiredContract } from './bus-contract.ts';
import { busUrl, databaseUrl } from './services.ts';

const oneProcess = { ...localBus(), close: async () => {} }; // shared by the tests
busContract('one process', async () => oneProcess);
it('tells nobody in its process after it was closed', async () => {
  const bus = await openBus({});
  const hear = vi.fn();
  bus.subscribe('t:closed', hear);
  bus.publish('t:closed', 'before');
  await bus.close();
  bus.publish('t:closed', 'after');
  await new Promise(setImmediate);
  expect(hear.mock.calls).toEqual([['before']]);
  await expect(bus.ready()).rejects.toThrow('closed');
});

let database: Promise<string> | undefined;
function sharedDatabase(): Promise<string> {
  database ??= databaseUrl();
  return database;
}
const overPostgres = (url: string) => openBus({ database: url });
busContract('PostgreSQL', async () => overPostgres(await sharedDatabase()));
wiredContract('PostgreSQL', sharedDatabase, overPostgres);

const overNats = (url: string) => openBus({ bus: url, database: 'postgres://not.asked/' });
busContract('NATS', async () => overNats(await busUrl()));
wiredContract('NATS', busUrl, overNats);

it('hears again after the database server ended its connection', async () => {
  const url = await sharedDatabase();
  const [here, there] = await Promise.all([overPostgres(url), overPostgres(url)]);
  const heard: string[] = [];
  const missed = vi.fn();
  there.subscribe('t:ended', text => heard.push(text), missed);
  const operator = new pg.Client(url);
  await operator.connect();
  await operator.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'tianxia bus' AND datname = current_database()`,
  );
  await operator.end();
  await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  here.publish('t:ended', 'again');
  await vi.waitFor(() => expect(heard).toEqual(['again']), { timeout: 20_000 });
  await Promise.all([here.close(), there.close()]);
});
it('keeps sites that share a NATS server apart', async () => {
  const url = await busUrl();
  const [here, there, elsewhere] = await Promise.all(
    ['club', 'club', 'other'].map(site => openBus({ bus: new URL(`/${site}`, url).href })),
  );
  const [ours, theirs]: [string[], string[]] = [[], []];
  there!.subscribe('t:lobby', text => ours.push(text));
  elsewhere!.subscribe('t:lobby', text => theirs.push(text));
  await Promise.all([there!.settled(), elsewhere!.settled()]);
  here!.publish('t:lobby', 'club');
  elsewhere!.publish('t:lobby', 'other');
  await vi.waitFor(() => expect([ours, theirs]).toEqual([['club'], ['other']]));
  await Promise.all([here!.close(), there!.close(), elsewhere!.close()]);
});
it('says what it cannot use, without the password', async () => {
  await expect(openBus({ bus: 'kafka://host' })).rejects.toThrow('BUS_URL begins with kafka:');
  await expect(openBus({ bus: 'nats://host/a b' })).rejects.toThrow('letters, digits');
  const wrong = new URL(await busUrl());
  wrong.password = 'wrong-secret';
  const problem = await openBus({ bus: wrong.href }).then(
    () => undefined,
    (thrown: Error) => thrown.message,
  );
  expect(problem).toMatch(/^the bus 127\.0\.0\.1:\d+ cannot be used: .*authorization/i);
  expect(problem).not.toContain('secret');
});
