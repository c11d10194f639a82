import type { Decision } from './decision.ts';
import { pointsLost } from './sheet.ts';

/** Why a seat's chance to win is not what it was in the beginning. The parts add up from `start` to `end`. */
export interface Ledger {
  start: number;
  choices: number; // what its own choices cost, at most 0
  rivals: number; // what the choices of others gave it
  luck: number; // what chance did, and hidden pieces that came to light
  end: number;
}
/**
 * Choices are judged by what the player could know. Whatever else moved the chance to win is luck, and so is what the teacher
 * misjudged: nobody can tell these apart.
 */
export function ledgerOf(levels: readonly (readonly number[])[], decisions: readonly Decision[]): Ledger[] {
  const first = levels[0] ?? [];
  const last = levels.at(-1) ?? [];
  return first.map((start, seat) => {
    let choices = 0;
    let rivals = 0;
    for (const { seat: who, knew } of decisions) {
      const lost = knew.wins.best[who]! - knew.wins.chosen[who]!;
      if (knew.loss === 0 || lost <= 0) continue; // what cannot be told from luck counts as luck
      const change = (knew.wins.chosen[seat]! - knew.wins.best[seat]!) * (knew.loss / lost);
      if (who === seat) choices += change;
      else rivals += change;
    }
    const end = last[seat]!;
    return { start, choices, rivals, luck: end - start - choices - rivals, end };
  });
}
/**
 * How many points the whole chance to win was worth in this game: by the choices of everybody that cost some of it, and points in whole
 * games. So what luck gave or took can be told in points, too, about as well as what choices cost. 0 where no game shows it.
 */
export function pointsOfChance(decisions: readonly Pick<Decision, 'knew' | 'gains'>[]): number {
  const costly = decisions.filter(({ knew, gains }) => knew.loss > 0 && pointsLost(gains) > 0);
  const sum = (part: (decision: (typeof costly)[number]) => number) =>
    costly.reduce((total, one) => total + part(one), 0);
  return costly.length === 0 ? 0 : sum(({ gains }) => pointsLost(gains)) / sum(({ knew }) => knew.loss);
}
