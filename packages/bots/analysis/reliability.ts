import type { GameTypes, Kernel, Option, Rand, Seat } from '@tianxia/kernel';
import { surer } from '../mind/sureness.ts';
import type { Sense } from './sense.ts';

/** What was expected at one moment of a game, and how that game ended. */
export interface Foreseen {
  when: number; // from 0, the beginning, to 1, the last choice
  wins: number[]; // by seat
  won: number[]; // by seat: its share of the win
}
/** Chances between two bounds, and how often those who had them won. */
export interface Bucket {
  from: number;
  many: number;
  expected: number;
  won: number;
}
const BUCKETS = 5;
const SUREST = 5;
const LEAST_SURE = -1;
const STEP = 0.1;

/**
 * Plays a game by what the sense of a strong player says, and keeps what it expected at `moments` of it. Chances are shares: each
 * choice is drawn, good options being likelier by the power `care`.
 */
export function foresee(
  k: Kernel<GameTypes>,
  s: GameTypes['state'],
  sense: Sense,
  rand: Rand,
  moments: number,
  care = 2,
): Foreseen[] {
  const seen: number[][] = [];
  const options: Option[] = [];
  while (!k.over(s)) {
    const seat: Seat = k.waiting(s)[0]!;
    const many = k.options(s, seat, options, false);
    if (many > 1) seen.push(sense.wins(s));
    k.apply(s, seat, options[many > 1 ? drawn(sense.shares(s, seat, options, many), care, rand) : 0]!, rand);
  }
  const won = sense.wins(s);
  return Array.from({ length: Math.min(moments, seen.length) }, (_, i) => {
    const at = Math.floor(((i + 0.5) * seen.length) / Math.min(moments, seen.length));
    return { when: at / seen.length, wins: seen[at]!, won };
  });
}
function drawn(shares: Float64Array, care: number, rand: Rand): number {
  const weights = Array.from(shares, share => share ** care);
  let rest = (rand(1 << 30) / (1 << 30)) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex(weight => {
    rest -= weight;
    return rest < 0;
  });
  return found < 0 ? weights.length - 1 : found;
}

/** How surprising the results were, on average; 0 is to have known all of them. */
export const surprise = (foreseen: readonly Foreseen[], by = 0): number =>
  foreseen.reduce((sum, { wins, won }) => {
    const shares = surer(wins, by);
    return sum - won.reduce((part, share, seat) => part + share * Math.log(shares[seat]!), 0);
  }, 0) / Math.max(1, foreseen.length);

/** By how much surer the chances would have to be to surprise least. */
export function bestSureness(foreseen: readonly Foreseen[]): number {
  let best = 0;
  for (let by = LEAST_SURE; by <= SUREST; by += STEP) if (surprise(foreseen, by) < surprise(foreseen, best)) best = by;
  return Math.round(best * 10) / 10;
}
/** Of all seats: those who were given such a chance, and how often they won. */
export function bucketsOf(foreseen: readonly Foreseen[]): Bucket[] {
  const all = foreseen.flatMap(({ wins, won }) => wins.map((win, seat) => ({ win, won: won[seat]! })));
  return Array.from({ length: BUCKETS }, (_, i) => {
    const inside = all.filter(({ win }) => Math.min(BUCKETS - 1, Math.floor(win * BUCKETS)) === i);
    const mean = (part: 'win' | 'won') => inside.reduce((sum, one) => sum + one[part], 0) / Math.max(1, inside.length);
    return { from: i / BUCKETS, many: inside.length, expected: mean('win'), won: mean('won') };
  });
}
