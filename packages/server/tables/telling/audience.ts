import type { Seat } from '@tianxia/kernel';
import type { Clocks, FromServer, PauseFacts, PlanFacts, TableFacts } from '@tianxia/protocol';
import type { Listener } from './listener.ts';
import { type Shown, updates } from './updates.ts';

/** All that is told of a table beside the game itself. */
export interface Telling {
  facts: TableFacts;
  watching: number;
  clocks?: Clocks | undefined;
  pause?: PauseFacts | undefined;
  botsIn?: number | undefined;
  planOf(seat: Seat): PlanFacts | undefined;
}
/** All who look at a table, each with their own eyes. After the first update, only what is new is sent. */
export interface Audience {
  size(): number;
  here(): ReadonlySet<Seat>; // people's seats with a browser
  watching(): number;
  add(listener: Listener): void;
  remove(listener: Listener): void;
  tell(message: FromServer): void;
  tellFacts(telling: Telling, such?: (listener: Listener) => boolean): void;
  show(shown: Shown): void;
  greet(listener: Listener, telling: Telling, shown: Shown | undefined): void;
  close(code: number, such?: (listener: Listener) => boolean): void;
}
export function audience(): Audience {
  const listeners = new Set<Listener>();
  const news = updates();
  let here: ReadonlySet<Seat> | undefined; // as long as no one comes or goes
  function tellFacts(to: Iterable<Listener>, { facts, watching, clocks, pause, botsIn, planOf }: Telling): void {
    const texts = new Map<Seat, string>();
    const textFor = (seat: Seat) => {
      const plan = planOf(seat);
      return JSON.stringify({
        type: 'table',
        ...facts,
        you: seat,
        watching,
        ...(clocks === undefined ? {} : { clocks }),
        ...(pause === undefined ? {} : { pause }),
        ...(botsIn === undefined ? {} : { botsIn }),
        ...(plan === undefined ? {} : { plan }),
      } satisfies FromServer);
    };
    for (const listener of to) {
      const text = texts.get(listener.seat) ?? textFor(listener.seat);
      texts.set(listener.seat, text);
      listener.send(text);
    }
  }
  function remove(listener: Listener): void {
    listeners.delete(listener);
    here = undefined;
    if (listeners.size === 0) news.forget();
  }
  return {
    size: () => listeners.size,
    here() {
      here ??= new Set([...listeners].flatMap(({ seat }) => (seat >= 0 ? [seat] : [])));
      return here;
    },
    watching: () => [...listeners].filter(({ seat }) => seat < 0).length,
    add(listener) {
      listeners.add(listener);
      here = undefined;
    },
    remove,
    tell(message) {
      const text = JSON.stringify(message);
      for (const listener of listeners) listener.send(text);
    },
    tellFacts: (telling, such = () => true) => tellFacts([...listeners].filter(such), telling),
    show(shown) {
      const textFor = news.next(shown);
      for (const listener of listeners) listener.send(textFor(listener));
    },
    greet(listener, telling, shown) {
      tellFacts([listener], telling);
      if (shown !== undefined) listener.send(news.greeting(shown, listener));
    },
    close(code, such = () => true) {
      for (const listener of listeners) {
        if (!such(listener)) continue;
        remove(listener); // hears nothing more, whenever its browser goes
        listener.close(code);
      }
    },
  };
}
