import {
  type GameTypes,
  type Kernel,
  OK,
  type Option,
  type Reason,
  type RuleId,
  type Seat,
  type View,
} from '@tianxia/kernel';
import { kindOf, type ThingKey } from '../things.ts';
import { kindsLeft, type Presses, thingsOf } from './pressed.ts';

/** Why something cannot be: a reason of the game's book, in the reader's words. */
export interface Why {
  name: string;
  rule: RuleId;
  text: string;
}
/** One candidate of a decision: what is pressed for it, and why it cannot be. */
export interface Candidate {
  option: Option;
  move: string;
  rule: RuleId; // by which its move is made
  things: readonly ThingKey[]; // in the order a newcomer would press them; any order will do
  why: Why | undefined; // nothing: it may be chosen
  aside: boolean; // always at hand, so it never asks loudly
  speaksOf: readonly string[]; // a refusal of a whole move, or of all behind its first pointing: kinds of things it is about
}
/** All that a decision asks, looked up by thing. */
export interface Asked {
  all: readonly Candidate[];
  at: ReadonlyMap<ThingKey, readonly Candidate[]>;
  kinds: ReadonlySet<string>; // of all these things
  rules: ReadonlySet<RuleId>; // of all that may be chosen
}
export function whyOf<G extends GameTypes>(
  kernel: Kernel<G>,
  texts: Readonly<Record<string, string>>,
  reason: Reason,
): Why | undefined {
  const entry = reason > OK ? kernel.game.reasons[reason] : undefined;
  if (entry === undefined) return undefined;
  const [name, rule] = entry;
  const text = texts[name] ?? name;
  return { name, rule, text: text.charAt(0).toUpperCase() + text.slice(1) };
}
function isAside<G extends GameTypes>({ game }: Kernel<G>, move: string): boolean {
  const [at = '', name = ''] = move.split('.');
  const flow = game.flow as Readonly<Record<string, { moves?: Readonly<Record<string, { aside?: true }>> }>>;
  return flow[at]?.moves?.[name]?.aside === true;
}

/** Every candidate of the decision with the things it is pressed at. */
export function askedOf<G extends GameTypes>(
  kernel: Kernel<G>,
  view: View<G['state']>,
  seat: Seat,
  how: Presses,
  texts: Readonly<Record<string, string>>,
): Asked {
  const found = kernel.explain(view, seat).map(one => ({ ...one, words: kernel.words(one.option) }));
  const many = new Map<string, number>();
  const tally = (key: string) => many.set(key, (many.get(key) ?? 0) + 1);
  for (const { move, words } of found) {
    tally(move);
    tally(`${move} ${words.args[0]}`);
  }
  const asides = new Map<string, boolean>();
  const all = found.map(({ option, move, rule, why: reason, words }): Candidate => {
    const why = whyOf(kernel, texts, reason);
    // a refusal of the whole move, or of all that follows its first pointing, is told once
    const whole = why !== undefined && words.args.length > 0 && many.get(move) === 1;
    const first = why !== undefined && words.args.length > 1 && many.get(`${move} ${words.args[0]}`) === 1;
    const named = whole ? { ...words, args: [] } : first ? { ...words, args: words.args.slice(0, 1) } : words;
    const aside = asides.get(move) ?? isAside(kernel, move);
    asides.set(move, aside);
    const speaksOf = whole || first ? kindsLeft(how, named) : [];
    return { option, move, rule, things: whole ? [] : thingsOf(how, named), why, aside, speaksOf };
  });
  const at = new Map<ThingKey, Candidate[]>();
  for (const candidate of all)
    for (const one of candidate.things) {
      const list = at.get(one);
      if (list === undefined) at.set(one, [candidate]);
      else list.push(candidate);
    }
  const rules = new Set(all.filter(({ why }) => why === undefined).map(({ rule }) => rule));
  return { all, at, kinds: new Set([...at.keys()].map(kindOf)), rules };
}
