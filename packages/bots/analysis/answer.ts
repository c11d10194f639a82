import {
  fastRand,
  type GameRecord,
  type GameTypes,
  type Kernel,
  type Option,
  replay,
  type Seat,
  seedOf,
} from '@tianxia/kernel';
import type { Minded } from '../mind/mind.ts';
import { ahead } from './difference.ts';
import { senseOf } from './sense.ts';
import { trials } from './trial.ts';
import { tryAll } from './verdict.ts';

/** What somebody answers where another choice was called best: both in words. */
export interface Answered {
  choice: number; // lines of the record before it
  seat: Seat;
  best: string;
  answer: string;
}
const ROUNDS = 32;
const LAPS = 3;
const FROM = 3000; // luck that no verdict and no puzzle has used

/**
 * What the answer gives away of the win chance: at least so much, one standard error taken off. Like the margin of a puzzle, by what the
 * player could know. Nothing where the position or one of the two choices is not there.
 */
export function lostBy(
  k: Kernel<GameTypes>,
  record: GameRecord,
  mind: Minded | undefined,
  { choice, seat, best, answer }: Answered,
  seed = 1,
): number | undefined {
  const { state } = replay(k, record, choice);
  const both = [best, answer].map(words => k.read(words));
  const [right, given] = both;
  const options: Option[] = [];
  options.length = k.waiting(state).includes(seat) ? k.options(state, seat, options, false) : 0;
  if (right === undefined || given === undefined || !options.includes(right) || !options.includes(given))
    return undefined;
  const view = k.view(state, seat);
  const luck = seedOf(seed, choice);
  const guess = (round: number) => k.determinize(view, fastRand(seedOf(luck, round)));
  const play = trials(k, senseOf(k, record.table.seats, mind));
  const tried = tryAll(play, seat, [right, given], { guess, seed: luck, from: FROM, rounds: ROUNDS, laps: LAPS });
  const { by, error } = ahead(tried[0]!.own, tried[1]!.own);
  return Math.max(0, by - error);
}
