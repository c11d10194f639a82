import type { BotName, botNamed } from '@tianxia/bots';
import type { Hint, hintsFor } from '@tianxia/bots/analysis';
import type { Minded } from '@tianxia/bots/mind';
import { commitmentOf, keyedRand, packHash } from '@tianxia/fair';
import {
  type Entry,
  fastRand,
  type Game,
  type GameRecord,
  type GameTypes,
  isRefusal,
  kernelFor,
  kernelIn,
  liveTable,
  OK,
  type Refusal,
  randIn,
  recordOf,
  type Scene,
  type Seat,
  type SeenAfter,
  SPECTATOR,
  seenSince,
  tableFor,
  type Update,
} from '@tianxia/kernel';
import type { NotChosen } from '@tianxia/protocol';
import { refusedByRules } from '@tianxia/protocol/refused';

/** A table that lives in this browser, as it is kept between visits: enough to play it again from the first draw. */
export interface SavedTable {
  id: string;
  game: string;
  rules?: string; // those it began with, once it was dealt
  options: Readonly<Record<string, string>>;
  content?: unknown;
  seats: readonly { name: string; colour: string; bot?: BotName }[];
  key: string;
  started: string; // ISO time
  entries: readonly Entry[];
  script?: Script; // a lesson: what the others choose is written down
  scene?: Scene; // a worked example: it begins there, not with the deal
  fork?: Fork; // played on from a moment of another game
}
/** The game that a table left: how it went on, and the address of the moment, unless it came out of a file. */
interface Fork {
  entries: readonly Entry[];
  from?: string;
}
/** Choices of the other seats, each at its turn; where the rules refuse one, or none is left, the bot thinks. */
interface Script {
  from: number; // choices in force when the lesson began
  choices: readonly (readonly [Seat, string])[];
}
/** Where a table was dealt before its rules were kept with it, they were the first. Undefined: the newest, for a new table. */
export const rulesOf = ({ rules, entries }: SavedTable): string | undefined =>
  rules ?? (entries.length === 0 ? undefined : '1');
export interface LocalNews {
  rules: string;
  update: Update<GameTypes['state']>;
  entries: readonly Entry[];
  key?: string; // once the game is over
}
export interface LocalTable {
  news(): LocalNews;
  choose(words: string, after?: readonly string[]): NotChosen | undefined;
  undo(): NotChosen | undefined;
  redo(): NotChosen | undefined;
  botToMove(): Seat | undefined;
  /** `named` knows the bots: a table is there before they are. */
  playBot(seat: Seat, named: typeof botNamed, enough: () => boolean): void;
  record(): GameRecord;
  /** The best options of the one person here, where all others are bots; nothing at a table with other people. `taught` judges better. */
  hints(advise: typeof hintsFor, taught?: Minded): Hint[] | undefined;
  missed(from: number): SeenAfter<GameTypes['state']>[];
}

/** The whole of a local table, without worker or page: rules, bots and hot-seat. `now` is the clock, `mind` what the game's bots have learned. */
export function localTable(game: Game<GameTypes>, saved: SavedTable, now: () => number, mind?: Minded): LocalTable {
  const table = tableFor(game, saved.seats.length, saved.options);
  const content = saved.content ?? game.content;
  const { scene } = saved;
  const k = scene === undefined ? kernelFor(game, table, content) : kernelIn(game, scene);
  const keyed = keyedRand(saved.key);
  const live = liveTable(k, table, scene === undefined ? keyed : randIn(scene, keyed));
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
  /** By how many choices of this seat stand since the lesson began: so it holds after an undo and after a visit. */
  function scripted(seat: Seat): string | undefined {
    const { from, choices } = saved.script ?? { from: 0, choices: [] };
    const made = live.happened.slice(from).filter(step => step.seat === seat && !step.forced).length;
    const words = choices.filter(([who]) => who === seat)[made]?.[1];
    const option = words === undefined ? undefined : k.read(words);
    return option !== undefined && k.whyNot(live.state, seat, option) === OK ? words : undefined;
  }
  const refusalOf = (answer: Entry[] | Refusal) => (isRefusal(answer) ? refusedByRules(game, answer) : undefined);
  return {
    news: () => ({
      rules: game.rules,
      update: live.update(viewer()),
      entries: [...live.entries],
      ...(k.over(live.state) ? { key: saved.key } : {}),
    }),
    choose: (words, after) => refusalOf(live.choose(viewer(), words, since(), after)),
    undo: () => refusalOf(live.undo(viewer(), since())),
    redo: () => refusalOf(live.redo(viewer(), since())),
    botToMove: () => k.waiting(live.state).find(seat => saved.seats[seat]!.bot !== undefined),
    playBot(seat, named, enough) {
      const words = scripted(seat);
      if (words !== undefined) {
        live.choose(seat, words, since());
        return;
      }
      const bot = named(saved.seats[seat]!.bot!, mind);
      const thinking = { rand: fastRand(live.entries.length * 31 + seat), enough };
      const { option } = bot(k, k.view(live.state, seat), seat, thinking);
      live.choose(seat, k.write(option), since());
    },
    hints(advise, taught = mind) {
      const [seat] = people;
      if (people.length !== 1 || !k.waiting(live.state).includes(seat!)) return undefined;
      return advise(k, k.view(live.state, seat!), seat!, saved.seats.length, taught, live.entries.length);
    },
    missed: from => seenSince(k, table, live, viewer(), from),
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
