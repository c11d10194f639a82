import { fastRand, type Kernel, kernelFor, type Seat, type Table, tableFor, type View } from '@tianxia/kernel';
import { game } from '../../index.ts';
import type { State, ZhanGuo } from '../../state.ts';

export interface Opened {
  k: Kernel<ZhanGuo>;
  table: Table;
  s: State;
}
/** A table at its first choice. */
export function open(seats = 3, options: Record<string, string> = {}, seed = 1): Opened {
  const table = tableFor(game, seats, options);
  const k = kernelFor(game, table);
  return { k, table, s: k.setup(table, fastRand(seed)) };
}
/** Plays at random until a decision satisfies the wish, or the game is over. */
export function playUntil({ k, s }: Opened, wish: (s: State, seat: Seat) => boolean, seed = 1): Seat | undefined {
  const rand = fastRand(seed);
  for (;;) {
    const [seat] = k.waiting(s);
    if (seat === undefined) return undefined;
    if (wish(s, seat)) return seat;
    k.apply(s, seat, k.anyOption(s, seat, rand), rand);
  }
}
export const isAt =
  (at: string) =>
  (s: State): boolean =>
    s.agenda.at(-1)?.at === at;
/** The first turn: seat, table and an emptied board to put things on. */
export function atFirstTurn(
  seats = 3,
  options: Record<string, string> = {},
): Opened & { seat: Seat; view: View<State> } {
  const opened = open(seats, options);
  const seat = playUntil(opened, isAt('play'))!;
  return { ...opened, seat, view: opened.s as View<State> };
}
