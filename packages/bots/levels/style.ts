import type { GameTypes, Kernel, Seat } from '@tianxia/kernel';
import { type Judge, judge } from '../payoff.ts';
import type { Style } from './characters.ts';

/** The lead as this character counts it. */
export function styled<G extends GameTypes>(k: Kernel<G>, { rivals, now }: Style): Judge<G['state']> {
  type S = G['state'];
  const { evaluate, score } = k.game;
  const plain = judge(k);
  const lines = Object.values(score);
  if (evaluate === undefined) return plain;
  function standing(s: S, seat: Seat): number {
    const prospects = evaluate!(s, seat, k.box);
    if (now === 0) return prospects;
    let sheet = 0;
    for (const line of lines) sheet += line(s, seat, k.box);
    return prospects + now * (sheet - prospects);
  }
  return {
    ...plain,
    lead(s, seat) {
      if (k.over(s)) return plain.lead(s, seat);
      let best = -Infinity;
      if (rivals !== 0 && s.seats > 1)
        for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, standing(s, other));
      return standing(s, seat) - (best === -Infinity ? 0 : rivals * best);
    },
  };
}
