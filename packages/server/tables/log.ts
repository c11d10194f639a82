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
  /** Other processes leave the table alone for a moment. */
  askToWait(): void;
  /** When somebody must look after the table though nobody asks. */
  due(): number | undefined;
}
/** The row after a step of the game. It keeps its shape, which makes it quick to read. */
function moved(row: StoredTable, { stage, changed, due, ended, result, waiting }: Progress): StoredTable {
  const next = { ...row };
  next.stage = stage;
  next.changed = changed;
  next.due = due;
  next.ended = ended;
  next.result = result;
  next.waiting = waiting;
  return next;
}
const isBack = ({ words }: Entry) => words === 'undo' || words === 'redo' || words.startsWith('back ');

export async function tableLog(
  around: Surroundings,
  stored: StoredTable,
  here: () => ReadonlySet<Seat>,
): Promise<TableLog> {
  const { store, library, ratings, served, bus, process, now } = around;
  const { id } = stored;
  const game = await library.game(stored.game);
  if (game.rules !== stored.rules)
    throw new ApiError(
      'tooOldToPlay',
      `table ${id} was begun under rules ${stored.rules}, this server has ${game.rules}`,
    );
  // Hundreds of tables share what a game brings itself.
  const isOwn = stored.pack === library.pack(game).hash;
  const content: unknown = isOwn ? game.content : JSON.parse((await store.pack(stored.pack))!);
  const table = { seats: stored.seats.length, options: stored.options };
  const k = library.kernel(game, table, stored.pack, content);
  /** Time that counts for nobody, by this row. */
  const restsIn = (of: StoredTable): readonly Rest[] => [...served.outages(), ...pausesIn(of)];
  const atRest = ({ terms } = log.row) => clockOf(terms.pace, table.seats, () => restsIn(log.row));
  let sealedSince = 0; // version at which the decision for everybody opened

  const at = () => Math.max(log.live?.entries.at(-1)?.at ?? 0, now() - beganAt(log.row));
  /** The log has gone on by these. */
  function noted(of: StoredTable, { state, entries }: Live, added: readonly Entry[]): void {
    const time = beganAt(of) + (added.at(-1)?.at ?? 0);
    log.clock.moved({ at: time, waiting: k.waiting(state), back: added.some(isBack) });
    if (state.sealed.every(answer => answer <= 1)) sealedSince = entries.length;
  }
  /** Where the table stands: written beside the log, so that it need not be replayed to be listed or looked after. */
  function progressOf(next: StoredTable, { state, entries }: Live): Progress {
    const at = now();
    const since = log.row.changed;
    const [changed, turn] = [Math.max(at, since + 1), entries.length];
    if (k.over(state))
      return { stage: 'over', changed, since, turn, ended: at, result: settled(next, k.result(state)) };
    const waiting = [...k.waiting(state)];
    const people = waiting.filter(seat => botAt(next, seat) === undefined);
    const isBots = people.length < waiting.length;
    const isPlanned = planToFollow(k, state, next, 0) !== undefined;
    const due = isBots || isPlanned ? at : log.clock.endsFor(people, at, restsIn(next));
    return { stage: isBots ? 'bots' : 'guests', changed, since, turn, waiting, due };
  }
  function stands(next: StoredTable, progress: Progress): void {
    const since = next === log.row ? { since: log.row.changed } : {};
    log.row = moved(next, progress);
    publish(bus, process, id, { type: 'changed', changed: log.row.changed, ...since });
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
    log.clock = atRest();
    sealedSince = 0;
    noted(of, fresh, []);
    return fresh;
  }
  async function reload(): Promise<void> {
    log.live = undefined; // whatever happens below, nothing uncommitted is ever shown
    log.row = (await store.table(id))!;
    await replay();
  }
  async function replay(): Promise<void> {
    if (openSeats(log.row).length > 0) return;
    const entries = await store.entries(id);
    const again = dealt(log.row);
    restore(again, entries);
    if (entries.length === 0 && log.row.stage !== 'over') {
      try {
        await begin(log.row, again);
      } catch (problem) {
        if (problem instanceof Conflict) return reload(); // another process has begun it
        throw problem;
      }
    }
    log.live = again;
  }
  function restore(again: Live, entries: readonly Entry[]): void {
    for (const entry of entries) {
      const refusal = again.restore(entry);
      if (refusal !== undefined)
        throw new Error(`table ${id}: entry ${again.entries.length} of the log is refused: ${refusal.refused}`);
      noted(log.row, again, [entry]);
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
    if (log.live === undefined) return reload();
    // The row before the entries: what it says is in them.
    const progress = logUpTo === undefined ? undefined : await store.progress(id);
    const next = progress?.changed === logUpTo && progress ? moved(log.row, progress) : (await store.table(id))!;
    restore(log.live, await store.entries(id, log.live.entries.length));
    log.row = next;
  }
  // Plain fields, no getters: they are read many times for every choice at every table.
  const log: { -readonly [name in keyof TableLog]: TableLog[name] } = {
    row: stored,
    game,
    kernel: k,
    content,
    live: undefined,
    clock: atRest(stored),
    lease: undefined,
    at,
    isFresh(seat, version) {
      if (log.live === undefined) return false;
      const { entries, state } = log.live;
      if (version === entries.length) return true;
      if (state.sealed.length === 0 || version < sealedSince || version > entries.length) return false;
      return entries.slice(version).every(entry => entry.seat !== seat);
    },
    reload,
    catchUp,
    async keep(entries, also = [], next = log.row) {
      const made = log.live!;
      noted(log.row, made, entries);
      const progress = progressOf(next, made);
      const rests = log.lease?.isHeld() === true && !(progress.due! <= now()); // nobody need look after it: somebody else may
      await written(next, progress, k.over(made.state) ? k.result(made.state) : undefined, ends =>
        store.append(
          id,
          made.entries.length - entries.length,
          entries,
          { ...progress, ...(rests ? { lease: 0 } : {}) },
          [...also, ...ends],
        ),
      );
      if (rests) log.lease?.ended();
    },
    askToWait: () => publish(bus, process, id, { type: 'wait' }),
    followedBy(rematch) {
      log.row = { ...log.row, rematch };
    },
    due: () => (log.live === undefined || log.row.stage === 'over' ? log.row.due : progressOf(log.row, log.live).due),
    async change(next, statements) {
      if (log.live === undefined && openSeats(next).length === 0) {
        const first = dealt(next);
        try {
          await begin(next, first, statements);
        } catch (problem) {
          log.clock = atRest(); // it did not begin
          throw problem;
        }
        log.live = first;
      } else {
        const open: Progress = { stage: 'open', changed: Math.max(now(), log.row.changed + 1), since: log.row.changed };
        const bots = log.row.due === undefined || next.sitters.length === 0 ? {} : { due: log.row.due }; // come when nobody else does
        const progress = log.live !== undefined ? progressOf(next, log.live) : { ...open, ...bots };
        await store.change(id, statements, progress);
        stands(next, progress);
      }
      log.row = (await store.table(id))!; // with what is known of whoever sits there now
    },
    async end(next, statements) {
      const result = k.result(log.live!.state);
      const { due: _, waiting: __, ...progress } = progressOf(next, log.live!);
      const over: Progress = { ...progress, stage: 'over', ended: now(), result: settled(next, result) };
      await written(next, over, result, ends => store.change(id, [...statements, ...ends], over));
    },
  };
  await replay();
  return log;
}
