import { createHash } from 'node:crypto';
import { keyedRand, type Verdict, verify } from '@tianxia/fair';
import {
  type Entry,
  fastRand,
  type GameRecord,
  type GameTypes,
  type Kernel,
  type LiveTable,
  liveTable,
  OK,
  type Option,
  type RecordHead,
  type Refusal,
  type Result,
  recordOf,
  type Seat,
  type SeenAfter,
  seenSince,
  type Table,
  waiting,
} from '@tianxia/kernel';
import type { TableFacts } from '@tianxia/protocol';
import { type Listed, listed } from './listing.ts';

export type State = GameTypes['state'];
type Soon<T> = T | Promise<T>;
type Made = Soon<Entry[] | Refusal>;

/** How a table stands after an entry, as far as clocks and questions go. */
export interface After {
  waiting: readonly Seat[];
  unanswered: boolean; // no player has answered a sealed question yet
}
export const afterwards = (state: State): After => ({
  waiting: waiting(state),
  unanswered: state.sealed.every(answer => answer <= 1),
});
export const isOver = (state: State): boolean => state.agenda.length === 0;

/** What the rules say to words that a player would like to choose. */
export interface Judged {
  readable: boolean; // such a choice exists in the game
  legal: boolean; // and may be made now
  options: string; // all that may be chosen now, as a hash; '' when this seat is not asked
}
/**
 * A game in play, wherever its rules are worked out: in this thread where the game's own pack is played, in another where the pack
 * comes from outside. What is read is plain data and always there; what the rules must say may take a while.
 */
export interface Live
  extends Pick<LiveTable<State>, 'state' | 'entries' | 'happened' | 'opening' | 'update' | 'glance'> {
  begin(at: number): Soon<Entry[]>;
  choose(seat: Seat, words: string, at: number, after?: readonly string[]): Made;
  undo(seat: Seat, at: number): Made;
  redo(seat: Seat, at: number): Made;
  rewind(seat: Seat, to: number, at: number): Made;
  /** Lines of an earlier log, one after the other, up to the first that is refused. */
  replay(entries: readonly Entry[], each: (entry: Entry, after: After) => void): Soon<Refusal | undefined>;
  result(): Result;
  judge(seat: Seat, words: string): Soon<Judged>;
  list(seat: Seat, facts: TableFacts): Soon<Listed>;
  /** Any choice of this seat, in words. */
  anyWords(seat: Seat, seed: number): Soon<string>;
  /** The table as this seat saw it after so many choices, and since. */
  seen(seat: Seat, from: number): Soon<SeenAfter<State>[]>;
  record(head: RecordHead): Soon<GameRecord>;
  /** Is a record of this table what its key and its choices give? */
  verify(record: GameRecord): Soon<Verdict>;
  /** It is not looked at any more. */
  end(): void;
}

/** In this thread. */
export function liveHere(k: Kernel<GameTypes>, table: Table, key: string): Live {
  const live = liveTable(k, table, keyedRand(key));
  return Object.assign(live, {
    replay(entries: readonly Entry[], each: (entry: Entry, after: After) => void) {
      for (const entry of entries) {
        const refusal = live.restore(entry);
        if (refusal !== undefined) return refusal;
        each(entry, afterwards(live.state));
      }
      return undefined;
    },
    result: () => k.result(live.state),
    judge(seat: Seat, words: string): Judged {
      const option = k.read(words);
      const isAsked = waiting(live.state).includes(seat);
      return {
        readable: option !== undefined,
        legal: option !== undefined && isAsked && k.whyNot(live.state, seat, option) === OK,
        options: isAsked ? optionsOf(k, live.state, seat) : '',
      };
    },
    list: (seat: Seat, facts: TableFacts) => listed(k, live, seat, facts),
    anyWords: (seat: Seat, seed: number) => k.write(k.anyOption(k.view(live.state, seat), seat, fastRand(seed))),
    seen: (seat: Seat, from: number) => seenSince(k, table, live, seat, from),
    record: (head: RecordHead) => recordOf(k, live, head),
    verify: (record: GameRecord) => verify(k, record),
    end() {},
  });
}
function optionsOf(k: Kernel<GameTypes>, state: State, seat: Seat): string {
  const options: Option[] = [];
  options.length = k.options(state, seat, options);
  return createHash('sha256').update(options.join()).digest('base64url').slice(0, 16);
}
