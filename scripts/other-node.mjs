/** Another Node than the one that runs: `npm test` runs the inner loop's tests on two of them, wherever it began. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const OLDEST = '20.20.2';
const NEWER = '24.21.0';
const here = Number(process.versions.node.split('.')[0]);
/** The newer one, or the oldest where the newer one runs already. */
export const OTHER = here >= 24 ? OLDEST : NEWER;
/** Does it bring its own SQLite? Then the tests of the databases run there, too. */
export const otherHasSqlite = OTHER === NEWER;

/** The path of its program, fetched once as the package `node` (100 MB, so not with everything else); undefined without a network. */
export function otherNode() {
  const folder = join(root, '.cache/node', OTHER);
  const program = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.log(`Fetching Node ${OTHER} (once) ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n'); // a project of its own
  // Its script picks the build for this machine.
  const args = ['install', '--no-save', '--ignore-scripts=false', '--no-audit', '--no-fund', `node@${OTHER}`];
  spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  return existsSync(program) ? program : undefined;
}
