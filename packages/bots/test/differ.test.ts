import { catalog, loadGame } from '@tianxia/catalog';
import { fastRand, type GameTypes, type Kernel, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import {
  emptyNetwork,
  everything,
  FEW,
  GAINS,
  gainIn,
  hunchOf,
  type Look,
  looking,
  MANY,
  partsOf,
  readerOf,
  thinker,
  worthIn,
} from '../mind/index.ts';
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
    const shape = { rows: slots.rows, seats: most, wide: 16, hidden: 10, judging: 6, scale: 3 };
    const net = emptyNetwork({ ...shape, hunchRows: hunchOf(game.reading)?.rows ?? 0, hunchWide: 6 });
    const drawn = fastRand(5);
    for (const [part] of partsOf(net.shape))
      for (let i = 0; i < net[part].length; i++) net[part][i] = drawn(2001) / 4000 - 0.25;
    for (const part of [net.hunchWords, net.hunchRows]) part.fill(0, 0, net.shape.hidden); // row 0 is no fact
    const keeps = thinker(net);
    let pick = everything;
    const look = looking(k, readerOf(game), seen => pick(seen));
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
      if (net.hunchRows.length === 0 || options.length <= MANY) continue;
      const hunches = hunchesWrittenOut(net, seen);
      pick = keeps.pick;
      const few = look.guess(k.determinize(k.view(s, seat), fastRand(1)), seat, options, options.length);
      pick = everything;
      const taken = Array.from(few.which.subarray(0, few.many));
      const worst = Math.min(...taken.map(i => hunches[i]!));
      expect(taken).toHaveLength(FEW);
      expect(hunches.filter(score => score > worst + 1e-4).length).toBeLessThan(FEW);
      keeps.policy(few);
      for (const [j, i] of taken.entries()) expect(keeps.logits[j]).toBeCloseTo(logits[i]!, 4);
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
    const told = look.told.subarray(look.which[i]! * look.facts, (look.which[i]! + 1) * look.facts);
    for (const fact of told) if (fact > 0) x = plus(x, row(net.hunchWords, fact, hidden));
    const gain = (g: number) => gainIn(look.gains[i * GAINS + g]!, scale);
    for (let g = 0; g < GAINS; g++) x = plus(x, row(net.gains, g, hidden), gain(g));
    return dot(Array.from(net.out), cut(x)) + gain(0) * net.direct[0]! + gain(1) * net.direct[1]!;
  });
  let y = plus(Array.from(net.judgeBias), through(net.judge, judging, cut(state)));
  y = plus(y, through(net.judgeWorth, judging, Array.from(standing)));
  return { logits, expected: plus(Array.from(net.expectBias), through(net.expect, 2 * seats + 1, cut(y))) };
}
/** What the facts of every option say by themselves, and beside the state. */
function hunchesWrittenOut(net: ReturnType<typeof emptyNetwork>, look: Look): number[] {
  const { wide, seats, scale, hunchWide = 0 } = net.shape;
  const standing = new Float32Array(seats);
  worthIn(look, scale, standing);
  const at = (part: Float32Array, i: number, size: number) => Array.from(part.subarray(i * size, (i + 1) * size));
  const plus = (a: number[], b: number[], times = 1) => a.map((x, i) => x + times * b[i]!);
  let state = Array.from(net.bias);
  for (const on of look.before) if (on > 0) state = plus(state, at(net.rows, on, wide));
  for (let t = 0; t < look.seats; t++) state = plus(state, at(net.worth, t, wide), standing[t]!);
  const seen = state.map(x => Math.max(0, x));
  const first = Array.from(net.hunchBias, (bias, h) =>
    at(net.hunchState, h, wide).reduce((sum, x, d) => sum + x * seen[d]!, bias),
  );
  return Array.from({ length: look.given }, (_, i) => {
    const facts = Array.from(look.told.subarray(i * look.facts, (i + 1) * look.facts));
    const x = facts.reduce((sum, fact) => plus(sum, at(net.hunchRows, fact, hunchWide)), first);
    const direct = facts.reduce((sum, fact) => sum + net.hunchDirect[fact]!, 0);
    return x.reduce((sum, value, h) => sum + Math.max(0, value) * net.hunchOut[h]!, direct);
  });
}
