import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/**
 * A game as it is under `from`, with what it uses of the kernel, as one module that needs nothing else: its rules, content and words.
 * Returns its text.
 */
export async function frozen(id, from = root) {
  const game = join(from, 'packages/games', id);
  if (!existsSync(join(game, 'index.ts'))) throw new Error(`there is no game "${id}"`);
  const vite = await import('vite');
  const lines = [
    `export { game } from '${game}/index.ts';`,
    `export { texts } from '${game}/text/en/index.ts';`,
    existsSync(join(game, 'text/en/board.ts')) ? `export { boardText } from '${game}/text/en/board.ts';` : '',
  ];
  const entry = {
    name: 'release',
    resolveId: name => (name === 'release' ? '\0release' : null),
    load: name => (name === '\0release' ? lines.join('\n') : null),
  };
  const built = await vite.build({
    ...{ configFile: false, logLevel: 'warn', root: from, plugins: [entry] },
    resolve: { alias: [{ find: /^@tianxia\/kernel$/, replacement: join(from, 'packages/kernel/index.ts') }] },
    build: {
      ...{ write: false, ssr: true, target: 'es2022', minify: true },
      rolldownOptions: { input: 'release', output: { codeSplitting: false } },
    },
    ssr: { noExternal: true, target: 'webworker' },
  });
  const [{ code, imports = [] }] = [built].flat()[0].output;
  if (imports.length > 0) throw new Error(`${id} needs ${imports.join(', ')}`);
  return code;
}

/** The sources of an earlier commit, beside the installed packages; `work` gets their folder. */
async function withSources(commit, work) {
  const folder = mkdtempSync(join(root, 'dist/freeze-'));
  try {
    const tar = execFileSync('git', ['archive', commit, 'packages'], { cwd: root, maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: tar });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main([id, from, commit]) {
  if (id === undefined || (from !== undefined && (from !== '--from' || commit === undefined)))
    throw new Error(
      `npm run freeze -- GAME [--from COMMIT]; games: ${readdirSync(join(root, 'packages/games')).join(', ')}`,
    );
  mkdirSync(join(root, 'dist'), { recursive: true });
  const text = await (commit === undefined ? frozen(id) : withSources(commit, folder => frozen(id, folder)));
  const { game } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  const file = join(root, 'packages/games', id, 'releases', `${game.rules}.js`);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  console.log(`${relative(root, file)}: ${id} under rules ${game.rules}, ${Math.round(text.length / 1024)} kB`);
}
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(process.argv.slice(2)).catch(problem => {
    console.error(problem.message);
    process.exitCode = 1;
  });
