import type { Bot } from '@tianxia/bots';
import { mindFrom } from '@tianxia/bots/mind';
import { fastRand, type Game, type GameTypes, mute, type Option, seedOf } from '@tianxia/kernel';
import { anyTable, kernels } from './tables.ts';

/** By number of players: how the one fared alone among the others, and the other way round. */
export interface Duelled {
  games: Record<string, number>; // of each of the two kinds
  alone: Record<string, number>; // shares of wins of the new mind, alone among old ones
  others: Record<string, number>; // shares of wins of the old mind, alone among new ones
  squares: Record<string, number>; // of what the two differ by, deal by deal
  deals: Record<string, number>;
}
/**
 * Two minds of one game. Each deal is played from every seat by the new mind among old ones and, with the same chance, by the old
 * mind among new ones, so neither seats nor luck favour one of them.
 */
export function duel(
  game: Game<GameTypes>,
  weights: { fresh: Uint8Array; old: Uint8Array },
  { seed, counts, enough }: { seed: number; counts: readonly number[]; enough: (deals: number) => boolean },
): Duelled {
  const fresh = mindFrom(game, weights.fresh).bot;
  const old = mindFrom(game, weights.old).bot;
  const kernelOf = kernels(game);
  const options: Option[] = [];
  function shareOf(own: number, one: Bot, other: Bot, seats: number, dealt: number): number {
    const rand = fastRand(dealt);
    const table = anyTable(game, () => 0, [seats]);
    const k = kernelOf(table);
    const s = k.setup(table, rand);
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const many = k.options(s, seat, options, false);
      const choice = many === 1 ? options[0]! : (seat === own ? one : other)(k, k.view(s, seat), seat, { rand }).option;
      k.apply(s, seat, choice, rand, mute);
    }
    const { places } = k.result(s);
    return places[own] === 1 ? 1 / places.filter(place => place === 1).length : 0;
  }
  const duelled: Duelled = { games: {}, alone: {}, others: {}, squares: {}, deals: {} };
  const add = (to: Record<string, number>, seats: number, x: number) => {
    to[seats] = (to[seats] ?? 0) + x;
  };
  for (let deal = 0; !enough(deal); deal++) {
    const seats = counts[deal % counts.length]!;
    const dealt = seedOf(seed, deal);
    let alone = 0;
    let others = 0;
    for (let own = 0; own < seats; own++) {
      alone += shareOf(own, fresh, old, seats, dealt);
      others += shareOf(own, old, fresh, seats, dealt);
    }
    add(duelled.games, seats, seats);
    add(duelled.alone, seats, alone);
    add(duelled.others, seats, others);
    add(duelled.squares, seats, ((alone - others) / seats) ** 2);
    add(duelled.deals, seats, 1);
  }
  return duelled;
}
