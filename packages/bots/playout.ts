import type { GameTypes, Kernel, Rand } from '@tianxia/kernel';
import type { Judge } from './payoff.ts';

/** How a state where the tree ends is judged. */
export interface Manner {
  decisions: number; // played on by chance before the evaluation is asked again
  still: number; // weight of the evaluation before that: it sees more, a playout sees what it overlooks
}
const SEEING: Manner = { decisions: 32, still: 0.8 };
/** Without an evaluation the score sheet is asked, and tells little before much is played. */
const BLIND: Manner = { decisions: 40, still: 0 };

/** Who has learned the game sees most of what a playout would. */
const LEARNED: Manner = { decisions: 8, still: 0.9 };

export const mannerFor = (isBlind: boolean, hasLearned = false): Manner =>
  isBlind ? BLIND : hasLearned ? LEARNED : SEEING;

/** The chance of every seat to win, as somebody who has learned the game sees it. */
export type Wins<S> = (s: S) => readonly number[];

/** What a state where the tree ends is worth to each seat, written into `payoffs`. Plays the state on; returns the decisions made. */
export function settling<G extends GameTypes>(
  k: Kernel<G>,
  judge: Judge<G['state']>,
  { decisions: most, still: weight }: Manner,
  rand: Rand,
  wins?: Wins<G['state']>,
) {
  type S = G['state'];
  const still: number[] = [];
  /** About so many decisions: a choice that is made at once is finished. */
  function playOn(s: S): number {
    let made = 0;
    while (made < most && !k.over(s)) {
      const seats = k.waiting(s);
      for (let i = 0; i < seats.length; i++) {
        const seat = seats[i]!;
        k.apply(s, seat, k.anyOption(s, seat, rand), rand);
        made++;
      }
    }
    return made;
  }
  return (s: S, payoffs: number[]): number => {
    if (weight === 0 || k.over(s)) {
      const made = playOn(s);
      judge.payoffs(s, payoffs);
      return made;
    }
    judge.payoffs(s, still);
    const learned = wins?.(s);
    if (learned !== undefined)
      for (let seat = 0; seat < s.seats; seat++) still[seat] = (still[seat]! + learned[seat]!) / 2;
    const made = playOn(s);
    judge.payoffs(s, payoffs);
    for (let seat = 0; seat < s.seats; seat++) payoffs[seat] = still[seat]! * weight + payoffs[seat]! * (1 - weight);
    return made;
  };
}
