/**
 * `npm run mutate [-- kernel | game] [--files 3] [--jobs 1]`: changes the rules line by line and sees whether a test notices (StrykerJS).
 * One source file after the other, each with a report of its own under .cache/mutants, so that a run that was stopped goes on where
 * it was: a file is done again only when it or a test of its part has changed. docs/figures/proof/mutants keeps what came out.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const args = process.argv.slice(2);
const most = args.includes('--files') ? Number(args[args.indexOf('--files') + 1]) : Infinity;
const concurrency = args.includes('--jobs') ? Number(args[args.indexOf('--jobs') + 1]) : 2;
const named = args.find((arg, i) => !arg.startsWith('--') && !['--files', '--jobs'].includes(args[i - 1]));
const games = readdirSync(join(root, 'packages/games'));
const parts = named === undefined ? ['kernel', ...games] : [named];
const folderOf = part => (part === 'kernel' ? 'packages/kernel' : `packages/games/${part}`);
const unknown = parts.find(part => part !== 'kernel' && !games.includes(part));
if (unknown !== undefined) {
  console.error(`there is no "${unknown}": name kernel, ${games.join(', ')}, or nothing for all`);
  process.exit(2);
}

/** Rules alone: words, screens, printed content, the game's own laws and the bots' evaluation are not what a rule test is about. */
const NO_RULES = new Set(['content', 'node_modules', 'releases', 'screen', 'test', 'text']);
const NO_RULES_IN =
  /^(about|always|content|evaluate|events|reasons|mind|reading|outlook|prospects|testing|laws|knowledge|erased|contract|index)\.ts$/;
function filesIn(folder, wanted) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return wanted.enters(entry.name) ? filesIn(path, wanted) : [];
      return wanted.takes(entry.name) ? [path] : [];
    });
}
const rules = {
  enters: name => !NO_RULES.has(name),
  takes: name => name.endsWith('.ts') && !NO_RULES_IN.test(name),
};
const everything = {
  enters: name => !['node_modules', 'records', 'releases', 'screen'].includes(name),
  takes: () => true,
};
const hashOf = files => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

function mutate(part, source, report) {
  const config = {
    packageManager: 'npm',
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    mutate: [source],
    ignorePatterns: [
      '.cache',
      'deploy',
      'examples',
      'packages/web',
      'packages/server',
      'packages/cli',
      'packages/look',
      '**/screen',
      'training',
    ],
    reporters: ['json', 'dots'],
    jsonReporter: { fileName: relative(root, report) },
    tempDirName: '.cache/mutation',
    concurrency,
    timeoutMS: 5_000,
    ignoreStatic: !args.includes('--static'), // what runs once, when a file is loaded, needs all tests for each change
    allowEmpty: true,
    disableTypeChecks: false,
    warnings: false,
  };
  const file = join(root, '.cache', 'mutation.config.json');
  writeFileSync(file, JSON.stringify(config));
  const { status } = spawnSync(join(root, 'node_modules/.bin/stryker'), ['run', file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATED: folderOf(part) },
  });
  return status === 0;
}
function tally(report) {
  const mutants = Object.values(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(file => file.mutants);
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return { caught: count('Killed', 'Timeout'), escaped: count('Survived', 'NoCoverage'), mutants };
}

let failed = false;
const lines = [];
for (const part of parts) {
  const folder = join(root, folderOf(part));
  const state = hashOf(filesIn(folder, everything));
  const sum = { caught: 0, escaped: 0 };
  const files = {};
  let done = 0;
  for (const path of filesIn(folder, rules)) {
    const source = relative(root, path);
    const report = join(root, '.cache/mutants', `${source}.json`);
    const stamp = `${report}.of`;
    const isFresh = existsSync(report) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
    if (!isFresh) {
      if (done++ >= most) continue;
      mkdirSync(join(report, '..'), { recursive: true });
      const began = Date.now();
      if (!mutate(part, source, report)) {
        failed = true;
        lines.push(`${source}: the run broke off`);
        continue;
      }
      writeFileSync(stamp, state);
      console.log(`${source}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
    }
    const { caught, escaped, mutants } = tally(report);
    sum.caught += caught;
    sum.escaped += escaped;
    const escapedHere = mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(
        ({ status, location, mutatorName, replacement }) =>
          `line ${location.start.line}: ${status}, ${mutatorName} ${replacement ?? ''}`,
      );
    for (const one of escapedHere) lines.push(`${source}: ${one}`);
    files[source.replace('packages/', '')] = { caught, escaped: escapedHere };
  }
  if (Object.keys(files).length > 0) {
    const kept = join(root, 'docs/figures/proof/mutants');
    mkdirSync(kept, { recursive: true });
    const summary = { part, date: new Date().toISOString().slice(0, 10), files };
    writeFileSync(join(kept, `${part}.json`), `${JSON.stringify(summary, undefined, 2)}\n`);
  }
  const all = sum.caught + sum.escaped;
  lines.push(
    `${part}: ${sum.caught} of ${all} mutants caught${all === 0 ? '' : ` (${((100 * sum.caught) / all).toFixed(1)} %)`}`,
  );
}
console.log(`\n${lines.join('\n')}`);
process.exitCode = failed ? 1 : 0;
