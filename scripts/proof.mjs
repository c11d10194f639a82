/**
 * `npm run proof`: what is known of the rules, from what commands have left in docs/figures/proof and from the tests as they are now.
 * Writes docs/proof.md, each game's proof.json (for the pages of its rules) and the figures of the page "How do we know?".
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './install.mjs';
import { folder, proofData } from './proof/data.mjs';
import { markdown } from './proof/markdown.mjs';
import { rulings } from './proof/rulings.mjs';
import { sections } from './proof/sections.mjs';

const { status, stdout } = spawnSync(process.execPath, ['packages/cli/bin/tianxia.mjs', 'rules', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) {
  console.error('not every rule has its test: see npx tianxia rules');
  process.exit(1);
}
const { games } = JSON.parse(stdout);
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
const linesOf = file => brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n').length;

/** The tests of this moment, counted. */
function countRules() {
  const entries = games.map(({ game, rules }) => {
    const tests = join(root, 'packages/games', game, 'test');
    const collected = join(tests, 'collected.br');
    const examples = join(root, 'packages/games', game, 'teach/examples.json');
    return [
      game,
      {
        rules: rules.length,
        tests: new Set(rules.flatMap(({ tests }) => tests)).size,
        physical: rules.filter(({ physical }) => physical !== undefined).length,
        records: readdirSync(join(tests, 'records')).filter(file => file.endsWith('.json')).length,
        collected: existsSync(collected) ? linesOf(collected) : 0,
        examples: existsSync(examples) ? Object.keys(JSON.parse(readFileSync(examples, 'utf8'))).length : 0,
      },
    ];
  });
  write(join(folder, 'rules.json'), { games: Object.fromEntries(entries) });
}
countRules();
const data = proofData();
const doubted = rulings();
for (const { game, rules } of games) {
  const { decisions = 0, date = '', rules: times = {} } = data.coverage[game] ?? {};
  const byRule = rules.map(({ id, tests, code, physical }) => [
    id,
    {
      tests,
      code,
      ...(physical === undefined ? {} : { physical }),
      ...(doubted[id] === undefined ? {} : { ruling: doubted[id] }),
      ...times[id],
    },
  ]);
  write(join(root, 'packages/games', game, 'proof.json'), { date, decisions, rules: Object.fromEntries(byRule) });
}
const proven = proofData(); // with the tests that were written down just now
for (const [part, { files, held }] of Object.entries(proven.mutants)) {
  const changed = Object.keys(files).filter(
    file => held[file]?.isChanged || (held[file]?.caught ?? 0) < files[file].caught,
  );
  if (changed.length > 0) console.log(`changed since, or its tests: npm run mutate -- ${part} (${changed.join(', ')})`);
}
for (const kind of ['coverage', 'fuzz'])
  for (const [game, { isOlder }] of Object.entries(proven[kind]))
    if (isOlder) console.log(`changed since: npm run measure -- ${kind} ${game}`);
const shown = sections(proven);
write(join(root, 'packages/web/proof/figures.json'), shown);
writeFileSync(join(root, 'docs/proof.md'), markdown(shown));
const made = [
  'docs/figures/proof',
  'packages/web/proof/figures.json',
  ...games.map(({ game }) => `packages/games/${game}/proof.json`),
];
spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...made], { cwd: root, stdio: 'ignore' });
console.log('docs/proof.md, packages/web/proof/figures.json and packages/games/*/proof.json are up to date');
