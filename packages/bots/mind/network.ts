import { bestOf, FEW, MANY } from './hunch.ts';
import { everything, GAINS, type Look } from './look.ts';
import { WORD_ROWS, WORDS } from './words.ts';

/**
 * The network. A state is the sum of the rows that are on; an option is the same sum after what it changes. One hidden layer
 * looks at both and at the option's words and gives a logit; another one looks at the state and expects the end of the game.
 * Where the game tells facts for a hunch, a third and smallest one ranks options by these and by the state as it is.
 */
export interface Shape {
  rows: number;
  seats: number;
  wide: number; // of a row
  hidden: number; // for options
  judging: number; // hidden, for the value
  scale: number; // what counts as one in an evaluation
  hunchRows?: number; // none: every option is read
  hunchWide?: number;
}
const PARTS = ({ hunchRows = 0, hunchWide = 0, ...s }: Shape) =>
  ({
    rows: [s.rows, s.wide],
    bias: [s.wide],
    worth: [s.seats, s.wide],
    after: [s.hidden, s.wide],
    before: [s.hidden, s.wide],
    hiddenBias: [s.hidden],
    words: [WORD_ROWS, s.hidden],
    gains: [GAINS, s.hidden],
    direct: [GAINS],
    out: [s.hidden],
    judge: [s.judging, s.wide],
    judgeWorth: [s.judging, s.seats],
    judgeBias: [s.judging],
    expect: [2 * s.seats + 1, s.judging],
    expectBias: [2 * s.seats + 1],
    hunchWords: [hunchRows, s.hidden], // the same facts for the policy, beside an option's words
    hunchRows: [hunchRows, hunchWide],
    hunchDirect: [hunchRows],
    hunchState: [hunchWide, s.wide],
    hunchBias: [hunchWide],
    hunchOut: [hunchWide],
  }) as const;
export type Part = keyof ReturnType<typeof PARTS>;
export type Network = { shape: Shape } & Record<Part, Float32Array>;

/** The parts of a network in the order of its file, with their sizes. */
export const partsOf = (shape: Shape): [Part, readonly number[]][] =>
  Object.entries(PARTS(shape)) as [Part, readonly number[]][];
export const sizeOf = (dimensions: readonly number[]): number =>
  dimensions.reduce((product, size) => product * size, 1);

export function emptyNetwork(shape: Shape): Network {
  const parts = partsOf(shape).map(([name, sizes]) => [name, new Float32Array(sizeOf(sizes))]);
  return { shape, ...(Object.fromEntries(parts) as Record<Part, Float32Array>) };
}

const MOST = 6; // evaluations that differ by more count as this
const within = (x: number): number => (x > MOST ? MOST : x < -MOST ? -MOST : x);
/** The evaluations as the network gets them: the own one, and the lead over each rival. */
export function worthIn(look: Look, scale: number, out: Float32Array): void {
  out.fill(0);
  out[0] = within(look.worth[0]! / (8 * scale));
  for (let t = 1; t < look.seats; t++) out[t] = within((look.worth[0]! - look.worth[t]!) / (4 * scale));
}
export const gainIn = (gain: number, scale: number): number => within(gain / scale);

export interface Thinker {
  logits: Float32Array; // by option
  expected: Float32Array; // lead of each seat, win logit of each seat, payoff
  /** Says which of the options are read: all, or of many those with the best hunch. Their number. */
  pick(look: Look): number;
  policy(look: Look): void;
  value(look: Look): void;
}
/**
 * Sums of rows are exact: their numbers lie on a grid so fine that rounding to it does not matter, and so coarse that no sum of
 * them is ever rounded. So it makes no difference in which order rows are switched on and off, or what was looked at before,
 * and the sum for a seat is kept from one choice to its next: only what has changed is added.
 */
const GRID = 2 ** 30;
const onGrid = (numbers: Float32Array): Float32Array => numbers.map(x => Math.round(x * GRID) / GRID);

const BLOCK = 4; // hidden units worked out side by side, so that no addition waits for the one before
/** By block and input, the weights of its units; missing ones are 0. */
function inBlocks(matrix: Float32Array, high: number, wide: number): Float64Array {
  const blocks = Math.ceil(high / BLOCK);
  const out = new Float64Array(blocks * BLOCK * wide);
  for (let h = 0; h < high; h++)
    for (let d = 0; d < wide; d++)
      out[(Math.floor(h / BLOCK) * wide + d) * BLOCK + (h % BLOCK)] = matrix[h * wide + d]!;
  return out;
}

