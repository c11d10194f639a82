/** The program of a part (`bundle.mjs`) at work: two readings of it, one that counts which lines run and one that only has the mutants. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { collection } from './collected.mjs';

const COUNTS = /stryCov_9fa48\(([^)]*)\)/g;
const require = createRequire(import.meta.url);

/** `stry.active` is the mutant that is inside; `stry.hit` is called whenever its line runs. */
export function programOf(file, stry) {
  const text = readFileSync(file, 'utf8').replaceAll(
    /stryMutAct_9fa48\(([^)]*)\)/g,
    (_, id) => `(stry.active===${Number(id)}&&stry.hit())`,
  );
  const body = code => new Function('require', 'exports', 'stry', 'stryCount', code); // eslint-disable-line
  const readings = {
    counting: body(text.replaceAll(COUNTS, (_, ids) => `stryCount(${ids})`)),
    judging: body(text.replaceAll(COUNTS, '0')),
  };
  /** All modules anew; what fails as they are loaded is thrown. */
  return (reading, count) => {
    const { tests, vitest } = collection();
    const given = name => (name === 'vitest' ? vitest : require(name));
    readings[reading](given, {}, stry, count);
    return tests;
  };
}
