import type { GameTypes, Kernel, Option, Seat } from '@tianxia/kernel';

/** What an option says, as rows of a table: its move, what it points at, and what the pieces pointed at are. */
export const WORDS = 8; // rows of one option at most
const BITS = 12;
export const WORD_ROWS = 1 << BITS;
const PAIRED = 64; // arguments below this are also taken together

const mix = (a: number, b: number): number => {
  let x = Math.imul(a ^ Math.imul(b + 1, 0x85ebca77), 0x9e3779b1);
  x ^= x >>> 15;
  x = Math.imul(x, 0x2c1b3c6d);
  return x ^ (x >>> 13);
};
const hashOf = (text: string): number => Array.from(text).reduce((hash, sign) => mix(hash, sign.charCodeAt(0)), 7);
/** Row 0 is no word. */
const rowOf = (hash: number): number => 1 + ((hash >>> 0) % (WORD_ROWS - 1));

interface Move {
  hash: number;
  args: { wide: boolean; seat: boolean; facts: { hash: number; of: readonly number[] }[] }[];
}
/** Writes the rows of an option at out[at …]. */
export function wordsOf<G extends GameTypes>(k: Kernel<G>) {
  const moves: Move[] = [];
  const { reading } = k.game;
  function moveOf(option: Option): Move {
    const { move, kinds } = k.words(option);
    const hash = hashOf(move);
    return {
      hash,
      args: kinds.map((kind, i) => ({
        wide: kinds.length === 1,
        seat: reading?.seatWords?.includes(kind) ?? false,
        facts: Object.entries(reading?.pieces[reading.pieceWords?.[kind] ?? kind]?.facts ?? {}).map(([name, fact]) => ({
          hash: mix(mix(hash, i + 50), hashOf(name)),
          of: fact.of(k.box),
        })),
      })),
    };
  }
  return (option: Option, seat: Seat, seats: number, out: Int32Array, at: number): void => {
    const code = option >> 20;
    moves[code] ??= moveOf(option);
    const { hash, args } = moves[code];
    const board = reading?.boards?.of(k.box, seat) ?? 0;
    const end = at + WORDS;
    let to = at;
    out[to++] = rowOf(hash);
    let first = 0;
    let both = hash;
    for (let i = 0; i < args.length; i++) {
      const arg = args[i]!;
      const raw = arg.wide ? option & 0xfffff : i === 0 ? (option >> 10) & 1023 : option & 1023;
      const value = arg.seat ? (raw - seat + seats) % seats : raw;
      out[to++] = rowOf(mix(mix(mix(hash, 11 + i), value), board));
      both = mix(both, value);
      if (i === 0) first = value;
      else if (first < PAIRED && value < PAIRED && to < end) out[to++] = rowOf(mix(both, 77));
      for (let f = 0; f < arg.facts.length && to < end; f++)
        out[to++] = rowOf(mix(arg.facts[f]!.hash, arg.facts[f]!.of[value] ?? -1));
    }
    while (to < end) out[to++] = 0;
  };
}
