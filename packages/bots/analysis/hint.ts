import { fastRand, type GameTypes, type Kernel, type Seat, seedOf, type View } from '@tianxia/kernel';
import { legalOptions } from '../legal.ts';
import type { Minded } from '../mind/mind.ts';
import { senseOf } from './sense.ts';
import { atEndAfter } from './sheet.ts';
import { trials } from './trial.ts';
import { tryAll } from './verdict.ts';

/** One of the best options, by what the player knows. */
export interface Hint {
  words: string;
  win: number; // the player's chance to win after it
  lines: { line: string; points: number }[]; // of the score sheet, where it differs most from the other hints at the end
}
const SHOWN = 3;
const TRIED = 5;
const ROUNDS = 8;
const LAPS = 2;
const WHOLE = 3; // games to their end, for the reasons
const REASONS = 2;
const LEAST = 0.5; // points: less is no reason

/** The three best options here, best first, with their reasons. Sees what the player sees. */
export function hintsFor(
  k: Kernel<GameTypes>,
  view: View<GameTypes['state']>,
  seat: Seat,
  people: number,
  mind: Minded | undefined,
  seed: number,
): Hint[] {
  const options = legalOptions(k, view, seat);
  const sense = senseOf(k, people, mind);
  const play = trials(k, sense);
  const guess = (round: number) => k.determinize(view, fastRand(seedOf(seed, round)));
  const shares = sense.shares(guess(0), seat, options, options.length);
  const likely = options
    .map((option, i) => ({ option, share: shares[i]! }))
    .sort((a, b) => b.share - a.share)
    .slice(0, TRIED)
    .map(({ option }) => option);
  const best = tryAll(play, seat, likely, { guess, seed, rounds: ROUNDS, laps: LAPS })
    .sort((a, b) => b.wins[seat]! - a.wins[seat]!)
    .slice(0, SHOWN);
  const whole = { guess, seed, rounds: WHOLE, laps: Infinity };
  const sheets = best.map(({ option }) => atEndAfter(k, play, seat, option, whole).lines);
  return best.map(({ option, wins }, i) => ({
    words: k.write(option),
    win: wins[seat]!,
    lines: [...sheets[i]!]
      .map(([line, points]) => ({ line, points: points - meanOf(sheets.map(sheet => sheet.get(line) ?? 0)) }))
      .filter(({ points }) => Math.abs(points) >= LEAST)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, REASONS),
  }));
}
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
