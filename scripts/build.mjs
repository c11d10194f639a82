import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compiled, ensureInstalled, root } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const STAMP = join(root, 'dist/stamp');
const LOCK = join(root, 'dist/building');

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'data']);
function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else yield path;
  }
}
/** Changes whenever a source file does. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [
    ...sources(join(root, 'packages')),
    join(root, 'package-lock.json'),
    join(root, 'scripts/build.mjs'),
  ]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Node programs: the packages of this project are bundled, so that games are discovered; packages of others stay outside. */
const NODE_ENTRIES = {
  cli: 'packages/cli/main.ts',
  'simulate-worker': 'packages/cli/simulate-worker.ts',
  'analyse-worker': 'packages/cli/analyse-worker.ts',
  'train-worker': 'packages/cli/train-worker.ts',
  'measure-worker': 'packages/cli/measure-worker.ts',
  server: 'packages/server/main.ts',
  'bot-worker': 'packages/server/bots/bot-worker.ts',
  'foreign-worker': 'packages/server/foreign/foreign-worker.ts',
  'sqlite-worker': 'packages/server/sql/sqlite-worker.ts',
  'watch-worker': 'packages/server/operating/watch-worker.ts',
};
async function build() {
  process.env.NODE_ENV = 'production'; // also when a test builds: React has another build for development
  const vite = await import('vite');
  const input = Object.fromEntries(
    Object.entries(NODE_ENTRIES)
      .filter(([, file]) => existsSync(join(root, file)))
      .map(([name, file]) => [name, join(root, file)]),
  );
  const quiet = { logLevel: 'warn', root };
  await vite.build({
    ...quiet,
    configFile: false,
    build: {
      ssr: true,
      outDir: 'dist/node',
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: 'hidden', // tianxia coverage finds the lines of the rules by it
      rolldownOptions: { input },
    },
    ssr: { noExternal: [/^@tianxia\//], target: 'node' },
  });
  await vite.build({
    ...quiet,
    root: join(root, 'packages/web'),
    configFile: join(root, 'packages/web/vite.config.ts'),
    build: { outDir: join(root, 'dist/web'), emptyOutDir: true },
  });
}

/** What was built, for /api/version: COMMIT where there is no git, as in a container. */
function commit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD');
  if (status !== 0) return '';
  return stdout.trim() + (git('status', '--porcelain', 'packages').stdout.trim() === '' ? '' : '-changed');
}
/** Browsers get what they ask for ready-made: the server only picks the file. */
function compressPages() {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  for (const path of sources(join(root, 'dist/web'))) {
    if (!/\.(js|css|svg|html|webmanifest)$/.test(path)) continue;
    const text = readFileSync(path);
    if (text.length < 1000) continue;
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(text, brotli));
  }
}

const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
async function buildAll() {
  const now = fingerprint();
  console.error('Building ...');
  await build();
  writeFileSync(join(root, 'dist/node/commit'), commit());
  compressPages();
  writeFileSync(STAMP, now);
}
/**
 * Builds what is missing or older than its sources, with everything installed that building and serving need. Without a database: what
 * keeps none need not wait until SQLite is compiled.
 */
export async function ensureBuilt({ database = true } = {}) {
  await ensureInstalled({ tools: false, database });
  await oneAtATime(LOCK, isBuilt, buildAll);
  if (database) await compiled();
}
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureBuilt();
