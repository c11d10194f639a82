// node training/pack.mjs FOLDER: everything a machine without this project, without node and without a network needs to train and to
// measure; and in `kept` the weights of today.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(root, 'data/training'));
const programs = ['train-worker', 'measure-worker', 'measure-alone'];
mkdirSync(folder, { recursive: true });
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: join(folder, 'worker'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(programs.map(name => [name, join(root, `packages/cli/${name}.ts`)])),
    },
  },
  ssr: { noExternal: true, target: 'node' },
});
writeFileSync(join(folder, 'worker/package.json'), '{ "type": "module" }\n');
for (const file of readdirSync(import.meta.dirname))
  if (/\.(py|sh)$/.test(file)) copyFileSync(join(import.meta.dirname, file), join(folder, file));
const games = join(root, 'packages/games');
mkdirSync(join(folder, 'kept'), { recursive: true });
for (const game of readdirSync(games)) {
  const weights = join(games, game, 'mind.bin');
  if (existsSync(weights)) copyFileSync(weights, join(folder, `kept/${game}.mind.bin`));
}
const node = join(folder, 'node.xz');
if (!existsSync(node)) {
  copyFileSync(process.execPath, join(folder, 'node'));
  execFileSync('strip', ['-s', join(folder, 'node')]);
  execFileSync('xz', ['-3', '-f', join(folder, 'node')]);
}
