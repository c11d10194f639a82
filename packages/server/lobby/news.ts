import type { Bus } from '../bus/bus.ts';

/** What changed in the lobby: the lists for everybody, and whose own ones. */
export interface News {
  everybody: boolean;
  people: ReadonlySet<string> | 'all';
}
/** Tells every process what changed, at most once in a while however much happens. */
export interface LobbyNews {
  tableChanged(table: { visibility: string; sitters: readonly { person: string }[] }): void;
  personConcerned(person: string): void;
  subscribe(hear: (news: News) => void): () => void;
  close(): void;
}
const TOPIC = 'lobby';
const MOST_NAMED = 100; // people in one message of the bus
const MOST_MESSAGES = 10; // beyond that everybody looks anew

export function lobbyNews(bus: Bus, gather: number): LobbyNews {
  let everybody = false;
  let people = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  function tell(): void {
    timer = undefined;
    last = Date.now();
    const named = [...people];
    const isShort = named.length <= MOST_NAMED * MOST_MESSAGES;
    if (!isShort) bus.publish(TOPIC, JSON.stringify({ everybody, people: 'all' }));
    for (let i = 0; isShort && (i < named.length || i === 0); i += MOST_NAMED)
      bus.publish(TOPIC, JSON.stringify({ everybody: everybody && i === 0, people: named.slice(i, i + MOST_NAMED) }));
    everybody = false;
    people = new Set();
  }
  function soon(): void {
    timer ??= setTimeout(tell, Math.max(0, last + gather - Date.now())).unref();
  }
  return {
    tableChanged({ visibility, sitters }) {
      everybody ||= visibility === 'public';
      for (const { person } of sitters) people.add(person);
      soon();
    },
    personConcerned(person) {
      people.add(person);
      soon();
    },
    subscribe: hear =>
      bus.subscribe(
        TOPIC,
        text => {
          const news = JSON.parse(text) as { everybody: boolean; people: string[] | 'all' };
          hear({ everybody: news.everybody, people: news.people === 'all' ? 'all' : new Set(news.people) });
        },
        () => hear({ everybody: true, people: 'all' }),
      ),
    close: () => clearTimeout(timer),
  };
}
