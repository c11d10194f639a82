import { keyedRand } from '@tianxia/fair';
import {
  type Entry,
  type Game,
  type GameTypes,
  type Kernel,
  type LiveTable,
  liveTable,
  type Result,
  type Seat,
} from '@tianxia/kernel';
import type { Bus } from '../bus/bus.ts';
import { ApiError } from '../http/errors.ts';
import { type Ratings, settled } from '../people/ratings.ts';
import { Conflict, type Statement } from '../sql/sql.ts';
import { type Clock, clockOf, type Rest } from './clock.ts';
import type { Lease } from './leases.ts';
import type { Library } from './library.ts';
import { publish } from './news.ts';
import { pausesIn } from './pauses.ts';
import { planToFollow } from './plans.ts';
import { beganAt, botAt, openSeats } from './seats.ts';
import type { Served } from './served.ts';
import type { Progress, StoredTable, TableStore } from './store.ts';

export type Live = LiveTable<GameTypes['state']>;
/** What a table in memory needs from the server. */
export interface Surroundings {
  store: TableStore;
  library: Library;
  ratings: Ratings;
  served: Pick<Served, 'outages' | 'hasJustBegun'>;
  bus: Bus;
  process: string; // the name of this process on the bus
  now(): number;
  /** A choice was answered, `began` being when it came (performance.now). */
  chosen?: (game: string, by: 'person' | 'bot', outcome: string, began: number) => void;
  /** Written along with a choice: whom to tell that they are asked now. */
  toTell?: (table: StoredTable, waiting: readonly Seat[], version: number, here: ReadonlySet<Seat>) => Statement[];
}
/** A table in memory, in step with its log in the database: the log is the truth, all of this is a cache of it. */
export interface TableLog {
  readonly row: StoredTable;
  readonly game: Game<GameTypes>;
  readonly kernel: Kernel<GameTypes>;
  readonly content: unknown;
  readonly live: Live | undefined; // undefined until all seats are taken
  readonly clock: Clock;
  lease: Lease | undefined; // held by this process while it looks after the table
  /** For the next entry: milliseconds since the table began. */
  at(): number;
  /** Did this seat see what it decides on? Sealed answers of others, given meanwhile, take nothing from its question. */
  isFresh(seat: Seat, version: number): boolean;
  /** Everything anew: at the start, and whenever memory may be ahead of the log. */
  reload(): Promise<void>;
  /** What others have added. `logUpTo`: until the row changed then, it was to the log only: nobody sat down, left or planned. */
  catchUp(logUpTo?: number): Promise<void>;
  /** On disk when this resolves. Throws a Conflict when others were first. */
  keep(entries: readonly Entry[], also?: readonly Statement[], next?: StoredTable): Promise<void>;
  /** Who sits where, on what terms. `next` is the row as these statements leave it. */
  change(next: StoredTable, statements: readonly Statement[]): Promise<void>;
  /** The game ends here, before the rules say so. */
  end(next: StoredTable, statements: readonly Statement[]): Promise<void>;
  followedBy(rematch: string): void;
  /** When somebody must look after the table though nobody asks. */
  due(): number | undefined;
}
/** The row after a step of the game. */
function moved(row: StoredTable, { since: _, lease: __, turn: ___, ...progress }: Progress): StoredTable {
  const { due: _due, waiting: _waiting, ...rest } = row;
  return { ...rest, ...progress };
}
const isBack = ({ words }: Entry) => words === 'undo' || words === 'redo' || words.startsWith('back ');

