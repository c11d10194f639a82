import { LEVELS, millisFor } from '@tianxia/bots';
import type { AnyGame } from '../table.ts';

/** What the goals speak of. */
export const KINDS = ['greedy', 'search', 'li-si', 'mind', 'levels'] as const;
export type Kind = (typeof KINDS)[number];

/** Two bots at one kind of table: `a` alone among `b`, and where both take turns the other way round with every second deal. */
export interface Match {
  kind: Kind;
  game: string;
  players: number;
  options: Readonly<Record<string, string>>;
  a: string;
  b: string; // at a table for one: who sits there by itself
  turns: boolean;
  goal?: number; // the share of wins that `a` should have; where both take turns, of the rivals it is placed before
}
const NEAR = 2; // levels so close to each other meet
const LONGEST = millisFor('hermit');

/** All matches of a game. The best level thinks `millis` of processor time a choice, others in proportion. */
export function matchesOf(game: AnyGame, millis: number, kinds: readonly Kind[]): Match[] {
  const best = `hermit:${millis}cpu`;
  const counts = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => game.seats[0] + i);
  const several = counts.filter(players => players > 1);
  const at = (players: number, kind: Kind, a: string, b: string) => ({
    ...{ kind, game: game.id, players, options: {}, a, b, turns: kind === 'search' || kind === 'levels' },
  });
  const alone =
    game.options.liSi === undefined
      ? []
      : ([
          [3, 0.9],
          [4, 0.6],
        ] as const);
  const levels = [...LEVELS.map(level => timed(level, millis)), 'greedy'];
  const ladder = levels.flatMap((a, i) => levels.slice(i + 1).map((b, k) => [a, b, k] as const));
  const all: Match[] = [
    ...several.map(n => ({ ...at(n, 'greedy', best, 'greedy'), goal: n === 2 ? 0.75 : 0.9 })),
    ...several.map(n => ({ ...at(n, 'search', best, `search:${millis}cpu`), goal: 0.7 })),
    ...alone.map(([liSi, goal]) => ({ ...at(1, 'li-si', best, `Li Si ${liSi}`), options: { liSi: `${liSi}` }, goal })),
    ...several.map(n => ({ ...at(n, 'mind', 'mind', 'greedy'), goal: 1 / n })),
    ...ladder.filter(([, b, apart]) => apart < NEAR || b === 'greedy').map(([a, b]) => at(several[0]!, 'levels', a, b)),
  ];
  return all.filter(({ kind }) => kinds.includes(kind));
}
function timed(level: (typeof LEVELS)[number], millis: number): string {
  const own = millisFor(level);
  return own === 0 ? level : `${level}:${Math.max(1, Math.round((own * 2 * millis) / LONGEST))}cpu`;
}

/** One game of a match: which deal, and who of the two sits alone in which seat. */
export interface Unit extends Match {
  deal: number;
  seat: number;
}
export const isFirstAlone = ({ turns, deal }: Pick<Unit, 'turns' | 'deal'>): boolean => !turns || deal % 2 === 0;
export interface Line extends Unit {
  win: number; // of the one who sat alone; shared, a part
  score: number; // of `a`: the share of rivals it was placed before
  own: number; // points of the one who sat alone
  rivals: number; // mean points of the others
  seconds: number;
}
export const nameOf = ({ game, players, options, a, b }: Match): string =>
  [game, players, ...Object.entries(options).flat(), a, b].join(' ');

/** All games in the order they are wanted: every deal of every match before the next, so that none is left behind. */
export function* unitsOf(matches: readonly Match[], deals: number): Generator<Unit> {
  for (let deal = 0; deal < deals; deal++)
    for (const match of matches) for (let seat = 0; seat < match.players; seat++) yield { ...match, deal, seat };
}
