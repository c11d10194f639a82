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
  sheet: Record<string, Means>; // by line of the score sheet, in games with bots
  errors: number;
  first?: { game: number; message: string }; // the error of the lowest game
}
/** Points of a line, added up over those who won and over the others. */
interface Means {
  winners: number;
  others: number;
  winnersSquared: number; // the same of their squares
  othersSquared: number;
  won: number; // how many these were
  lost: number;
}
export const emptyTally = (entries: number): Tally => ({
  games: 0,
  decisions: 0,
  listed: 0,
  options: 0,
  byEntry: noShares(entries),
  bySeat: noShares(entries),
  endings: {},
  sheet: {},
  errors: 0,
});
const noShares = (players: number): Shares => ({
  shared: Array.from({ length: players }, () => Array<number>(players).fill(0)),
  totals: Array<number>(players).fill(0),
});
export function addOutcome(tally: Tally, { totals, places, seats, ending, lines = {}, ...counts }: Outcome): void {
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
  for (const [line, points] of Object.entries(lines))
    points.forEach((point, seat) => {
      const isWon = places[seat] === 1;
      addLine(tally.sheet, line, {
        winners: isWon ? point : 0,
        others: isWon ? 0 : point,
        winnersSquared: isWon ? point * point : 0,
        othersSquared: isWon ? 0 : point * point,
        won: isWon ? 1 : 0,
        lost: isWon ? 0 : 1,
      });
    });
  for (const [entry, seat] of seats.entries()) {
    add(tally.byEntry, entry, seat);
    add(tally.bySeat, seat, seat);
  }
}
const NO_MEANS: Means = { winners: 0, others: 0, winnersSquared: 0, othersSquared: 0, won: 0, lost: 0 };
function addLine(sheet: Tally['sheet'], line: string, more: Means): void {
  const sums = sheet[line] ?? NO_MEANS;
  const names = Object.keys(NO_MEANS) as (keyof Means)[];
  sheet[line] = Object.fromEntries(names.map(name => [name, sums[name] + more[name]])) as unknown as Means;
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
  for (const [line, more] of Object.entries(other.sheet)) addLine(tally.sheet, line, more);
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

/** By how much winners differ from the others in a line of the sheet, and within which distance of that the truth lies (95 %). */
export function apart({ winners, others, winnersSquared, othersSquared, won, lost }: Means): {
  winners: number;
  others: number;
  within: number;
} {
  const [a, b] = [won === 0 ? 0 : winners / won, lost === 0 ? 0 : others / lost];
  const scatter = (squares: number, mean: number, many: number) =>
    many < 2 ? 0 : (squares / many - mean * mean) / (many - 1);
  const spread = Math.sqrt(Math.max(0, scatter(winnersSquared, a, won) + scatter(othersSquared, b, lost)));
  return { winners: a, others: b, within: Z95 * spread };
}
const Z95 = 1.959964; // 95 %

/** Wilson's interval for a share of wins: good also near 0 and 1, and for few games. */
export function interval(wins: number, games: number): readonly [low: number, high: number] {
  const z = Z95;
  const p = wins / games;
  const centre = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
