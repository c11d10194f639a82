import type { GameTypes, Happened, LiveTable, Seat } from '@tianxia/kernel';
import type { FromServer, TableFacts, UpdateMessage } from '../protocol/index.ts';

/** A connected browser. */
export interface Listener {
  readonly seat: Seat; // SPECTATOR for one who watches
  send(text: string): void;
  close(code: number): void;
}
type Live = LiveTable<GameTypes['state']>;

/** Whoever looks at a table, each with their own eyes. After the first update, only what is new is sent. */
export interface Audience {
  readonly size: number;
  readonly here: ReadonlySet<Seat>; // guests' seats with a browser
  add(listener: Listener): void;
  remove(listener: Listener): void;
  tell(message: FromServer): void;
  tellFacts(facts: TableFacts): void;
  show(live: Live): void;
  close(code: number): void;
  greet(listener: Listener, facts: TableFacts, live: Live | undefined): void;
}

export function audience(): Audience {
  const listeners = new Set<Listener>();
  let shown: readonly Happened[] = []; // what everybody who was greeted has been sent
  const watching = () => [...listeners].filter(({ seat }) => seat < 0).length;
  const say = (listener: Listener, message: FromServer) => listener.send(JSON.stringify(message));
  const tellFactsTo = (listener: Listener, facts: TableFacts) =>
    say(listener, { type: 'table', ...facts, you: listener.seat, watching: watching() });
  return {
    get size() {
      return listeners.size;
    },
    get here() {
      return new Set([...listeners].flatMap(({ seat }) => (seat >= 0 ? [seat] : [])));
    },
    add: listener => listeners.add(listener),
    remove: listener => listeners.delete(listener),
    tell(message) {
      for (const listener of listeners) say(listener, message);
    },
    tellFacts(facts) {
      for (const listener of listeners) tellFactsTo(listener, facts);
    },
    show(live) {
      const from = inCommon(shown, live.happened);
      shown = [...live.happened];
      const texts = new Map<Seat, string>(); // those who watch all get the same
      for (const listener of listeners) {
        const { seat } = listener;
        const text = texts.get(seat) ?? JSON.stringify(updateFor(live, seat, from));
        texts.set(seat, text);
        listener.send(text);
      }
    },
    close(code) {
      for (const listener of listeners) listener.close(code);
    },
    greet(listener, facts, live) {
      tellFactsTo(listener, facts);
      if (live === undefined) return;
      shown = [...live.happened]; // the others have seen it already
      say(listener, updateFor(live, listener.seat, 0));
    },
  };
}
function inCommon(a: readonly Happened[], b: readonly Happened[]): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}
function updateFor(live: Live, viewer: Seat, from: number): UpdateMessage {
  const update = live.update(viewer);
  const happened = update.happened.slice(from);
  return { type: 'update', from, update: { ...update, opening: from === 0 ? update.opening : [], happened } };
}
