import type { GameTypes, Kernel, Rand } from '@tianxia/kernel';
import type { Judge } from './payoff.ts';

const PLAYOUT = 32; // decisions by chance before a game's evaluation is asked again
const STILL = 0.8; // weight of the evaluation before the playout: it sees more, a playout sees what it overlooks
const BLIND_PLAYOUT = 40; // without an evaluation the score sheet is asked, and tells little before much is played

/** Plays on by chance, for about so many decisions: a choice that is made at once is finished. Returns how many were made. */
export function playOn<G extends GameTypes>(k: Kernel<G>, s: G['state'], most: number, rand: Rand): number {
  let decisions = 0;
  while (decisions < most && !k.over(s)) {
    const seats = k.waiting(s);
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i]!;
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
      decisions++;
    }
  }
  return decisions;
}

/** What a state where the tree ends is worth to each seat, written into `payoffs`. Plays the state on; returns the decisions made. */
export function settling<G extends GameTypes>(k: Kernel<G>, judge: Judge<G['state']>, rand: Rand) {
  const still: number[] = [];
  const blind = k.game.evaluate === undefined;
  return (s: G['state'], payoffs: number[]): number => {
    if (blind || k.over(s)) {
      const decisions = playOn(k, s, BLIND_PLAYOUT, rand);
      judge.payoffs(s, payoffs);
      return decisions;
    }
    judge.payoffs(s, still);
    const decisions = playOn(k, s, PLAYOUT, rand);
    judge.payoffs(s, payoffs);
    for (let seat = 0; seat < s.seats; seat++) payoffs[seat] = still[seat]! * STILL + payoffs[seat]! * (1 - STILL);
    return decisions;
  };
}
