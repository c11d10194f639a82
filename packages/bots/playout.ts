import type { GameTypes, Kernel, Rand } from '@tianxia/kernel';
import type { Judge } from './payoff.ts';

/** How a state where the tree ends is judged. */
export interface Manner {
  decisions: number; // played on before the evaluation is asked again
  still: number; // weight of the evaluation before that: it sees more, a playout sees what it overlooks
  picks: number; // options drawn at each of these decisions; the best of them at one look is played
}
/** Turns of one choice each: many short games of chance, which are cheap. */
const BY_CHANCE: Manner = { decisions: 32, still: 0.8, picks: 1 };
/** Turns of several choices: chance hardly ever finishes anything it began, so fewer and better playouts tell more. */
const BY_PICKING: Manner = { decisions: 16, still: 0.3, picks: 3 };
/** Without an evaluation the score sheet is asked, and tells little before much is played. */
const BLIND: Manner = { decisions: 40, still: 0, picks: 1 };
const SEVERAL = 1.5; // decisions a seat makes in a row, from which on a turn counts as several choices

export const mannerFor = (isBlind: boolean, steps: number): Manner =>
  isBlind ? BLIND : steps >= SEVERAL ? BY_PICKING : BY_CHANCE;

/** What a state where the tree ends is worth to each seat, written into `payoffs`. Plays the state on; returns the decisions made. */
export function settling<G extends GameTypes>(
  k: Kernel<G>,
  judge: Judge<G['state']>,
  { decisions: most, still: weight, picks }: Manner,
  rand: Rand,
) {
  type S = G['state'];
  const still: number[] = [];
  function pick(s: S, seat: number): number {
    let best = k.anyOption(s, seat, rand);
    if (picks === 1) {
      k.apply(s, seat, best, rand);
      return 1;
    }
    const first = best;
    let after = k.clone(s);
    k.apply(after, seat, best, rand);
    let top = judge.lead(after, seat);
    for (let i = 1; i < picks; i++) {
      const option = k.anyOption(s, seat, rand);
      if (option === first || option === best) continue;
      after = k.clone(s);
      k.apply(after, seat, option, rand);
      const lead = judge.lead(after, seat);
      if (lead > top) {
        top = lead;
        best = option;
      }
    }
    k.apply(s, seat, best, rand);
    return picks + 1;
  }
  /** About so many decisions: a choice that is made at once is finished. */
  function playOn(s: S): number {
    let made = 0;
    for (let decisions = 0; decisions < most && !k.over(s); ) {
      const seats = k.waiting(s);
      for (let i = 0; i < seats.length; i++) {
        const seat = seats[i]!;
        if (seats.length > 1) k.apply(s, seat, k.anyOption(s, seat, rand), rand);
        else made += pick(s, seat) - 1;
        decisions++;
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
    const made = playOn(s);
    judge.payoffs(s, payoffs);
    for (let seat = 0; seat < s.seats; seat++) payoffs[seat] = still[seat]! * weight + payoffs[seat]! * (1 - weight);
    return made;
  };
}
