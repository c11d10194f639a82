import { CLOSED } from '@tianxia/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Sql } from '../sql/sql.ts';
import type { Caller } from './person.ts';

const TOPIC = 'ended';
const AGAIN = 10_000; // milliseconds: what was not told, such as a session that ran out, is found by then
const TOGETHER = 100; // in one question
const PLACES = Array.from({ length: TOGETHER }, () => '?').join(', ');

/** Something that let this person in has ended: every process looks at what it has open for them. After it is written. */
export const tellEnded = (bus: Bus, person: string): void => bus.publish(TOPIC, person);

/** Sockets and streams that are open for a person: they end when the session or token does that let them in. */
export interface Stays {
  /** Returns how to say that it is over. */
  begin(caller: Caller | undefined, close: (code: number) => void): () => void;
  close(): void;
}
interface Stay {
  caller: Caller;
  close(code: number): void;
}
/** A session or a token, by the name it has in the database. */
const wayOf = ({ session, token }: Caller): string => session ?? token ?? '';

export function stays(sql: Sql, bus: Bus, failed: (problem: unknown) => void, every = AGAIN): Stays {
  const open = new Map<string, Set<Stay>>(); // by person
  function end(stay: Stay): void {
    const { id } = stay.caller.person;
    const theirs = open.get(id);
    if (theirs?.delete(stay) && theirs.size === 0) open.delete(id);
  }
  async function check(some: readonly Stay[]): Promise<void> {
    // always as many, so that the database knows the question
    const all = (names: readonly string[]) => Array.from({ length: TOGETHER }, (_, i) => names[i] ?? '');
    const ways = all(some.map(({ caller }) => wayOf(caller)));
    const [alive, banned] = await Promise.all([
      sql.read<{ way: string }>(
        `SELECT token AS way FROM sessions WHERE expires > ? AND token IN (${PLACES})
         UNION ALL SELECT id FROM api_tokens WHERE id IN (${PLACES})`,
        Date.now(),
        ...ways,
        ...ways,
      ),
      sql.read<{ id: string }>(
        `SELECT id FROM people WHERE banned IS NOT NULL AND id IN (${PLACES})`,
        ...all(some.map(({ caller }) => caller.person.id)),
      ),
    ]);
    const [good, bad] = [new Set(alive.map(({ way }) => way)), new Set(banned.map(({ id }) => id))];
    for (const stay of some) {
      const { caller, close } = stay;
      const isBanned = bad.has(caller.person.id);
      if (!isBanned && good.has(wayOf(caller))) continue;
      end(stay);
      close(isBanned ? CLOSED.banned : caller.session === undefined ? CLOSED.badToken : CLOSED.signedOut);
    }
  }
  async function checkAll(some: readonly Stay[]): Promise<void> {
    for (let i = 0; i < some.length; i += TOGETHER) await check(some.slice(i, i + TOGETHER));
  }
  const checkEverybody = () => void checkAll([...open.values()].flatMap(theirs => [...theirs])).catch(failed);
  const deafen = bus.subscribe(
    TOPIC,
    person => void checkAll([...(open.get(person) ?? [])]).catch(failed),
    checkEverybody,
  );
  const again = setInterval(checkEverybody, every);
  again.unref();
  return {
    begin(caller, close) {
      if (caller === undefined) return () => {};
      const stay: Stay = { caller, close };
      const theirs = open.get(caller.person.id) ?? new Set();
      open.set(caller.person.id, theirs.add(stay));
      return () => end(stay);
    },
    close() {
      deafen();
      clearInterval(again);
    },
  };
}
