/** A sample of all mutants, others each day: the part of mutation testing that `npm test` has time for. */
import { FLOOR, isTooFew, saysNothing } from './enough.mjs';
import { mutantsOf } from './mutants.mjs';
import { percent, shuffled } from './order.mjs';
import { PARTS } from './parts.mjs';
import { equals, isEscaped } from './results.mjs';
import { judge } from './run.mjs';

/**
 * 'held' if enough were caught, 'short' if too few could be judged to say, else 'failed'. What time did not suffice for is neither caught
 * nor escaped.
 */
export async function sample({ count, seed, until }) {
  const parts = [];
  for (const part of PARTS) {
    const { files, mutants } = await mutantsOf(part);
    parts.push({ part, files, mutants, judged: mutants.filter(({ isLeftOut }) => !isLeftOut) });
  }
  const all = parts.reduce((sum, { judged }) => sum + judged.length, 0);
  const equal = equals();
  const names = new Set(parts.flatMap(({ judged }) => judged.map(({ name }) => name)));
  const gone = Object.keys(equal).filter(name => !names.has(name));
  for (const name of gone) console.log(`called equal, but no mutant: ${name}`);
  const found = [];
  const notes = [];
  let wanted = 0;
  // Two at a time, in another order each day: where a busy machine has no time for all, each has its turn.
  const queue = shuffled(parts, seed);
  const broken = [];
  async function take({ part, files, mutants, judged: mine }) {
    const fresh = shuffled(mine, seed).filter(({ name }) => !(name in equal));
    const most = Math.round((count * mine.length) / all);
    let slow = 0;
    let judged = 0;
    wanted += most;
    try {
      await judge(part, { files, size: mutants.length, mutants: fresh, most, until }, result => {
        if (result.status === 'Static') return;
        if (result.status === 'Slow') slow++;
        else {
          judged++;
          found.push({ ...mutants[result.id], ...result });
        }
      });
    } catch (problem) {
      broken.push(part);
      notes.push(`${part}: ${problem.message}`);
    }
    if (slow > 0) notes.push(`${part}: ${slow} are run by slow tests alone`);
    if (judged + slow < most) notes.push(`${part}: no time for ${most - judged - slow} of ${most}`);
  }
  const next = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await take(one);
  };
  await Promise.all([next(), next()]);
  const escaped = found.filter(isEscaped);
  for (const { name } of escaped) console.log(`escaped: ${name}`);
  for (const note of notes) console.log(`not judged: ${note}`);
  const caught = found.length - escaped.length;
  console.log(
    `seed ${seed}: ${caught} of ${found.length} mutants caught (${percent(caught, found.length)}); ${wanted} were drawn from ${all}`,
  );
  if (gone.length > 0) console.error('docs/figures/proof/equal-mutants.json speaks of code that is not there');
  else if (broken.length === PARTS.length) console.error('no part could be judged at all');
  else if (isTooFew(caught, found.length))
    console.error(`that is too far below ${100 * FLOOR} % to be chance: see npm run mutate`);
  else if (saysNothing(found.length, wanted)) {
    console.log('too few could be judged: the machine is too busy, or the time too short');
    return 'short';
  } else return 'held';
  return 'failed';
}
