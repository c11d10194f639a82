/**
 * `npm run measure -- fuzz [game ...]`, `npm run measure -- coverage [game ...]`: the figures of docs/proof.md that take minutes, written
 * with the hash of what they were measured of. Wants a machine with nothing else to do; `npm run proof` tells what it found.
 * --decisions 1000: a trial, which writes nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { folder } from './data.mjs';
import { stampOf } from './stamps.mjs';

const KINDS = {
  fuzz: { decisions: 10_000_000, args: ['--every', '500', '--seed', '16'] },
  coverage: { decisions: 1_000_000, args: ['--bots', 'greedy,mind', '--seed', '1'] },
};
const games = readdirSync(join(root, 'packages/games')).sort();
const given = process.argv.slice(2);
const at = given.indexOf('--decisions');
const [, trial] = at < 0 ? [] : given.splice(at, 2);
const [kind, ...named] = given;
const unknown = named.find(game => !games.includes(game));
if (!(kind in KINDS) || unknown !== undefined) {
  console.error(
    `name ${Object.keys(KINDS).join(' or ')}, and of the games ${games.join(', ')} those you want, or none for all`,
  );
  process.exit(2);
}
for (const game of named.length === 0 ? games : named) {
  const { decisions, args } = KINDS[kind];
  const stamp = stampOf[kind](game);
  const command = [
    'packages/cli/bin/tianxia.mjs',
    kind,
    '--game',
    game,
    '--decisions',
    trial ?? `${decisions}`,
    ...args,
    '--json',
  ];
  const { status, stdout } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  const found = { ...JSON.parse(stdout), stamp };
  console.log(`${kind} ${game}: ${found.decisions} decisions, ${found.processorSeconds} s of processor time`);
  if (trial !== undefined) continue;
  mkdirSync(join(folder, kind), { recursive: true });
  writeFileSync(join(folder, kind, `${game}.json`), `${JSON.stringify(found, undefined, 2)}\n`);
}
