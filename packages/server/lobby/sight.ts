import type { List } from './board.ts';
import { isNear, isRatedFor, peopleAt } from './meeting.ts';
import type { Own } from './own.ts';
import { type Kept, MOST_SHOWN } from './shelf.ts';

/** The public part of a lobby as some people see it; most see the same, so it is written out once for all of them. */
export interface Sight {
  readonly open: readonly Kept[];
  readonly live: readonly Kept[];
  /** "open":[…],"live":[…] */
  json(): string;
  /** What is different from an earlier one: "lines":[…],"open":[…],"live":[…], each only where it is. */
  since(before: Sight): string;
}
function sightOf(open: readonly Kept[], live: readonly Kept[]): Sight {
  let whole: string | undefined;
  const changes = new WeakMap<Sight, string>();
  const list = (kept: readonly Kept[]) => `[${kept.map(({ json }) => json).join(',')}]`;
  const sight: Sight = {
    open,
    live,
    json() {
      whole ??= `"open":${list(open)},"live":${list(live)}`;
      return whole;
    },
    since(before) {
      const known = changes.get(before) ?? between(before, sight);
      changes.set(before, known);
      return known;
    },
  };
  return sight;
}
function between(before: Sight, now: Sight): string {
  const old = new Set([...before.open, ...before.live]);
  const lines = [...now.open, ...now.live].filter(kept => !old.has(kept)).map(({ json }) => json);
  const ids = (kept: readonly Kept[]) => JSON.stringify(kept.map(({ id }) => id));
  const [open, live] = [ids(now.open), ids(now.live)];
  return [
    ...(lines.length > 0 ? [`"lines":[${lines.join(',')}]`] : []),
    ...(open !== ids(before.open) ? [`"open":${open}`] : []),
    ...(live !== ids(before.live) ? [`"live":${live}`] : []),
  ].join(',');
}

/** Everybody who looks at one list: those to whom the same lines are hidden share what they see. */
export interface Sights {
  of(own: Own, fits: boolean): Sight;
}
function sights({ open, live }: List): Sights {
  const byPerson = new Map<string, string[]>(); // at which open tables a person is
  for (const { id, line } of open)
    for (const person of peopleAt(line)) byPerson.set(person, [...(byPerson.get(person) ?? []), id]);
  const listed = new Set([...open, ...live].map(({ id }) => id));
  const choosy = open.filter(({ line }) => line.terms.ratings !== undefined);
  const known = new Map<string, Sight>();
  /** One's own tables, those of people who stay apart, those for other ratings. */
  function hiddenFrom(own: Own, fits: boolean): Set<string> {
    const hidden = new Set<string>();
    for (const { id } of own.yours) if (listed.has(id)) hidden.add(id);
    for (const person of own.apart) for (const id of byPerson.get(person) ?? []) hidden.add(id);
    for (const { id, line } of choosy) if (!isRatedFor(line, own)) hidden.add(id);
    if (fits) for (const { id, line } of open) if (!isNear(line, own)) hidden.add(id);
    return hidden;
  }
  return {
    of(own, fits) {
      const hidden = hiddenFrom(own, fits);
      const name = [...hidden].sort().join();
      const found = known.get(name);
      if (found !== undefined) return found;
      const seen = (kept: readonly Kept[], most: number) =>
        (hidden.size === 0 ? kept : kept.filter(({ id }) => !hidden.has(id))).slice(0, most);
      const made = sightOf(seen(open, MOST_SHOWN.open), seen(live, MOST_SHOWN.live));
      known.set(name, made);
      return made;
    },
  };
}
/** One of each list, for as long as the list is the same. */
export function sightsOfLists(): (list: List) => Sights {
  const known = new WeakMap<List, Sights>();
  return list => {
    const found = known.get(list) ?? sights(list);
    known.set(list, found);
    return found;
  };
}
export const lobbyText = (sight: Sight, own: Own): string => `{${sight.json()},${own.json}}`;
