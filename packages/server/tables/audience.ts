import type { GameTypes, Happened, LiveTable, Result, Seat } from '@tianxia/kernel';
import type { Clocks, FromServer, PlanFacts, TableFacts, UpdateMessage } from '../protocol/index.ts';

/** A connected browser. */
export interface Listener {
  readonly seat: Seat; // SPECTATOR for one who watches
  readonly person?: string | undefined; // whoever sits there
  readonly eyes?: Seat; // watches with the eyes of this seat, by a link of its player
  send(text: string): void;
  close(code: number): void;
}
type Live = LiveTable<GameTypes['state']>;
/** All that is told of a table beside the game itself. */
export interface Telling {
  facts: TableFacts;
  watching: number;
  clocks?: Clocks | undefined;
  planOf(seat: Seat): PlanFacts | undefined;
}
/** The table as it is shown: `result` is there when the game is over, also where the rules would go on. */
export interface Shown {
  live: Live;
  result?: Result | undefined;
  open: ReadonlySet<string>; // parts of the view that are the same for all eyes
}

/** Whoever looks at a table, each with their own eyes. After the first update, only what is new is sent. */
export interface Audience {
  readonly size: number;
  readonly here: ReadonlySet<Seat>; // people's seats with a browser
  readonly watching: number;
  add(listener: Listener): void;
  remove(listener: Listener): void;
  tell(message: FromServer): void;
  tellFacts(telling: Telling): void;
  show(shown: Shown): void;
  greet(listener: Listener, telling: Telling, shown: Shown | undefined): void;
  close(code: number, such?: (listener: Listener) => boolean): void;
}
const eyesOf = ({ seat, eyes }: Listener): Seat => eyes ?? seat;

export function audience(): Audience {
  const listeners = new Set<Listener>();
  let seen: readonly Happened[] = []; // what everybody who was greeted has been sent
  const say = (listener: Listener, message: FromServer) => listener.send(JSON.stringify(message));
  function tellFactsTo(listener: Listener, { facts, watching, clocks, planOf }: Telling): void {
    const plan = planOf(listener.seat);
    say(listener, {
      type: 'table',
      ...facts,
      you: listener.seat,
      watching,
      ...(clocks === undefined ? {} : { clocks }),
      ...(plan === undefined ? {} : { plan }),
    });
  }
  return {
    get size() {
      return listeners.size;
    },
    get here() {
      return new Set([...listeners].flatMap(({ seat }) => (seat >= 0 ? [seat] : [])));
    },
    get watching() {
      return [...listeners].filter(({ seat }) => seat < 0).length;
    },
    add: listener => listeners.add(listener),
    remove: listener => listeners.delete(listener),
    tell(message) {
      for (const listener of listeners) say(listener, message);
    },
    tellFacts(telling) {
      for (const listener of listeners) tellFactsTo(listener, telling);
    },
    show(shown) {
      const from = inCommon(seen, shown.live.happened);
      seen = [...shown.live.happened];
      const texts = new Map<string, string>(); // those who watch all get the same
      const written = writing(shown.open);
      for (const listener of listeners) {
        const key = `${listener.seat} ${eyesOf(listener)}`;
        const text = texts.get(key) ?? written(updateFor(shown, listener, from));
        texts.set(key, text);
        listener.send(text);
      }
    },
    greet(listener, telling, shown) {
      tellFactsTo(listener, telling);
      if (shown === undefined) return;
      seen = [...shown.live.happened]; // the others have seen it already
      say(listener, updateFor(shown, listener, 0));
    },
    close(code, such = () => true) {
      for (const listener of listeners) {
        if (!such(listener)) continue;
        listeners.delete(listener); // hears nothing more, whenever its browser goes
        listener.close(code);
      }
    },
  };
}
/** Most of a view is the same whoever looks: it is written out once for all of them. */
function writing(open: ReadonlySet<string>): (message: UpdateMessage) => string {
  const known = new Map<string, string>();
  function part(name: string, value: unknown): string {
    if (!open.has(name)) return JSON.stringify(value);
    const text = known.get(name) ?? JSON.stringify(value);
    known.set(name, text);
    return text;
  }
  return ({ update: { view, ...update }, ...message }) => {
    const parts = Object.entries(view).map(([name, value]) => `"${name}":${part(name, value)}`);
    const [head, rest] = [JSON.stringify(message), JSON.stringify(update)];
    return `${head.slice(0, -1)},"update":{"view":{${parts.join()}},${rest.slice(1)}}`;
  };
}
function inCommon(a: readonly Happened[], b: readonly Happened[]): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}
function updateFor({ live, result }: Shown, listener: Listener, from: number): UpdateMessage {
  const update = live.update(eyesOf(listener), from);
  return {
    type: 'update',
    from,
    update: {
      ...update,
      ...(listener.seat < 0 ? { mayUndo: false, mayRedo: false } : {}),
      ...(result === undefined ? {} : { result, waiting: [], mayUndo: false, mayRedo: false }),
    },
  };
}
