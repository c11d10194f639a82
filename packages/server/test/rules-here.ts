import { foreignHere } from '../foreign/foreign.ts';
import type { Rules } from '../tables/game/dealing.ts';
import { type Load, library } from '../tables/game/library.ts';

/** All rules in this thread. */
export function rulesHere(load?: Load): Rules {
  const shelf = library(load);
  return { library: shelf, foreign: foreignHere(shelf) };
}
