import {
  emptyNetwork,
  fingerprint,
  hunchOf,
  mindFrom,
  partsOf,
  readerOf,
  readWeights,
  writeWeights,
} from '@tianxia/bots/mind';
import { catalog, loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, type Game, type GameTypes, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { blocksOf, fitted } from '../training/fit.ts';

/** The game with a shorter reading, in another order: as it may have been before. */
function earlier(game: Game<GameTypes>): Game<GameTypes> {
  const { facts, ...rest } = game.reading!;
  const [, ...kept] = Object.entries(facts!);
  return { ...game, reading: { ...rest, facts: Object.fromEntries(kept.reverse()) } };
}
/** Weights for that reading; their numbers are drawn. */
function weightsOf(game: Game<GameTypes>): Uint8Array {
  const { slots, seats } = readerOf(game);
  const facts = hunchOf(game.reading);
  const hunch = facts && { hunchRows: facts.rows, hunchWide: 6, hunchFingerprint: facts.fingerprint };
  const shape = { rows: slots.rows, seats, wide: 16, hidden: 8, judging: 8, scale: 3, ...hunch };
  const said = { game: game.id, reading: 1, fingerprint: fingerprint(slots), blocks: blocksOf(slots) };
  const net = emptyNetwork(shape);
  const rand = fastRand(5);
  for (const [part] of partsOf(shape))
    for (let i = 0; i < net[part].length; i++) net[part][i] = rand(2001) / 8000 - 1 / 8;
  return writeWeights({ ...shape, ...said, leadScale: 20, sureness: 0.7, packed: false }, net);
}
/** What they think of every tenth position of a game by chance. */
function thoughts(game: Game<GameTypes>, weights: Uint8Array): number[] {
  const { policy, expects } = mindFrom(game, weights);
  const table = tableFor(game, game.seats[1]);
  const k = kernelFor(game, table);
  const rand = fastRand(11);
  const s = k.setup(table, rand);
  const found: number[] = [];
  const options: Option[] = [];
  for (let choices = 0; !k.over(s) && choices < 200; choices++) {
    const seat = k.waiting(s)[0]!;
    if (choices % 10 === 0) {
      options.length = k.options(s, seat, options, false);
      found.push(...policy(k, k.view(s, seat), seat, options, fastRand(1)));
      found.push(...expects(k, k.view(s, seat), seat, fastRand(1)).leads);
    }
    k.apply(s, seat, k.anyOption(s, seat, rand), rand);
  }
  return found;
}
const close = (list: readonly number[]) => list.map(x => expect.closeTo(x, 5));

describe.each(catalog.map(({ id }) => id))('%s', id => {
  test('weights for an earlier reading play the same when they are fitted to today’s, also where they grow', async () => {
    const game = (await loadGame(id))!;
    const before = earlier(game);
    const weights = weightsOf(before);
    const thought = thoughts(before, weights);
    expect(thought.length).toBeGreaterThan(50);
    expect(() => mindFrom(game, weights)).toThrow('do not fit');
    expect(thoughts(game, fitted(game, weights, {}, fastRand(1)))).toEqual(close(thought));
    const larger = fitted(game, weights, { wide: 24, hidden: 12, judging: 20 }, fastRand(1));
    expect(readWeights(larger).head).toMatchObject({ wide: 24, hidden: 12, judging: 20, sureness: 0.7 });
    expect(thoughts(game, larger)).toEqual(close(thought));
  });
  test('its own weights say what their rows mean', async () => {
    const { head } = readWeights((await loadWeights(id))!);
    expect(head.blocks).toEqual(blocksOf(readerOf((await loadGame(id))!).slots));
  });
});
test('what is new can be learned: nothing in it is without a way to what comes out, or the same as its neighbour', async () => {
  const game = (await loadGame('qin'))!;
  const { net } = readWeights(fitted(game, weightsOf(game), { wide: 24, hidden: 12, judging: 20 }, fastRand(1)));
  for (const [part, from, size] of [
    ['after', 8, 24],
    ['before', 8, 24],
    ['judge', 8, 24],
    ['judgeWorth', 8, 4],
  ] as const)
    expect(new Set(net[part].subarray(from * size)).size).toBeGreaterThan(10); // of the new units
  expect(new Set(net.bias.subarray(16)).size).toBeGreaterThan(6);
});
test('weights of another game, or that do not say what their rows mean, are refused', async () => {
  const game = (await loadGame('qin'))!;
  const weights = weightsOf(earlier(game));
  const { head, net } = readWeights(weights);
  const silent = writeWeights({ ...head, blocks: undefined as never }, net);
  expect(() => fitted(game, silent, {}, fastRand(1))).toThrow('do not say what their rows mean');
  const other = weightsOf((await loadGame('zhanguo'))!);
  expect(() => fitted(game, other, {}, fastRand(1))).toThrow('are of zhanguo');
  const short = writeWeights({ ...head, blocks: head.blocks!.slice(1) }, net);
  expect(() => fitted(game, short, {}, fastRand(1))).toThrow('do not add up');
});
