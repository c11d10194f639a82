/**
 * `npm run mutate [-- kernel | laws | game ...]`: changes the rules expression by expression (the mutants of StrykerJS) and sees whether a
 * test notices. A run that is stopped goes on where it was; a mutant is tried again only when its file or the tests have changed.
 * What no test notices is tried once more with everything loaded anew, so that what is worked out once and kept is worked out again.
 * --count 300 [--seed 16]: no more than so many, drawn with that seed. --minutes 20: no longer. --only shape: files named so.
 * --survivors: only what escaped the last time, and by slower tests, too.
 * `npm run mutate -- sample`: 200 of all mutants, others each day; part of `npm test`, which gives it three minutes.
 */
import { ensureInstalled } from './install.mjs';
import { NOT_JUDGED } from './mutation/enough.mjs';
import { mutantsOf } from './mutation/mutants.mjs';
import { percent, shuffled } from './mutation/order.mjs';
import { PARTS } from './mutation/parts.mjs';
import { escapedOf, report, resultsOf, sampleOf } from './mutation/results.mjs';
import { judge } from './mutation/run.mjs';
import { sample } from './mutation/sample.mjs';

await ensureInstalled();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130)); // ends what it has started, too
const SAMPLE = 200;
const VALUED = ['--minutes', '--count', '--seed', '--only'];
const args = process.argv.slice(2);
const numberAfter = name => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : undefined);
const named = args.filter((arg, i) => !arg.startsWith('--') && !VALUED.includes(args[i - 1]));
const minutes = numberAfter('--minutes');
const until = minutes === undefined ? undefined : Date.now() + minutes * 60_000;
const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const [count, seed = today] = [numberAfter('--count'), numberAfter('--seed')];
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : '';
const isSample = named[0] === 'sample';
const isSurvivors = args.includes('--survivors');
const unknown = isSample ? undefined : named.find(part => !PARTS.includes(part));
if (unknown !== undefined) {
  console.error(`there is no "${unknown}": name ${PARTS.join(', ')}, sample, or nothing for all`);
  process.exit(2);
}

/** Those of a part that are to be tried now: all that have no result, as many of them as were asked for, or what escaped. */
function leftOf(part, mutants, results) {
  const isLeft = ({ name, file }) => !results.has(name) && file.includes(only);
  if (isSurvivors) {
    const escaped = escapedOf(part);
    return { left: mutants.filter(({ name }) => escaped.has(name)) };
  }
  if (count === undefined) return { left: shuffled(mutants, seed).filter(isLeft) }; // a run that is stopped is a fair sample
  const tried = mutants.filter(({ name }) => results.has(name) && results.of(name).status !== 'Static').length;
  return { left: shuffled(mutants, seed).filter(isLeft), most: Math.max(0, count - tried) };
}
async function whole(part) {
  const { files, mutants, stamps } = await mutantsOf(part);
  const all = mutants.filter(({ isLeftOut }) => !isLeftOut);
  const results = resultsOf(part, stamps);
  results.only(new Set(all.map(({ name }) => name)));
  const { left, most } = leftOf(part, all, results);
  console.log(`${part}: ${all.length} mutants, ${Math.min(left.length, most ?? left.length)} to be tried`);
  let since = 0;
  process.once('exit', results.keep); // also when it is stopped
  await judge(
    part,
    { files, size: mutants.length, mutants: left, most, until, anew: true, thorough: isSurvivors },
    result => {
      results.add(mutants[result.id], result);
      if (++since % 50 === 0) results.keep();
    },
  );
  results.keep();
  const sum = { caught: 0, equal: 0, untried: 0, escaped: 0 };
  const told = report(
    part,
    all,
    results,
    isSurvivors ? sampleOf(part) : count === undefined ? {} : { sample: { count, seed } },
  );
  for (const [file, { caught, equal, untried, escaped }] of Object.entries(told)) {
    console.log(
      `  ${file}: ${percent(caught, caught + escaped.length)} of ${caught + escaped.length}, ${untried} untried`,
    );
    for (const one of escaped) console.log(`    ${one}`);
    sum.caught += caught;
    sum.equal += equal;
    sum.untried += untried;
    sum.escaped += escaped.length;
  }
  const judged = sum.caught + sum.escaped;
  console.log(
    `${part}: ${sum.caught} of ${judged} caught (${percent(sum.caught, judged)}), ${sum.equal} equal, ${sum.untried} untried`,
  );
}

if (!isSample) for (const part of named.length === 0 ? PARTS : named) await whole(part);
else
  process.exitCode = { held: 0, failed: 1, short: NOT_JUDGED }[await sample({ count: count ?? SAMPLE, seed, until })];
