import type { GameTypes, HunchReading, Kernel, MindReading, Option, Seat } from '@tianxia/kernel';

export const MANY = 24; // options up to which all are read
export const FEW = 12; // of more than that so many are read: those with the best hunch

/** The facts of a game's hunch as rows of one table; row 0 is no fact. */
export interface HunchRows {
  facts: number; // of one option
  rows: number;
  base: number[]; // by fact: the row before its first
  which: number[]; // by fact: its values
  fingerprint: number; // weights made for other facts are refused
}
type AnyReading = MindReading<Record<string, unknown>, Record<string, unknown>, GameTypes['box']>;

export function hunchOf(reading: unknown): HunchRows | undefined {
  const hunch = (reading as AnyReading | undefined)?.hunch;
  if (hunch === undefined) return undefined;
  const blocks = new Map<string, number>();
  const base: number[] = [];
  const which: number[] = [];
  let rows = 1;
  let fingerprint = 7;
  const mix = (x: number) => {
    fingerprint = Math.imul(fingerprint ^ x, 0x9e3779b1);
    fingerprint ^= fingerprint >>> 15;
  };
  for (const [name, values] of hunch.facts) {
    if (!blocks.has(name)) {
      blocks.set(name, rows);
      rows += values;
    }
    base.push(blocks.get(name)!);
    which.push(values);
    for (const sign of name) mix(sign.charCodeAt(0));
    mix(values);
  }
  return { facts: hunch.facts.length, rows, base, which, fingerprint: fingerprint >>> 0 };
}

/** Writes the rows of every option, as many as there are facts; options of other moves have none. */
export function hunches(k: Kernel<GameTypes>) {
  const made = hunchOf(k.game.reading);
  const reading = k.game.reading?.hunch as HunchReading<GameTypes['state'], GameTypes['box']> | undefined;
  const codes: boolean[] = []; // by move: is it the one
  return (guess: GameTypes['state'], seat: Seat, options: readonly Option[], many: number, out: Int32Array): void => {
    if (made === undefined || reading === undefined) return;
    const { facts, base, which } = made;
    const tell = reading.about(guess, seat, k.box);
    for (let i = 0, at = 0; i < many; i++, at += facts) {
      const option = options[i]!;
      codes[option >> 20] ??= k.words(option).move === reading.move;
      if (!codes[option >> 20]) {
        out.fill(0, at, at + facts);
        continue;
      }
      tell((option >> 10) & 1023, option & 1023, out, at);
      for (let f = 0; f < facts; f++) {
        const value = out[at + f]!;
        out[at + f] = value < 0 ? 0 : base[f]! + (value < which[f]! ? value : which[f]! - 1);
      }
    }
  };
}

/** The numbers of the best, so many of them, in rising order; what comes first wins a tie. */
export function bestOf(scores: Float32Array, many: number, few: number, out: Int32Array): void {
  let least = 0; // where the worst of those taken stands
  for (let i = 0; i < few; i++) {
    out[i] = i;
    if (scores[i]! < scores[out[least]!]!) least = i;
  }
  for (let i = few; i < many; i++) {
    if (!(scores[i]! > scores[out[least]!]!)) continue;
    out[least] = i;
    for (let j = 0; j < few; j++) {
      const behind = scores[out[j]!]! - scores[out[least]!]!;
      if (behind < 0 || (behind === 0 && out[j]! > out[least]!)) least = j;
    }
  }
  out.subarray(0, few).sort();
}
