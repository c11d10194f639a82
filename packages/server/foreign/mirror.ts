import {
  clone,
  type Entry,
  type Game,
  type GameTypes,
  hideSecrets,
  type Seat,
  type Told,
  type Update,
  type View,
  waiting,
} from '@tianxia/kernel';
import { isOver, type Live, type State } from '../tables/game/live.ts';
import type { Dealt, Doing, Doings, Done, Happening, More, Own, Position } from './messages.ts';

/** Asks the worker that has this table. */
export type Ask = <D extends Doing>(what: D, asked: Doings[D][0]) => Promise<Done & { value: Doings[D][1] }>;

/** One after the other: a list may be longer than what a call can be given. */
function goesOn<T>(list: T[], { from, rest }: More<T>): void {
  list.length = from;
  for (const one of rest) list.push(one);
}
/**
 * A table whose rules are worked out elsewhere, as it stood when the worker last answered: whatever is read here is plain data, and
 * nothing of the rules or the pack runs in this thread.
 */
export function mirror(game: Game<GameTypes>, { opening }: Dealt, first: Position, ask: Ask, end: () => void): Live {
  const entries: Entry[] = [];
  const happened: Happening[] = [];
  let own: readonly Own[] = [];
  let { result } = first;

  function stands(now: Position | undefined): void {
    if (now === undefined) return;
    live.state = now.state;
    goesOn(entries, now.entries);
    goesOn(happened, now.happened);
    own = now.own;
    result = now.result;
  }
  async function does<D extends Doing>(what: D, asked: Doings[D][0]): Promise<Doings[D][1]> {
    const { value, now } = await ask(what, asked);
    stands(now);
    return value;
  }
  const viewOf = (viewer: Seat, parts: readonly string[] = Object.keys(live.state)): View<State> => {
    const { hidden } = own[viewer + 1]!;
    const part = (name: string) => (name in hidden ? hidden : live.state)[name as keyof State];
    return Object.fromEntries(parts.map(name => [name, part(name)])) as unknown as View<State>;
  };
  function updateFor(viewer: Seat, from: number, view: View<State>): Update<State> {
    const readable = (list: readonly Told[]) => list.map(one => hideSecrets(game, one, viewer));
    const { mayUndo, mayRedo } = own[viewer + 1]!;
    return {
      version: entries.length,
      viewer,
      view,
      waiting: waiting(live.state),
      opening: from === 0 ? readable(opening) : [],
      happened: happened.slice(from).map(({ words: _, told, ...one }) => ({ ...one, told: readable(told) })),
      mayUndo,
      mayRedo,
      ...(isOver(live.state) ? { result } : {}),
    };
  }
  const live: { -readonly [name in keyof Live]: Live[name] } = {
    state: first.state,
    entries,
    happened,
    opening,
    begin: at => does('begin', { at }),
    choose: (seat, words, at, after) => does('choose', { seat, words, at, after }),
    undo: (seat, at) => does('undo', { seat, at }),
    redo: (seat, at) => does('redo', { seat, at }),
    rewind: (seat, to, at) => does('rewind', { seat, to, at }),
    async replay(lines, each) {
      const { refused, after } = await does('replay', { entries: lines });
      for (const [i, one] of after.entries()) each(lines[i]!, one);
      return refused;
    },
    result: () => result,
    judge: (seat, words) => does('judge', { seat, words }),
    list: (seat, facts) => does('list', { seat, facts }),
    anyWords: (seat, seed) => does('anyWords', { seat, seed }),
    seen: (seat, from) => does('seen', { seat, from }),
    record: head => does('record', { head }),
    verify: record => does('verify', { record }),
    update: (viewer, from = 0) => updateFor(viewer, from, clone(viewOf(viewer))),
    glance: (viewer, from = 0, parts) => updateFor(viewer, from, viewOf(viewer, parts)),
    end,
  };
  stands(first);
  return live;
}
