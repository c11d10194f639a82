import type { GameTypes, Kernel, Rand } from '@tianxia/kernel';

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
