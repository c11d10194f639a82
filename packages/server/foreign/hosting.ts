import type { Happened, Seat } from '@tianxia/kernel';
import type { Library } from '../tables/game/library.ts';
import { type After, type Live, liveHere } from '../tables/game/live.ts';
import { openParts } from '../tables/telling/open-parts.ts';
import type { Doing, Doings, Done, Happening, More, Position, Setup, Task } from './messages.ts';

/** The tables of one worker thread. One thing at a time; what is asked of a table that is not here fails. */
export interface Hosting {
  carryOut(task: Task): Promise<Done>;
}
interface Hosted {
  live: Live;
  seats: number;
  open: ReadonlySet<string>;
  sent: { entries: number; happened: readonly Happened[]; weights: readonly number[] }; // what the other side has, and its weight
}
type Ways = { [D in Exclude<Doing, 'deal' | 'drop'>]: (live: Live, asked: Doings[D][0]) => Promise<Doings[D][1]> };
const WAYS: Ways = {
  begin: async (live, { at }) => live.begin(at),
  choose: async (live, { seat, words, at, after }) => live.choose(seat, words, at, after),
  undo: async (live, { seat, at }) => live.undo(seat, at),
  redo: async (live, { seat, at }) => live.redo(seat, at),
  rewind: async (live, { seat, to, at }) => live.rewind(seat, to, at),
  async replay(live, { entries }) {
    const after: After[] = [];
    const refused = await live.replay(entries, (_, one) => after.push(one));
    return { refused, after };
  },
  judge: async (live, { seat, words }) => live.judge(seat, words),
  list: async (live, { seat, facts }) => live.list(seat, facts),
  anyWords: async (live, { seat, seed }) => live.anyWords(seat, seed),
  seen: async (live, { seat, from }) => live.seen(seat, from),
  record: async (live, { head }) => live.record(head),
  verify: async (live, { record }) => live.verify(record),
};
const MOVES: ReadonlySet<Doing> = new Set(['deal', 'begin', 'choose', 'undo', 'redo', 'rewind', 'replay']);

/**
 * Values and characters that are sent back at once, since reading and telling them takes the time of the thread that serves. Tables of
 * our own packs send 6,400 after a choice, 12,400 where all options are listed, 49,000 for a whole log and 200,000 for what was
 * missed. What happened since the beginning is kept there, and told to everybody who comes.
 */
export const MOST = { usually: 50_000, inAll: 400_000 };
const IN_ALL: ReadonlySet<Doing> = new Set(['replay', 'seen', 'record']);
const TOO_LARGE = 'the table has grown too large';
/** What is left of so much; below nothing when it is more, and then no further is looked. */
function weightOf(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length;
  let rest = left - 1;
  if (typeof value !== 'object' || value === null) return rest;
  for (const key in value) {
    if (rest < 0) break;
    rest = weightOf((value as Record<string, unknown>)[key], rest - 1);
  }
  return rest;
}

export function hosting(library: Library): Hosting {
  const tables = new Map<number, Hosted>();

  async function deal({ game: id, rules, table, pack, content, key }: Setup): Promise<Hosted> {
    const game = await library.game(id, rules);
    const live = liveHere(library.kernel(game, table, pack, content), table, key);
    return { live, seats: table.seats, open: openParts(game), sent: { entries: 0, happened: [], weights: [] } };
  }
  async function answerTo(task: Task): Promise<unknown> {
    if (task.what === 'drop') return void tables.delete(task.table);
    if (task.what === 'deal') {
      const hosted = await deal(task.with);
      tables.set(task.table, hosted);
      return { opening: hosted.live.opening };
    }
    const hosted = tables.get(task.table);
    if (hosted === undefined) throw new Error('this table is not here');
    const way = WAYS[task.what] as (live: Live, asked: typeof task.with) => Promise<unknown>;
    return way(hosted.live, task.with);
  }
  return {
    async carryOut(task) {
      const value = await answerTo(task);
      const hosted = tables.get(task.table);
      const now = hosted !== undefined && MOVES.has(task.what) ? positionOf(hosted) : undefined;
      const most = IN_ALL.has(task.what) ? MOST.inAll : MOST.usually;
      if (weightOf(value, weightOf(now, most)) < 0) throw new Error(TOO_LARGE);
      return { value, now };
    },
  };
}
function positionOf({ live, seats, open, sent }: Hosted): Position {
  const { state, entries, happened } = live;
  const common = sent.happened.findIndex((one, i) => one !== happened[i]);
  const from = common < 0 ? sent.happened.length : common;
  const more: More<Happening> = { from, rest: happened.slice(from).map(plainly) };
  const position: Position = {
    state,
    entries: { from: sent.entries, rest: entries.slice(sent.entries) },
    happened: more,
    own: Array.from({ length: seats + 1 }, (_, i) => ownOf(live, i - 1, open)),
    result: live.result(),
  };
  sent.entries = entries.length;
  sent.happened = [...happened];
  sent.weights = [...sent.weights.slice(0, from), ...more.rest.map(one => MOST.inAll - weightOf(one, MOST.inAll))];
  if (sent.weights.reduce((sum, one) => sum + one, 0) > MOST.inAll) throw new Error(TOO_LARGE);
  return position;
}
/** Without the states that are kept for undo. */
function plainly(one: Happened): Happening {
  const { seat, words, at, forced, told, version } = one as Happening;
  return { seat, words, at, ...(forced ? { forced } : {}), told, version };
}
function ownOf(live: Live, viewer: Seat, open: ReadonlySet<string>): Position['own'][number] {
  const hidden = Object.keys(live.state).filter(name => !open.has(name));
  const { view, mayUndo, mayRedo } = live.glance(viewer, live.happened.length, hidden);
  return { hidden: view, mayUndo, mayRedo };
}
