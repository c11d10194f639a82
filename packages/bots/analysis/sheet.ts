import { type GameTypes, type Kernel, type Option, type Seat, seedOf } from '@tianxia/kernel';
import type { Trials } from './trial.ts';
import type { Trying } from './verdict.ts';

/** A line of the score sheet at the end of the game, as expected after two choices. */
export interface Gain {
  line: string;
  chosen: number;
  best: number;
}
/** The chooser's lines at the end of the game, as an average over rounds. */
export function linesAtEnd(
  k: Kernel<GameTypes>,
  trials: Trials,
  seat: Seat,
  option: Option,
  { guess, seed, rounds, laps }: Trying,
): Map<string, number> {
  const lines = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const { s } = trials.play(guess(round), seat, option, seedOf(seed, round), laps);
    for (const [line, points] of Object.entries(k.result(s).lines))
      lines.set(line, (lines.get(line) ?? 0) + points[seat]! / rounds);
  }
  return lines;
}
/** Plays both to the end of the game, with the same hidden pieces and the same luck, and compares the sheets. */
export function sheetGains(
  k: Kernel<GameTypes>,
  trials: Trials,
  seat: Seat,
  chosen: Option,
  best: Option,
  trying: Trying,
): Gain[] {
  const worse = linesAtEnd(k, trials, seat, chosen, trying);
  const better = linesAtEnd(k, trials, seat, best, trying);
  return [...better].map(([line, points]) => ({ line, chosen: worse.get(line) ?? 0, best: points }));
}
