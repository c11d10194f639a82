import type { GameTypes, Kernel, Option, Rand, Seat } from '@tianxia/kernel';
import type { Judge } from './payoff.ts';
import { type Arm, armsOf, type Point } from './tree.ts';

const EXPLORE = 0.3; // weight of what was tried seldom; payoffs are in [0,1]
const PRIOR_VISITS = 3; // how many visits the one-ply evaluation is worth

/** Chooses for a seat: the best of what is known, what was promised, and what was tried seldom for how often it was offered. */
export function selection<G extends GameTypes>(k: Kernel<G>, judge: Judge<G['state']>, rand: Rand) {
  type S = G['state'];
  const legal: Option[] = [];
  const arms: Arm[] = [];
  const payoffs: number[] = [];

  function promised(s: S, seat: Seat, option: Option): number {
    const after = k.clone(s);
    k.apply(after, seat, option, rand);
    judge.payoffs(after, payoffs);
    return payoffs[seat]!;
  }
  return function choose(s: S, point: Point, seat: Seat): Arm {
    const known = armsOf(point, seat);
    const count = k.options(s, seat, legal, false);
    for (let i = 0; i < count; i++) {
      const option = legal[i]!;
      let arm = known.get(option);
      if (arm === undefined) {
        const prior = count === 1 ? 0.5 : promised(s, seat, option);
        arm = { option, prior, offered: 0, visits: 0, total: 0, next: undefined };
        known.set(option, arm);
      }
      arm.offered++;
      arms[i] = arm;
    }
    let best = arms[0]!;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const arm = arms[i]!;
      const tried = arm.visits + PRIOR_VISITS;
      const score =
        (arm.total + arm.prior * PRIOR_VISITS) / tried + EXPLORE * Math.sqrt(Math.log(arm.offered + 1) / tried);
      if (score <= most) continue;
      most = score;
      best = arm;
    }
    return best;
  };
}
