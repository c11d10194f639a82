import type { GameTypes, Kernel, Option, Rand, Seat } from '@tianxia/kernel';
import { asked, finishing } from './finish.ts';
import type { Judge } from './payoff.ts';

/** What is known of an option from every point of the tree where it was looked at. */
interface Fame {
  gain: number; // mean change of its seat's payoff
  looks: number;
}
export interface Promises<S> {
  looks: number; // made so far
  /** The payoff of this seat right after the option: a playout of one decision. */
  look(s: S, seat: Seat, option: Option, before: number): number;
  /** What the option gained elsewhere; undefined when it was never looked at. */
  fame(seat: Seat, option: Option): number | undefined;
  /** The payoff of this seat as things stand. */
  now(s: S, seat: Seat): number;
}
/**
 * Looking at an option costs a clone, so it pays to know where to look: a lay that was good after one move of the rival is
 * mostly good after another.
 */
export function promises<G extends GameTypes>(
  k: Kernel<G>,
  judge: Judge<G['state']>,
  rand: Rand,
): Promises<G['state']> {
  const fames: Map<Option, Fame>[] = [];
  const payoffs: number[] = [];
  const finish = finishing(k, judge, rand);
  const now = (s: G['state'], seat: Seat) => {
    judge.payoffs(s, payoffs);
    return payoffs[seat]!;
  };
  return {
    looks: 0,
    now,
    look(s, seat, option, before) {
      const after = k.clone(s);
      k.apply(after, seat, option, rand);
      this.looks += 1 + finish(after, seat, asked(s));
      const payoff = now(after, seat);
      fames[seat] ??= new Map();
      const fame = fames[seat].get(option);
      if (fame === undefined) fames[seat].set(option, { gain: payoff - before, looks: 1 });
      else fame.gain += (payoff - before - fame.gain) / ++fame.looks;
      return payoff;
    },
    fame: (seat, option) => fames[seat]?.get(option)?.gain,
  };
}
