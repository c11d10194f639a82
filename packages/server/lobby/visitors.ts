import type { Person } from '../people/person.ts';
import type { LobbyAsked } from '../protocol/index.ts';
import { type Lobby, lobbyFor, type Own, type Public } from './lobby.ts';
import type { LobbyNews, News } from './news.ts';

/** A page that shows the lobby. */
interface LobbyVisitor {
  person: Person | undefined;
  asked: LobbyAsked;
  send(text: string): void;
}
export interface LobbyVisitors {
  /** Sends the lobby as it is, then whenever it changes. Returns how to leave. */
  enter(visitor: LobbyVisitor): Promise<() => void>;
  close(): void;
}
interface Here extends LobbyVisitor {
  own?: Own; // undefined until it is read
  sent: string;
}
/** Everybody who looks at the lobby in this process. The lists for all are read once, however many look on. */
export function lobbyVisitors(
  lobby: Lobby,
  news: LobbyNews,
  { gather, failed }: { gather: number; failed: (problem: unknown) => void },
): LobbyVisitors {
  const here = new Set<Here>();
  let shown: Public | undefined; // undefined while nobody looks
  let stale: { everybody: boolean; people: Set<string> | 'all' } = { everybody: false, people: new Set() };
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let work: Promise<unknown> = Promise.resolve(); // one reading after the other, so that an older one never comes last
  function inTurn(read: () => Promise<void>): Promise<void> {
    const done = work.then(read);
    work = done.catch(() => {});
    return done;
  }
  function show(visitor: Here): void {
    if (shown === undefined || visitor.own === undefined) return;
    const text = JSON.stringify(lobbyFor(shown, visitor.own, visitor.asked));
    if (text === visitor.sent) return;
    visitor.sent = text;
    visitor.send(text);
  }
  async function refresh(): Promise<void> {
    const { everybody, people } = stale;
    stale = { everybody: false, people: new Set() };
    if (here.size === 0) return;
    if (everybody) shown = await lobby.everybody();
    await Promise.all(
      [...here].map(async visitor => {
        const { person } = visitor;
        if (visitor.own === undefined) return; // comes after this
        if (person !== undefined && (people === 'all' || people.has(person.id))) visitor.own = await lobby.own(person);
        show(visitor);
      }),
    );
  }
  /** One after the other, and not more often than `gather` says. */
  function soon(): void {
    timer ??= setTimeout(
      () =>
        void inTurn(refresh)
          .catch(failed)
          .finally(() => {
            timer = undefined;
            last = Date.now();
            if (stale.everybody || stale.people === 'all' || stale.people.size > 0) soon();
          }),
      Math.max(0, last + gather - Date.now()),
    ).unref();
  }
  function hear({ everybody, people }: News): void {
    if (here.size === 0) return;
    stale.everybody ||= everybody;
    if (people === 'all' || stale.people === 'all') stale.people = 'all';
    else for (const person of people) stale.people.add(person);
    soon();
  }
  const stop = news.subscribe(hear);
  return {
    async enter(visitor) {
      const mine: Here = { ...visitor, sent: '' };
      const leave = () => {
        here.delete(mine);
        if (here.size === 0) shown = undefined; // nobody keeps it fresh any more
      };
      here.add(mine); // first, so that nothing that happens while it is read is missed
      try {
        await inTurn(async () => {
          const [everybody, own] = await Promise.all([shown ?? lobby.everybody(), lobby.own(visitor.person)]);
          shown = everybody;
          mine.own = own;
          show(mine);
        });
      } catch (problem) {
        leave();
        throw problem;
      }
      return leave;
    },
    close() {
      stop();
      clearTimeout(timer);
    },
  };
}
