/** `npm run bench -- load`: 500 live tables with 4 watchers each, on SQLite and on PostgreSQL, load generator included. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { startServices } from '../services.mjs';

/** Choices a second that are asked for: a little more than the goals, 2,000 and 1,000. */
const GOALS = [
  ['sqlite', 2020],
  ['postgres', 1020],
  ['postgres', 200, 100, 4, 8, 'apart'], // two processes and a database share the two cores with the generator
];

const DISK_STOOD_STILL = 3; // the exit code for it
const TRIES = 4;

/** Every run is printed. One in which the disk alone took longer than the goal is repeated: it says nothing of the server. */
async function measured(goal, env) {
  const scripts = ['dist/bench/load.js', 'dist/node/server.js'].map(script => join(root, script));
  for (let left = TRIES; ; left--) {
    const load = spawn(process.execPath, ['--max-semi-space-size=64', ...scripts, ...goal.map(String)], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const [code] = await once(load, 'exit');
    if (code !== DISK_STOOD_STILL || left === 1) return code;
    console.log('         the disk stood still for longer than that: measured again');
  }
}
/** `npm run bench -- lobby`: 10,000 public tables and 1,000 pages that show them. It is part of `load`. */
export async function benchLobby() {
  const scripts = ['dist/bench/lobby.js', 'dist/node/server.js'].map(script => join(root, script));
  const [code] = await once(spawn(process.execPath, scripts, { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exitCode = 1;
}
/**
 * `npm run bench -- choices [build/server.js …]`: choices a processor second, everybody choosing as soon as they are asked. It is part
 * of `load`. With the server of another build, both in turn within one run, and how many times as many this one makes.
 */
export async function benchChoices(others = [], engine = 'sqlite', env = {}) {
  const servers = [...others, join(root, 'dist/node/server.js')].join(',');
  const bench = spawn(
    process.execPath,
    ['--max-semi-space-size=64', join(root, 'dist/bench/choices.js'), servers, engine],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  );
  const [code] = await once(bench, 'exit');
  if (code !== 0) process.exitCode = 1;
}
/**
 * `npm run bench -- soak [minutes]`: people play, strangers attack and the server is killed, all at once, for half an hour. A test does
 * it, so that the suite knows the same in short.
 */
export async function benchSoak([minutes = '30'] = []) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const soak = ['run', '--project', 'services', '--retry', '0', 'packages/server/test/attack/soak.test.ts'];
  const env = { ...process.env, SOAK: minutes };
  const [code] = await once(spawn(process.execPath, [vitest, ...soak], { cwd: root, stdio: 'inherit', env }), 'exit');
  if (code !== 0) process.exitCode = 1;
}
export async function benchLoad() {
  await benchLobby();
  const { env, stop } = await startServices();
  try {
    for (const engine of ['sqlite', 'postgres']) await benchChoices([], engine, env);
    for (const goal of GOALS) if ((await measured(goal, env)) !== 0) process.exitCode = 1; // slower than the goal, or broken
  } finally {
    await stop();
  }
}
