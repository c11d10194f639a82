import { catalog, loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, kernelFor, OK, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from '../index.ts';
import { mindFrom } from '../mind/index.ts';

const MOST_BYTES = 1_000_000;
const PATIENCE = { timeout: 300_000 }; // greedy is slow

/** The mind in the first seat, random bots in all others. Every fourth view is thought about again with the hidden pieces dealt anew. */
async function played(id: string, seed: number) {
  const game = (await loadGame(id))!;
  const { bot } = mindFrom(game, (await loadWeights(id))!);
  const table = tableFor(game, Math.max(2, game.seats[0]));
  const k = kernelFor(game, table);
  const rand = fastRand(seed);
  const s = k.setup(table, rand);
  const differences: number[] = [];
  for (let choice = 0; !k.over(s); choice++) {
    const seat = k.waiting(s)[0]!;
    const view = k.view(s, seat);
    const { option } = (seat === 0 ? bot : bots.random)(k, view, seat, { rand: fastRand(choice) });
    expect(k.whyNot(s, seat, option)).toBe(OK);
    if (seat === 0 && choice % 4 === 0) {
      const elsewhere = k.view(k.determinize(view, rand), seat);
      if (bot(k, elsewhere, seat, { rand: fastRand(choice) }).option !== option) differences.push(choice);
    }
    k.apply(s, seat, option, rand);
  }
  return { ...k.result(s), differences };
}

describe.each(catalog.map(({ id }) => id))('the weights of %s', id => {
  test('are small, and say what made them and how they fared against greedy', async () => {
    const weights = (await loadWeights(id))!;
    expect(weights.length).toBeLessThan(MOST_BYTES);
    const { made } = mindFrom((await loadGame(id))!, weights).head;
    expect(made).toMatchObject({ command: expect.stringContaining(`--game ${id}`), seconds: expect.any(Number) });
    expect(Object.keys((made as { againstGreedy: object }).againstGreedy).length).toBeGreaterThan(0);
  });
  test('win against random bots by far, and play the same whatever is hidden', async () => {
    const { totals, places, differences } = await played(id, 4);
    expect(differences).toEqual([]);
    expect(places[0]).toBe(1);
    expect(totals[0]).toBeGreaterThan(1.2 * Math.max(...totals.slice(1)));
  });
});

/** One mind against greedy bots, from every seat of some deals: its places. */
async function againstGreedy(id: string, seats: number, deals: number): Promise<number[]> {
  const game = (await loadGame(id))!;
  const { bot } = mindFrom(game, (await loadWeights(id))!);
  const table = tableFor(game, seats);
  const k = kernelFor(game, table);
  return Array.from({ length: deals * seats }, (_, g) => {
    const own = g % seats;
    const rand = fastRand(2000 + Math.floor(g / seats));
    const s = k.setup(table, rand);
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const think = seat === own ? bot : bots.greedy;
      k.apply(s, seat, think(k, k.view(s, seat), seat, { rand: fastRand(g) }).option, rand);
    }
    return k.result(s).places[own]!;
  });
}
// The same seeds give the same games: these fail when weights, reading or network no longer play as they did, never by luck.
test.each([
  ['emperors-choice', 3, 3],
  ['first-empire', 2, 3],
  ['qin', 2, 12], // short games, nearer to each other
  ['zhanguo', 2, 3],
] as const)('the mind of %s wins most of its games against greedy', PATIENCE, async (id, seats, deals) => {
  const places = await againstGreedy(id, seats, deals);
  expect(places.filter(place => place === 1).length).toBeGreaterThan(places.length / 2);
});
