import { randomUUID } from 'node:crypto';
import type { Bus } from '../bus/bus.ts';
import type { TablesInMemory } from '../tables/open/in-memory.ts';

const EVERY = 2000;
const HEARD_FOR = 3 * EVERY; // a process that dies takes its watchers with it
const MOST_TOLD = 100; // tables in one message of the bus
const TOPIC = 'watchers';

/** How many look on at a table, in all processes together: for lists, so a moment old. */
export interface Watchers {
  of(table: string): number;
  close(): void;
}
interface Told {
  by: string;
  watched: [table: string, watching: number][];
}
export function watchersOf(bus: Bus, here: Pick<TablesInMemory, 'watching' | 'watched'>): Watchers {
  const me = randomUUID();
  const elsewhere = new Map<string, Map<string, { watching: number; until: number }>>(); // table, process
  const stop = bus.subscribe(TOPIC, text => {
    const { by, watched } = JSON.parse(text) as Told;
    const until = Date.now() + HEARD_FOR;
    if (by === me) return;
    for (const [table, watching] of watched) {
      const counts = elsewhere.get(table) ?? new Map();
      elsewhere.set(table, counts.set(by, { watching, until }));
    }
  });
  function beat(): void {
    const now = Date.now();
    for (const [table, counts] of elsewhere) {
      for (const [process, { until }] of counts) if (until < now) counts.delete(process);
      if (counts.size === 0) elsewhere.delete(table);
    }
    const watched = here.watched();
    for (let i = 0; i < watched.length; i += MOST_TOLD)
      bus.publish(TOPIC, JSON.stringify({ by: me, watched: watched.slice(i, i + MOST_TOLD) } satisfies Told));
  }
  const timer = setInterval(beat, EVERY);
  timer.unref();
  return {
    of(table) {
      const counts = [...(elsewhere.get(table)?.values() ?? [])];
      return counts.reduce((sum, { watching }) => sum + watching, here.watching(table));
    },
    close() {
      clearInterval(timer);
      stop();
    },
  };
}
