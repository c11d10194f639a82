import { commitmentOf, keyedRand } from '@tianxia/fair';
import {
  type Entry,
  type Game,
  type GameRecord,
  type GameTypes,
  isRefusal,
  type Kernel,
  type LiveTable,
  liveTable,
  type Refusal,
  recordOf,
  type Seat,
} from '@tianxia/kernel';
import { ApiError } from '../http/errors.ts';
import type { Person } from '../people/person.ts';
import { CLOSED, type JoinedBody, type RefusedCode, type RefusedMessage, type TableFacts } from '../protocol/index.ts';
import { Conflict } from '../sql/sql.ts';
import { type Audience, audience, type Listener } from './audience.ts';
import { beginning } from './founding.ts';
import type { Library } from './library.ts';
import { refusalText } from './refusals.ts';
import { beganAt, botAt, colourFor, factsOf, openSeats, playersOf, seatOf } from './seats.ts';
import type { Progress, StoredTable, TableStore } from './store.ts';

type Wish =
  | { type: 'choose'; version: number; words: string; after?: readonly string[] | undefined }
  | { type: 'undo' | 'redo'; version: number };
export type Refused = Omit<RefusedMessage, 'type' | 'id'>;
interface Answered {
  done(version: number): void; // committed, and not yet shown to anybody
  refused(refused: Refused): void; // nothing was changed
}
export interface Log {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
/** A table in memory: a cache of its log. Whatever is asked of it happens one after the other. */
export interface OpenTable {
  readonly row: StoredTable;
  readonly kernel: Kernel<GameTypes>;
  readonly content: unknown;
  readonly live: LiveTable<GameTypes['state']> | undefined; // undefined until all seats are taken
  readonly audience: Audience;
  facts(): TableFacts;
  enter(listener: Listener): Promise<void>;
  leave(listener: Listener): Promise<void>;
  wish(seat: Seat, wish: Wish, answered: Answered): Promise<void>;
  join(person: Person, seat: Seat | undefined, colour: string | undefined): Promise<JoinedBody>;
  record(): Promise<GameRecord>;
  /** Work that must see what is committed and nothing else. */
  inTurn<T>(work: () => Promise<T> | T): Promise<T>;
  followedBy(rematch: string, url: string): void;
}
export interface Around {
  store: TableStore;
  library: Library;
  log: Log;
  changed(table: OpenTable): void; // somebody else may be asked now
  broken(table: OpenTable): void; // not to be used any more
}

export async function openTable(around: Around, stored: StoredTable): Promise<OpenTable> {
  const { store, library, log, changed, broken } = around;
  let row = stored;
  const { id } = row;
  const game: Game<GameTypes> = await library.game(row.game);
  if (game.rules !== row.rules)
    throw new ApiError('tooOldToPlay', `table ${id} was begun under rules ${row.rules}, this server has ${game.rules}`);
  const content: unknown = JSON.parse((await store.pack(row.pack))!);
  const table = { seats: row.seats.length, options: row.options };
  const k = library.kernel(game, table, row.pack, content);
  const everyone = audience();
  let live: LiveTable<GameTypes['state']> | undefined;
  let sealedSince = 0; // version at which the decision for everybody opened
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }
  const facts = () => factsOf(row, game.colours, everyone.here);
  const now = () => Math.max(0, Date.now() - beganAt(row));
  /** What the log now says of the table, kept beside it. */
  function progressOf({ state }: LiveTable<GameTypes['state']>): Progress {
    const changed = Date.now();
    if (k.over(state)) return { stage: 'over', changed, ended: changed, result: k.result(state) };
    return k.waiting(state).some(seat => botAt(row, seat) !== undefined)
      ? { stage: 'bots', changed, due: changed }
      : { stage: 'guests', changed };
  }
  /** The state anew from the log: at the start, and whenever memory may be ahead of it. */
  async function reload(): Promise<void> {
    live = undefined; // whatever happens below, nothing uncommitted is ever shown
    row = (await store.table(id))!;
    if (openSeats(row).length > 0) return;
    const entries = await store.entries(id);
    const again = liveTable(k, table, keyedRand(row.key));
    for (const [i, entry] of entries.entries()) {
      const refusal = again.restore(entry);
      if (refusal !== undefined) throw new Error(`table ${id}: entry ${i} of the log is refused: ${refusal.refused}`);
    }
    if (entries.length === 0) {
      try {
        await keep(again, again.begin(now()));
      } catch (problem) {
        if (problem instanceof Conflict) return reload(); // another process has begun it
        throw problem;
      }
    }
    live = again;
    sealedSince = again.entries.length;
  }
  async function keep(made: LiveTable<GameTypes['state']>, entries: readonly Entry[]): Promise<void> {
    const progress = progressOf(made);
    await store.append(id, made.entries.length - entries.length, entries, progress);
    const { due: _, ...before } = row;
    row = { ...before, ...progress };
  }

