import { fastRand, type GameTypes, type Kernel, type View } from '@tianxia/kernel';
import type { Bot } from '../bot.ts';
import { judge } from '../payoff.ts';
import { rehearse, SEVERAL } from '../rehearsal.ts';
import { search } from '../search.ts';

/**
 * Looks ahead in the way that suits the game: where a turn is one choice of very many, a tree by the game's evaluation sees more than
 * trials of whole turns by what a mind has learned; where it is several choices, the mind does.
 */
export function deep(ahead: Bot): Bot {
  const single = new WeakMap<object, boolean>(); // by kernel
  function isSingle<G extends GameTypes>(k: Kernel<G>, view: View<G['state']>): boolean {
    const found = single.get(k) ?? rehearse(k, view, judge(k), fastRand(1)).steps < SEVERAL;
    single.set(k, found);
    return found;
  }
  return (k, view, seat, thinking) => (isSingle(k, view) ? search : ahead)(k, view, seat, thinking);
}
