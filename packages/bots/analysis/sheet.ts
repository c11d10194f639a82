import { type GameTypes, type Kernel, type Option, type Seat, seedOf } from '@tianxia/kernel';
import type { Trials } from './trial.ts';
import type { Trying } from './verdict.ts';

/** A line of the score sheet at the end of the game, as expected after two choices. */
export interface Gain {
  line: string;
  chosen: number;
  best: number;
}
/** Plays both to the end of the game, with the same hidden pieces and the same luck, and compares the sheets. */
export function sheetGains(
  k: Kernel<GameTypes>,
  trials: Trials,
  seat: Seat,
  chosen: Option,
  best: Option,
  { guess, seed, rounds, laps }: Trying,
): Gain[] {
  const gains = new Map<string, Gain>();
  const add = (part: 'chosen' | 'best', s: GameTypes['state']) => {
    for (const [line, points] of Object.entries(k.result(s).lines)) {
      const gain = gains.get(line) ?? { line, chosen: 0, best: 0 };
      gain[part] += points[seat]! / rounds;
      gains.set(line, gain);
    }
  };
  for (let round = 0; round < rounds; round++) {
    const s = guess(round);
    add('chosen', trials.play(s, seat, chosen, seedOf(seed, round), laps).s);
    add('best', trials.play(s, seat, best, seedOf(seed, round), laps).s);
  }
  return [...gains.values()];
}
