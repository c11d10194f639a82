/** Time that counts for no player. */
export interface Rest {
  from: number;
  to: number;
}

const ordered = new WeakMap<readonly Rest[], readonly Rest[]>();
/** In the order of time, none touching another: so one walk along them is enough, however many there are. */
export function inOrder(rests: readonly Rest[]): readonly Rest[] {
  const known = ordered.get(rests);
  if (known !== undefined) return known;
  const found: Rest[] = [];
  for (const { from, to } of rests.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) found.push({ from, to });
  }
  ordered.set(rests, found);
  ordered.set(found, found);
  return found;
}
/** Those of rests in order that share some time with this. */
export function overlapping(rests: readonly Rest[], from: number, to: number): readonly Rest[] {
  let first = 0;
  for (let end = rests.length; first < end; ) {
    const middle = (first + end) >> 1;
    if (rests[middle]!.to <= from) first = middle + 1;
    else end = middle;
  }
  let end = first;
  while (end < rests.length && rests[end]!.from < to) end++;
  return first === 0 && end === rests.length ? rests : rests.slice(first, end);
}
/** Two kinds of them as one list: the same object as long as both are the same. */
export function together(): (some: readonly Rest[], others: readonly Rest[]) => readonly Rest[] {
  let last: Record<'some' | 'others' | 'all', readonly Rest[]> = { some: [], others: [], all: [] };
  return (some, others) => {
    if (others.length === 0) return some;
    if (some !== last.some || others !== last.others) last = { some, others, all: [...some, ...others] };
    return last.all;
  };
}
