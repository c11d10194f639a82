import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../people/person.ts';
import { type Budget, budget } from './budget.ts';
import type { LobbyNews } from './news.ts';
import type { Own, OwnOf } from './own.ts';

const SHARE = 1 / 50; // of a core, for the lists of one person: with hundreds of tables at which bots play they change all the time
const MOST_KEPT = 2000; // people: who has not asked for longest is forgotten
const AGAIN = 5000; // milliseconds: what no news tells of is as old as that at most

/** What the lobby shows to each person alone: read again only when something concerns them, however often they ask. */
export interface KeptOwn {
  /** Up to date, with all that happened before. The same object as long as nothing does. */
  of: OwnOf;
  /** Milliseconds until these lists may be read again. */
  rest(person: Person | undefined): number;
  close(): void;
}
interface Kept {
  own: Own | undefined;
  at: number;
  isStale: boolean;
  purse: Budget;
  begun: number; // readings
  done: number;
  underway: Promise<void> | undefined;
}

export function keptOwn(read: OwnOf, news: LobbyNews, now: () => number = () => performance.now()): KeptOwn {
  const kept = new Map<string, Kept>();
  function keptOf(person: string): Kept {
    const one = kept.get(person) ?? {
      ...{ own: undefined, at: 0, isStale: true, purse: budget(SHARE, now) },
      ...{ begun: 0, done: 0, underway: undefined },
    };
    kept.delete(person);
    kept.set(person, one); // who asked last stands last
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return one;
  }
  async function readAgain(one: Kept, person: Person): Promise<void> {
    await pause(one.purse.rest());
    one.begun++;
    one.isStale = false;
    try {
      one.own = await one.purse.spend(() => read(person));
      one.at = now();
      one.done = one.begun;
    } catch (problem) {
      one.isStale = true;
      throw problem;
    }
  }
  const stop = news.concerned(person => {
    if (person === 'all') for (const one of kept.values()) one.isStale = true;
    else {
      const one = kept.get(person);
      if (one !== undefined) one.isStale = true;
    }
  });
  return {
    async of(person) {
      if (person === undefined) return read(person);
      const one = keptOf(person.id);
      const isSame = one.own?.person?.role === person.role; // and not a guest who has an account by now
      if (one.own !== undefined && isSame && !one.isStale && now() - one.at < AGAIN) return one.own;
      // One that has begun before something happened does not tell of it: then the next one is waited for.
      const isReading = one.underway !== undefined && one.begun > one.done && !one.isStale;
      const least = isReading ? one.begun : one.begun + 1;
      while (one.done < least) {
        one.underway ??= readAgain(one, person).finally(() => {
          one.underway = undefined;
        });
        await one.underway;
      }
      return one.own!;
    },
    rest: person => (person === undefined ? 0 : (kept.get(person.id)?.purse.rest() ?? 0)),
    close: stop,
  };
}
