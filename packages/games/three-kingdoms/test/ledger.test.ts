import type { Seat, Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { GOODS } from '../content/vocabulary.ts';
import { amountIn, armyIn, FIRST_WEAPON, GOLD, goodIn, RICE, SUPPORT, TRAINED, UNTRAINED, unitsIn } from '../words.ts';
import { alongGames } from './play.ts';

/** By good: how much a seat gained or lost by what was told. */
function ledger(told: readonly Told[], seat: Seat): number[] {
  const sum = GOODS.map(() => 0);
  const add = (good: number, amount: number) => {
    sum[good]! += amount;
  };
  const units = (force: number, way: 1 | -1) => {
    add(TRAINED, way * unitsIn(force));
    add(FIRST_WEAPON + armyIn(force), way * unitsIn(force));
  };
  for (const [event, who, a = 0, b = 0, c = 0] of told) {
    if (who !== seat) continue;
    if (event === 'gained') add(goodIn(a), amountIn(a));
    if (event === 'paid' || event === 'sacrificed') add(goodIn(a), -amountIn(a));
    if (event === 'trained') add(UNTRAINED, -a);
    if (event === 'trained') add(TRAINED, a);
    if (event === 'escorted') units(b, -1);
    if (event === 'carries') add(GOLD, -b);
    if (event === 'supported') add(SUPPORT, -b);
    if (event === 'home') units(b, 1);
    if (event === 'home') add(GOLD, c);
    if (event === 'upkeep') add(GOLD, -a);
    if (event === 'upkeep') add(RICE, -b);
  }
  return sum;
}
const told = (all: readonly Told[], event: string, seat: Seat) =>
  all.filter(([name, who]) => name === event && who === seat).map(([, , ...args]) => args);

test('every good that comes or goes is told, with its seat and amount', () => {
  const seen = new Set<string>();
  alongGames(({ before, after, told: all }) => {
    for (const [seat, player] of before.players.entries()) {
      const changes = after.players[seat]!.goods.map((n, good) => n - player.goods[good]!);
      expect(ledger(all, seat)).toEqual(changes);
    }
    for (const [event] of all) seen.add(event);
  }, 6);
  for (const event of ['gained', 'paid', 'trained', 'escorted', 'carries', 'supported', 'home', 'upkeep'])
    expect([...seen]).toContain(event);
});
test('levels, points and deficits are told as they come to stand', () => {
  alongGames(({ before, after, told: all }) => {
    for (const [seat, player] of after.players.entries()) {
      const was = before.players[seat]!;
      const tribe = ['tribeRose', 'tribeKept', 'tribeFell'].flatMap(event => told(all, event, seat)).at(-1);
      expect(tribe?.[0] ?? was.tribe).toBe(player.tribe);
      const deficits = told(all, 'deficit', seat).reduce((sum, [n = 0]) => sum + n, told(all, 'rebelled', seat).length);
      expect(was.deficits + deficits).toBe(player.deficits);
      expect(told(all, 'military', seat).at(-1)?.[1] ?? was.military).toBe(player.military);
      expect(told(all, 'promoted', seat).at(-1)?.[0] ?? was.rank).toBe(player.rank);
    }
  }, 4);
});
