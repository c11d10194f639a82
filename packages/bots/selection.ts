import type { GameTypes, Kernel, Option, Rand, Seat } from '@tianxia/kernel';
import type { Promises } from './promise.ts';
import { type Arm, armsOf, type Point } from './tree.ts';

const EXPLORE = 0.1; // weight of what was tried seldom; payoffs are in [0,1], and good options differ by little
const PRIOR_VISITS = 3; // how many visits a look is worth
const FIRST_LOOKS = 8; // options of old fame that are looked at when a point is first weighed …
const MORE_LOOKS = 1; // … and at each visit after: the choice widens where the search comes by often
const SEALED_WHIM = 10; // one in so many sealed answers is any: without whims, rivals with like answers stay in step

/** Chooses for a seat: by what came of an option, what a look at it promised, and how seldom it was tried when it was offered. */
export function selection<G extends GameTypes>(k: Kernel<G>, promises: Promises<G['state']>, rand: Rand) {
  type S = G['state'];
  const legal: Option[] = [];
  const fresh: Option[] = []; // legal, but not looked at from this point
  const famed: number[] = []; // what the fresh ones gained elsewhere
  const arms: Arm[] = [];
  let offered = 0; // arms to choose from

  function addArm(s: S, point: Point, seat: Seat, option: Option, before: number): void {
    const arm: Arm = {
      option,
      prior: promises.look(s, seat, option, before),
      offered: 1,
      visits: 0,
      total: 0,
      next: undefined,
    };
    armsOf(point, seat).set(option, arm);
    arms[offered++] = arm;
  }
  /** Looks at options that nobody knows, and at the best of those known from elsewhere. */
  function widen(s: S, point: Point, seat: Seat, unknown: number, all: boolean): void {
    const before = promises.now(s, seat);
    const most = offered === 0 ? FIRST_LOOKS : MORE_LOOKS;
    let left = 0;
    for (let i = 0; i < unknown; i++) {
      const option = fresh[i]!;
      const fame = all ? undefined : promises.fame(seat, option);
      if (fame === undefined) {
        addArm(s, point, seat, option, before);
        continue;
      }
      fresh[left] = option;
      famed[left++] = fame;
    }
    for (let looks = Math.min(left, most); looks > 0; looks--) {
      let best = 0;
      for (let i = 1; i < left; i++) if (famed[i]! > famed[best]!) best = i;
      addArm(s, point, seat, fresh[best]!, before);
      left--;
      fresh[best] = fresh[left]!;
      famed[best] = famed[left]!;
    }
  }
  function bestArm(): Arm {
    let best = arms[0]!;
    let most = -Infinity;
    let times = 0; // mostly the same for all: one logarithm is enough
    let log = 0;
    let i = rand(offered); // equals are taken in any order
    for (let n = 0; n < offered; n++) {
      const arm = arms[i]!;
      const tried = arm.visits + PRIOR_VISITS;
      const known = (arm.total + arm.prior * PRIOR_VISITS) / tried;
      if (arm.offered !== times) {
        times = arm.offered;
        log = Math.log(times + 1);
      }
      const score = known + EXPLORE * Math.sqrt(log / tried);
      if (score > most) {
        most = score;
        best = arm;
      }
      i = i + 1 === offered ? 0 : i + 1;
    }
    return best;
  }
  /** What is legal with these hidden pieces, as arms; the rest is left in `fresh`. Returns how many are. */
  function offer(s: S, point: Point, seat: Seat): number {
    const known = armsOf(point, seat);
    const many = k.options(s, seat, legal, false);
    let unknown = 0;
    offered = 0;
    for (let i = 0; i < many; i++) {
      const option = legal[i]!;
      const arm = known.get(option);
      if (arm === undefined) {
        fresh[unknown++] = option;
        continue;
      }
      arm.offered++;
      arms[offered++] = arm;
    }
    return unknown;
  }
  /** Whoever thinks has the same options at the root in every guess. */
  function offerAgain(point: Point, seat: Seat): void {
    offered = 0;
    for (const arm of armsOf(point, seat).values()) {
      arm.offered++;
      arms[offered++] = arm;
    }
  }
  /** `own`: the choice that is thought about, of which every option deserves a look. */
  return function choose(s: S, point: Point, seat: Seat, sealed: boolean, own: boolean): Arm {
    if (own && armsOf(point, seat).size > 0) offerAgain(point, seat);
    else {
      const unknown = offer(s, point, seat);
      if (unknown > 0) widen(s, point, seat, unknown, own);
    }
    return sealed && rand(SEALED_WHIM) === 0 ? arms[rand(offered)]! : bestArm();
  };
}
