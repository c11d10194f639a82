import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    services: string; // where to ask for the servers of the tests
  }
}
interface Urls {
  TEST_DATABASE_URL: string;
  TEST_BUS_URL: string;
}
let urls: Promise<Urls> | undefined;
async function ask(): Promise<Urls> {
  const { env, problem } = JSON.parse(await text(connect(inject('services')))) as { env?: Urls; problem?: string };
  if (env === undefined) throw new Error(problem);
  return env;
}
function servers(): Promise<Urls> {
  urls ??= ask();
  return urls;
}
/** The NATS server of the tests. Topics are shared: begin them with something of your own. */
export const busUrl = async (): Promise<string> => (await servers()).TEST_BUS_URL;

const made: string[] = [];
async function asOperator(sql: string): Promise<void> {
  const client = new pg.Client((await servers()).TEST_DATABASE_URL);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
/** An empty PostgreSQL database of one's own, dropped after the tests of this file. */
export async function databaseUrl(): Promise<string> {
  const name = `tianxia_test_${randomBytes(8).toString('hex')}`;
  await asOperator(`CREATE DATABASE ${name}`);
  made.push(name);
  const url = new URL((await servers()).TEST_DATABASE_URL);
  url.pathname = name;
  return url.href;
}
afterAll(async () => {
  await Promise.all(made.splice(0).map(name => asOperator(`DROP DATABASE ${name} WITH (FORCE)`)));
}, 60_000);
