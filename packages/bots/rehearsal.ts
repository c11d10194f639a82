import type { GameTypes, Kernel, Rand, Seat, View } from '@tianxia/kernel';
import type { Judge } from './payoff.ts';

const REHEARSALS = 48;
const AHEAD = 8; // decisions
export const SEVERAL = 1.1; // decisions a seat makes in a row, from which on a turn counts as several choices

/** What a few games of chance from here tell about the game itself, so that it needs no constants for the search. */
export interface Rehearsed {
  swing: number; // how far leads move in a few decisions, in points: the scale on which a lead becomes a share of the win
  steps: number; // decisions a seat makes in a row: how long its turns are
}
/** Measured at each thought, since a point is worth little in one game and much in another, and less early than late. */
export function rehearse<G extends GameTypes>(
  k: Kernel<G>,
  view: View<G['state']>,
  judge: Judge<G['state']>,
  rand: Rand,
): Rehearsed {
  let sum = 0;
  let seen = 0;
  let decisions = 0;
  let turns = 0;
  for (let i = 0; i < REHEARSALS; i++) {
    const s = k.determinize(view, rand);
    const before = Array.from({ length: s.seats }, (_, seat) => judge.lead(s, seat));
    let last: Seat = -1;
    for (let n = 0; n < AHEAD && !k.over(s); n++) {
      const [seat] = k.waiting(s);
      if (seat !== last) turns++;
      last = seat!;
      decisions++;
      k.apply(s, last, k.anyOption(s, last, rand), rand);
    }
    if (k.over(s)) continue; // a decided game has no lead to compare
    for (let seat = 0; seat < s.seats; seat++) sum += (judge.lead(s, seat) - before[seat]!) ** 2;
    seen += s.seats;
  }
  return { swing: sum === 0 ? 1 : Math.sqrt(sum / seen), steps: decisions / turns };
}
