import type { GameTypes, Happened, LiveTable, Result, Seat } from '@tianxia/kernel';
import type { Clocks, FromServer, PauseFacts, PlanFacts, TableFacts, UpdateMessage } from '../protocol/index.ts';

/** A connected browser. */
export interface Listener {
  readonly seat: Seat; // SPECTATOR for one who watches
  readonly eyes?: Seat; // watches with the eyes of this seat, by a link of its player
  readonly person?: string | undefined; // whose seat, or whose eyes, it is
  send(text: string): void;
  close(code: number): void;
}
type Live = LiveTable<GameTypes['state']>;
/** All that is told of a table beside the game itself. */
export interface Telling {
  facts: TableFacts;
  watching: number;
  clocks?: Clocks | undefined;
  pause?: PauseFacts | undefined;
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
  tellFacts(telling: Telling, such?: (listener: Listener) => boolean): void;
  show(shown: Shown): void;
  greet(listener: Listener, telling: Telling, shown: Shown | undefined): void;
  close(code: number, such?: (listener: Listener) => boolean): void;
}
interface Greeting {
  live: Live;
  version: number;
  result: Result | undefined;
  text: string;
}
export const eyesOf = ({ seat, eyes }: Listener): Seat => eyes ?? seat;

export function audience(): Audience {
  const listeners = new Set<Listener>();
  let seen: readonly Happened[] = []; // what everybody who was greeted has been sent
  let greeting: Greeting | undefined; // of the last who came to watch
  function tellFacts(to: Iterable<Listener>, { facts, watching, clocks, pause, planOf }: Telling): void {
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
        ...(plan === undefined ? {} : { plan }),
      } satisfies FromServer);
    };
    for (const listener of to) {
      const text = texts.get(listener.seat) ?? textFor(listener.seat);
      texts.set(listener.seat, text);
      listener.send(text);
    }
  }
  /** All that has happened. A crowd that comes to watch gets the same: it is written out once. */
  function greetingFor(shown: Shown, listener: Listener): string {
    const { live, result } = shown;
    const write = () => JSON.stringify(updateFor(shown, listener, 0));
    if (eyesOf(listener) >= 0) return write();
    const version = live.entries.length;
    const isSame = greeting?.live === live && greeting.version === version && greeting.result === result;
    if (!isSame) greeting = { live, version, result, text: write() };
    return greeting!.text;
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
      const text = JSON.stringify(message);
      for (const listener of listeners) listener.send(text);
    },
    tellFacts: (telling, such = () => true) => tellFacts([...listeners].filter(such), telling),
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
      tellFacts([listener], telling);
      if (shown === undefined) return;
      seen = [...shown.live.happened]; // the others have seen it already
      listener.send(greetingFor(shown, listener));
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
