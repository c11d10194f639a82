import type { GameTypes, Kernel, Option, Rand, Seat } from '@tianxia/kernel';
import { optionSet } from './legal.ts';
import type { Promises } from './promise.ts';
import { type Arm, armsOf, type Point } from './tree.ts';

const EXPLORE = 0.1; // weight of what was tried seldom; payoffs are in [0,1], and good options differ by little
const PRIOR_VISITS = 3; // how many visits a look is worth
const NARROW = 5; // options that are considered at a point with few visits
const WIDEN = 2.5; // with n visits, WIDEN × √n options more
const SEALED_WHIM = 10; // one sealed answer in ten is random: otherwise rivals with like answers stay in step

/** What somebody else thinks of an option of the choice that is thought about: 0 of the best, less of others, in payoff. */
export type Advice = (option: Option) => number;

/** Chooses for a seat: by what came of an option, what a look at it promised, and how seldom it was tried when it was offered. */
export function selection<G extends GameTypes>(
  k: Kernel<G>,
  promises: Promises<G['state']>,
  rand: Rand,
  advice?: Advice,
) {
  type S = G['state'];
  const legal: Option[] = [];
  const isLegal = optionSet();
  const isKnown = optionSet();
  const known: Option[] = [];
  const fresh: Option[] = []; // legal, known from elsewhere, not looked at from this point
  const famed: number[] = []; // what they gained elsewhere
  const arms: Arm[] = []; // to choose from
  let offered = 0; // how many

  function addArm(s: S, point: Point, seat: Seat, option: Option, before: number): void {
    const prior = promises.look(s, seat, option, before);
    const arm: Arm = { option, prior, offered: 1, visits: 0, total: 0, next: undefined };
    armsOf(point, seat).push(arm);
    arms[offered++] = arm;
  }
  /** Looks at all options that no point knows, and at the best of those known from elsewhere. */
  function widen(s: S, point: Point, seat: Seat, many: number, wanted: number): void {
    const before = promises.now(s, seat);
    for (let i = 0; i < offered; i++) known[i] = arms[i]!.option;
    isKnown.fill(known, offered);
    let left = 0;
    for (let i = 0; i < many; i++) {
      const option = legal[i]!;
      if (isKnown.has(option)) continue;
      const fame = promises.fame(seat, option);
      if (fame === undefined) addArm(s, point, seat, option, before);
      else {
        fresh[left] = option;
        famed[left++] = fame;
      }
    }
    while (left > 0 && offered < wanted) {
      let best = 0;
      for (let i = 1; i < left; i++) if (famed[i]! > famed[best]!) best = i;
      addArm(s, point, seat, fresh[best]!, before);
      left--;
      fresh[best] = fresh[left]!;
      famed[best] = famed[left]!;
    }
  }
  /** What is legal with these hidden pieces; looks at more where that is too little. */
  function offer(s: S, point: Point, seat: Seat): void {
    const all = armsOf(point, seat);
    const many = k.options(s, seat, legal, false);
    isLegal.fill(legal, many);
    offered = 0;
    for (let i = 0; i < all.length; i++) {
      const arm = all[i]!;
      if (!isLegal.has(arm.option)) continue;
      arm.offered++;
      arms[offered++] = arm;
    }
    const wanted = Math.min(many, NARROW + WIDEN * Math.sqrt(point.visits));
    if (offered < wanted) widen(s, point, seat, many, wanted);
  }
  /** Whoever thinks has the same options at the root in every guess, and has looked at all of them at first. */
  function offerAgain(all: readonly Arm[]): void {
    for (offered = 0; offered < all.length; offered++) {
      const arm = all[offered]!;
      arm.offered++;
      arms[offered] = arm;
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
  /** `own`: the choice that is thought about. At first no option has any fame, so all of them are looked at. */
  return function choose(s: S, point: Point, seat: Seat, sealed: boolean, own: boolean): Arm {
    const all = armsOf(point, seat);
    const isFirst = all.length === 0;
    if (own && !isFirst) offerAgain(all);
    else offer(s, point, seat);
    if (own && isFirst && advice !== undefined) for (const arm of all) arm.prior += advice(arm.option);
    return sealed && rand(SEALED_WHIM) === 0 ? arms[rand(offered)]! : bestArm();
  };
}
