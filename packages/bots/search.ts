import type { GameTypes, Kernel, Rand, Seat, View } from '@tianxia/kernel';
import type { Bot, Thought } from './bot.ts';
import { legalOptions } from './legal.ts';
import { type Judge, judge } from './payoff.ts';
import { playOn } from './playout.ts';
import { selection } from './selection.ts';
import { type Arm, newPoint, nextOf, type Point } from './tree.ts';

const ITERATIONS = 1000; // when nobody says how long
const RIPE = 8; // visits of a point before its options are weighed; until then it is only played on from
const PLAYOUT = 8; // decisions by chance before the evaluation is asked
const REHEARSALS = 40;

/** Monte-Carlo tree search over what the seat knows: each iteration guesses the hidden pieces anew. */
export const search: Bot = (k, view, seat, { rand, iterations, enough }) => {
  const options = legalOptions(k, view, seat);
  if (options.length === 1) return { option: options[0]!, iterations: 0, decisions: 0, lines: [] };
  const judging = judge(k);
  let decisions = rehearse(k, view, judging, rand);
  const choose = selection(k, judging, rand);
  const root = newPoint();
  const arms: Arm[] = [];
  const seats: Seat[] = [];
  const payoffs: number[] = [];
  const most = iterations ?? (enough === undefined ? ITERATIONS : Infinity);
  let made = 0;
  for (; made < most && !(made > 0 && enough?.()); made++) {
    const s = k.determinize(view, rand);
    let point = root;
    let steps = 0;
    for (; !k.over(s) && (point === root || point.visits >= RIPE); ) {
      point.visits++;
      const waiting = k.waiting(s);
      const from = steps;
      for (const who of waiting) {
        arms[steps] = choose(s, point, who);
        seats[steps++] = who;
      }
      for (let i = from; i < steps; i++) k.apply(s, seats[i]!, arms[i]!.option, rand);
      point = nextOf(point, arms.slice(from, steps));
    }
    point.visits++;
    decisions += playOn(k, s, PLAYOUT, rand);
    judging.payoffs(s, payoffs);
    for (let i = 0; i < steps; i++) {
      arms[i]!.visits++;
      arms[i]!.total += payoffs[seats[i]!]!;
    }
  }
  return verdict(root, seat, made, decisions);
};

/** How far leads swing within a playout: the scale on which a lead becomes a share of the win. */
function rehearse<G extends GameTypes>(
  k: Kernel<G>,
  view: View<G['state']>,
  judging: Judge<G['state']>,
  rand: Rand,
): number {
  let decisions = 0;
  let swing = 0;
  let seen = 0;
  for (let i = 0; i < REHEARSALS; i++) {
    const s = k.determinize(view, rand);
    const before = Array.from({ length: s.seats }, (_, seat) => judging.lead(s, seat));
    decisions += playOn(k, s, PLAYOUT, rand);
    if (k.over(s)) continue;
    for (let seat = 0; seat < s.seats; seat++) {
      swing += (judging.lead(s, seat) - before[seat]!) ** 2;
      seen++;
    }
  }
  judging.scale = seen === 0 || swing === 0 ? 1 : Math.sqrt(swing / seen);
  return decisions;
}

function verdict(root: Point, seat: Seat, iterations: number, decisions: number): Thought {
  const lines = [...root.arms[seat]!.values()]
    .map(({ option, visits, total, prior }) => ({ option, visits, value: visits > 0 ? total / visits : prior }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { option: lines[0]!.option, iterations, decisions, lines };
}
