import type { Seat } from '@tianxia/kernel';
import { type ChatLine, CLOSED, type FromServer } from '@tianxia/protocol';
import type { Bus } from '../bus/bus.ts';
import { type Chat, MOST_LINES } from './chat.ts';
import { mayRead, type Reader } from './rooms.ts';

/** A browser at a table, as far as it hears what is said there. */
interface Ears {
  sits: boolean;
  person: string | undefined;
  hand?: Seat; // it looks into this seat's hand, by a link of its player
  send(text: string): void;
  close(code: number): void;
}
interface Hearer extends Ears {
  blocked: Reader['blocked'] | undefined; // until that is known, nothing is told
  looking: Promise<void>; // one reading of it after the other
}
/** What is said at tables, to those who are there, in every process. */
export interface Hearing {
  /** Sends what they may read, then what is new or changed. Returns how to leave. */
  enter(table: string, isOver: boolean, ears: Ears): Promise<() => void>;
  /** After it is stored. */
  said(table: string, line: Pick<ChatLine, 'id'>): void;
  /** The looks into this seat's hand have ended. */
  handClosed(table: string, seat: Seat): void;
  /** The rooms of a table whose game is over stand open. */
  over(table: string): void;
  /** They block others than before. */
  blocked(person: string): void;
  close(): void;
}
const BLOCKS = 'blocks';
type News = { line: string } | { hand: Seat } | { over: true };
interface Place {
  lines: ChatLine[];
  isOver: boolean;
  hearers: Set<Hearer>;
  loaded: Promise<void>;
  stop(): void;
}

export function hearing(
  chat: Chat,
  blocksOf: (person: string) => Promise<Reader['blocked']>,
  bus: Bus,
  failed: (problem: unknown) => void,
): Hearing {
  const places = new Map<string, Place>();
  const topicOf = (table: string) => `talk:${table}`;
  function readable({ sits, blocked }: Hearer, lines: readonly ChatLine[], isOver: boolean): ChatLine[] {
    return blocked === undefined ? [] : lines.filter(line => mayRead({ sits, blocked }, line, isOver));
  }
  const say = (hearer: Hearer, message: Extract<FromServer, { type: 'chat' }>) => hearer.send(JSON.stringify(message));
  function tell(hearer: Hearer, some: readonly ChatLine[], isOver: boolean): void {
    const lines = readable(hearer, some, isOver);
    if (lines.length > 0) say(hearer, { type: 'chat', lines });
  }
  /** Looks whom they have blocked, and tells them all they may read. */
  function tellAll(hearer: Hearer, made: Place): Promise<void> {
    hearer.looking = hearer.looking
      .catch(() => {})
      .then(async () => {
        const isFirst = hearer.blocked === undefined;
        hearer.blocked = hearer.person === undefined ? new Set() : await blocksOf(hearer.person);
        const lines = readable(hearer, made.lines, made.isOver);
        if (lines.length > 0 || !isFirst) say(hearer, { type: 'chat', lines, whole: true });
      });
    return hearer.looking;
  }
  function place(table: string, isOver: boolean): Place {
    const found = places.get(table);
    if (found !== undefined) return found;
    const made: Place = { lines: [], isOver, hearers: new Set(), loaded: Promise.resolve(), stop: () => {} };
    made.stop = bus.subscribe(
      topicOf(table),
      text => void hear(table, made, JSON.parse(text) as News).catch(failed),
      () => void again(table, made).catch(failed),
    );
    made.loaded = load(table, made);
    places.set(table, made);
    return made;
  }
  async function load(table: string, made: Place): Promise<void> {
    await bus.settled(); // from here on everything is heard, so nothing falls between
    made.lines = await chat.lines(table);
  }
  async function again(table: string, made: Place): Promise<void> {
    // The end of a look may be what was missed: they come back, and are asked for their link again.
    for (const hearer of made.hearers) if (hearer.hand !== undefined) hearer.close(CLOSED.restarting);
    made.loaded = load(table, made);
    await made.loaded;
    await Promise.all([...made.hearers].map(hearer => tellAll(hearer, made)));
  }
  async function hear(table: string, made: Place, news: News): Promise<void> {
    if ('hand' in news) {
      for (const hearer of made.hearers) if (hearer.hand === news.hand) hearer.close(CLOSED.badToken);
      return;
    }
    await made.loaded;
    if ('over' in news) {
      if (made.isOver) return;
      made.isOver = true;
      for (const hearer of made.hearers) tell(hearer, made.lines, true);
      return;
    }
    const line = await chat.line(table, news.line);
    if (line === undefined) return;
    const at = made.lines.findIndex(other => other.id === line.id);
    if (at >= 0) made.lines[at] = line;
    else made.lines.push(line);
    if (made.lines.length > MOST_LINES) made.lines.shift(); // they are in the database
    for (const hearer of made.hearers) tell(hearer, [line], made.isOver);
  }
  const deafen = bus.subscribe(BLOCKS, person => {
    for (const made of places.values())
      for (const hearer of made.hearers) if (hearer.person === person) tellAll(hearer, made).catch(failed);
  });
  return {
    async enter(table, isOver, ears) {
      const here = place(table, isOver);
      const hearer: Hearer = { ...ears, blocked: undefined, looking: Promise.resolve() };
      here.isOver ||= isOver;
      const leave = () => {
        here.hearers.delete(hearer);
        if (here.hearers.size > 0 || places.get(table) !== here) return;
        places.delete(table);
        here.stop();
      };
      try {
        here.hearers.add(hearer); // first: should the last of the others leave meanwhile, the place stays
        await here.loaded;
        await tellAll(hearer, here);
      } catch (problem) {
        leave();
        throw problem;
      }
      return leave;
    },
    said: (table, line) => bus.publish(topicOf(table), JSON.stringify({ line: line.id } satisfies News)),
    handClosed: (table, seat) => bus.publish(topicOf(table), JSON.stringify({ hand: seat } satisfies News)),
    over: table => bus.publish(topicOf(table), JSON.stringify({ over: true } satisfies News)),
    blocked: person => bus.publish(BLOCKS, person),
    close: deafen,
  };
}
