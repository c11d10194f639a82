import { fastRand, type GameRecord, type GameTypes, type Kernel, type Option, replay, seedOf } from '@tianxia/kernel';
import type { Minded } from '../mind/mind.ts';
import { CLOSE, type Decision, teacher } from './decision.ts';
import { ahead } from './difference.ts';
import { COSTLY, isError } from './marks.ts';
import { courseOf, type Position } from './positions.ts';
import { recheck } from './recheck.ts';
import { senseOf } from './sense.ts';
import { trials } from './trial.ts';
import { tryAll } from './verdict.ts';

/** A position out of a game with one choice that is clearly best. */
export interface Puzzle {
  record: GameRecord; // up to the position
  decision: Decision; // what was played, what is best, and why
  margin: number; // of the win chance: at least so far behind are all other options
}
const LIKELY = 0.4; // positions are only looked at where the mind takes something else than was played at least so often
const GLANCES = 2; // short trials that have to show it, too, before anything dearer is asked,
const NEAREST = 2; // and somewhat longer ones that it is ahead of these
const MARGIN = 0.03; // the best is so far ahead of every other option, two standard errors taken off
const MOST_OPTIONS = 300; // of positions with more, none becomes a puzzle:
const ALL_ROUNDS = 2; // every legal option is tried so often,
const RIVALS = 6; // then the best of them
const DEEP_ROUNDS = 32; // so often, with other luck and farther ahead;
const EARLY_ROUNDS = 8; // after so many the others are spared if the best cannot get far enough ahead of all
const DEEP_LAPS = 3;
const WHOLE = 16; // games to their end after the best and after what was played

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
    const puzzle = puzzleAt(position);
    if (puzzle !== undefined) made++;
    yield puzzle;
  }
  /** From the cheapest question to the dearest: most positions are none. */
  function puzzleAt(position: Position): Puzzle | undefined {
    const best = position.options.length > MOST_OPTIONS ? undefined : missed(position);
    if (best === undefined) return undefined;
    const margin = marginOf(position, best);
    if (margin < MARGIN) return undefined;
    const decision = decide(position, CLOSE);
    if (!isError(decision.knew.mark) || k.read(decision.knew.best) !== best) return undefined;
    return provenAtEnd(position, best) ? { record: upTo(k, record, position.choice), decision, margin } : undefined;
  }
  /** What a strong player likely takes here, where that is not what was played and looks better at a glance. */
  function missed({ s, seat, options, chosen, choice }: Position): Option | undefined {
    const view = k.view(s, seat);
    const guess = (round: number) => k.determinize(view, fastRand(seedOf(seedOf(seed, choice), round)));
    const shares = sense.shares(guess(0), seat, options, options.length);
    const ranked = options.map((option, i) => ({ option, share: shares[i]! })).sort((a, b) => b.share - a.share);
    const [top, ...others] = ranked;
    if (top!.option === chosen || top!.share < LIKELY) return undefined;
    const leads = (rivals: Option[], rounds: number, laps: number, least: number) => {
      const tried = tryAll(play, seat, [top!.option, ...rivals], { guess, seed, from: 400, rounds, laps });
      return tried.slice(1).every(({ wins }) => tried[0]!.wins[seat]! - wins[seat]! >= least);
    };
    const nearest = others.slice(0, NEAREST).map(({ option }) => option);
    return leads([chosen], GLANCES, 0, COSTLY) && leads(nearest, 2 * GLANCES, 1, MARGIN) ? top!.option : undefined;
  }
  /** Whole games, too, must show that the best is better than what was played: by more than luck. */
  function provenAtEnd(position: Position, best: Option): boolean {
    const { leads, spread } = recheck(k, play, position, best, { rounds: 0, laps: 0, whole: WHOLE, seed });
    return leads.best - leads.chosen > spread;
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
    const deep = (from: number, rounds: number) =>
      tryAll(play, seat, [best, ...rivals], { guess, seed, from, rounds, laps: DEEP_LAPS }).map(({ own }) => own);
    const early = deep(1000, EARLY_ROUNDS);
    if (early.some((own, i) => i > 0 && aheadBy(early[0]!, own, 2) < MARGIN)) return 0;
    const late = deep(1000 + EARLY_ROUNDS, DEEP_ROUNDS - EARLY_ROUNDS);
    const [top, ...others] = early.map((own, i) => [...own, ...late[i]!]);
    return Math.max(0, Math.min(...others.map(other => aheadBy(top!, other, -2))));
  }
}
/** How far the one is ahead of the other, with so many standard errors added. */
function aheadBy(one: readonly number[], other: readonly number[], errors: number): number {
  const { by, error } = ahead(one, other);
  return by + errors * error;
}
/** The record so far: without the key and the draws to come, which would tell what is hidden, and without an end. */
function upTo(k: Kernel<GameTypes>, { key: _, result: __, ...whole }: GameRecord, choice: number): GameRecord {
  const record = { ...whole, choices: whole.choices.slice(0, choice) };
  return { ...record, draws: [...replay(k, record).draws] };
}
