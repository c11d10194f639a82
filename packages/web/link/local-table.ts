import { type Bot, bots } from '@tianxia/bots';
import { commitmentOf, keyedRand, packHash } from '@tianxia/fair';
import {
  type Entry,
  fastRand,
  type Game,
  type GameRecord,
  type GameTypes,
  isRefusal,
  kernelFor,
  liveTable,
  type Refusal,
  recordOf,
  type Seat,
  type SeenAfter,
  SPECTATOR,
  seenSince,
  tableFor,
  type Update,
} from '@tianxia/kernel';
import type { BotName } from '../tables.ts';

/** A table that lives in this browser, as it is kept between visits: enough to play it again from the first draw. */
export interface SavedTable {
  id: string;
  game: string;
  options: Readonly<Record<string, string>>;
  content?: unknown;
  seats: readonly { name: string; colour: string; bot?: BotName }[];
  key: string;
  started: string; // ISO time
  entries: readonly Entry[];
}
export interface LocalNews {
  update: Update<GameTypes['state']>;
  entries: readonly Entry[];
  key?: string; // once the game is over
}
export interface LocalTable {
  news(): LocalNews;
  choose(words: string, after?: readonly string[]): Refusal | undefined;
  undo(): Refusal | undefined;
  redo(): Refusal | undefined;
  botToMove(): Seat | undefined;
  playBot(seat: Seat, enough: () => boolean): void;
  record(): GameRecord;
  missed(from: number): SeenAfter<GameTypes['state']>[];
}

/** The whole of a local table, without worker or page: rules, bots and hot-seat. `now` is the clock, `mind` the game's learned bot. */
export function localTable(game: Game<GameTypes>, saved: SavedTable, now: () => number, mind?: Bot): LocalTable {
  const table = tableFor(game, saved.seats.length, saved.options);
  const content = saved.content ?? game.content;
  const k = kernelFor(game, table, content);
  const live = liveTable(k, table, keyedRand(saved.key));
  for (const entry of saved.entries) {
    const refusal = live.restore(entry);
    if (refusal !== undefined)
      throw new Error(`"${entry.words}" of seat ${entry.seat + 1} does not fit the rules of today`);
  }
  const since = () => Math.max(0, now() - Date.parse(saved.started));
  if (saved.entries.length === 0) live.begin(since());

  const people = saved.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
  let lastViewer = people[0] ?? SPECTATOR;
  /** Whoever has to choose sits before the screen; while bots think, whoever sat there last. */
  function viewer(): Seat {
    const waiting = k.waiting(live.state).filter(seat => people.includes(seat));
    if (waiting.length > 0 && !waiting.includes(lastViewer)) lastViewer = waiting[0]!;
    return lastViewer;
  }
  const refusalOf = (answer: Entry[] | Refusal) => (isRefusal(answer) ? answer : undefined);
  return {
    news: () => ({
      update: live.update(viewer()),
      entries: [...live.entries],
      ...(k.over(live.state) ? { key: saved.key } : {}),
    }),
    choose: (words, after) => refusalOf(live.choose(viewer(), words, since(), after)),
    undo: () => refusalOf(live.undo(viewer(), since())),
    redo: () => refusalOf(live.redo(viewer(), since())),
    botToMove: () => k.waiting(live.state).find(seat => saved.seats[seat]!.bot !== undefined),
    playBot(seat, enough) {
      const name = saved.seats[seat]!.bot!;
      const bot = name === 'mind' ? mind! : bots[name];
      const thinking = { rand: fastRand(live.entries.length * 31 + seat), enough };
      const { option } = bot(k, k.view(live.state, seat), seat, thinking);
      live.choose(seat, k.write(option), since());
    },
    missed: from => seenSince(k, table, keyedRand(saved.key), live.entries, viewer(), from),
    record: () =>
      recordOf(k, live, {
        pack: packHash(content),
        table,
        players: saved.seats.map(({ name, colour, bot }) => ({ name, colour, ...(bot === undefined ? {} : { bot }) })),
        commitment: commitmentOf(saved.key),
        key: saved.key, // its own players may: with it a record can be played on
        started: saved.started,
      }),
  };
}
