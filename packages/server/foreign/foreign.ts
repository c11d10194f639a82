import type { Entry, Game, GameTypes } from '@tianxia/kernel';
import { type Thread, ThreadEnded, thread } from '../bots/thread.ts';
import type { Library } from '../tables/library.ts';
import type { Live } from '../tables/live.ts';
import { hosting } from './hosting.ts';
import type { Doing, Done, Setup, Task } from './messages.ts';
import { type Ask, mirror } from './mirror.ts';

/** The rules of this table could not be worked out: they took too long, too much memory, or failed. */
export class RulesFailed extends Error {}

/** Where the rules of tables with packs from outside are worked out: never in the thread that serves. */
export interface Foreign {
  /** Deals the table of this id. Rejects with RulesFailed, as everything that is asked of it may. `failed` is told of each. */
  deal(id: string, game: Game<GameTypes>, setup: Setup, failed?: () => void): Promise<Live>;
  /** How often the rules failed at this table since this process began, and why at last. */
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
  counted?: boolean; // the table was put in quarantine for them
}
export const MOST_STRIKES = 2; // then it is not played any more

/** Milliseconds. Our own packs take a few of them; a busy machine takes longer, and must not cost anybody their table. */
const LIMIT = 5000;
const REPLAYING = 6; // a whole log may take so many times as long
const MEMORY = 256; // megabytes of one worker
const MOST_TABLES = 64; // at one worker; those that were not asked for longest are dealt anew when they are asked again

type Worker = Pick<Thread<Task, Done>, 'ask' | 'stop'>;
/** A worker, and the tables it has, the longest unused first. */
interface Room {
  worker: Worker;
  isOver: boolean; // it was stopped
  last: Promise<unknown>; // everything that is asked of it happens one after the other
  tables: Set<Table>;
}
interface Table {
  number: number; // by which workers know it
  room: Room | undefined; // none: it must be dealt anew
}

/** In worker threads that are stopped when they overrun. The other tables of such a thread are dealt anew in the next. */
export const foreignTables = (
  script: string,
  { memory = MEMORY, most = 2, limit = LIMIT }: { memory?: number; most?: number; limit?: number } = {},
): Foreign => foreign(ended => thread<Task, Done>(script, memory, ended), most, limit);

/** In this thread, without a limit: for tests, and for the operator's own commands. */
export function foreignHere(library: Library): Foreign {
  const host = hosting(library);
  const copied = <T>(value: T): T => structuredClone(value);
  return foreign(() => ({ ask: async task => copied(await host.carryOut(copied(task))), stop: async () => {} }), 1);
}

/** Its worker had ended before it came to this: another one does it. */
class TooLate extends Error {}

function foreign(hire: (ended: () => void) => Worker, most: number, limit = LIMIT): Foreign {
  const limitOf = (what: Doing) => (what === 'replay' ? REPLAYING * limit : limit);
  const rooms: Room[] = [];
  const strikes = new Map<string, Strikes>();
  let numbers = 0;
  let closed = false;

  function newRoom(): Room {
    const gone = () => {
      rooms.splice(rooms.indexOf(room), 1);
      room.isOver = true;
      for (const table of room.tables) table.room = undefined;
    };
    const room: Room = { worker: hire(gone), isOver: false, last: Promise.resolve(), tables: new Set() };
    rooms.push(room);
    return room;
  }
  function quietest(): Room {
    if (rooms.length < most) return newRoom();
    return rooms.reduce((a, b) => (b.tables.size < a.tables.size ? b : a));
  }
  function tell(room: Room, task: Task): Promise<Done> {
    const done = room.last.then(() => {
      if (room.isOver) throw new TooLate();
      return room.worker.ask(task, limitOf(task.what));
    });
    room.last = done.catch(() => {});
    return done;
  }
  function leave(table: Table): void {
    const { room, number } = table;
    table.room = undefined;
    if (room?.tables.delete(table)) void tell(room, { table: number, what: 'drop', with: undefined }).catch(() => {});
  }
  /** This table was asked for last. */
  function enter(room: Room, table: Table): void {
    table.room = room;
    room.tables.delete(table);
    room.tables.add(table);
    if (room.tables.size > MOST_TABLES) leave(room.tables.values().next().value!);
  }
  /** Into a room, with all that has happened at it. */
  async function settle(table: Table, setup: Setup, entries: readonly Entry[]): Promise<Room> {
    const room = quietest();
    enter(room, table);
    await tell(room, { table: table.number, what: 'deal', with: setup });
    if (entries.length > 0) await tell(room, { table: table.number, what: 'replay', with: { entries } });
    return room;
  }
  async function once(table: Table, setup: Setup, entries: readonly Entry[], task: Task): Promise<Done> {
    if (task.what === 'deal') enter(quietest(), table);
    const room = table.room ?? (await settle(table, setup, entries));
    enter(room, table);
    return tell(room, task);
  }
  const struck = (id: string): Strikes => strikes.get(id) ?? { count: 0, why: '' };
  function failure(id: string, problem: Error): RulesFailed {
    const why = problem instanceof ThreadEnded ? `they were stopped: ${problem.message}` : problem.message;
    strikes.set(id, { ...struck(id), count: struck(id).count + 1, why });
    return new RulesFailed(why);
  }
  return {
    async deal(id, game, setup, failed = () => {}) {
      const table: Table = { number: numbers++, room: undefined };
      let live: Live | undefined;
      async function asked(task: Task): Promise<Done> {
        for (;;) {
          try {
            if (closed) throw new Error('the server is stopping');
            return await once(table, setup, live?.entries ?? [], task);
          } catch (problem) {
            if (problem instanceof TooLate && !closed) continue;
            if (closed) throw problem;
            leave(table); // what failed halfway may be wrong there: it is dealt anew
            const why = failure(id, problem as Error);
            failed();
            throw why;
          }
        }
      }
      const ask: Ask = async (what, given) =>
        (await asked({ table: table.number, what, with: given } as Task)) as Awaited<ReturnType<Ask>> as never;
      const dealt = await ask('deal', setup);
      live = mirror(game, dealt.value, dealt.now!, ask, () => leave(table));
      return live;
    },
    strikes: struck,
    counted: id => void strikes.set(id, { ...struck(id), counted: true }),
    pardon: id => void strikes.delete(id),
    async close() {
      closed = true;
      await Promise.all([...rooms].map(({ worker }) => worker.stop()));
    },
  };
}
