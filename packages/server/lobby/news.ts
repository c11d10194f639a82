import { randomUUID } from 'node:crypto';
import type { Bus } from '../bus/bus.ts';
import type { StoredTable } from '../tables/store.ts';
import { type Notice, noticeOf } from './notice.ts';

/** Whose own lists have changed. */
type People = ReadonlySet<string> | 'all';
interface Told {
  by: string;
  tables: Notice[];
  people: string[] | 'all';
}
type Changed = Pick<StoredTable, 'id' | 'game' | 'created' | 'stage' | 'visibility' | 'terms' | 'sitters'>;

/** Tells every process what changed in the lobby, at most once in a while however much happens. */
export interface LobbyNews {
  tableChanged(table: Changed): void;
  personConcerned(person: string): void;
  /** Of tables: those of this process at once, those of others when they tell. `missed`: nobody knows what they said. */
  tables(hear: (notice: Notice) => void, missed: () => void): () => void;
  people(hear: (people: People) => void): () => void;
  close(): void;
}
const TOPIC = 'lobby';
const MOST_NAMED = 60; // people, and tables, in one message of the bus
const MOST_MESSAGES = 10; // beyond that everybody looks anew at their own, and tables are found when lists are read again

export function lobbyNews(bus: Bus, gather: number): LobbyNews {
  const me = randomUUID();
  const here = new Set<(notice: Notice) => void>();
  let tables = new Map<string, Notice>();
  let people = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last = Number.NEGATIVE_INFINITY;
  function tell(): void {
    timer = undefined;
    last = performance.now();
    const named = [...people];
    const isShort = named.length <= MOST_NAMED * MOST_MESSAGES;
    const changed = [...tables.values()].slice(0, MOST_NAMED * MOST_MESSAGES);
    for (let i = 0; i === 0 || i < Math.max(changed.length, isShort ? named.length : 0); i += MOST_NAMED) {
      const some = isShort ? named.slice(i, i + MOST_NAMED) : ('all' as const);
      const told: Told = { by: me, tables: changed.slice(i, i + MOST_NAMED), people: some };
      bus.publish(TOPIC, JSON.stringify(told));
    }
    tables = new Map();
    people = new Set();
  }
  function soon(): void {
    timer ??= setTimeout(tell, Math.max(0, last + gather - performance.now())).unref();
  }
  return {
    tableChanged(table) {
      const notice = noticeOf(table);
      if (notice !== undefined) {
        for (const hear of here) hear(notice);
        tables.set(notice.id, notice);
      }
      for (const { person } of table.sitters) people.add(person);
      if (notice !== undefined || people.size > 0) soon();
    },
    personConcerned(person) {
      people.add(person);
      soon();
    },
    tables(hear, missed) {
      here.add(hear);
      const stop = bus.subscribe(
        TOPIC,
        text => {
          const { by, tables } = JSON.parse(text) as Told;
          if (by !== me) for (const notice of tables) hear(notice);
        },
        missed,
      );
      return () => {
        here.delete(hear);
        stop();
      };
    },
    people: hear =>
      bus.subscribe(
        TOPIC,
        text => {
          const { people } = JSON.parse(text) as Told;
          hear(people === 'all' ? 'all' : new Set(people));
        },
        () => hear('all'),
      ),
    close: () => clearTimeout(timer),
  };
}
