import { fastRand, type GameTypes, type Kernel, type View } from '@tianxia/kernel';
import type { Bot } from '../bot.ts';
import { counsellorOf } from '../mind/counsel.ts';
import type { Minded } from '../mind/mind.ts';
import { judge } from '../payoff.ts';
import { rehearse, SEVERAL } from '../rehearsal.ts';
import { searching } from '../search.ts';

/**
 * Looks ahead in the way that suits the game: where a turn is one choice of very many, by a tree that asks the mind what to try first
 * and what its ends are worth; where it is several choices, by trials of whole turns as the mind plays them.
 */
export function deep(mind: Minded): Bot {
  const tree = searching(counsellorOf(mind));
  const single = new WeakMap<object, boolean>(); // by kernel
  function isSingle<G extends GameTypes>(k: Kernel<G>, view: View<G['state']>): boolean {
    const found = single.get(k) ?? rehearse(k, view, judge(k), fastRand(1)).steps < SEVERAL;
    single.set(k, found);
    return found;
  }
  return (k, view, seat, thinking) => (isSingle(k, view) ? tree : mind.ahead)(k, view, seat, thinking);
}
