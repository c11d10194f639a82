import { catalog, loadGame } from '@tianxia/catalog';
import { fastRand, type GameTypes, type Kernel, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { emptyNetwork, GAINS, gainIn, type Look, looking, partsOf, readerOf, thinker, worthIn } from '../mind/index.ts';
import { WORDS } from '../mind/words.ts';

/** Positions of a game by chance, for every number of players, each with all that can be chosen. */
function* positions(k: Kernel<GameTypes>, seats: number, seed: number) {
  const rand = fastRand(seed);
  const s = k.setup(tableFor(k.game, seats), rand);
  for (let choices = 0; !k.over(s) && choices < 250; choices++) {
    const seat = k.waiting(s)[choices % k.waiting(s).length]!;
    const options: Option[] = [];
    options.length = k.options(s, seat, options, false);
    if (choices % 7 === 0 && options.length > 1) yield { s, seat, options };
    const asked = k.waiting(s)[0]!;
    k.apply(s, asked, k.anyOption(s, asked, rand), rand);
  }
}
/** Rows on and off, found by reading both states from top to bottom. */
function readWhole(k: Kernel<GameTypes>, was: GameTypes['state'], is: GameTypes['state'], seat: number): number[] {
  const { slots, read } = readerOf(k.game);
  const [before, after] = [new Int32Array(slots.slots), new Int32Array(slots.slots)];
  read(was, seat, k.box, before);
  read(is, seat, k.box, after);
  const rows: number[] = [];
  for (let slot = 0; slot < slots.slots; slot++) {
    if (before[slot] === after[slot]) continue;
    if (after[slot] !== 0) rows.push(after[slot]!);
    if (before[slot] !== 0) rows.push(-before[slot]!);
  }
  return rows.sort((a, b) => a - b);
}
describe.each(catalog.map(({ id }) => id))('%s', id => {
  test('what an option changes is what reading the whole state before and after would show', async () => {
    const game = (await loadGame(id))!;
    let compared = 0;
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      const k = kernelFor(game, tableFor(game, seats));
      const look = looking(k);
      for (const { s, seat, options } of positions(k, seats, seats)) {
        const guess = k.determinize(k.view(s, seat), fastRand(1));
        const few = options.filter((_, i) => i % Math.ceil(options.length / 5) === 0);
        const { changes, from } = look.guess(guess, seat, few, few.length);
        for (const [i, option] of few.entries()) {
          const found = Array.from(changes.subarray(from[i], from[i + 1])).sort((a, b) => a - b);
          expect(found).toEqual(readWhole(k, guess, look.after(guess, seat, option), seat));
          compared += found.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
  });
  test('likelihoods and chances are those of the network written out, whatever was looked at before', async () => {
    const game = (await loadGame(id))!;
    const seats = Math.max(2, game.seats[0]);
    const k = kernelFor(game, tableFor(game, seats));
    const { slots, seats: most } = readerOf(game);
    const net = emptyNetwork({ rows: slots.rows, seats: most, wide: 16, hidden: 10, judging: 6, scale: 3 });
    const drawn = fastRand(5);
    for (const [part] of partsOf(net.shape))
      for (let i = 0; i < net[part].length; i++) net[part][i] = drawn(2001) / 4000 - 0.25;
    const keeps = thinker(net);
    const look = looking(k);
    for (const { s, seat, options } of positions(k, seats, 4)) {
      const seen = look.guess(k.determinize(k.view(s, seat), fastRand(1)), seat, options, options.length);
      const fresh = thinker(net);
      for (const mind of [keeps, fresh]) {
        mind.policy(seen);
        mind.value(seen);
      }
      const { logits, expected } = writtenOut(net, seen);
      const many = (list: Float32Array) => Array.from(list.subarray(0, options.length));
      expect(many(keeps.logits)).toEqual(many(fresh.logits));
      expect(keeps.expected).toEqual(fresh.expected);
      for (const [i, logit] of logits.entries()) expect(keeps.logits[i]).toBeCloseTo(logit, 4);
      for (const [i, z] of expected.entries()) expect(keeps.expected[i]).toBeCloseTo(z, 4);
    }
  });
});

/** The network as its picture says it: sums, products, and what is less than nothing cut off. */
function writtenOut(net: ReturnType<typeof emptyNetwork>, look: Look) {
  const { wide, hidden, judging, seats, scale } = net.shape;
  const standing = new Float32Array(seats);
  worthIn(look, scale, standing);
  const row = (part: Float32Array, at: number, size: number) => Array.from(part.subarray(at * size, (at + 1) * size));
  const plus = (a: number[], b: number[], times = 1) => a.map((x, i) => x + times * b[i]!);
  const cut = (list: number[]) => list.map(x => Math.max(0, x));
  const dot = (a: number[], b: number[]) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
  const through = (part: Float32Array, high: number, x: number[]) =>
    Array.from({ length: high }, (_, h) => dot(row(part, h, x.length), x));
  let state = Array.from(net.bias);
  for (const on of look.before) if (on > 0) state = plus(state, row(net.rows, on, wide));
  for (let t = 0; t < look.seats; t++) state = plus(state, row(net.worth, t, wide), standing[t]!);
  const logits = Array.from({ length: look.many }, (_, i) => {
    let after = state;
    for (const change of look.changes.subarray(look.from[i], look.from[i + 1]))
      after = plus(after, row(net.rows, Math.abs(change), wide), Math.sign(change));
    let x = plus(Array.from(net.hiddenBias), through(net.before, hidden, cut(state)));
    x = plus(x, through(net.after, hidden, cut(after)));
    for (const word of look.words.subarray(i * WORDS, (i + 1) * WORDS))
      if (word > 0) x = plus(x, row(net.words, word, hidden));
    const gain = (g: number) => gainIn(look.gains[i * GAINS + g]!, scale);
    for (let g = 0; g < GAINS; g++) x = plus(x, row(net.gains, g, hidden), gain(g));
    return dot(Array.from(net.out), cut(x)) + gain(0) * net.direct[0]! + gain(1) * net.direct[1]!;
  });
  let y = plus(Array.from(net.judgeBias), through(net.judge, judging, cut(state)));
  y = plus(y, through(net.judgeWorth, judging, Array.from(standing)));
  return { logits, expected: plus(Array.from(net.expectBias), through(net.expect, 2 * seats + 1, cut(y))) };
}
