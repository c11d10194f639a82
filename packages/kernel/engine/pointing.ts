import type { Check, GameTypes, Look, Pointing, Reason, ReasonBook, RuleId } from '../contract.ts';
import type { Erased } from './erased.ts';
import { MOST_NAMED, SUBSET_BITS } from './limits.ts';

type Checks<G extends GameTypes, F> = Check<G, NoInfer<F>>[];

function firstRefusal(checks: Check<Erased, Erased>[]): Check<Erased, Erased> | undefined {
  const [p, q, r] = checks;
  if (p === undefined) return undefined;
  if (q === undefined) return p;
  if (r === undefined) return (look, a, b) => p(look, a, b) || q(look, a, b);
  const rest = firstRefusal(checks.slice(2))!;
  return (look, a, b) => p(look, a, b) || q(look, a, b) || rest(look, a, b);
}

const refusing = <C extends Check<Erased, Erased>>(checks: C[]) => ({ checks, whyNot: firstRefusal(checks) });

/** The usual pointing: one of a list. */
export function among<G extends GameTypes, F = {}>(
  kind: string,
  list: readonly number[] | ((look: Look<G, F>, a: number) => readonly number[]),
  ...checks: Checks<G, F>
): Pointing<G, F> {
  return { kind, subset: false, list: typeof list === 'function' ? list : () => list, ...refusing(checks) };
}
/** One of `count`, the i-th being `nth`: nothing is built. */
export function counted<G extends GameTypes, F = {}>(
  kind: string,
  count: (look: Look<G, F>, a: number) => number,
  nth: (look: Look<G, F>, a: number, i: number) => number,
  ...checks: Checks<G, F>
): Pointing<G, F> {
  return { kind, subset: false, count, nth, ...refusing(checks) };
}
export const upTo = (_: unknown, __: number, i: number): number => i;
/** 0 .. most; what an option cannot name is not offered */
export function amount<G extends GameTypes, F = {}>(
  kind: string,
  most: (look: Look<G, F>, a: number) => number,
  ...checks: Checks<G, F>
): Pointing<G, F> {
  return {
    kind,
    subset: false,
    count: (look, a) => Math.min(most(look, a), MOST_NAMED) + 1,
    nth: upTo,
    ...refusing(checks),
  };
}
/** The same candidates through an index kept in the state: lists and playouts use it, explanations the full declaration. */
export function quick<G extends GameTypes, F = {}>(full: Pointing<G, F>, index: Pointing<G, F>): Pointing<G, F> {
  return { ...full, quick: index };
}
/** A set of at most `most` out of `size` things; bit i stands for the i-th. Things beyond the bits of an option are left alone. */
export function subset<G extends GameTypes, F = {}>(
  kind: string,
  size: (look: Look<G, F>) => number,
  most: (look: Look<G, F>) => number,
  ...checks: Checks<G, F>
): Pointing<G, F> {
  return {
    kind,
    subset: true,
    list: look => setsOf(Math.min(size(look), SUBSET_BITS), most(look)),
    ...refusing(checks),
  };
}
const tableOfSets = new Map<number, readonly number[]>();
function setsOf(size: number, most: number): readonly number[] {
  const key = size * 32 + Math.min(most, size);
  const known = tableOfSets.get(key);
  if (known !== undefined) return known;
  const sets: number[] = [];
  for (let set = 0; set < 1 << size; set++) if (bits(set) <= most) sets.push(set);
  tableOfSets.set(key, sets);
  return sets;
}
export function bits(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

let sweeps = 0;
export function newSweep(): number {
  sweeps = (sweeps + 1) & 0x3fffffff;
  return sweeps;
}
/** Remembers, for the length of one sweep over the options, `width` answers about each thing. */
export function memo<G extends GameTypes>(
  width: number,
  fill: (look: Look<G>, x: number, answers: Int32Array, at: number) => void,
): (look: Look<G>, x: number, which: number) => number {
  const MOST = MOST_NAMED + 1;
  const when = new Int32Array(MOST).fill(-1);
  const answers = new Int32Array(MOST * width);
  return (look, x, which) => {
    if (x >= MOST) throw new Error(`memo: ${x} is not below ${MOST}`);
    if (when[x] !== look.sweep) {
      when[x] = look.sweep;
      fill(look, x, answers, x * width);
    }
    return answers[x * width + which]!;
  };
}

/** The reason book: every refusal has a name and the rule behind it. */
export function reasons<T extends Record<string, RuleId>>(
  book: T,
): { readonly [K in keyof T]: Reason } & { readonly book: ReasonBook } {
  const names = Object.keys(book);
  const codes = Object.fromEntries(names.map((name, i) => [name, (i + 1) as Reason]));
  return { ...codes, book: [['ok', 'OK-0'], ...names.map(name => [name, book[name]!] as const)] } as never;
}
