/** What a page might put into a sentence. The order matters: figures first, since a figure can stand for a name. */
const SAMPLES: readonly unknown[] = [
  3,
  'Mei',
  ['Mei', 'Lin'],
  { name: 'Mei', you: false, turn: 3, of: 9, round: 2 },
  [[{ name: 'Mei', you: false }, 3]],
  true,
];
const UNSAID = /[Uu]ndefined|NaN|\[object|Mei,Lin|true/;

type Says = (...args: never[]) => unknown;
/** Arguments with which this sentence can be said; undefined where none of ours fit. */
export function argumentsFor(says: Says): readonly unknown[] | undefined {
  const tries = SAMPLES.length ** says.length;
  for (let i = 0; i < tries; i++) {
    const args = Array.from(
      { length: says.length },
      (_, at) => SAMPLES[Math.floor(i / SAMPLES.length ** at) % SAMPLES.length],
    );
    const text = called(says, args);
    if (text !== undefined && !UNSAID.test(text)) return args;
  }
  return undefined;
}
/** What is said with these arguments; undefined where they do not fit. */
export function called(says: Says, args: readonly unknown[]): string | undefined {
  try {
    const text = says(...(args as never[]));
    return typeof text === 'string' ? text : JSON.stringify(text);
  } catch {
    return undefined;
  }
}
