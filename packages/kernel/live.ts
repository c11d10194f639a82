import {
  EMPTY,
  type Emit,
  EVERYONE,
  type GameTypes,
  type Kernel,
  OK,
  type Option,
  type Rand,
  type Reason,
  type Result,
  type Seat,
  type Table,
  type Told,
  type View,
} from './contract.ts';
import type { Erased } from './erased.ts';
import { NOT_ASKED } from './play.ts';

/** One line of a table's append-only log: a choice in words, or the word undo or redo. */
export interface Entry {
  seat: Seat;
  words: string;
  at: number; // milliseconds since the table began
  forced?: true; // the only option: played by the table
}
export interface Happened extends Entry {
  told: Told[];
}
/** A choice as one viewer may read it: events only, since the words of a choice may name what only its owner sees. */
export type Read = Omit<Happened, 'words'>;
/** All that one viewer may know of a table. */
export interface Update<S> {
  version: number; // entries so far: a choice made looking at another version is stale
  viewer: Seat;
  view: View<S>;
  waiting: Seat[];
  opening: Told[];
  happened: Read[]; // the choices in force
  mayUndo: boolean;
  mayRedo: boolean;
  result?: Result; // when the game is over
}
export interface Refusal {
  refused: 'notYours' | 'unreadable' | 'illegal' | 'nothing' | 'chance' | 'revealed' | 'othersActed';
  reason?: Reason;
}
export interface LiveTable<S> {
  readonly state: S;
  readonly entries: readonly Entry[];
  readonly happened: readonly Happened[];
  readonly draws: readonly number[];
  begin(at: number): Entry[]; // a new table: plays what is forced before the first choice
  choose(seat: Seat, words: string, at: number, after?: readonly string[]): Entry[] | Refusal; // after: what follows in one gesture
  undo(seat: Seat, at: number): Entry[] | Refusal;
  redo(seat: Seat, at: number): Entry[] | Refusal;
  restore(entry: Entry): Refusal | undefined; // one line of an earlier log, as it was
  update(viewer: Seat): Update<S>;
}
interface Made<S> extends Happened {
  before: S | undefined; // kept while the choice can be taken back
  barrier: 'chance' | 'revealed' | undefined;
}
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** A table in play. Its log is the truth; the state is a cache of it. No game writes any code for this. */
export function liveTable<G extends GameTypes>(k: Kernel<G>, table: Table, rand: Rand): LiveTable<G['state']> {
  type S = G['state'];
  const draws: number[] = [];
  const drawn: Rand = below => {
    const value = rand(below);
    draws.push(value);
    return value;
  };
  let told: Told[] = [];
  const emit: Emit<Erased> = (event, ...args: number[]) => {
    told.push([event, ...args]);
  };
  let state: S = k.setup(table, drawn, emit);
  const opening = told;
  const entries: Entry[] = [];
  const made: Made<S>[] = [];
  let undone: Made<S>[][] = [];
  const scratch: Option[] = [];

  const isSealed = () => state.agenda.at(-1) !== undefined && (state.agenda.at(-1) as Erased).seat === EVERYONE;
  const hasAnswered = (seat: Seat) => isSealed() && state.sealed[seat]! > NOT_ASKED;

  function carry(entry: Entry, option: Option): void {
    const { seat } = entry;
    const before = k.clone(state);
    const seen = k.view(state, seat);
    const drawsBefore = draws.length;
    const sealed = isSealed();
    told = [];
    k.apply(state, seat, option, drawn, emit);
    const opened = sealed && state.sealed.length === 0;
    const revealed = opened || k.learned(seen, k.view(state, seat));
    const barrier = draws.length > drawsBefore ? 'chance' : revealed ? 'revealed' : undefined;
    made.push({ ...entry, told, before, barrier });
    if (barrier !== undefined) forget();
    entries.push(entry);
  }
  /** What came before a barrier is never taken back. */
  function forget(): void {
    for (let i = made.length - 1; i >= 0 && made[i]!.before !== undefined; i--) made[i]!.before = undefined;
  }
  /** Who has one option only? Never at a sealed decision: that somebody need not think would tell what they hold. */
  function forcedSeat(): Seat | undefined {
    const [seat] = k.waiting(state);
    return seat !== undefined && !isSealed() && k.options(state, seat, scratch) === 1 ? seat : undefined;
  }
  function playForced(at: number): Entry[] {
    const from = entries.length;
    for (let seat = forcedSeat(); seat !== undefined; seat = forcedSeat())
      carry({ seat, words: k.write(scratch[0]!), at, forced: true }, scratch[0]!);
    return entries.slice(from);
  }
  function check(seat: Seat, words: string): Option | Refusal {
    if (!k.waiting(state).includes(seat)) return { refused: 'notYours' };
    const option = k.read(words);
    if (option === undefined) return { refused: 'unreadable' };
    const reason = k.whyNot(state, seat, option);
    return reason === OK ? option : { refused: 'illegal', reason };
  }
  function choose(seat: Seat, words: string, at: number, after: readonly string[] = []): Entry[] | Refusal {
    const option = check(seat, words);
    if (isRefusal(option)) return option;
    const from = entries.length;
    undone = [];
    carry({ seat, words, at }, option);
    let forced = playForced(at);
    for (const next of after) {
      const played = forced.findIndex(entry => entry.seat === seat && entry.words === next);
      if (played >= 0) {
        forced = forced.slice(played + 1); // the table has done it already
        continue;
      }
      const later = check(seat, next);
      if (isRefusal(later)) break; // chance or somebody else came between: the rest wants a new look
      carry({ seat, words: next, at }, later);
      forced = playForced(at);
    }
    return entries.slice(from);
  }

  /** Where this seat's last own choice begins, forced ones after it included, or why it stands. */
  function lastOwn(seat: Seat): number | Refusal {
    if (hasAnswered(seat)) return made.findLastIndex(step => step.seat === seat);
    let i = made.length - 1;
    while (i > 0 && made[i]!.forced && made[i]!.seat === seat) i--;
    const step = made[i];
    if (step === undefined || (step.forced && step.seat === seat)) return { refused: 'nothing' };
    if (step.seat !== seat) return { refused: 'othersActed' };
    const barrier = made.slice(i).find(later => later.barrier !== undefined)?.barrier;
    return barrier === undefined ? i : { refused: barrier };
  }
  function undo(seat: Seat, at: number): Entry[] | Refusal {
    const from = lastOwn(seat);
    if (typeof from !== 'number') return from;
    if (hasAnswered(seat)) reopen(seat, from);
    else {
      state = made[from]!.before!;
      undone.push(made.splice(from));
    }
    const entry = { seat, words: 'undo', at };
    entries.push(entry);
    return [entry];
  }
  /** A sealed answer can be taken back until the last one is given, also when others have answered since. */
  function reopen(seat: Seat, from: number): void {
    undone.push(made.splice(from, 1));
    state.sealed[seat] = EMPTY;
    for (const later of made.slice(from)) if (later.before !== undefined) later.before.sealed[seat] = EMPTY;
  }
  function redo(seat: Seat, at: number): Entry[] | Refusal {
    const steps = undone.at(-1);
    if (steps === undefined || steps[0]!.seat !== seat) return { refused: 'nothing' };
    undone.pop();
    const entry = { seat, words: 'redo', at };
    for (const { told: _, before: __, barrier: ___, ...step } of steps) {
      carry(step, k.read(step.words)!);
      entries.pop();
    }
    entries.push(entry);
    return [entry];
  }
  function restore(entry: Entry): Refusal | undefined {
    if (entry.words === 'undo' || entry.words === 'redo') {
      const done = entry.words === 'undo' ? undo(entry.seat, entry.at) : redo(entry.seat, entry.at);
      return isRefusal(done) ? done : undefined;
    }
    const option = check(entry.seat, entry.words);
    if (isRefusal(option)) return option;
    undone = [];
    carry(entry, option);
    return undefined;
  }

  return {
    get state() {
      return state;
    },
    entries,
    get happened() {
      return made;
    },
    draws,
    begin: playForced,
    choose,
    undo,
    redo,
    restore,
    update(viewer) {
      const readable = (list: readonly Told[]) => list.map(one => k.tell(one, viewer));
      return {
        version: entries.length,
        viewer,
        view: k.view(state, viewer),
        waiting: k.waiting(state),
        opening: readable(opening),
        happened: made.map(({ seat, at, forced, told }) => ({
          seat,
          at,
          ...(forced ? { forced } : {}),
          told: readable(told),
        })),
        mayUndo: viewer >= 0 && typeof lastOwn(viewer) === 'number',
        mayRedo: undone.at(-1)?.[0]?.seat === viewer,
        ...(k.over(state) ? { result: k.result(state) } : {}),
      };
    },
  };
}
