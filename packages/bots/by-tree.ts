import type { GameTypes, Kernel, Seat, View } from '@tianxia/kernel';
import type { Thinking, Thought } from './bot.ts';
import type { Judge } from './payoff.ts';
import { mannerFor, settling, type Wins } from './playout.ts';
import { promises } from './promise.ts';
import { type Advice, selection } from './selection.ts';
import { type Arm, newPoint, nextOf, type Point } from './tree.ts';

/** What somebody who has learned the game adds to a tree. */
export interface Counsel<S> {
  advice: Advice;
  wins: Wins<S>;
}
const RIPE = 5; // visits of a point before its options are weighed: most points are seen but a few times

/**
 * Monte-Carlo tree search over what the seat knows. Each iteration guesses the hidden pieces anew, goes down the one tree of
 * options choosing for every seat by that seat's own payoffs, plays on by chance, and remembers what came of it.
 */
export function searchByTree<G extends GameTypes>(
  k: Kernel<G>,
  view: View<G['state']>,
  seat: Seat,
  judge: Judge<G['state']>,
  { rand, enough }: Thinking,
  most: number,
  counsel?: Counsel<G['state']>,
): Thought {
  const promised = promises(k, judge, rand);
  const choose = selection(k, promised, rand, counsel?.advice);
  const settle = settling(
    k,
    judge,
    mannerFor(k.game.evaluate === undefined, counsel !== undefined),
    rand,
    counsel?.wins,
  );
  const root = newPoint();
  const arms: Arm[] = [];
  const seats: Seat[] = [];
  const payoffs: number[] = [];
  let decisions = 0;
  let made = 0;
  while (made < most && !(made > 0 && enough?.())) {
    const s = k.determinize(view, rand);
    let point = root;
    let chosen = 0;
    while (!k.over(s) && (point === root || point.visits >= RIPE)) {
      const from = chosen;
      const waiting = k.waiting(s);
      for (const who of waiting) {
        arms[chosen] = choose(s, point, who, waiting.length > 1, point === root && who === seat);
        seats[chosen++] = who;
      }
      for (let i = from; i < chosen; i++) k.apply(s, seats[i]!, arms[i]!.option, rand);
      point.visits++;
      point = nextOf(point, arms, from, chosen);
    }
    point.visits++;
    decisions += settle(s, payoffs);
    for (let i = 0; i < chosen; i++) {
      arms[i]!.visits++;
      arms[i]!.total += payoffs[seats[i]!]!;
    }
    made++;
  }
  return verdict(root, seat, made, decisions + promised.looks);
}

/** The option that was visited most; its mean payoff could still be luck where visits are few. */
function verdict(root: Point, seat: Seat, iterations: number, decisions: number): Thought {
  const lines = root.arms[seat]!.map(({ option, visits, total, prior }) => ({
    option,
    visits,
    value: visits > 0 ? total / visits : prior,
  })).sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { option: lines[0]!.option, iterations, decisions, lines };
}
