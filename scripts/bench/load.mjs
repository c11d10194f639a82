/** `npm run bench -- load`: 500 live tables with 4 watchers each, on SQLite and on PostgreSQL, load generator included. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { startServices } from '../services.mjs';

const GOALS = [
  ['sqlite', 2000],
  ['postgres', 1000],
];

export async function benchLoad() {
  const { env, stop } = await startServices();
  try {
    for (const [engine, rate] of GOALS) {
      const load = spawn(
        process.execPath,
        [join(root, 'dist/bench/load.js'), join(root, 'dist/node/server.js'), engine, String(rate)],
        { stdio: 'inherit', env: { ...process.env, ...env } },
      );
      const [code] = await once(load, 'exit');
      if (code !== 0) process.exitCode = 1; // slower than the goal, or broken
    }
  } finally {
    await stop();
  }
}