export async function tableLog(
  around: Surroundings,
  stored: StoredTable,
  here: () => ReadonlySet<Seat>,
): Promise<TableLog> {
  const { store, library, ratings, served, bus, process, now } = around;
  let row = stored;
  const { id } = row;
  const game = await library.game(row.game);
  if (game.rules !== row.rules)
    throw new ApiError('tooOldToPlay', `table ${id} was begun under rules ${row.rules}, this server has ${game.rules}`);
  // Hundreds of tables share what a game brings itself.
  const isOwn = row.pack === library.pack(game).hash;
  const content: unknown = isOwn ? game.content : JSON.parse((await store.pack(row.pack))!);
  const table = { seats: row.seats.length, options: row.options };
  const k = library.kernel(game, table, row.pack, content);
  let live: Live | undefined;
  /** Time that counts for nobody, by this row. */
  const restsIn = (of: StoredTable): readonly Rest[] => [...served.outages(), ...pausesIn(of)];
  const atRest = () => clockOf(row.terms.pace, table.seats, () => restsIn(row));
  let clock = atRest();
  let sealedSince = 0; // version at which the decision for everybody opened
  let lease: Lease | undefined;

  const at = () => Math.max(live?.entries.at(-1)?.at ?? 0, now() - beganAt(row));
  /** The log has gone on by these. */
  function noted(of: StoredTable, { state, entries }: Live, added: readonly Entry[]): void {
    const time = beganAt(of) + (added.at(-1)?.at ?? 0);
    clock.moved({ at: time, waiting: k.waiting(state), back: added.some(isBack) });
    if (state.sealed.every(answer => answer <= 1)) sealedSince = entries.length;
  }
  /** Where the table stands: written beside the log, so that it need not be replayed to be listed or looked after. */
  function progressOf(next: StoredTable, { state, entries }: Live): Progress {
    const at = now();
    const common = { changed: Math.max(at, row.changed + 1), since: row.changed, turn: entries.length };
    if (k.over(state)) return { ...common, stage: 'over', ended: at, result: settled(next, k.result(state)) };
    const waiting = [...k.waiting(state)];
    const people = waiting.filter(seat => botAt(next, seat) === undefined);
    const isBots = people.length < waiting.length;
    const isPlanned = planToFollow(k, state, next, 0) !== undefined;
    const due = isBots || isPlanned ? at : clock.endsFor(people, at, restsIn(next));
    return { ...common, stage: isBots ? 'bots' : 'guests', waiting, ...(due === undefined ? {} : { due }) };
  }
  function stands(next: StoredTable, progress: Progress): void {
    const since = next === row ? { since: row.changed } : {};
    row = moved(next, progress);
    publish(bus, process, id, { type: 'changed', changed: row.changed, ...since });
  }
  /** In one transaction with results and ratings, where the game ends with it. */
  async function written(
    next: StoredTable,
    progress: Progress,
    result: Result | undefined,
    write: (also: readonly Statement[]) => Promise<void>,
  ): Promise<void> {
    const { waiting = [], turn = 0 } = progress;
    if (result === undefined) await write(around.toTell?.(next, waiting, turn, here()) ?? []);
    else await ratings.ended(next, result, progress.ended!, write);
    stands(next, progress);
  }
  /** The game before the first choice, and its clock. */
  function dealt(of: StoredTable): Live {
    const fresh = liveTable(k, table, keyedRand(of.key));
    clock = atRest();
    sealedSince = 0;
    noted(of, fresh, []);
    return fresh;
  }
  async function reload(): Promise<void> {
    live = undefined; // whatever happens below, nothing uncommitted is ever shown
    row = (await store.table(id))!;
    await replay();
  }
  async function replay(): Promise<void> {
    if (openSeats(row).length > 0) return;
    const entries = await store.entries(id);
    const again = dealt(row);
    restore(again, entries);
    if (entries.length === 0 && row.stage !== 'over') {
      try {
        await begin(row, again);
      } catch (problem) {
        if (problem instanceof Conflict) return reload(); // another process has begun it
        throw problem;
      }
    }
    live = again;
  }
  function restore(again: Live, entries: readonly Entry[]): void {
    for (const entry of entries) {
      const refusal = again.restore(entry);
      if (refusal !== undefined)
        throw new Error(`table ${id}: entry ${again.entries.length} of the log is refused: ${refusal.refused}`);
      noted(row, again, [entry]);
    }
  }
  /** What is forced before the first choice, and whoever has just made the table full. */
  async function begin(next: StoredTable, again: Live, sits: readonly Statement[] = []): Promise<void> {
    const entries = again.begin(Math.max(0, now() - beganAt(next)));
    if (entries.length > 0) noted(next, again, entries);
    const progress = progressOf(next, again);
    const isSame = progress.stage === next.stage && `${progress.waiting}` === `${next.waiting}`;
    if (entries.length === 0 && isSame && sits.length === 0) return;
    await written(next, progress, k.over(again.state) ? k.result(again.state) : undefined, also =>
      store.append(id, 0, entries, progress, [...sits, ...also]),
    );
  }
  async function catchUp(logUpTo?: number): Promise<void> {
    if (live === undefined) return reload();
    // The row before the entries: what it says is in them.
    const progress = logUpTo === undefined ? undefined : await store.progress(id);
    const next = progress?.changed === logUpTo && progress ? moved(row, progress) : (await store.table(id))!;
    restore(live, await store.entries(id, live.entries.length));
    row = next;
  }
  await replay();
  return {
    get row() {
      return row;
    },
    game,
    kernel: k,
    content,
    get live() {
      return live;
    },
    get clock() {
      return clock;
    },
    at,
    isFresh(seat, version) {
      if (live === undefined) return false;
      const { entries, state } = live;
      if (version === entries.length) return true;
      if (state.sealed.length === 0 || version < sealedSince || version > entries.length) return false;
      return entries.slice(version).every(entry => entry.seat !== seat);
    },
    reload,
    catchUp,
    get lease() {
      return lease;
    },
    set lease(held) {
      lease = held;
    },
    async keep(entries, also = [], next = row) {
      const made = live!;
      noted(row, made, entries);
      const progress = progressOf(next, made);
      const rests = lease?.isHeld() === true && !(progress.due! <= now()); // nobody need look after it: somebody else may
      await written(next, progress, k.over(made.state) ? k.result(made.state) : undefined, ends =>
        store.append(
          id,
          made.entries.length - entries.length,
          entries,
          { ...progress, ...(rests ? { lease: 0 } : {}) },
          [...also, ...ends],
        ),
      );
      if (rests) lease?.ended();
    },
    followedBy(rematch) {
      row = { ...row, rematch };
    },
    due: () => (live === undefined || row.stage === 'over' ? row.due : progressOf(row, live).due),
    async change(next, statements) {
      if (live === undefined && openSeats(next).length === 0) {
        const first = dealt(next);
        try {
          await begin(next, first, statements);
        } catch (problem) {
          clock = atRest(); // it did not begin
          throw problem;
        }
        live = first;
      } else {
        const open: Progress = { stage: 'open', changed: Math.max(now(), row.changed + 1), since: row.changed };
        const bots = row.due === undefined || next.sitters.length === 0 ? {} : { due: row.due }; // come when nobody else does
        const progress = live !== undefined ? progressOf(next, live) : { ...open, ...bots };
        await store.change(id, statements, progress);
        stands(next, progress);
      }
      row = (await store.table(id))!; // with what is known of whoever sits there now
    },
    async end(next, statements) {
      const result = k.result(live!.state);
      const { due: _, waiting: __, ...progress } = progressOf(next, live!);
      const over: Progress = { ...progress, stage: 'over', ended: now(), result: settled(next, result) };
      await written(next, over, result, ends => store.change(id, [...statements, ...ends], over));
    },
  };
}
