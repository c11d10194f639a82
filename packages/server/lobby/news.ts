import { randomUUID } from 'node:crypto';
import type { Bus } from '../bus/bus.ts';
import type { StoredTable } from '../tables/log/store.ts';
import { type Notice, nameOf, noticeOf, PLACES } from './notice.ts';

/** Whose own lists have changed. */
type People = ReadonlySet<string> | 'all';
/** Short, as all that goes over the bus. */
interface Told {
  by: string;
  tables?: [id: string, created: number, place?: string][];
  people?: string[] | 'all';
}
type Changed = Pick<StoredTable, 'id' | 'game' | 'created' | 'stage' | 'visibility' | 'terms' | 'sitters'>;

/** Tells every process what changed in the lobby, at most once in a while however much happens. */
export interface LobbyNews {
  /** `before`: who sat there then hears of it, too. */
  tableChanged(table: Changed, before?: Pick<StoredTable, 'sitters'>): void;
  personConcerned(person: string): void;
  /** Of tables: those of this process at once, those of others when they tell. `missed`: what they said is not known. */
  tables(hear: (notice: Notice) => void, missed: () => void): () => void;
  people(hear: (people: People) => void): () => void;
  /** Likewise, but what this process changed at once, also while others are not told yet. */
  concerned(hear: (person: string | 'all') => void): () => void;
  close(): void;
}
const TOPIC = 'lobby';
const MOST_PEOPLE = 100; // in one message of the bus
const MOST_TABLES = 40;
const MOST_MESSAGES = 10; // beyond that everybody looks anew at their own, and tables are found when lists are read again

export function lobbyNews(bus: Bus, gather: number): LobbyNews {
  const me = randomUUID();
  const here = new Set<(notice: Notice) => void>();
  const concerned = new Set<(person: string) => void>();
  let tables = new Map<string, Notice>();
  let people = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last = Number.NEGATIVE_INFINITY;
  function tell(): void {
    timer = undefined;
    last = performance.now();
    const say = (told: Omit<Told, 'by'>) => bus.publish(TOPIC, JSON.stringify({ by: me, ...told } satisfies Told));
    const changed = [...tables.values()].slice(0, MOST_TABLES * MOST_MESSAGES);
    for (let i = 0; i < changed.length; i += MOST_TABLES)
      say({
        tables: changed
          .slice(i, i + MOST_TABLES)
          .map(({ id, created, at }) => (at === undefined ? [id, created] : [id, created, nameOf(at)])),
      });
    const named = [...people];
    if (named.length > MOST_PEOPLE * MOST_MESSAGES) say({ people: 'all' });
    else for (let i = 0; i < named.length; i += MOST_PEOPLE) say({ people: named.slice(i, i + MOST_PEOPLE) });
    tables = new Map();
    people = new Set();
  }
  function soon(): void {
    timer ??= setTimeout(tell, Math.max(0, last + gather - performance.now())).unref();
  }
  function concern(person: string): void {
    people.add(person);
    for (const hear of concerned) hear(person);
  }
  const hearPeople = (hear: (people: People) => void): (() => void) =>
    bus.subscribe(
      TOPIC,
      text => {
        const { people } = JSON.parse(text) as Told;
        if (people !== undefined) hear(people === 'all' ? 'all' : new Set(people));
      },
      () => hear('all'),
    );
  return {
    tableChanged(table, before) {
      const notice = noticeOf(table);
      if (notice !== undefined) {
        for (const hear of here) hear(notice);
        tables.set(notice.id, notice);
      }
      const sit = [...table.sitters, ...(before?.sitters ?? [])];
      for (const person of new Set(sit.map(({ person }) => person))) concern(person);
      if (notice !== undefined || people.size > 0) soon();
    },
    personConcerned(person) {
      concern(person);
      soon();
    },
    tables(hear, missed) {
      here.add(hear);
      const stop = bus.subscribe(
        TOPIC,
        text => {
          const { by, tables = [] } = JSON.parse(text) as Told;
          if (by === me) return;
          for (const [id, created, name] of tables) {
            const at = PLACES.find(place => nameOf(place) === name);
            hear(at === undefined ? { id, created } : { id, created, at });
          }
        },
        missed,
      );
      return () => {
        here.delete(hear);
        stop();
      };
    },
    people: hearPeople,
    concerned(hear) {
      concerned.add(hear);
      const stop = hearPeople(named => {
        if (named === 'all') hear('all');
        else for (const person of named) hear(person);
      });
      return () => {
        concerned.delete(hear);
        stop();
      };
    },
    close: () => clearTimeout(timer),
  };
}
