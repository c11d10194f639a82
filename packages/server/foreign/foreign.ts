import type { Entry, Game, GameTypes } from '@tianxia/kernel';
import { isTooBusy, type Line, line, PATIENCE, tooBusy } from '../bots/line.ts';
import { NotReady, type Thread, ThreadEnded, thread } from '../bots/thread.ts';
import type { Library } from '../tables/game/library.ts';
import type { Live } from '../tables/game/live.ts';
import { hosting } from './hosting.ts';
import type { Doing, Done, Setup, Task } from './messages.ts';
import { type Ask, mirror } from './mirror.ts';

/** The rules of this table could not be worked out: they took too long, too much memory, or failed. */
export class RulesFailed extends Error {}

/** Where the rules of tables with packs from outside are worked out: never in the thread that serves. */
export interface Foreign {
  /**
   * Deals the table of this id. Rejects with RulesFailed, as everything that is asked of it may; `failed` is told of each. A request that
   * would wait too long for a worker, or for one that does not start, is refused as `busy`, which is no failure: nothing was begun.
   */
  deal(id: string, game: Game<GameTypes>, setup: Setup, failed?: () => void): Promise<Live>;
  /** How often the rules failed at this table lately, and why at last. */
  strikes(id: string): Strikes;
  /** The table stands still because of them. */
  counted(id: string): void;
  /** An operator lets it go on: they count no more. */
  pardon(id: string): void;
  close(): Promise<void>;
}
interface Strikes {
  count: number;
  why: string;
  at: number; // when it last failed, by a watch in hand
  counted?: boolean; // the table was put in quarantine for them
}
export const MOST_STRIKES = 2; // then it is not played any more
const FORGOTTEN = 3_600_000; // milliseconds: twice within an hour is the pack, twice in a month the machine
const MOST_STRUCK = 10_000; // tables of which it is known; those that failed longest ago are forgotten

/** Milliseconds. Our own packs take a few of them; a busy machine takes longer, and must not cost anybody their table. */
const LIMIT = 5000;
const REPLAYING = 6; // replaying a whole log may take this many times as long as one choice
const MEMORY = 256; // megabytes of one worker
const MOST_TABLES = 64; // at one worker; those that were not asked for longest are dealt anew when they are asked again

type Worker = Pick<Thread<Task, Done>, 'ask' | 'stop'>;
/** A worker, who waits for it, and the tables it has, the longest unused first. */
interface Room {
  worker: Worker;
  line: Line;
  isOver: boolean; // it was stopped
  tables: Set<Table>;
}
interface Table {
  number: number; // by which workers know it
  room: Room | undefined; // where it was asked for last
}
interface Limits {
  most?: number; // workers
  limit?: number; // milliseconds for a step
  patience?: number; // for those who wait for a worker
  broken?: (problem: Error) => void; // no worker starts: the machine, or the settings
}

/**
 * In worker threads that are stopped when they overrun. The other tables of such a thread are dealt anew in the next. Which of them it
 * was that took its memory, or its time, is not known: so what was asked of a table when its thread ended is tried once more in a
 * thread where no other table is, and only what fails there counts against it.
 */
export const foreignTables = (
  script: string,
  { memory = MEMORY, ...limits }: Limits & { memory?: number } = {},
): Foreign => foreign(ended => thread<Task, Done>(script, memory, ended), limits);

/** In this thread, without a limit: for tests. */
export function foreignHere(library: Library): Foreign {
  const host = hosting(library);
  const copied = <T>(value: T): T => structuredClone(value);
  return foreign(() => ({ ask: async task => copied(await host.carryOut(copied(task))), stop: async () => {} }), {
    most: 1,
  });
}

/** Its worker had ended before it came to this: another one does it. */
class TooLate extends Error {}

