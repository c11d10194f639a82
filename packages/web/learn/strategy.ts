import type { StrategyRun } from '@tianxia/catalog';

/** What a run of games is worth saying, in this order. Words are found for it in the reader's language. */
export type Note =
  | { of: 'begins'; wins: number; sure: Sure }
  | { of: 'seat'; seat: number; wins: number; sure: Sure }
  | { of: 'more' | 'less'; line: string; points: number; within: number | undefined }
  | { of: 'long' };
/** Where a share of wins lies that was found in so many games. */
interface Sure {
  low: number; // of 1
  high: number;
  luck: boolean; // as many as everybody gets may be the truth as well
}
const LINES = 3;
const LEAST = 0.5; // points: less is not worth a sentence
const Z95 = 1.959964; // 95 %

/** Wilson's interval: good also near 0 and 1, and for few games. */
export function sureOf(wins: number, games: number, players: number): Sure {
  const p = wins / games;
  const centre = p + (Z95 * Z95) / (2 * games);
  const spread = Z95 * Math.sqrt((p * (1 - p)) / games + (Z95 * Z95) / (4 * games * games));
  const scale = 1 + (Z95 * Z95) / games;
  const [low, high] = [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
  return { low, high, luck: low <= 1 / players && 1 / players <= high };
}

/** In a game whose seats are not alike each is told of; else only who began. A line in which luck may explain the difference is left out. */
export function notesOn({ firstSeatBegins, seats, sheet, command, games, players }: StrategyRun): Note[] {
  const unlike = command.includes('--stay');
  const sure = (wins: number) => sureOf(wins, games, players);
  const apart = Object.entries(sheet)
    .map(([line, { winners, others, within }]) => ({ line, by: winners - others, within }))
    .filter(({ by, within }) => Math.abs(by) >= Math.max(LEAST, within ?? 0))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, LINES);
  return [
    ...(firstSeatBegins ? [{ of: 'begins' as const, wins: seats[0]!.wins, sure: sure(seats[0]!.wins) }] : []),
    ...(unlike ? seats.map(({ wins }, seat) => ({ of: 'seat' as const, seat, wins, sure: sure(wins) })) : []),
    ...apart.map(({ line, by, within }) => ({
      of: by > 0 ? ('more' as const) : ('less' as const),
      line,
      points: Math.abs(by),
      within,
    })),
    { of: 'long' },
  ];
}
