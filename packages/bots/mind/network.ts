import { GAINS, type Look } from './look.ts';
import { WORD_ROWS, WORDS } from './words.ts';

/**
 * The network. A state is the sum of the rows that are on; an option is the same sum after what it changes. One hidden layer
 * looks at both and at the option's words and gives a logit; another one looks at the state and expects the end of the game.
 */
export interface Shape {
  rows: number;
  seats: number;
  wide: number; // of a row
  hidden: number; // for options
  judging: number; // hidden, for the value
  scale: number; // what counts as one in an evaluation
}
const PARTS = (s: Shape) =>
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
  policy(look: Look): void;
  value(look: Look): void;
}
export function thinker(net: Network): Thinker {
  const { wide, hidden, judging, seats, scale } = net.shape;
  const { rows, bias, worth, after, before, hiddenBias, words, gains, direct, out, judge, judgeBias, expect } = net;
  const sum = new Float32Array(wide);
  const ahead = new Float32Array(wide);
  const context = new Float32Array(hidden);
  const x = new Float32Array(hidden);
  const standing = new Float32Array(seats);
  const y = new Float32Array(judging);
  const expected = new Float32Array(2 * seats + 1);
  let logits = new Float32Array(256);

  function state(look: Look): void {
    sum.set(bias);
    const { before: on } = look;
    for (let i = 0; i < on.length; i++) {
      if (on[i] === 0) continue;
      const at = on[i]! * wide;
      for (let d = 0; d < wide; d++) sum[d]! += rows[at + d]!;
    }
    worthIn(look, scale, standing);
    for (let t = 0; t < look.seats; t++) for (let d = 0; d < wide; d++) sum[d]! += standing[t]! * worth[t * wide + d]!;
  }
  function option(look: Look, i: number): number {
    ahead.set(sum);
    const { changes } = look;
    for (let c = look.from[i]!; c < look.from[i + 1]!; c++) {
      const row = changes[c]!;
      if (row > 0) for (let d = 0, at = row * wide; d < wide; d++) ahead[d]! += rows[at + d]!;
      else for (let d = 0, at = -row * wide; d < wide; d++) ahead[d]! -= rows[at + d]!;
    }
    x.set(context);
    for (let w = i * WORDS; w < (i + 1) * WORDS && look.words[w] !== 0; w++)
      for (let h = 0, at = look.words[w]! * hidden; h < hidden; h++) x[h]! += words[at + h]!;
    let logit = 0;
    for (let g = 0; g < GAINS; g++) {
      const gain = gainIn(look.gains[i * GAINS + g]!, scale);
      if (gain === 0) continue;
      logit += gain * direct[g]!;
      for (let h = 0; h < hidden; h++) x[h]! += gain * gains[g * hidden + h]!;
    }
    for (let d = 0; d < wide; d++) if (ahead[d]! < 0) ahead[d] = 0;
    for (let h = 0; h < hidden; h++) {
      let z = x[h]!;
      for (let d = 0, at = h * wide; d < wide; d++) z += after[at + d]! * ahead[d]!;
      if (z > 0) logit += out[h]! * z;
    }
    return logit;
  }
  const mind: Thinker = {
    logits,
    expected,
    policy(look) {
      if (look.many > logits.length) {
        logits = new Float32Array(2 * look.many);
        mind.logits = logits;
      }
      state(look);
      for (let h = 0; h < hidden; h++) {
        let z = hiddenBias[h]!;
        for (let d = 0, at = h * wide; d < wide; d++) if (sum[d]! > 0) z += before[at + d]! * sum[d]!;
        context[h] = z;
      }
      for (let i = 0; i < look.many; i++) logits[i] = option(look, i);
    },
    value(look) {
      state(look);
      for (let j = 0; j < judging; j++) {
        let z = judgeBias[j]!;
        for (let d = 0, at = j * wide; d < wide; d++) if (sum[d]! > 0) z += judge[at + d]! * sum[d]!;
        for (let t = 0; t < look.seats; t++) z += net.judgeWorth[j * seats + t]! * standing[t]!;
        y[j] = z > 0 ? z : 0;
      }
      for (let o = 0; o < expected.length; o++) {
        let z = net.expectBias[o]!;
        for (let j = 0; j < judging; j++) z += expect[o * judging + j]! * y[j]!;
        expected[o] = z;
      }
    },
  };
  return mind;
}
