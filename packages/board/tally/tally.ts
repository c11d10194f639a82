import type { GameTypes, Kernel, Read, Seat, Told } from '@tianxia/kernel';
import type { ReactNode } from 'react';

/** How a line of a tally counts: which argument of the event, the seat being 0, says how many points it brings. */
export interface Amount {
  points?: number;
  loses?: true;
  brings?: Brings; // what else it gives or takes
}
/** What an event brings a player, drawn for their column of the sheet; nothing where it does not concern them. */
export type Brings = (told: Told, seat: Seat) => ReactNode;
/** The same of an event that names one player, first of all. */
export const toOwn =
  (drawn: (...args: number[]) => ReactNode): Brings =>
  ([, whose, ...args], seat) =>
    whose === seat ? drawn(...args) : undefined;
/**
 * The table settles accounts: a settlement, rewards, the end of a round. A screen names the events that open it, tell it line by line
 * and close it; everything else follows from them.
 */
export interface Tallying {
  useTitle(): string; // in the reader's words
  opens: readonly string[];
  lines: Readonly<Record<string, Amount>>; // what opens it is the first line, whether it stands here or not
  closes: readonly string[];
}
export interface TallyLine {
  told: Told;
  seat: Seat | undefined; // whose line it is
  change: number; // in points
  sums: readonly number[]; // by seat: what this tally has brought so far
}
export interface Tally {
  of: Tallying;
  lines: readonly TallyLine[];
  counts: boolean; // some line brings points
  columns: boolean; // one for each player: some line says what it brings whom
}
/** Whose deed an event tells first; nothing where it is the table's. */
export function seatIn({ game }: Pick<Kernel<GameTypes>, 'game'>, [event, seat]: Told): Seat | undefined {
  const kinds = game.events as Readonly<Record<string, readonly string[]>>;
  return kinds[event]?.[0] === 'seat' ? seat : undefined;
}
const isLine = (of: Tallying, [event]: Told): boolean => event in of.lines || of.opens.includes(event);

/** Which tally an event belongs to, given the one that is open before it. */
export function tallyAt(
  open: Tallying | undefined,
  told: Told,
  all: readonly Tallying[],
): { open: Tallying | undefined; line: boolean } {
  if (open?.closes.includes(told[0])) return { open: undefined, line: isLine(open, told) };
  const now = open ?? all.find(({ opens }) => opens.includes(told[0]));
  return { open: now, line: now !== undefined && isLine(now, told) };
}
/** The tallies that come to their close in the last steps: each with all its lines, also those of steps before. */
export function talliesClosed(
  kernel: Kernel<GameTypes>,
  seats: number,
  happened: readonly Read[],
  last: number,
  all: readonly Tallying[],
): Tally[] {
  const closed: Tally[] = [];
  let open: Tallying | undefined;
  let told: Told[] = [];
  happened.forEach((step, number) => {
    const isNew = number >= happened.length - last;
    for (const event of step.told) {
      const before = open;
      const { open: now, line } = tallyAt(before, event, all);
      if (line) told.push(event);
      if (before !== undefined && now === undefined) {
        if (isNew && told.length > 0) closed.push(tallyOf(kernel, seats, before, told));
        told = [];
      }
      open = now;
    }
  });
  return closed;
}
function tallyOf(kernel: Kernel<GameTypes>, seats: number, of: Tallying, told: readonly Told[]): Tally {
  const sums = Array.from({ length: seats }, () => 0);
  const lines = told.map(event => {
    const { points, loses } = of.lines[event[0]] ?? {};
    const seat = seatIn(kernel, event);
    const size = points === undefined ? 0 : Number(event[points + 1] ?? 0);
    const change = loses ? 0 - size : size;
    if (seat !== undefined) sums[seat] = (sums[seat] ?? 0) + change;
    return { told: event, seat, change, sums: [...sums] };
  });
  const counts = lines.some(({ change }) => change !== 0);
  return { of, lines, counts, columns: counts || told.some(([event]) => of.lines[event]?.brings !== undefined) };
}
