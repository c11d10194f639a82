import { clone } from '@tianxia/kernel';

/** How one view becomes the next: places in it, and what stands there now. */
export type Change = readonly [path: readonly (string | number)[], value: unknown];
type Tree = Record<string | number, unknown>;

const WHOLE = 1 / 4; // a list of which more than this has changed is sent whole: that is shorter
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const written = (value: unknown): string => (Number.isInteger(value) ? `${value}` : (JSON.stringify(value) ?? 'null'));

/**
 * Brings these parts of `base` up to what they are now. Gives the changes that do the same elsewhere, written out one after the other:
 * they are made for every choice and for all eyes, and are never needed in another form.
 */
export function catchUp(base: object, now: object, parts: Iterable<string> = Object.keys(now)): string {
  const path: (string | number)[] = []; // to where we are
  let text = '';
  for (const part of parts) compare(base as Tree, part, (now as Tree)[part]);
  return text;

  function say(place: string, value: unknown): void {
    text += `${text === '' ? '' : ','}[${place},${written(value)}]`;
  }
  function compare(at: Tree, step: string | number, is: unknown): void {
    const was = at[step];
    if (was === is) return;
    path.push(step);
    if (!(isTree(was) && isTree(is) && hasCaughtUp(was, is))) {
      at[step] = clone(is); // the game goes on in the other
      say(JSON.stringify(path), is);
    }
    path.pop();
  }
  /** Part by part. False where it is better said as a whole. */
  function hasCaughtUp(was: Tree, is: Tree): boolean {
    if (Array.isArray(was) && Array.isArray(is)) {
      if (!isTree(is[0]) && !isTree(was[0])) return hasFollowed(was, is);
      if (was.length !== is.length) return false;
      for (let i = 0; i < is.length; i++) compare(was as unknown as Tree, i, is[i]);
      return true;
    }
    if (!hasSameNames(was, is)) return false;
    for (const name in is) compare(was, name, is[name]);
    return true;
  }
  /** A list of numbers: most often a few of many, or one more or less at its end. */
  function hasFollowed(was: unknown[], is: readonly unknown[]): boolean {
    let different = Math.abs(is.length - was.length);
    for (let i = Math.min(is.length, was.length) - 1; i >= 0; i--) if (was[i] !== is[i]) different++;
    if (different === 0) return true;
    if (different > is.length * WHOLE) return false;
    const list = JSON.stringify(path).slice(0, -1);
    if (is.length < was.length) {
      was.length = is.length;
      say(`${list},"length"]`, is.length);
    }
    for (let i = 0; i < is.length; i++) {
      if (was[i] === is[i]) continue;
      was[i] = clone(is[i]);
      say(`${list},${i}]`, is[i]);
    }
    return true;
  }
}
function hasSameNames(was: Tree, is: Tree): boolean {
  const names = Object.keys(is);
  const isThere = (name: string) => name in was && (was[name] === undefined) === (is[name] === undefined);
  return Array.isArray(was) === Array.isArray(is) && names.length === Object.keys(was).length && names.every(isThere);
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
