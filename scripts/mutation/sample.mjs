/** A sample of all mutants, others each day: the part of mutation testing that `npm test` has time for. */
import { FLOOR, isTooFew, saysNothing } from './enough.mjs';
import { mutantsOf } from './mutants.mjs';
import { percent, shuffled } from './order.mjs';
import { PARTS } from './parts.mjs';
import { equals, isEscaped } from './results.mjs';
import { judge } from './run.mjs';

/**
 * 'held' if enough were caught, 'short' if too few could be judged to say, else 'failed'. What escapes is tried a second time, by slower
 * tests, too, and with everything loaded anew, as a whole run does. What time did not suffice for is neither caught nor escaped.
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
    const judged = new Map();
    let unsure = []; // escaped, and not yet tried a second time
    wanted += most;
    const given = { files, size: mutants.length, until };
    try {
      await judge(part, { ...given, mutants: fresh, most }, result => {
        if (result.status !== 'Static') judged.set(result.id, result);
      });
      unsure = [...judged.values()].filter(isEscaped).map(({ id }) => mutants[id]);
      if (unsure.length > 0)
        await judge(part, { ...given, mutants: unsure, anew: true, thorough: true }, result => {
          judged.set(result.id, result);
          unsure = unsure.filter(({ id }) => id !== result.id);
        });
    } catch (problem) {
      broken.push(part);
      notes.push(`${part}: ${problem.message}`);
    }
    for (const { id } of unsure) judged.delete(id);
    const isSlow = ({ status }) => status === 'Slow';
    const results = [...judged.values()];
    found.push(...results.filter(one => !isSlow(one)).map(result => ({ ...mutants[result.id], ...result })));
    const slow = results.filter(isSlow).length;
    if (slow > 0) notes.push(`${part}: ${slow} are run by slow tests alone`);
    if (judged.size < most) notes.push(`${part}: no time for ${most - judged.size} of ${most}`);
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
  else if (saysNothing(found.length, wanted)) {
    console.log('too few could be judged: the machine is too busy, or the time too short');
    return 'short';
  } else if (isTooFew(caught, found.length))
    console.error(`that is too far below ${100 * FLOOR} % to be chance: see npm run mutate`);
  else return 'held';
  return 'failed';
}
