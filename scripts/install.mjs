import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project's folder; ends this process when it fails. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const packagesOf = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
/** npm writes down what is here when all of it is: undefined before, and in the moment in which it is being written. */
function packagesHere() {
  try {
    return packagesOf('node_modules/.package-lock.json');
  } catch {
    return undefined;
  }
}
/** What is here stays: tools, too. */
const wantsTools = tools => tools || Object.values(packagesHere() ?? {}).some(({ dev }) => dev);
/** Is every package of the lock file here, in its version? What is optional belongs to other platforms. */
function isInstalled(withTools) {
  const here = packagesHere();
  return (
    here !== undefined &&
    Object.entries(packagesOf('package-lock.json')).every(
      ([path, { version, optional, peer, dev, devOptional }]) =>
        path === '' ||
        optional ||
        peer ||
        (!withTools && (dev || devOptional)) ||
        (here[path] !== undefined && here[path].version === version),
    )
  );
}
function install(withTools) {
  console.log('Installing packages (once) ...');
  const how = packagesHere() === undefined ? ['ci'] : ['install', '--no-save']; // what is here need not come again
  run('npm', [...how, withTools ? '--include=dev' : '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
}
const [major, minor] = process.versions.node.split('.').map(Number);
/** Node's own SQLite is used where it is good enough (packages/server/sql/sqlite-file.ts); elsewhere better-sqlite3 is compiled. */
const hasSqlite = major >= 24 || (major === 22 && minor >= 16);
const COMPILED = join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');
/** Held by the process that writes in node_modules: two programs may be started at once in a fresh clone. */
const LOCK = join(root, '.cache/installing');

/**
 * Installs what is missing. Without tools: what `npm start` needs to build and to serve, a third of it all. No package runs a script of
 * its own; the one that must be compiled is compiled while other things go on, and `compiled` says when. Without a database: later, if
 * somebody asks for `compiled`.
 */
export async function ensureInstalled({ tools = true, database = true } = {}) {
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Tianxia needs Node 20.19 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  await oneAtATime(
    LOCK,
    () => isInstalled(wantsTools(tools)),
    () => install(wantsTools(tools)),
  );
  if (database) void compiled();
}
let compiling;
/** Resolves when a database can be opened. */
export function compiled() {
  compiling ??= oneAtATime(LOCK, () => hasSqlite || existsSync(COMPILED), compile);
  compiling.catch(() => {}); // whoever waits for it hears of it
  return compiling;
}

function compile() {
  console.log(`Compiling SQLite for Node ${major} (once; Node 24 brings its own) ...`);
  const said = join(root, '.cache/compiling.log');
  const log = openSync(said, 'w');
  const child = spawn('npm', ['rebuild', 'better-sqlite3', '--ignore-scripts=false'], {
    cwd: root,
    stdio: ['ignore', log, log],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => {
      if (code === 0 && existsSync(COMPILED)) resolve();
      else reject(new Error(`SQLite could not be compiled: ${readFileSync(said, 'utf8').slice(-2000)}`));
    });
  });
}
