import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { openSnapshot, type Place } from '../../packages/server/operating/open-snapshot.ts';
import { MIGRATIONS } from '../../packages/server/sql/migrations.ts';
import { asEarlier } from '../../packages/server/test/earlier.ts';
import { databaseUrl } from '../../packages/server/test/services.ts';
import { startServer } from '../../scripts/product.mjs';
import { openBrowser } from './product.ts';

/** What an operator runs: one process on SQLite, or several on PostgreSQL, each at an address of its own. */
export interface Site {
  browser: Browser;
  urls: readonly string[];
  /** All of it, without a warning. */
  kill(): Promise<void>;
  /** While nothing runs: what is stored becomes the release before's, from so many milliseconds earlier. */
  setBack(ago: number): Promise<void>;
  start(): Promise<void>; // again, at the same addresses
  version(): Promise<number>; // of the schema
  close(): Promise<void>;
}
export async function startSite(engine: 'SQLite' | 'PostgreSQL', processes: number): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'tianxia-site-'));
  async function newPlace(name: string): Promise<Place> {
    const data = join(folder, name);
    mkdirSync(data);
    return engine === 'SQLite' ? { data } : { data, url: await databaseUrl() };
  }
  let place = await newPlace('first');
  let running: { server: ChildProcess; url: string }[] = [];
  async function start(): Promise<void> {
    const ports = running.map(({ url }) => new URL(url).port);
    const env = { BOT_PACE: '0', ...(place.url === undefined ? {} : { DATABASE_URL: place.url }) };
    running = await Promise.all(Array.from({ length: processes }, (_, i) => startServer(place.data, ports[i], env)));
  }
  async function kill(): Promise<void> {
    await Promise.all(
      running.map(async ({ server }) => {
        if (server.exitCode !== null || server.signalCode !== null) return;
        const gone = once(server, 'exit');
        server.kill('SIGKILL');
        await gone;
      }),
    );
  }
  async function version(): Promise<number> {
    const snapshot = await openSnapshot(place);
    await snapshot.close();
    return snapshot.version;
  }
  await start();
  const browser = await openBrowser();
  return {
    browser,
    get urls() {
      return running.map(({ url }) => url);
    },
    kill,
    start,
    version,
    async setBack(ago) {
      const earlier = await newPlace('earlier');
      await asEarlier(place, earlier, ago);
      place = earlier;
      expect(await version()).toBe(MIGRATIONS.length - 1);
    },
    async close() {
      await browser.close();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
