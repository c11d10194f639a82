import { type GameTypes, type Kernel, type Option, type Seat, seedOf } from '@tianxia/kernel';
import type { Trials } from './trial.ts';
import type { Trying } from './verdict.ts';

/** A line of the score sheet at the end of the game, as expected after two choices. */
export interface Gain {
  line: string;
  chosen: number;
  best: number;
}
/** How the game ends after an option, as an average over rounds. */
export interface AtEnd {
  lines: Map<string, number>; // the chooser's
  leads: number[]; // of the chooser over the best of the others, in points, round by round
}
export function atEndAfter(
  k: Kernel<GameTypes>,
  trials: Trials,
  seat: Seat,
  option: Option,
  { guess, seed, rounds, laps }: Trying,
): AtEnd {
  const lines = new Map<string, number>();
  const leads: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { s } = trials.play(guess(round), seat, option, seedOf(seed, round), laps);
    const result = k.result(s);
    for (const [line, points] of Object.entries(result.lines))
      lines.set(line, (lines.get(line) ?? 0) + points[seat]! / rounds);
    const others = result.totals.filter((_, other) => other !== seat);
    leads.push(result.totals[seat]! - Math.max(...others, others.length === 0 ? 0 : -Infinity));
  }
  return { lines, leads };
}
/** The sheets of both side by side. */
export const gainsBetween = (chosen: AtEnd, best: AtEnd): Gain[] =>
  [...best.lines].map(([line, points]) => ({ line, chosen: chosen.lines.get(line) ?? 0, best: points }));
/** What the choice that was made cost at the end of the game, in points. 0 where no whole games were played, or they do not show it. */
export const pointsLost = (gains: readonly Gain[]): number =>
  Math.max(
    0,
    gains.reduce((sum, { chosen, best }) => sum + best - chosen, 0),
  );
