import type { Outcome } from './simulation.ts';

/** What each of some players got. */
export interface Shares {
  shared: number[][]; // how often it won alone, with one other, with two others …
  totals: number[];
}
/** Many games added up. All whole numbers, so that the order in which games are added does not matter. */
export interface Tally {
  games: number;
  decisions: number;
  listed: number;
  options: number;
  byEntry: Shares;
  bySeat: Shares;
  endings: Record<string, number>;
  errors: number;
  first?: { game: number; message: string }; // the error of the lowest game
}
export const emptyTally = (entries: number): Tally => ({
  games: 0,
  decisions: 0,
  listed: 0,
  options: 0,
  byEntry: noShares(entries),
  bySeat: noShares(entries),
  endings: {},
  errors: 0,
});
const noShares = (players: number): Shares => ({
  shared: Array.from({ length: players }, () => Array<number>(players).fill(0)),
  totals: Array<number>(players).fill(0),
});
export function addOutcome(tally: Tally, { totals, places, seats, ending, ...counts }: Outcome): void {
  tally.games++;
  tally.decisions += counts.decisions;
  tally.listed += counts.listed;
  tally.options += counts.options;
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
  const winners = places.filter(place => place === 1).length;
  const add = ({ totals: sums, shared }: Shares, player: number, seat: number) => {
    sums[player]! += totals[seat]!;
    if (places[seat] === 1) shared[player]![winners - 1]!++;
  };
  for (const [entry, seat] of seats.entries()) {
    add(tally.byEntry, entry, seat);
    add(tally.bySeat, seat, seat);
  }
}
export function addError(tally: Tally, game: number, message: string): void {
  tally.errors++;
  if (tally.first === undefined || game < tally.first.game) tally.first = { game, message };
}
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  tally.decisions += other.decisions;
  tally.listed += other.listed;
  tally.options += other.options;
  for (const [ending, games] of Object.entries(other.endings))
    tally.endings[ending] = (tally.endings[ending] ?? 0) + games;
  addShares(tally.byEntry, other.byEntry);
  addShares(tally.bySeat, other.bySeat);
  if (other.first === undefined) return;
  addError(tally, other.first.game, other.first.message);
  tally.errors += other.errors - 1;
}
function addShares(shares: Shares, other: Shares): void {
  other.totals.forEach((total, player) => {
    shares.totals[player]! += total;
  });
  other.shared.forEach((counts, player) => {
    counts.forEach((count, i) => {
      shares.shared[player]![i]! += count;
    });
  });
}

/** Wins of each player; a shared win counts as its share. */
export const winsOf = ({ shared }: Shares): number[] =>
  shared.map(counts => counts.reduce((sum, count, i) => sum + count / (i + 1), 0));

/** Wilson's interval for a share of wins: good also near 0 and 1, and for few games. */
export function interval(wins: number, games: number): readonly [low: number, high: number] {
  const z = 1.959964; // 95 %
  const p = wins / games;
  const centre = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
