import {
  EMPTY,
  type Emit,
  type GameTypes,
  type Kernel,
  OK,
  type Option,
  type Rand,
  type Seat,
  type Table,
  type Told,
} from '../contract.ts';
import type { Erased } from '../engine/erased.ts';
import { type Entry, type Happened, isRefusal, type LiveTable, type Refusal, type Update } from './log.ts';
import { type Barrier, barrierOf, hasAnswered, isSealed, lastOwn } from './taking-back.ts';

interface Made<S> extends Happened {
  version: number; // entries when it was made, itself included
  dealt: readonly number[]; // the draws it made
  before: S | undefined; // kept while the choice can be taken back
  barrier: Barrier | undefined;
}

/** A table in play. Its log is the truth; the state is a cache of it. No game writes any code for this. */
export function liveTable<G extends GameTypes>(k: Kernel<G>, table: Table, rand: Rand): LiveTable<G['state']> {
  type S = G['state'];
  const draws: number[] = [];
  let again: number[] | undefined; // draws of old, while what stands is played again
  const drawn: Rand = below => {
    if (again !== undefined) return again.shift()!;
    const value = rand(below);
    draws.push(value);
    return value;
  };
  let told: Told[] = [];
  const emit: Emit<Erased> = (...one) => {
    told.push(one); // as it came: a list built of parts takes room for more
  };
  const dealtOut = k.setup(table, drawn, emit);
  const opening = told;
  const deal = [...draws];
  const entries: Entry[] = [];
  const made: Made<S>[] = [];
  let undone: Made<S>[][] = [];
  const scratch: Option[] = [];

  function carry(entry: Entry, option: Option): void {
    const { seat, words, at, forced } = entry;
    const before = k.clone(live.state);
    const drawsBefore = draws.length;
    told = [];
    k.apply(live.state, seat, option, drawn, emit);
    const barrier = barrierOf(k, { before, after: live.state, seat, drew: draws.length > drawsBefore });
    const dealt = draws.slice(drawsBefore);
    made.push({
      seat,
      words,
      at,
      ...(forced ? { forced } : {}),
      told: told.slice(), // as long as it is: one that grew has room for more
      before,
      barrier,
      dealt,
      version: entries.push(entry),
    });
    if (barrier !== undefined) forget();
  }
  /** What came before a barrier is never taken back. */
  function forget(): void {
    for (let i = made.length - 1; i >= 0 && made[i]!.before !== undefined; i--) made[i]!.before = undefined;
  }
  /** Who has one option only? Never at a sealed decision: that somebody need not think would tell what they hold. */
  function forcedSeat(): Seat | undefined {
    const [seat] = k.waiting(live.state);
    return seat !== undefined && !isSealed(live.state) && k.options(live.state, seat, scratch, true, 2) === 1
      ? seat
      : undefined;
  }
  function playForced(at: number): Entry[] {
    const from = entries.length;
    for (let seat = forcedSeat(); seat !== undefined; seat = forcedSeat())
      carry({ seat, words: k.write(scratch[0]!), at, forced: true }, scratch[0]!);
    return entries.slice(from);
  }
  function check(seat: Seat, words: string): Option | Refusal {
    if (!k.waiting(live.state).includes(seat)) return { refused: 'notYours' };
    const option = k.read(words);
    if (option === undefined) return { refused: 'unreadable' };
    const reason = k.whyNot(live.state, seat, option);
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

  function undo(seat: Seat, at: number): Entry[] | Refusal {
    const from = lastOwn(made, live.state, seat);
    if (typeof from !== 'number') return from;
    if (hasAnswered(live.state, seat)) reopen(seat, from);
    else {
      live.state = made[from]!.before!;
      undone.push(made.splice(from));
    }
    const entry = { seat, words: 'undo', at };
    entries.push(entry);
    return [entry];
  }
  /** A sealed answer is taken out from between those of others. */
  function reopen(seat: Seat, from: number): void {
    undone.push(made.splice(from, 1));
    live.state.sealed[seat] = EMPTY;
    for (const later of made.slice(from)) if (later.before !== undefined) later.before.sealed[seat] = EMPTY;
  }
  function redo(seat: Seat, at: number): Entry[] | Refusal {
    const steps = undone.at(-1);
    if (steps === undefined || steps[0]!.seat !== seat) return { refused: 'nothing' };
    undone.pop();
    const entry = { seat, words: 'redo', at };
    for (const { seat, words, at, forced } of steps) {
      carry({ seat, words, at, ...(forced ? { forced } : {}) }, k.read(words)!);
      entries.pop();
    }
    entries.push(entry);
    return [entry];
  }
  /**
   * Takes out every choice in force that was made after version `to`. What stands is played again with its own draws; chance goes on
   * where it was, so that nobody is dealt twice what they have seen.
   */
  function takeOut(entry: Entry, to: number): Refusal | undefined {
    const from = made.findIndex(step => step.version > to);
    if (from < 0) return { refused: 'nothing' };
    made.splice(from);
    undone = [];
    again = [...deal];
    live.state = k.setup(table, drawn);
    const barrier = made.findLastIndex(step => step.barrier !== undefined);
    made.forEach((step, i) => {
      step.before = i > barrier ? k.clone(live.state) : undefined;
      again = [...step.dealt];
      k.apply(live.state, step.seat, k.read(step.words)!, drawn);
    });
    again = undefined;
    entries.push(entry);
    return undefined;
  }
  function rewind(seat: Seat, to: number, at: number): Entry[] | Refusal {
    const first = entries.length;
    const refusal = takeOut({ seat, words: `back ${to}`, at }, to);
    if (refusal !== undefined) return refusal;
    playForced(at);
    return entries.slice(first);
  }
  function restore(entry: Entry): Refusal | undefined {
    const to = /^back (\d{1,7})$/.exec(entry.words)?.[1];
    if (to !== undefined) return takeOut(entry, Number(to));
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

  function updateFor(viewer: Seat, from: number, view: Kernel<G>['view']): Update<S> {
    const readable = (list: readonly Told[]) => list.map(one => k.tell(one, viewer));
    return {
      version: entries.length,
      viewer,
      view: view(live.state, viewer),
      waiting: k.waiting(live.state),
      opening: from === 0 ? readable(opening) : [],
      happened: (from === 0 ? made : made.slice(from)).map(({ seat, at, forced, told, version }) => ({
        seat,
        at,
        version,
        ...(forced ? { forced } : {}),
        told: readable(told),
      })),
      mayUndo: viewer >= 0 && typeof lastOwn(made, live.state, viewer) === 'number',
      mayRedo: undone.at(-1)?.[0]?.seat === viewer,
      ...(k.over(live.state) ? { result: k.result(live.state) } : {}),
    };
  }
  // Plain fields: what is read for every choice at every table is read where it stands.
  const live = {
    state: dealtOut,
    entries,
    happened: made,
    draws,
    opening,
    begin: playForced,
    choose,
    undo,
    redo,
    rewind,
    restore,
    update: (viewer: Seat, from = 0) => updateFor(viewer, from, k.view),
    glance: (viewer: Seat, from = 0, parts?: readonly string[]) =>
      updateFor(viewer, from, (state, seat) => k.glance(state, seat, parts)),
  };
  return live;
}
