import { type Analysing, analyse, type Finding, SHARES } from './analyse.ts';
import type { Decision } from './decision.ts';
import { type Ledger, ledgerOf } from './ledger.ts';

/** How analyses are made and written. Whoever changes what a verdict means counts one up, and kept ones are made anew. */
export const FORMAT = 3;

/** All that is known of a game so far. Plain data: it is kept beside the record. */
export interface Analysis {
  format: typeof FORMAT;
  levels: number[][]; // after each line of the record, the beginning first: the win chance of every seat
  scanned: number[][]; // the same at first sight, before anything was tried
  decisions: Decision[]; // in the order they were made
  expected: number; // decisions there will be
  shares: number[]; // of the work, those that are done
  ledger: Ledger[]; // by seat
}
export const nothingYet = (): Analysis => ({
  format: FORMAT,
  levels: [],
  scanned: [],
  decisions: [],
  expected: 0,
  shares: [],
  ledger: [],
});
export const isWhole = ({ shares }: Analysis): boolean => shares.length === SHARES;

/** The analysis with one more finding; the one before stays as it was. */
export function withFinding(before: Analysis, finding: Finding): Analysis {
  if (finding.kind === 'done') return { ...before, shares: [...before.shares, finding.share].sort() };
  if (finding.kind === 'levels')
    return settled({ ...before, scanned: finding.levels, expected: finding.decisions }, before.decisions);
  const { decision } = finding;
  const decisions = [...before.decisions.filter(({ choice }) => choice !== decision.choice), decision];
  decisions.sort((a, b) => a.choice - b.choice);
  return settled(before, decisions);
}
/** Where trials were made, what they saw counts as much as the first sight. */
function settled(before: Analysis, decisions: Decision[]): Analysis {
  const levels = [...before.scanned];
  for (const { choice, truth, depth } of decisions) {
    const after = levels[choice + 1];
    if (depth > 0 && after !== undefined && choice + 2 < levels.length)
      levels[choice + 1] = after.map((win, seat) => (win + truth.wins.chosen[seat]!) / 2);
  }
  return { ...before, decisions, levels, ledger: ledgerOf(levels, decisions) };
}
/** All of it at once. `onFinding`: how far it is. */
export function analyseAll(asked: Omit<Analysing, 'share'>, onFinding: (sofar: Analysis) => void = () => {}): Analysis {
  let sofar = nothingYet();
  for (let share = 0; share < SHARES; share++)
    for (const finding of analyse({ ...asked, share })) {
      sofar = withFinding(sofar, finding);
      onFinding(sofar);
    }
  return sofar;
}
