import type { Seat } from '@tianxia/kernel';
import { type Sql, statement } from '../sql/sql.ts';

const LASTS = 45_000; // milliseconds after which the people of a process that died are offline
const AGAIN = 20_000;
const TOGETHER = 500; // people in one statement

/** Who has a page open, in any process: `people.here` says until when that is believed. */
export interface Online {
  /** Returns how to say that this page was closed. */
  came(person: string): () => void;
  close(): void;
}
export const isOnline = (here: number, now: number): boolean => here > now;

/** Seats of a table whose people have a page open, in any process. */
export async function seatsOnline(sql: Sql, table: string): Promise<ReadonlySet<Seat>> {
  const rows = await sql.read<{ seat: Seat; here: number }>(
    'SELECT sitters.seat, people.here FROM sitters JOIN people ON people.id = sitters.person WHERE sitters.table_id = ?',
    table,
  );
  const now = Date.now();
  return new Set(rows.flatMap(({ seat, here }) => (isOnline(here, now) ? [seat] : [])));
}

export function online(sql: Sql, failed: (problem: unknown) => void): Online {
  const pages = new Map<string, number>();
  let fresh = new Set<string>(); // came since the last write
  let writing: NodeJS.Immediate | undefined;
  async function write(people: readonly string[]): Promise<void> {
    const until = Date.now() + LASTS;
    for (let i = 0; i < people.length; i += TOGETHER) {
      const some = people.slice(i, i + TOGETHER);
      const places = some.map(() => '?').join(', ');
      await sql.write(statement(`UPDATE people SET here = ? WHERE id IN (${places})`, until, ...some));
    }
  }
  function writeSoon(): void {
    writing ??= setImmediate(() => {
      writing = undefined;
      const people = [...fresh];
      fresh = new Set();
      write(people).catch(failed);
    });
  }
  const again = setInterval(() => write([...pages.keys()]).catch(failed), AGAIN);
  again.unref();
  return {
    came(person) {
      const open = pages.get(person) ?? 0;
      pages.set(person, open + 1);
      if (open === 0) {
        fresh.add(person);
        writeSoon();
      }
      let gone = false;
      return () => {
        if (gone) return;
        gone = true;
        const left = pages.get(person)! - 1;
        if (left > 0) pages.set(person, left);
        else pages.delete(person); // the row runs out by itself: a page that is loaded anew is no leaving
      };
    },
    close() {
      clearInterval(again);
      if (writing !== undefined) clearImmediate(writing);
    },
  };
}
