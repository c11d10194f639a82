/** Lets a process of its own judge mutants of a part, watches over it, and begins anew where it broke off. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { bundle } from './bundle.mjs';
import { slowestOf, testsOf } from './parts.mjs';

const STILL_MS = 25_000; // no test that judges takes longer, on a busy machine either
const BEGINNING_MS = 600_000; // to load everything and to run each test once
const MOST_BREAKS = 200;
const MOST_FRUITLESS = 3; // where a machine is too busy to start a process, the next try may be luckier
const GRACE_MS = 15_000; // for the mutant that is being judged when time is up

const linesOf = file => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text
    .slice(0, text.lastIndexOf('\n') + 1) // the last line may still be on its way
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));
};

/**
 * Judges `mutants` of a part in their order, `most` of them at most (those that run only as files are loaded not counted), until a
 * time. `onResult` gets each as it comes, so that nothing is lost when this is stopped.
 */
export async function judge(
  part,
  { files, size, mutants, most = 1e9, until = 1e15, anew = false, thorough = false },
  onResult,
) {
  const slowest = slowestOf(part)[thorough ? 'thorough' : 'quick'];
  const folder = join(root, '.cache/mutation', `${part}-${process.pid}`); // several may run at a time
  mkdirSync(folder, { recursive: true });
  const at = Object.fromEntries(
    ['results', 'now', 'alive', 'slow', 'said', 'work', 'program', 'survey'].map(name => [name, join(folder, name)]),
  );
  const done = new Set();
  let taken = 0;
  let fruitless = 0; // starts that judged nothing
  rmSync(at.survey, { force: true }); // an earlier one of this process may have left out slower tests
  writeFileSync(at.program, await bundle(files, testsOf(part)));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (let breaks = 0; breaks < MOST_BREAKS; breaks++) {
    const left = mutants.filter(({ id }) => !done.has(id));
    if (left.length === 0 || taken >= most || Date.now() > until) return;
    for (const name of ['results', 'now', 'alive']) writeFileSync(at[name], '');
    const terms = { size, mutants: left.map(({ id }) => ({ id })), most: most - taken, until, anew, slowest };
    writeFileSync(at.work, JSON.stringify({ ...terms, ...at }));
    const before = done.size;
    const take = ({ id, status, by }) => {
      if (done.has(id)) return;
      done.add(id);
      if (status !== 'Static') taken++;
      onResult({ id, status, by });
    };
    const look = () => linesOf(at.results).forEach(take);
    const ended = await watched(at, look, until + GRACE_MS);
    if (ended === 'finished' || ended === 'late') return;
    const told = readFileSync(at.now, 'utf8');
    if (told !== '') take({ id: Number(told), status: ended === 'still' ? 'Timeout' : 'Crashed' });
    fruitless = done.size === before ? fruitless + 1 : 0;
    if (fruitless === MOST_FRUITLESS && Date.now() < until)
      throw new Error(`${part}: the tests do not run. ${readFileSync(at.said, 'utf8').slice(-3000)}`);
  }
  throw new Error(`${part}: broke off ${MOST_BREAKS} times`);
}

/** 'finished', 'late' (ended when time was up), 'still' (ended, ran for ever) or 'broken'. */
function watched({ work, alive, now, said }, look, latest) {
  return new Promise(resolve => {
    let text = '';
    let endedAs;
    const vitest = join(root, 'node_modules/.bin/vitest');
    const child = spawn(vitest, ['run', '--config', 'scripts/mutation/vitest.config.mjs'], {
      cwd: root,
      env: { ...process.env, MUTATION_WORK: work, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // with its own worker, to be ended together
    });
    const hear = data => {
      text = (text + data).slice(-20_000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {} // it has ended by itself
    };
    const looking = setInterval(() => {
      look();
      const isJudging = readFileSync(now, 'utf8') !== '';
      const isStill = Date.now() - statSync(alive).mtimeMs > (isJudging ? STILL_MS : BEGINNING_MS);
      endedAs = Date.now() > latest ? 'late' : isStill ? 'still' : undefined;
      if (endedAs !== undefined) end();
    }, 1_000);
    process.once('exit', end);
    child.on('close', code => {
      clearInterval(looking);
      look();
      process.off('exit', end);
      writeFileSync(said, text);
      resolve(endedAs ?? (code === 0 ? 'finished' : 'broken'));
    });
  });
}
