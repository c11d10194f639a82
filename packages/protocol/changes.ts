import { clone } from '@tianxia/kernel';

/** How one view becomes the next: places in it, and what stands there now. */
export type Change = readonly [path: readonly (string | number)[], value: unknown];
type Tree = Record<string | number, unknown>;

const WHOLE = 1 / 4; // a list of which more than this has changed is sent whole: that is shorter
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const written = (value: unknown): string => (Number.isInteger(value) ? `${value}` : (JSON.stringify(value) ?? 'null'));

/**
 * Brings these parts of `base` up to what they are now. Gives the changes that do the same elsewhere, written out one after the other:
 * they are made for every choice and for all eyes, and are never needed in another form. Nothing is made on the way but the text.
 */
export function catchUp(base: object, now: object, parts: Iterable<string> = Object.keys(now)): string {
  let text = '';
  for (const part of parts) text = compared(text, base as Tree, part, (now as Tree)[part], `[${JSON.stringify(part)}`);
  return text;
}
/** `way`: the path to here, written out but for its end. */
function compared(text: string, at: Tree, step: string | number, is: unknown, way: string): string {
  const was = at[step];
  if (was === is) return text;
  const parts = isTree(was) && isTree(is) ? partByPart(text, was, is, way) : undefined;
  if (parts !== undefined) return parts;
  at[step] = clone(is); // the game goes on in the other
  return said(text, way, is);
}
const said = (text: string, way: string, value: unknown): string =>
  text === '' ? `[${way}],${written(value)}]` : `${text},[${way}],${written(value)}]`;

/** Undefined where it is better said as a whole. */
function partByPart(text: string, was: Tree, is: Tree, way: string): string | undefined {
  if (Array.isArray(was) && Array.isArray(is)) {
    if (!isTree(is[0]) && !isTree(was[0])) return followed(text, was, is, way);
    if (was.length !== is.length) return undefined;
    for (let i = 0; i < is.length; i++) text = compared(text, was as unknown as Tree, i, is[i], `${way},${i}`);
    return text;
  }
  if (!hasSameNames(was, is)) return undefined;
  for (const name in is) text = compared(text, was, name, is[name], `${way},${JSON.stringify(name)}`);
  return text;
}
/** A list of numbers: most often a few of many, or one more or less at its end. */
function followed(text: string, was: unknown[], is: readonly unknown[], way: string): string | undefined {
  let different = Math.abs(is.length - was.length);
  let first = is.length;
  for (let i = Math.min(is.length, was.length) - 1; i >= 0; i--)
    if (was[i] !== is[i]) {
      different++;
      first = i;
    }
  if (different === 0) return text;
  if (different > is.length * WHOLE) return undefined;
  if (is.length < was.length) {
    was.length = is.length;
    text = said(text, `${way},"length"`, is.length);
  }
  for (let i = Math.min(first, was.length); i < is.length; i++) {
    if (was[i] === is[i]) continue;
    was[i] = clone(is[i]);
    text = said(text, `${way},${i}`, is[i]);
  }
  return text;
}
function hasSameNames(was: Tree, is: Tree): boolean {
  if (Array.isArray(was) !== Array.isArray(is)) return false;
  for (const name in is) if (!(name in was) || (was[name] === undefined) !== (is[name] === undefined)) return false;
  for (const name in was) if (!(name in is)) return false;
  return true;
}

/** The view with these changes. What is the same is shared with the view before, which stays as it was. */
export function withChanges<V extends object>(view: V, changes: readonly Change[]): V {
  const own = new Set<unknown>();
  return put(view as Tree, changes, value => {
    if (own.has(value)) return value;
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Tree;
    own.add(copy);
    return copy;
  }) as V;
}
/** Changes the view itself. */
export function change(view: object, changes: readonly Change[]): void {
  put(view as Tree, changes, value => value);
}
function put(view: Tree, changes: readonly Change[], opened: (value: Tree) => Tree): Tree {
  const next = opened(view);
  for (const [path, value] of changes) {
    let at = next;
    for (const step of path.slice(0, -1)) {
      at[step] = opened(at[step] as Tree);
      at = at[step] as Tree;
    }
    at[path.at(-1)!] = value;
  }
  return next;
}
