import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project's folder; ends this process when it fails. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const packages = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
/** Is every package of the lock file here, in its version? What is optional belongs to other platforms. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, installed))) return false;
  const here = packages(installed);
  return Object.entries(packages('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.optional ||
      wanted.peer ||
      (here[path]?.version === wanted.version && here[path] !== undefined),
  );
}
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Tianxia needs Node 20.19 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages (once) ...');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}
