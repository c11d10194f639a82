import type { Words } from '@tianxia/kernel';
import { type ThingKey, thing } from '../things.ts';

/** A bare choice is a thing too: 'do hire.stop'. */
const DO = 'do ';
export const doing = (move: string): ThingKey => DO + move;
export const moveOf = (one: ThingKey): string | undefined => (one.startsWith(DO) ? one.slice(DO.length) : undefined);

/** One press of a choice: at a thing of this kind, numbered by an argument of the move. */
export interface Press {
  kind: string;
  arg: number;
  number?(value: number): number; // where the thing's number is not the argument itself
  set?: true; // the argument is a set of bits, pressed member by member
}
export const at = (kind: string, arg: number, number?: (value: number) => number): Press =>
  number === undefined ? { kind, arg } : { kind, arg, number };
export const eachOf = (kind: string, arg: number): Press => ({ kind, arg, set: true });
/** The move is named first, as a button: too much lies behind it to be shown beside the others. */
export const ITSELF = 'itself';

/** How a game's moves are pressed, where that differs from what they point at. */
export interface Presses {
  presses?: Readonly<Record<string, readonly (Press | typeof ITSELF)[]>>; // by 'decision.move', or '.move' in any decision
  waits?: readonly string[]; // kinds that make sense only once another thing is picked: where a Worker goes
}
const pressesOf = (
  { presses }: Presses,
  { move, kinds }: Pick<Words, 'move' | 'kinds'>,
): readonly (Press | 'itself')[] =>
  presses?.[move] ?? presses?.[move.slice(move.indexOf('.'))] ?? kinds.map((kind, arg) => ({ kind, arg }));

const membersOf = (set: number): number[] => Array.from({ length: 20 }, (_, i) => i).filter(i => (set >> i) & 1);

/** The things an option is pressed at, in the order a newcomer would press them. A refusal may know its first pointing only. */
export function thingsOf(how: Presses, words: Words): ThingKey[] {
  if (words.kinds.length === 0) return [doing(words.move)];
  return pressesOf(how, words).flatMap(press => {
    if (press === ITSELF) return [doing(words.move)];
    const value = words.args[press.arg];
    if (value === undefined) return [];
    if (press.set) return membersOf(value).map(one => thing(press.kind, one));
    return [thing(press.kind, press.number?.(value) ?? value)];
  });
}
/** The kinds of things that would be pressed for arguments which a refusal does not name. */
export function kindsLeft(how: Presses, words: Words): string[] {
  return pressesOf(how, words).flatMap(press =>
    press === ITSELF || words.args[press.arg] !== undefined ? [] : [press.kind],
  );
}
/** One of a set: another one may take its place. */
export const isMember = ({ presses }: Presses, kind: string): boolean =>
  Object.values(presses ?? {}).some(list => list.some(one => one !== ITSELF && one.set && one.kind === kind));
