import { type Memory, memory } from '../memory.ts';
import type { Plan } from './plan.ts';

const kept = new Map<string, Memory<Plan | undefined>>();

/** How this reader last set up a table of this game. */
export function usual(game: string): Memory<Plan | undefined> {
  let one = kept.get(game);
  if (!one) {
    one = memory<Plan | undefined>(`tianxia.setup.${game}`, undefined);
    kept.set(game, one);
  }
  return one;
}