export function thinker(net: Network): Thinker {
  const { wide, hidden, judging, seats, scale } = net.shape;
  const { bias, worth, hiddenBias, words, gains, direct, judgeBias, expect } = net;
  const rows = onGrid(net.rows);
  const after = inBlocks(net.after, hidden, wide);
  const before = inBlocks(net.before, hidden, wide);
  const judge = inBlocks(net.judge, judging, wide);
  const up = (many: number) => Math.ceil(many / BLOCK) * BLOCK;
  const out = new Float64Array(up(hidden));
  out.set(net.out);
  const kept: { rows: Int32Array; sum: Float64Array }[] = []; // by seat that looks
  let sum: Float64Array = new Float64Array(wide); // of the rows that are on
  const rest = new Float64Array(wide); // what comes to the state beside rows
  const ahead = new Float64Array(wide);
  const active = new Int32Array(wide); // inputs of a layer that are not 0 …
  const values = new Float64Array(wide); // … and what they are
  const context = new Float64Array(up(hidden));
  const x = new Float64Array(up(hidden));
  const standing = new Float32Array(seats);
  const y = new Float64Array(up(judging));
  const expected = new Float32Array(2 * seats + 1);
  let logits = new Float32Array(256);
  const { hunchWords, hunchBias, hunchOut } = net;
  const { hunchRows = 0, hunchWide = 0 } = net.shape;
  const hunchState = inBlocks(net.hunchState, hunchWide, wide);
  const first = new Float64Array(up(hunchWide)); // what the state says before any fact
  const guessed = new Float64Array(up(hunchWide));
  let scores = new Float32Array(256);

  function add(to: Float64Array, row: number): void {
    for (let d = 0, at = row * wide; d < wide; d++) to[d]! += rows[at + d]!;
  }
  function take(from: Float64Array, row: number): void {
    for (let d = 0, at = row * wide; d < wide; d++) from[d]! -= rows[at + d]!;
  }
  function state(look: Look): void {
    const { before: on, seat } = look;
    kept[seat] ??= { rows: new Int32Array(on.length), sum: new Float64Array(wide) };
    const last = kept[seat];
    sum = last.sum;
    for (let i = 0; i < on.length; i++) {
      const was = last.rows[i]!;
      const is = on[i]!;
      if (was === is) continue;
      if (is !== 0) add(sum, is);
      if (was !== 0) take(sum, was);
      last.rows[i] = is;
    }
    worthIn(look, scale, standing);
    rest.set(bias);
    for (let t = 0; t < look.seats; t++) for (let d = 0; d < wide; d++) rest[d]! += standing[t]! * worth[t * wide + d]!;
  }
  /** The inputs of a layer: what is more than 0 of a state. */
  function positive(rowsOn: Float64Array): number {
    let many = 0;
    for (let d = 0; d < wide; d++) {
      const value = rowsOn[d]! + rest[d]!;
      active[many] = d;
      values[many] = value;
      if (value > 0) many++;
    }
    return many;
  }
  function layer(weights: Float64Array, to: Float64Array, many: number): void {
    for (let h = 0; h < to.length; h += BLOCK) {
      let z0 = to[h]!;
      let z1 = to[h + 1]!;
      let z2 = to[h + 2]!;
      let z3 = to[h + 3]!;
      for (let i = 0, from = h * wide; i < many; i++) {
        const value = values[i]!;
        const at = from + active[i]! * BLOCK;
        z0 += weights[at]! * value;
        z1 += weights[at + 1]! * value;
        z2 += weights[at + 2]! * value;
        z3 += weights[at + 3]! * value;
      }
      to[h] = z0;
      to[h + 1] = z1;
      to[h + 2] = z2;
      to[h + 3] = z3;
    }
  }
  function option(look: Look, i: number): number {
    ahead.set(sum);
    const { changes } = look;
    for (let c = look.from[i]!; c < look.from[i + 1]!; c++) {
      const row = changes[c]!;
      if (row > 0) add(ahead, row);
      else take(ahead, -row);
    }
    x.set(context);
    for (let w = i * WORDS; w < (i + 1) * WORDS && look.words[w] !== 0; w++)
      for (let h = 0, at = look.words[w]! * hidden; h < hidden; h++) x[h]! += words[at + h]!;
    if (hunchRows > 0)
      for (let f = look.which[i]! * look.facts, end = f + look.facts; f < end; f++)
        for (let h = 0, at = look.told[f]! * hidden; h < hidden; h++) x[h]! += hunchWords[at + h]!;
    let logit = 0;
    for (let g = 0; g < GAINS; g++) {
      const gain = gainIn(look.gains[i * GAINS + g]!, scale);
      if (gain === 0) continue;
      logit += gain * direct[g]!;
      for (let h = 0; h < hidden; h++) x[h]! += gain * gains[g * hidden + h]!;
    }
    layer(after, x, positive(ahead));
    for (let h = 0; h < hidden; h++) if (x[h]! > 0) logit += out[h]! * x[h]!;
    return logit;
  }
  function hunch({ told }: Look, from: number, to: number): number {
    guessed.set(first);
    let score = 0;
    for (let f = from; f < to; f++) {
      const row = told[f]!;
      score += net.hunchDirect[row]!;
      for (let h = 0, at = row * hunchWide; h < hunchWide; h++) guessed[h]! += net.hunchRows[at + h]!;
    }
    for (let h = 0; h < hunchWide; h++) if (guessed[h]! > 0) score += hunchOut[h]! * guessed[h]!;
    return score;
  }
  const mind: Thinker = {
    logits,
    expected,
    pick(look) {
      const { given, facts } = look;
      if (hunchRows === 0 || given <= MANY) return everything(look);
      if (given > scores.length) scores = new Float32Array(2 * given);
      state(look);
      first.fill(0);
      first.set(hunchBias);
      layer(hunchState, first, positive(sum));
      for (let i = 0; i < given; i++) scores[i] = hunch(look, i * facts, (i + 1) * facts);
      bestOf(scores, given, FEW, look.which);
      return FEW;
    },
    policy(look) {
      if (look.many > logits.length) {
        logits = new Float32Array(2 * look.many);
        mind.logits = logits;
      }
      state(look);
      context.fill(0);
      context.set(hiddenBias);
      layer(before, context, positive(sum));
      for (let i = 0; i < look.many; i++) logits[i] = option(look, i);
    },
    value(look) {
      state(look);
      y.fill(0);
      y.set(judgeBias);
      for (let j = 0; j < judging; j++)
        for (let t = 0; t < look.seats; t++) y[j]! += net.judgeWorth[j * seats + t]! * standing[t]!;
      layer(judge, y, positive(sum));
      for (let o = 0; o < expected.length; o++) {
        let z = net.expectBias[o]!;
        for (let j = 0; j < judging; j++) if (y[j]! > 0) z += expect[o * judging + j]! * y[j]!;
        expected[o] = z;
      }
    },
  };
  return mind;
}
