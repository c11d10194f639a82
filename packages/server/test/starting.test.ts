import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BROKEN } from '../operating/last-words.ts';
import { batch } from '../sql/batch.ts';
import { built, program } from './built.ts';
import { dataFolder } from './folder.ts';

it('npm start reads .env, and logs requests at the standard level', async () => {
  const folder = dataFolder();
  const file = join(folder, '.env');
  writeFileSync(file, `HOST=127.0.0.1\nDATA_DIR=${folder}\n# the rest is standard\n`);
  const script = join(import.meta.dirname, '../../../scripts/start.mjs');
  const { url, output } = await program(script, { ENV_FILE: file });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  await fetch(`${url}/api/games`);
  await expect.poll(output).toMatch(/"method":"GET","path":"\/api\/games"/);
});

it('a server whose thread that writes has died does not stay up without it: it ends, and whoever watches starts it again', async () => {
  const folder = dataFolder();
  const last = join(folder, 'enough'); // when this is there, the thread dies
  const dies = `import { existsSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    const isWriter = !isMainThread && process.argv[1].endsWith('sqlite-worker.js');
    if (isWriter) setInterval(() => {
      if (existsSync(${JSON.stringify(last)})) throw new Error('no memory left');
    }, 20).unref();`;
  const file = join(folder, 'dies.mjs');
  writeFileSync(file, dies);
  const { url, ended, output } = await program(built('server.js'), { DATA_DIR: folder }, ['--import', file]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  writeFileSync(last, '');
  expect(await ended).toBe(BROKEN);
  expect(output()).toContain('Tianxia broke and ends: Error: the thread that writes has failed: no memory left');
});

it('a batch that was answered keeps no clock of the connection running, nor the program that asked for it', () => {
  const told: string[] = [];
  for (const end of ['handleReadyForQuery', 'handleError'] as const) {
    const asked = batch([], () => told.push('us'));
    Object.assign(asked, { callback: () => told.push('pg') }); // as `pg` does
    (asked as unknown as Record<typeof end, (problem: Error) => void>)[end](new Error('no'));
  }
  expect(told).toEqual(['pg', 'us', 'pg', 'us']);
});
