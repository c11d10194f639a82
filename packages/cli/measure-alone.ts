import { measure } from './commands/measure.ts';
import { readGiven } from './given.ts';

/** `tianxia measure` for a machine that has nothing of the project but what training/pack.mjs put there. */
const home = { root: process.cwd(), programs: import.meta.dirname };
process.exitCode = await measure.run(readGiven('measure', measure, process.argv.slice(2), home));
