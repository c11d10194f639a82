import { clone } from '@tianxia/kernel';

/** How one view becomes the next: places in it, and what stands there now. */
export type Change = readonly [path: readonly (string | number)[], value: unknown];
type Tree = Record<string | number, unknown>;

const WHOLE = 1 / 4; // a list of numbers of which more than this has changed is sent whole: that is shorter
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** What is different in these parts of a view. */
export function changesOf(before: object, after: object, parts: Iterable<string> = Object.keys(after)): Change[] {
  const found: Change[] = [];
  const path: (string | number)[] = []; // to where we are
  for (const part of parts) compare(part, (before as Tree)[part], (after as Tree)[part]);
  return found;

  function compare(step: string | number, was: unknown, is: unknown): void {
    if (was === is) return;
    path.push(step);
    if (!(isTree(was) && isTree(is) && hasCompared(was, is))) found.push([[...path], is]);
    path.pop();
  }
  /** Part by part. False where it is better said as a whole. */
  function hasCompared(was: Tree, is: Tree): boolean {
    const first = found.length;
    if (Array.isArray(was) && Array.isArray(is)) {
      if (was.length !== is.length) return false;
      for (let i = 0; i < is.length; i++) if (was[i] !== is[i]) compare(i, was[i], is[i]);
      if (isTree(is[0]) || found.length - first <= is.length * WHOLE) return true;
      found.length = first;
      return false;
    }
    if (!hasSameNames(was, is)) return false;
    for (const name in is) compare(name, was[name], is[name]);
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
/** Changes the view itself. What it takes over is its own: a copy. */
export function change(view: object, changes: readonly Change[]): void {
  put(
    view as Tree,
    changes.map(([path, value]) => [path, clone(value)]),
    value => value,
  );
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
