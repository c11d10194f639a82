import type { Happened, Result, Seat } from '@tianxia/kernel';
import { type ChangesMessage, catchUp, type UpdateMessage } from '@tianxia/protocol';
import type { Live } from '../game/live.ts';
import { eyesOf, type Listener } from './listener.ts';

/** The table as it is shown: `result` is there when the game is over, also where the rules would go on. */
export interface Shown {
  live: Pick<Live, 'state' | 'entries' | 'happened' | 'update' | 'glance'>;
  result?: Result | undefined;
  open: ReadonlySet<string>; // parts of the view that are the same for all eyes
}
/** The words of what is shown. After the first, only what is new is said; viewers who see the same are told in the same words. */
export interface Updates {
  /** All that has happened, for one who comes. */
  greeting(shown: Shown, listener: Listener): string;
  /** What is new since the last time, to each. */
  next(shown: Shown): (listener: Listener) => string;
  /** No viewer is there any more: the next is told everything, and until then there is nothing to compare for. */
  forget(): void;
}
/** What was shown last, to be compared with what comes next. */
interface Base {
  open: object;
  own: Map<Seat, object>; // the rest, by eyes
}
interface Greeting extends Pick<Shown, 'live' | 'result'> {
  version: number;
  text: string;
}

export function updates(): Updates {
  const seen: Happened[] = []; // what everybody who was greeted has been sent
  let base: Base | undefined; // none as long as no viewer asks for changes
  let last: Greeting | undefined; // of the last who came to watch

  /** Gives what is new from where on. */
  function follow(happened: readonly Happened[]): number {
    const from = inCommon(seen, happened);
    seen.splice(from, seen.length, ...happened.slice(from));
    return from;
  }
  /** All that has happened. A crowd that comes to watch gets the same: it is written out once. */
  function textFor(shown: Shown, listener: Listener): string {
    const { live, result } = shown;
    const write = () => JSON.stringify(updateFor(shown, listener, 0));
    if (eyesOf(listener) >= 0) return write();
    const version = live.entries.length;
    const isSame = last?.live === live && last.version === version && last.result === result;
    if (!isSame) last = { live, version, result, text: write() };
    return last!.text;
  }
  function begin({ live, open }: Shown, eyes: Seat): void {
    const { view } = live.update(eyes, live.happened.length);
    base ??= { open: only(view, name => open.has(name)), own: new Map() };
    base.own.set(
      eyes,
      only(view, name => !open.has(name)),
    );
  }
  return {
    greeting(shown, listener) {
      follow(shown.live.happened); // the others have seen it already
      if (listener.changes) begin(shown, eyesOf(listener));
      return textFor(shown, listener);
    },
    next(shown) {
      last = undefined; // no viewer is greeted with it any more
      const from = follow(shown.live.happened);
      const forAll = base === undefined ? '' : catchUp(base.open, shown.live.state, shown.open);
      const bases = new Map(base?.own);
      const forEyes = new Map<Seat, string>();
      const texts = new Map<string, string>();
      const whole = writing(shown.open);
      function textTo(listener: Listener): string {
        const eyes = eyesOf(listener);
        const own = bases.get(eyes);
        if (listener.changes && own !== undefined) {
          const parts = Object.keys(own);
          const message = updateFor(shown, listener, from, parts);
          const changes = forEyes.get(eyes) ?? catchUp(own, message.update.view, parts);
          forEyes.set(eyes, changes);
          return writeChanges(message, forAll, changes);
        }
        if (listener.changes) begin(shown, eyes); // it has seen nothing yet
        return whole(updateFor(shown, listener, from));
      }
      return listener => {
        const key = `${listener.seat} ${eyesOf(listener)} ${listener.changes === true}`;
        const text = texts.get(key) ?? textTo(listener);
        texts.set(key, text);
        return text;
      };
    },
    forget() {
      seen.length = 0;
      base = undefined;
      last = undefined;
    },
  };
}
/** Choices are added at the end or taken out: where both have the same one in the same place, all before it are the same too. */
function inCommon(a: readonly Happened[], b: readonly Happened[]): number {
  let n = Math.min(a.length, b.length);
  while (n > 0 && a[n - 1] !== b[n - 1]) n--;
  return n;
}
function updateFor(
  { live, result }: Shown,
  listener: Listener,
  from: number,
  parts?: readonly string[],
): UpdateMessage {
  const update = live.glance(eyesOf(listener), from, parts);
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
/** Most of a view is the same for all who look: it is written out once for all of them. */
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
const only = (view: object, such: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries(view).filter(([name]) => such(name)));

function writeChanges({ from, update: { view: _, ...update } }: UpdateMessage, ...changes: string[]): string {
  const head = JSON.stringify({ type: 'changes', from, update } satisfies Omit<ChangesMessage, 'changes'>);
  return `${head.slice(0, -1)},"changes":[${changes.filter(text => text !== '').join()}]}`;
}
