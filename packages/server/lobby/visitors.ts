import { setImmediate as turn } from 'node:timers/promises';
import type { LobbyAsked } from '@tianxia/protocol';
import type { Person } from '../people/person.ts';
import { budget } from './budget.ts';
import type { Lobby } from './lobby.ts';
import type { LobbyNews } from './news.ts';
import type { Own } from './own.ts';
import { lobbyText, type Sight, type Sights } from './sight.ts';

/** A page that shows the lobby. */
interface LobbyVisitor {
  person: Person | undefined;
  asked: LobbyAsked;
  changes: boolean; // only what is different, once it has seen the whole
  send(text: Buffer): void;
}
export interface LobbyVisitors {
  /** Sends the lobby as it is, then whenever it changes. Returns how to leave. */
  enter(visitor: LobbyVisitor): Promise<() => void>;
  close(): void;
}
interface Here extends LobbyVisitor {
  seen?: { own: Own; sights: Sights; sight: Sight }; // as it was last sent; not while they are still coming in
  isStale: boolean; // their own lists have changed
}
const SHARE = 1 / 50; // of a core, for telling everybody
const AT_ONCE = 50; // pages
const MOST_OWN = 50; // people whose own lists are read in one round

/** Everybody who looks at the lobby in this process. What most of them see is made and written out once, however many look on. */
export function lobbyVisitors(
  lobby: Lobby,
  news: LobbyNews,
  { gather, failed }: { gather: number; failed: (problem: unknown) => void },
): LobbyVisitors {
  const here = new Set<Here>();
  const purse = budget(SHARE);
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function tell(visitor: Here, own: Own, sights: Sights): void {
    const { changes, asked, seen } = visitor;
    if (own === seen?.own && sights === seen.sights) return;
    const sight = sights.of(own, asked.fits);
    visitor.seen = { own, sights, sight };
    if (seen === undefined || !changes) {
      const text = lobbyText(sight, own);
      if (seen === undefined || text !== lobbyText(seen.sight, seen.own)) visitor.send(encoded(text));
      return;
    }
    const parts = [sight.since(seen.sight), own.json === seen.own.json ? '' : own.json];
    const text = parts.filter(part => part !== '').join(',');
    if (text !== '') visitor.send(encoded(`{"type":"changes",${text}}`));
  }
  async function round(): Promise<void> {
    const lists = new Map<string, Promise<Sights>>();
    let left = MOST_OWN;
    let told = 0;
    for (const visitor of here) {
      if (visitor.seen === undefined) continue;
      if (++told % AT_ONCE === 0) await turn(); // choices come in between
      let { own } = visitor.seen;
      if (visitor.isStale && left > 0 && lobby.rest(visitor.person) === 0) {
        left--;
        visitor.isStale = false;
        own = await purse.spend(() => lobby.own(visitor.person));
      }
      const { game, pace } = visitor.asked;
      const name = `${game} ${pace}`;
      const sights = lists.get(name) ?? lobby.sights({ game, pace });
      lists.set(name, sights);
      const known = await sights;
      await purse.spend(async () => tell(visitor, own, known));
    }
  }
  /** As long as a page looks on. */
  function again(): void {
    if (closed || here.size === 0 || timer !== undefined) return;
    timer = setTimeout(
      () =>
        void round()
          .catch(failed)
          .finally(() => {
            timer = undefined;
            again();
          }),
      Math.max(gather, purse.rest()),
    ).unref();
  }
  const stop = news.people(people => {
    for (const visitor of here)
      if (visitor.person !== undefined && (people === 'all' || people.has(visitor.person.id))) visitor.isStale = true;
  });
  return {
    async enter(visitor) {
      const mine: Here = { ...visitor, isStale: false };
      const leave = () => void here.delete(mine);
      here.add(mine); // first, so that nothing that happens while it is read is missed
      try {
        const own = await lobby.own(visitor.person);
        tell(mine, own, await lobby.sights(visitor.asked));
      } catch (problem) {
        leave();
        throw problem;
      }
      again();
      return leave;
    },
    close() {
      closed = true;
      stop();
      clearTimeout(timer);
    },
  };
}

/** Many get the same text, one after the other: it is encoded once. */
let last = { text: '', bytes: Buffer.alloc(0) };
function encoded(text: string): Buffer {
  if (text !== last.text) last = { text, bytes: Buffer.from(text) };
  return last.bytes;
}
