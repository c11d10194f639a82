import type { Seat } from '@tianxia/kernel';
import type { Bus } from '../bus/bus.ts';
import { type ChatLine, CLOSED, type FromServer } from '../protocol/index.ts';
import type { Chat } from './chat.ts';
import { mayRead, type Reader } from './rooms.ts';

/** A browser at a table, as far as it hears what is said there. */
interface Hearer extends Reader {
  hand?: Seat; // it looks into this seat's hand, by a link of its player
  send(text: string): void;
  close(code: number): void;
}
/** What is said at tables, to those who are there, in every process. */
export interface Hearing {
  /** Sends what they may read, then what is new or changed. Returns how to leave. */
  enter(table: string, isOver: boolean, hearer: Hearer): Promise<() => void>;
  /** After it is stored. */
  said(table: string, line: Pick<ChatLine, 'id'>): void;
  /** The looks into this seat's hand have ended. */
  handClosed(table: string, seat: Seat): void;
  /** The rooms of a table whose game is over stand open. */
  over(table: string): void;
}
type News = { line: string } | { hand: Seat } | { over: true };
interface Place {
  lines: ChatLine[];
  isOver: boolean;
  hearers: Set<Hearer>;
  loaded: Promise<void>;
  stop(): void;
}

export function hearing(chat: Chat, bus: Bus, failed: (problem: unknown) => void): Hearing {
  const places = new Map<string, Place>();
  const topicOf = (table: string) => `talk:${table}`;
  const tell = (hearer: Hearer, lines: readonly ChatLine[], isOver: boolean) => {
    const readable = lines.filter(line => mayRead(hearer, line, isOver));
    if (readable.length > 0) hearer.send(JSON.stringify({ type: 'chat', lines: readable } satisfies FromServer));
  };
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
    made.loaded = load(table, made);
    await made.loaded;
    for (const hearer of made.hearers) tell(hearer, made.lines, made.isOver);
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
    for (const hearer of made.hearers) tell(hearer, [line], made.isOver);
  }
  return {
    async enter(table, isOver, hearer) {
      const here = place(table, isOver);
      here.isOver ||= isOver;
      const leave = () => {
        here.hearers.delete(hearer);
        if (here.hearers.size > 0 || places.get(table) !== here) return;
        places.delete(table);
        here.stop();
      };
      try {
        await here.loaded;
        here.hearers.add(hearer);
        tell(hearer, here.lines, here.isOver);
      } catch (problem) {
        leave();
        throw problem;
      }
      return leave;
    },
    said: (table, line) => bus.publish(topicOf(table), JSON.stringify({ line: line.id } satisfies News)),
    handClosed: (table, seat) => bus.publish(topicOf(table), JSON.stringify({ hand: seat } satisfies News)),
    over: table => bus.publish(topicOf(table), JSON.stringify({ over: true } satisfies News)),
  };
}