function foreign(
  hire: (ended: () => void) => Worker,
  { most = 2, limit = LIMIT, patience = PATIENCE, broken = () => {} }: Limits,
): Foreign {
  const limitOf = (what: Doing) => (what === 'replay' ? REPLAYING * limit : limit);
  const rooms: Room[] = [];
  const strikes = new Map<string, Strikes>();
  const cells = line(); // one at a time
  let cell: Worker | undefined;
  let numbers = 0;
  let closed = false;

  function newRoom(): Room {
    const gone = () => {
      rooms.splice(rooms.indexOf(room), 1);
      room.isOver = true;
    };
    const room: Room = { worker: hire(gone), line: line(), isOver: false, tables: new Set() };
    rooms.push(room);
    return room;
  }
  function quietest(): Room {
    if (rooms.length < most) return newRoom();
    const bustle = ({ line, tables }: Room) => line.length + tables.size;
    return rooms.reduce((a, b) => (bustle(b) < bustle(a) ? b : a));
  }
  const tell = ({ worker }: Pick<Room, 'worker'>, task: Task): Promise<Done> => worker.ask(task, limitOf(task.what));
  /** It is dealt anew when it is asked for again. */
  async function leave(room: Room, table: Table): Promise<void> {
    if (!room.tables.delete(table) || room.isOver) return;
    await tell(room, { table: table.number, what: 'drop', with: undefined }).catch(() => {});
  }
  /** To a worker that does not have it, with all that has happened at it. */
  async function come(
    room: Pick<Room, 'worker'>,
    table: Table,
    setup: Setup,
    entries: readonly Entry[],
  ): Promise<void> {
    await tell(room, { table: table.number, what: 'deal', with: setup });
    if (entries.length > 0) await tell(room, { table: table.number, what: 'replay', with: { entries } });
  }
  function once(table: Table, setup: Setup, entries: () => readonly Entry[], task: Task): Promise<Done> {
    const room = table.room?.isOver === false ? table.room : quietest();
    table.room = room;
    return room.line.stand(async () => {
      if (room.isOver) throw new TooLate();
      const isThere = room.tables.delete(table) || task.what === 'deal';
      room.tables.add(table); // the latest used stands last
      try {
        if (!isThere) await come(room, table, setup, entries());
        return await tell(room, task);
      } catch (problem) {
        await leave(room, table); // what failed halfway may be wrong there
        throw problem;
      } finally {
        if (room.tables.size > MOST_TABLES) await leave(room, room.tables.values().next().value!);
      }
    }, patience);
  }
  /** In a thread of its own, which ends with it. */
  async function alone(table: Table, setup: Setup, entries: () => readonly Entry[], task: Task): Promise<Done> {
    const room = { worker: hire(() => {}) };
    cell = room.worker;
    try {
      if (task.what !== 'deal') await come(room, table, setup, entries());
      return await tell(room, task);
    } finally {
      await room.worker.stop();
    }
  }
  function struck(id: string): Strikes {
    const known = strikes.get(id);
    const isFresh = known !== undefined && (known.counted || performance.now() - known.at < FORGOTTEN);
    return isFresh ? known : { count: 0, why: '', at: performance.now() };
  }
  function strike(id: string, now: Strikes): void {
    strikes.delete(id);
    strikes.set(id, now); // the latest stands last
    if (strikes.size > MOST_STRUCK) strikes.delete(strikes.keys().next().value!);
  }
  function failure(id: string, problem: Error): RulesFailed {
    const why = problem instanceof ThreadEnded ? `they were stopped: ${problem.message}` : problem.message;
    const { count, counted } = struck(id);
    strike(id, { count: count + 1, why, at: performance.now(), ...(counted ? { counted } : {}) });
    return new RulesFailed(why);
  }
  return {
    async deal(id, game, setup, failed = () => {}) {
      const table: Table = { number: numbers++, room: undefined };
      let live: Live | undefined;
      const entries = () => live?.entries ?? [];
      async function inRoom(task: Task): Promise<Done> {
        for (const until = performance.now() + patience; ; ) {
          try {
            return await once(table, setup, entries, task);
          } catch (problem) {
            if (!(problem instanceof TooLate)) throw problem;
            if (performance.now() >= until) throw tooBusy();
          }
        }
      }
      async function asked(task: Task): Promise<Done> {
        if (closed) throw new Error('the server is stopping');
        try {
          return await inRoom(task).catch(problem => {
            if (closed || !(problem instanceof ThreadEnded) || problem instanceof NotReady) throw problem;
            return cells.stand(() => alone(table, setup, entries, task), patience);
          });
        } catch (problem) {
          if (closed || isTooBusy(problem)) throw problem; // nothing was begun
          if (problem instanceof NotReady) {
            broken(problem);
            throw tooBusy();
          }
          const why = failure(id, problem as Error);
          failed();
          throw why;
        }
      }
      const ask: Ask = async (what, given) =>
        (await asked({ table: table.number, what, with: given } as Task)) as Awaited<ReturnType<Ask>> as never;
      const dealt = await ask('deal', setup);
      live = mirror(game, dealt.value, dealt.now!, ask, () => {
        const { room } = table;
        void room?.line.stand(() => leave(room, table));
      });
      return live;
    },
    strikes: struck,
    counted: id => strike(id, { ...struck(id), counted: true }),
    pardon: id => void strikes.delete(id),
    async close() {
      closed = true;
      await Promise.all(
        [...rooms.map(({ worker }) => worker), ...(cell === undefined ? [] : [cell])].map(one => one.stop()),
      );
    },
  };
}
