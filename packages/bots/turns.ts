import type { GameTypes, Kernel, Option, Rand, Seat } from '@tianxia/kernel';
import { asked, finishing } from './finish.ts';
import type { Judge } from './payoff.ts';

/** Plays on by whole turns, so that nothing is ever judged in the middle of one. */
export interface Turns<S> {
  looks: number; // made so far
  /** The state at the end of the turn that this option begins. Changes the state that it is given. */
  begin(s: S, seat: Seat, option: Option): S;
  /** The state at the end of the next turn: the best of so many drawn first choices, each seen to the end of the turn. */
  next(s: S, picks: (seat: Seat) => number): S;
}
export function turns<G extends GameTypes>(k: Kernel<G>, judge: Judge<G['state']>, rand: Rand): Turns<G['state']> {
  type S = G['state'];
  const finish = finishing(k, judge, rand);
  const options: Option[] = [];
  const drawn: Option[] = [];

  /** So many different options, or all there are. */
  function draw(s: S, seat: Seat, most: number): number {
    let left = k.options(s, seat, options, false);
    let many = 0;
    while (many < most && left > 0) {
      const at = rand(left);
      drawn[many++] = options[at]!;
      options[at] = options[--left]!;
    }
    return many;
  }
  /** Several are asked at once: whoever has not chosen yet answers by chance, which cannot know the answers of others. */
  function answer(s: S, waiting: readonly Seat[]): void {
    for (const seat of [...waiting]) k.apply(s, seat, k.anyOption(s, seat, rand), rand);
  }
  return {
    looks: 0,
    begin(s, seat, option) {
      const from = asked(s);
      const others = k.waiting(s).filter(other => other !== seat);
      k.apply(s, seat, option, rand);
      answer(s, others);
      this.looks += 1 + finish(s, seat, from);
      return s;
    },
    next(s, picks) {
      const waiting = k.waiting(s);
      if (waiting.length > 1) {
        answer(s, waiting);
        return s;
      }
      const seat = waiting[0]!;
      const many = draw(s, seat, picks(seat));
      if (many === 1) return this.begin(s, seat, drawn[0]!);
      let best = s;
      let most = -Infinity;
      for (let i = 0; i < many; i++) {
        const after = this.begin(k.clone(s), seat, drawn[i]!);
        const lead = judge.lead(after, seat);
        if (lead > most) {
          most = lead;
          best = after;
        }
      }
      return best;
    },
  };
}
