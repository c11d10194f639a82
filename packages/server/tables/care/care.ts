import { ApiError } from '@tianxia/protocol';
import type { Bots } from '../../bots/bots.ts';
import { isTooBusy } from '../../bots/line.ts';
import type { Logger } from '../../operating/logger.ts';
import type { TablesInMemory } from '../open/in-memory.ts';
import type { OpenTable } from '../open/open-table.ts';
import type { Lease, Leases } from './leases.ts';

/**
 * Tables at once that are looked after though no player is there: those found to be due (a start with thousands of them is no different),
 * and those with packs from outside, of which workers have only so many at hand.
 */
const MOST = 64;
const EVERY = 1000; // milliseconds: how late the end of a clock may be noticed
const MINUTE = 60_000;

/**
 * Looks after tables though no player asks: bots' turns, ends of clocks, plans, seats that no one took. What is due stands in the
 * database; a lease keeps two processes from doing the same, and ends by itself when a process dies.
 */
export interface Care {
  /** A table of this process that has changed: what is due at once need not wait to be found. */
  look(table: OpenTable): void;
  isBusyWith(id: string): boolean;
  close(): Promise<void>;
}

export function care(
  { leases, players, logger, now }: { leases: Leases; players: Bots; logger: Logger; now(): number },
  tables: () => Pick<TablesInMemory, 'open' | 'letGo'>,
  every = EVERY,
): Care {
  const busy = new Map<string, Promise<void>>();
  const held = new Set<Lease>();
  const lookedAt = new Set<OpenTable>(); // changed while they were being looked after
  let unattended = 0; // at most MOST
  let closed = false;

  const isDue = async (table: OpenTable) => (await table.due())! <= now();
  async function tend(table: OpenTable, lease: Lease): Promise<void> {
    let canPlay = true;
    let isOurs = true;
    held.add(lease);
    try {
      do {
        await table.lookAfter(lease);
        canPlay = await players.play(table, () => lease.isHeld() && !closed);
      } while (canPlay && !closed && lease.isHeld() && table.row.stage !== 'over' && (await hasMore(table)));
    } finally {
      isOurs = lease.isHeld(); // not when it was given back with the last choice: then what is due was written, too
      held.delete(lease);
      await lease.end();
    }
    if (closed || !isOurs) return;
    const { id, due: known, changed } = table.row;
    const due = await table.due();
    // What could not be done now is tried again, but not at once; and after an outage a clock ends later than was thought.
    const next = !canPlay ? now() + MINUTE : due! <= now() && !lookedAt.has(table) ? now() + 5 * every : due;
    if (next !== known && !lookedAt.has(table)) await leases.postpone(id, next, changed);
  }
  /** Plans and bots may take turns; a clock that ended is dealt with once. */
  const hasMore = async (table: OpenTable) => table.row.stage === 'bots' && (await isDue(table));

  function hold(id: string, work: () => Promise<void>): Promise<void> {
    const done = work()
      .catch(problem => {
        if (!closed) logger.error({ table: id, err: problem }, 'a table could not be looked after');
      })
      .finally(() => busy.delete(id));
    busy.set(id, done);
    return done;
  }
  function holdUnattended(id: string, work: () => Promise<void>): Promise<void> {
    unattended++;
    return hold(id, work).finally(() => unattended--);
  }
  function look(table: OpenTable): void {
    const { id } = table.row;
    if (closed) return;
    if (busy.has(id)) {
      lookedAt.add(table);
      return;
    }
    if (!(table.row.due! <= now())) return;
    const isStrange = table.content !== undefined && table.audience.size() === 0;
    if (isStrange && unattended >= MOST) return; // it stays due, and is found when there is room
    void (isStrange ? holdUnattended : hold)(id, async () => {
      const lease = await leases.claim(id, table.row.changed);
      if (lease !== undefined) await tend(table, lease);
    }).then(() => {
      if (lookedAt.delete(table)) look(table);
    });
  }
  async function fromTheStore(lease: Lease): Promise<void> {
    let table: OpenTable;
    try {
      table = await tables().open(lease.table);
      await table.catchUp();
    } catch (problem) {
      await lease.end();
      // Another program must look after it; all else, such as a database that was away or a busy worker, passes.
      const passes = !(problem instanceof ApiError) || isTooBusy(problem);
      await leases.postpone(lease.table, now() + (passes ? 5 * every : 60 * MINUTE));
      throw problem;
    }
    await tend(table, lease);
    if (lookedAt.delete(table)) setImmediate(look, table);
    else tables().letGo(table);
  }
  async function sweep(): Promise<void> {
    const room = MOST - unattended;
    if (room <= 0) return;
    for (const lease of await leases.claimDue(room)) {
      if (closed || busy.has(lease.table)) await lease.end();
      else void holdUnattended(lease.table, () => fromTheStore(lease));
    }
  }
  let sweeping: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  function again(wait: number): void {
    timer = setTimeout(() => {
      sweeping = sweep()
        .catch(problem => {
          if (!closed) logger.error({ err: problem }, 'what is due could not be read');
        })
        .finally(() => {
          if (!closed) again(every);
        });
    }, wait).unref();
  }
  again(0);
  return {
    look,
    isBusyWith: id => busy.has(id),
    async close() {
      closed = true;
      clearTimeout(timer);
      await sweeping;
      await Promise.allSettled([...held].map(lease => lease.end())); // another process need not wait for it to run out
    },
  };
}
