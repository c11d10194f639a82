import type { Option } from '@tianxia/kernel';

/** An option in a contest of several: every round, each of those left is tried under the same luck. */
export interface Entrant {
  option: Option;
  values: number[]; // one a round
  total: number;
}
const FEWEST = 8; // rounds before anybody is out
const BEATEN = 2.5; // standard errors behind whoever leads: out

/** `start`: what it is thought of before the first round. */
export const enter = (option: Option, start = 0): Entrant => ({ option, values: [], total: start });

export function leader(entrants: readonly Entrant[]): Entrant {
  return entrants.reduce((best, entrant) => (entrant.total > best.total ? entrant : best));
}
/**
 * Those still in after a round. What counts is the difference to the leader round by round: luck is the same for both, so most of it
 * cancels out, and far fewer rounds tell them apart.
 */
export function stillIn(entrants: readonly Entrant[]): readonly Entrant[] {
  const best = leader(entrants);
  const rounds = best.values.length;
  return rounds < FEWEST ? entrants : entrants.filter(entrant => entrant === best || !isBeaten(entrant, best));
}
function isBeaten(entrant: Entrant, best: Entrant): boolean {
  const rounds = best.values.length;
  let squares = 0;
  for (let i = 0; i < rounds; i++) squares += (best.values[i]! - entrant.values[i]!) ** 2;
  const behind = (best.total - entrant.total) / rounds;
  const error = Math.sqrt(Math.max(0, squares / rounds - behind ** 2) / rounds);
  return behind > BEATEN * error;
}
