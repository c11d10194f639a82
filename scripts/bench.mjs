/** `npm run bench`: the figures that matter, measured here and now. Compare within one run; the machine is noisy. */
import { execFileSync } from 'node:child_process';
import { cpus, hostname } from 'node:os';
import { join } from 'node:path';
import { benchChoices, benchLoad, benchLobby, benchSoak } from './bench/load.mjs';
import { benchMotion, benchPages } from './bench/pages.mjs';
import { ensureBuilt } from './build.mjs';
import { root } from './install.mjs';

await ensureBuilt();
const [only, ...more] = process.argv.slice(2); // `npm run bench -- load`, `choices`, `lobby`, `soak`, `pages` or `motion`
const { build } = await import('vite');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'dist/bench',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: join(root, 'scripts/bench/main.ts'),
        load: join(root, 'packages/server/bench/load.ts'),
        choices: join(root, 'packages/server/bench/choices.ts'),
        lobby: join(root, 'packages/server/bench/lobby.ts'),
      },
    },
  },
  ssr: { noExternal: [/^@tianxia\//] },
});
const bench = (...args) =>
  execFileSync(process.execPath, [join(root, 'dist/bench/main.js'), ...args], { encoding: 'utf8' });

console.log(`${hostname()}: ${cpus().length} × ${cpus()[0].model}, Node ${process.version}\n`);
const parts = {
  load: benchLoad,
  choices: () => benchChoices(more),
  lobby: benchLobby,
  soak: () => benchSoak(more),
  pages: benchPages,
  motion: () => benchMotion(more),
};
if (only !== undefined) {
  if (!(only in parts)) throw new Error(`there is no bench ${only}; there are ${Object.keys(parts).join(', ')}`);
  await parts[only]();
  process.exit();
}
const games = bench('games').trim().split('\n');
console.log('Random games');
for (const id of games) process.stdout.write(bench('playouts', id));
console.log('\nSearch');
for (const id of games) process.stdout.write(bench('search', id));
console.log('\nMinds');
for (const id of games) process.stdout.write(bench('mind', id));
console.log('\nPages');
await benchPages();
