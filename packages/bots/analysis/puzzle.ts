import { fastRand, type GameRecord, type GameTypes, type Kernel, type Option, replay, seedOf } from '@tianxia/kernel';
import type { Minded } from '../mind/mind.ts';
import { CLOSE, type Decision, QUICK, teacher } from './decision.ts';
import { COSTLY, isError } from './marks.ts';
import { courseOf, type Position } from './positions.ts';
import { senseOf } from './sense.ts';
import { trials } from './trial.ts';
import { tryAll } from './verdict.ts';

/** A position out of a game with one choice that is clearly best. */
export interface Puzzle {
  record: GameRecord; // up to the position
  decision: Decision; // what was played, what is best, and why
  margin: number; // of the win chance: at least so far behind are all other options
}
const MARGIN = 0.03; // the best is so far ahead of every other option, two standard errors taken off
const ALL_ROUNDS = 2; // every legal option is tried so often,
const MOST_OPTIONS = 300; // unless there are more,
const RIVALS = 6; // then the best of them
const DEEP_ROUNDS = 32; // so often, with other luck and farther ahead
const DEEP_LAPS = 3;

/** Looks for puzzles in a record, at most `most`; tells after each position whether it is one. */
export function* puzzlesIn(
  k: Kernel<GameTypes>,
  record: GameRecord,
  mind: Minded | undefined,
  seed: number,
  most: number,
): Generator<Puzzle | undefined> {
  const sense = senseOf(k, record.table.seats, mind);
  const play = trials(k, sense);
  const { decide } = teacher(k, sense, play, seed);
  let made = 0;
  for (const position of courseOf(k, record).positions) {
    if (made >= most) return;
    if (position.options.length > MOST_OPTIONS || decide(position, QUICK).knew.loss < COSTLY) {
      yield undefined;
      continue;
    }
    const decision = decide(position, CLOSE);
    const margin = isError(decision.knew.mark) ? marginOf(position, k.read(decision.knew.best)!) : 0;
    if (margin >= MARGIN) made++;
    yield margin >= MARGIN ? { record: upTo(k, record, position.choice), decision, margin } : undefined;
  }
  /** How far the best is ahead of whatever comes next, of all options there are; 0 where it is not the best at all. */
  function marginOf({ s, seat, options, choice }: Position, best: Option): number {
    const view = k.view(s, seat);
    const guess = (round: number) => k.determinize(view, fastRand(seedOf(seedOf(seed, choice), round)));
    const all = tryAll(play, seat, options, { guess, seed, from: 500, rounds: ALL_ROUNDS, laps: 1 });
    const rivals = all
      .filter(({ option }) => option !== best)
      .sort((a, b) => b.wins[seat]! - a.wins[seat]!)
      .slice(0, RIVALS)
      .map(({ option }) => option);
    const [top, ...others] = tryAll(play, seat, [best, ...rivals], {
      guess,
      seed,
      from: 1000,
      rounds: DEEP_ROUNDS,
      laps: DEEP_LAPS,
    });
    return Math.max(0, Math.min(...others.map(other => surelyAhead(top!.own, other.own))));
  }
}
function surelyAhead(best: readonly number[], other: readonly number[]): number {
  const ahead = best.map((own, round) => own - other[round]!);
  const mean = ahead.reduce((sum, one) => sum + one, 0) / ahead.length;
  const spread = ahead.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (ahead.length - 1);
  return mean - 2 * Math.sqrt(spread / ahead.length);
}
/** The record so far: without the key and the draws to come, which would tell what is hidden, and without an end. */
function upTo(k: Kernel<GameTypes>, { key: _, result: __, ...whole }: GameRecord, choice: number): GameRecord {
  const record = { ...whole, choices: whole.choices.slice(0, choice) };
  return { ...record, draws: [...replay(k, record).draws] };
}