  /** Did this seat see what it decides on? Sealed answers of others, given meanwhile, take nothing from its question. */
  function isFresh({ entries, state }: LiveTable<GameTypes['state']>, seat: Seat, version: number): boolean {
    if (version === entries.length) return true;
    if (state.sealed.length === 0 || version < sealedSince || version > entries.length) return false;
    return entries.slice(version).every(entry => entry.seat !== seat);
  }
  const refuse = (code: RefusedCode, refusal?: Refusal): Refused => refusalText(k, code, refusal);

  async function carryOut(seat: Seat, wish: Wish): Promise<Refused | undefined> {
    if (live === undefined) return refuse('notStarted');
    if (!isFresh(live, seat, wish.version)) return refuse('stale');
    try {
      const made =
        wish.type === 'choose' ? live.choose(seat, wish.words, now(), wish.after) : live[wish.type](seat, now());
      if (isRefusal(made)) return refuse(made.refused, made);
      await keep(live, made);
      if (live.state.sealed.every(answer => answer <= 1)) sealedSince = live.entries.length;
      return undefined;
    } catch (problem) {
      if (!(problem instanceof Conflict)) log.error({ table: id, seat, err: problem }, 'a choice could not be kept');
      await recover();
      return refuse(problem instanceof Conflict ? 'stale' : 'internal');
    }
  }

  async function recover(): Promise<void> {
    try {
      await reload();
      if (live !== undefined) everyone.show(live);
    } catch (problem) {
      log.error({ table: id, err: problem }, 'a table could not be loaded again');
      broken(opened);
      everyone.close(CLOSED.broken);
    }
  }

  const opened: OpenTable = {
    get row() {
      return row;
    },
    kernel: k,
    content,
    get live() {
      return live;
    },
    audience: everyone,
    facts,
    inTurn,
    enter: listener =>
      inTurn(() => {
        const wasAway = listener.seat >= 0 && !everyone.here.has(listener.seat);
        if (wasAway) everyone.tellFacts(factsOf(row, game.colours, new Set([...everyone.here, listener.seat])));
        everyone.add(listener);
        everyone.greet(listener, facts(), live);
        changed(opened);
      }),
    leave: listener =>
      inTurn(() => {
        everyone.remove(listener);
        if (listener.seat >= 0 && !everyone.here.has(listener.seat)) everyone.tellFacts(facts());
      }),
    wish: (seat, wish, answered) =>
      inTurn(async () => {
        const refused = await carryOut(seat, wish);
        if (refused !== undefined) return answered.refused(refused);
        answered.done(live!.entries.length);
        everyone.show(live!);
        if (row.stage === 'over') everyone.tellFacts(facts());
        changed(opened);
      }),
    join: (person, seat, colour) =>
      inTurn(async () => {
        const mine = seatOf(row, person.id);
        if (mine !== undefined && (seat === undefined || seat === mine)) return { seat: mine };
        if (mine !== undefined) throw new ApiError('alreadySeated', `you sit in seat ${mine}`, 'seat');
        const open = openSeats(row);
        const taken = seat ?? open[0];
        if (taken === undefined || row.seats[taken] === undefined)
          throw new ApiError('noSeat', seat === undefined ? 'every seat is taken' : `there is no seat ${seat}`, 'seat');
        if (!open.includes(taken)) throw new ApiError('seatTaken', `seat ${taken} is taken`, 'seat');
        const given = colourFor(row, taken, colour, game.colours);
        const since = Date.now();
        const sitter = { seat: taken, person: person.id, name: person.name, colour: given, since };
        try {
          await store.sit(id, sitter, { ...beginning(open.length === 1, since), changed: since });
        } catch (problem) {
          if (!(problem instanceof Conflict)) throw problem;
          await reload();
          throw new ApiError('seatTaken', `seat ${taken} is taken`, 'seat');
        }
        await reload();
        everyone.tellFacts(facts());
        if (live !== undefined) everyone.show(live);
        changed(opened);
        return { seat: taken };
      }),
    record: () =>
      inTurn(() => {
        if (live === undefined || row.stage !== 'over')
          throw new ApiError('notOver', 'the record and its key are opened when the game is over');
        return recordOf(k, live, {
          pack: row.pack,
          table,
          players: playersOf(facts()),
          commitment: commitmentOf(row.key),
          key: row.key,
          started: new Date(beganAt(row)).toISOString(),
        });
      }),
    followedBy(rematch, url) {
      row = { ...row, rematch };
      everyone.tell({ type: 'rematch', id: rematch, url });
      everyone.tellFacts(facts());
    },
  };
  await reload();
  changed(opened);
  return opened;
}
