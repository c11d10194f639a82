import { fastRand, mute, type Option, type Result, seedOf, type Table } from '@tianxia/kernel';
import { type Player, thinks } from '../lineup.ts';
import type { AnyKernel } from '../table.ts';
import type { Met } from './ratings.ts';

/** Everybody meets everybody. */
export const pairsOf = (players: number): [number, number][] =>
  Array.from({ length: players }, (_, a) =>
    Array.from({ length: players - a - 1 }, (_, i) => [a, a + 1 + i]),
  ).flat() as [number, number][];

/**
 * One deal between two players, played as often as there are seats: the first takes each seat in turn, the other all the rest, and
 * with the next deal the other way round. Chance draws the same in all of them. A game is won by who has the better place, and at a
 * table of several rivals it counts once.
 */
export function playDeal(
  k: AnyKernel,
  table: Table,
  players: readonly Player[],
  [a, b]: readonly [number, number],
  seed: number,
  deal: number,
): Met {
  const [one, others] = deal % 2 === 0 ? [a, b] : [b, a];
  let wins = 0;
  for (let own = 0; own < table.seats; own++) {
    const { places } = playOnce(k, table, seat => players[seat === own ? one : others]!, seedOf(seed, deal), own);
    const better = betterThan(places.slice(0, table.seats), own);
    wins += one === a ? better : 1 - better;
  }
  return { a, b, wins, games: table.seats };
}
/** The share of its rivals that a seat is placed before, half for a shared place. */
export function betterThan(places: readonly number[], own: number): number {
  const rivals = places.filter((_, seat) => seat !== own);
  return rivals.reduce((sum, place) => sum + score(places[own]!, place), 0) / rivals.length;
}
const score = (own: number, other: number): number => (own < other ? 1 : own > other ? 0 : 0.5);

/** One game of a deal, by the seed of the deal. */
export function playOnce(k: AnyKernel, table: Table, at: (seat: number) => Player, deal: number, own: number): Result {
  const chance = fastRand(seedOf(deal, 0));
  const minds = Array.from({ length: table.seats }, (_, seat) => fastRand(seedOf(deal, 1 + own * table.seats + seat)));
  const options: Option[] = [];
  const s = k.setup(table, chance);
  while (!k.over(s)) {
    const seat = k.waiting(s)[0]!;
    const many = k.options(s, seat, options, false);
    const option = many === 1 ? options[0]! : thinks(at(seat), k, s, seat, minds[seat]!);
    k.apply(s, seat, option, chance, mute);
  }
  return k.result(s);
}
