import type { GameTypes, Kernel, Rand, View } from '@tianxia/kernel';
import type { Judge } from './payoff.ts';
import { playOn } from './playout.ts';

const REHEARSALS = 48;
const AHEAD = 8; // decisions

/**
 * How far leads move in a few decisions of chance, in points: the scale on which a lead becomes a share of the win. Measured at
 * each thought, since a point is worth little in one game and much in another, and less early than late.
 */
export function swing<G extends GameTypes>(
  k: Kernel<G>,
  view: View<G['state']>,
  judge: Judge<G['state']>,
  rand: Rand,
): number {
  let sum = 0;
  let seen = 0;
  for (let i = 0; i < REHEARSALS; i++) {
    const s = k.determinize(view, rand);
    const before = Array.from({ length: s.seats }, (_, seat) => judge.lead(s, seat));
    playOn(k, s, AHEAD, rand);
    if (k.over(s)) continue; // a decided game has no lead to compare
    for (let seat = 0; seat < s.seats; seat++) sum += (judge.lead(s, seat) - before[seat]!) ** 2;
    seen += s.seats;
  }
  return sum === 0 ? 1 : Math.sqrt(sum / seen);
}
