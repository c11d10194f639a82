/** What goes out about tables, the lobby and finished games. */
import type { About, GameRecord, Result } from '@tianxia/kernel';
import { z } from 'zod';
import { BOT_NAMES, type BotName } from '../fields.ts';
import { terms, VISIBILITY } from '../tables.ts';
import { flag, type Holds, maybe, named, text, time, whole } from './naming.ts';
import { personFacts } from './people.ts';

export const seat = z.int().min(-1);
const bot = z.enum(BOT_NAMES);
const words = z.record(text, text);
const cause = z.enum(['left', 'time', 'lost']); // lost: out of time at a table where that loses

export const versionBody = z.strictObject({
  ...{ name: z.literal('tianxia'), version: text, protocol: whole },
  commit: maybe(text), // that it was built from
});
export type VersionBody = z.output<typeof versionBody>;
export interface GameFacts extends About {
  rules: string;
  colours: readonly string[];
  options: Readonly<Record<string, readonly string[]>>; // the first value is standard
  pack: string; // hash of the pack that comes with the game
}
export interface GamesBody {
  games: GameFacts[];
  bots: readonly BotName[];
}
export const gamesBody: Holds<GamesBody> = z.strictObject({
  games: z.array(
    z.strictObject({
      ...{ id: text, title: text, original: text, designers: text, year: whole, minutes: whole },
      seats: z.tuple([whole, whole]),
      weight: z.enum(['light', 'medium', 'heavy']),
      blurb: z.strictObject({ en: text }),
      reconstructed: z.strictObject({ en: text }),
      ...{ rules: text, colours: z.array(text), options: z.record(text, z.array(text)), pack: text },
    }),
  ),
  bots: z.array(bot),
});
const seatFacts = named(
  'Seat',
  z.strictObject({
    by: z.enum(['open', 'person', 'bot']),
    name: text, // '' while the seat is open
    colour: text,
    person: maybe(text), // id of who sits here
    account: maybe(flag), // the name is theirs alone
    rating: maybe(z.number()), // at this game, of an account or a bot
    provisional: maybe(flag), // the rating is still a guess
    bot: maybe(bot), // that plays now: of a bot seat, or the bot that stands in
    standIn: maybe(cause), // a bot plays for this person, and why
    away: flag, // a person who is not at the table now; in lists and for those who are not there either: has no page open
  }),
);
export type SeatFacts = z.output<typeof seatFacts>;
export const table = {
  id: text,
  url: text, // the page of the table, below the server's own address: '/t/QIN-7F3K9QXW'
  game: text,
  rules: text,
  options: words,
  pack: text, // hash of its content: GET /api/packs/:hash when it is not the game's own
  commitment: text,
  created: time,
  visibility: z.enum(VISIBILITY),
  terms,
  host: maybe(text), // id of the person who founded it
  seats: z.array(seatFacts),
  started: flag, // all seats are taken
  over: flag,
  ended: maybe(time),
  rematch: maybe(text), // id of the table that follows
  quarantine: maybe(text), // why nothing can be chosen here any more: its pack failed
};
/** What anybody with the link may know. GET /api/tables/:id */
export const tableFacts = named('Table', z.strictObject(table));
export type TableFacts = z.output<typeof tableFacts>;
/** Answer of POST /api/tables (201), of play-now and of rematch. */
export const createdBody = z.strictObject({
  ...{ id: text, url: text, commitment: text },
  seat: maybe(seat), // yours
});
export type CreatedBody = z.output<typeof createdBody>;
/** Answer of POST /api/tables/:id/join (201). */
export const joinedBody = z.strictObject({ seat });
export type JoinedBody = z.output<typeof joinedBody>;

export const result: Holds<Result> = named(
  'Result',
  z.strictObject({ lines: z.record(text, z.array(z.number())), totals: z.array(z.number()), places: z.array(whole) }),
);
/** GET /api/tables/:id/record, when the game is over. docs/records.md says what is in it. */
export const recordBody = named(
  'Record',
  z.looseObject({
    game: text,
    rules: text,
    players: z.array(z.looseObject({ name: text, colour: text })),
    choices: z.array(z.unknown()),
    draws: z.array(whole),
  } satisfies Partial<Record<keyof GameRecord, z.ZodType>>),
) as unknown as Holds<GameRecord>;
export type RecordBody = GameRecord;

// ---- the lobby ----
/** One table in a list. */
const tableLine = named(
  'TableLine',
  z.strictObject({
    ...{ id: text, url: text, game: text, options: words, visibility: z.enum(VISIBILITY), terms },
    ...{ host: maybe(personFacts), seats: z.array(seatFacts), created: time },
    changed: time, // when something last happened
    stage: z.enum(['open', 'running', 'over']),
    waiting: maybe(z.array(seat)), // whose turn
    you: maybe(seat), // where you sit
    yourTurn: maybe(flag),
    turn: whole, // choices so far
    watching: whole,
  }),
);
export type TableLine = z.output<typeof tableLine>;
const lines = z.array(tableLine);
const invites = z.array(z.strictObject({ table: tableLine, by: personFacts, at: time }));
/** GET /api/lobby */
export const lobbyBody = named(
  'Lobby',
  z.strictObject({
    open: lines, // where you may sit down
    live: lines, // where you may watch
    yours: lines,
    invites,
  }),
);
export type LobbyBody = z.output<typeof lobbyBody>;
/** /api/lobby/live?changes=1 sends the whole lobby once, then only this. What is left out is as before. */
export const lobbyChanges = named(
  'LobbyChanges',
  z.strictObject({
    type: z.literal('changes'),
    lines: maybe(lines), // of open and live: new ones, and those that are different
    open: maybe(z.array(text)), // ids, in order
    live: maybe(z.array(text)),
    yours: maybe(lines),
    invites: maybe(invites),
  }),
);
export type LobbyChanges = z.output<typeof lobbyChanges>;

// ---- finished games ----
const recordLine = z.strictObject({
  ...{ id: text, url: text, game: text, options: words, ended: time, rated: flag },
  players: z.array(
    z.strictObject({
      ...{ name: text, person: maybe(text), bot: maybe(bot), place: whole, total: z.number() },
      how: maybe(cause), // when a bot played on for them, and why
      rating: maybe(z.number()), // after this game
      provisional: maybe(flag), // it was still a guess then
      change: maybe(z.number()), // by it
    }),
  ),
});
export type RecordLine = z.output<typeof recordLine>;
/** GET /api/records */
export const recordsBody = z.strictObject({
  records: z.array(recordLine),
  next: maybe(text), // `before` of the next page
});
export type RecordsBody = z.output<typeof recordsBody>;
