import { builtFile } from '../built-file.ts';
import { foreignTables } from '../foreign/foreign.ts';
import type { Rules } from '../tables/game/dealing.ts';
import { library } from '../tables/game/library.ts';

/** For the operator's commands: what a pack from outside does to the server it must not do to them. `memory`: megabytes. */
export const rulesByHand = (memory: number | undefined): Rules => ({
  library: library(),
  foreign: foreignTables(builtFile('foreign-worker.js'), { most: 1, ...(memory === undefined ? {} : { memory }) }),
});
