/** Other Nodes than the one that runs: wherever `npm test` began, the inner loop's tests run on 20 and on 24. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const here = Number(process.versions.node.split('.')[0]);
/** The oldest that is promised and one that is alive, without the one that runs. Where it brings its own SQLite, the tests of the databases run there, too. */
export const OTHERS = [
  { version: '20.20.2', hasSqlite: false },
  { version: '24.21.0', hasSqlite: true },
].filter(({ version }) => Number(version.split('.')[0]) !== here);

/** The path of its program, fetched once as the package `node` (100 MB, so not with everything else); undefined without a network. */
export function otherNode(version) {
  const folder = join(root, '.cache/node', version);
  const program = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.log(`Fetching Node ${version} (once) ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n'); // a project of its own
  // Its script picks the build for this machine.
  const args = ['install', '--no-save', '--ignore-scripts=false', '--no-audit', '--no-fund', `node@${version}`];
  spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  return existsSync(program) ? program : undefined;
}
