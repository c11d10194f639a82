import type { GameTypes, Kernel, Result, Seat, View } from '@tianxia/kernel';

/** One line of the score sheet as it is counted: what it brings each seat, and where they stand after it. */
export interface Counted {
  line: string;
  values: readonly number[];
  totals: readonly number[];
}
/** The sheet line by line with running totals, in the order it is printed; lines that bring nobody anything are left out. */
export function countedLines({ lines, totals }: Pick<Result, 'lines' | 'totals'>): Counted[] {
  const sums = totals.map(() => 0);
  return Object.entries(lines).flatMap(([line, values]) => {
    if (values.every(value => value === 0)) return [];
    values.forEach((value, seat) => {
      sums[seat] = (sums[seat] ?? 0) + value;
    });
    return [{ line, values, totals: [...sums] }];
  });
}
/** Who is in front after a line, and whether that is new. */
export interface Lead {
  seats: readonly Seat[]; // more than one: level
  total: number;
  isNew: boolean;
}
export function leadAfter(counted: readonly Counted[], at: number): Lead {
  const leaders = (totals: readonly number[]) => {
    const best = Math.max(...totals);
    return totals.flatMap((total, seat) => (total === best ? [seat] : []));
  };
  const { totals } = counted[at]!;
  const seats = leaders(totals);
  const before = counted[at - 1];
  const isNew = before === undefined || leaders(before.totals).join() !== seats.join();
  return { seats, total: Math.max(...totals), isNew };
}

/** What told apart those who were level in front: which tie-break, and how much each had of it. */
export interface TieBreak {
  seats: readonly Seat[]; // level on points
  by: number; // the tie-break that decided, by its number in the game; -1: none did, they share
  values: readonly number[]; // of the seats above
}
export function tieBreakOf(
  kernel: Kernel<GameTypes>,
  view: View<GameTypes['state']>,
  { totals }: Pick<Result, 'totals'>,
): TieBreak | undefined {
  const best = Math.max(...totals);
  const level = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  if (level.length < 2) return undefined;
  let seats = level;
  for (const [by, score] of (kernel.game.tiebreak ?? []).entries()) {
    const values = seats.map(seat => score(view, seat, kernel.box));
    const most = Math.max(...values);
    const ahead = seats.filter((_, i) => values[i] === most);
    if (ahead.length === 1) return { seats, by, values };
    seats = ahead;
  }
  return { seats, by: -1, values: [] };
}
