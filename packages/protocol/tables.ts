/** Tables over HTTP: founding, finding, sitting down, leaving. */
import type { About, GameRecord, Seat } from '@tianxia/kernel';
import { z } from 'zod';
import { BOT_NAMES, type BotName, personId, playerName, seatNumber, tableId, word } from './fields.ts';
import type { PersonFacts } from './people.ts';

// ---- terms: how a table is played, beside the rules of its game ----
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }), // nobody counts
  z.strictObject({
    kind: z.literal('live'), // one sitting: a bank for the whole game, and some more for every turn
    bank: z
      .int()
      .min(10_000)
      .max(4 * HOUR), // milliseconds
    increment: z
      .int()
      .min(0)
      .max(10 * MINUTE),
  }),
  z.strictObject({
    kind: z.literal('slow'), // over days: so many hours for each turn
    hours: z
      .int()
      .min(1)
      .max(14 * 24),
    weekends: z.boolean(), // false: the clock rests on Saturday and Sunday (UTC)
  }),
]);
export type Pace = z.output<typeof pace>;
export const PACES = ['none', 'live', 'slow'] as const satisfies readonly Pace['kind'][];
export const UNDO = ['free', 'ask', 'never'] as const;
export type Undo = (typeof UNDO)[number];
export const terms = z.strictObject({
  pace: pace.default({ kind: 'none' }),
  onTimeout: z.enum(['bot', 'loss']).default('bot'), // a bot plays on for them, or that and the last place
  undo: z.enum(UNDO).default('free'), // free: as far as the game allows; ask: further if the others agree; never
  rated: z.boolean().default(true), // counts only where every seat is an account or a bot
  watchers: z.boolean().default(true), // others may look on
  ratings: z.tuple([z.int().min(0), z.int().max(4000)]).optional(), // who may sit down by rating, in the lobby
});
export type Terms = z.output<typeof terms>;
export const VISIBILITY = ['public', 'link', 'private'] as const; // in the lobby; by its link; for those who are asked by name
export type Visibility = (typeof VISIBILITY)[number];

export const seatAsked = z
  .strictObject({
    kind: z.enum(['open', 'bot', 'me']), // open: whoever may come takes it
    name: playerName.optional(), // of a bot
    colour: word.optional(), // of the game's colours; the first free one when left out
    bot: z.enum(BOT_NAMES).optional(), // greedy when left out
  })
  .refine(seat => seat.bot === undefined || seat.kind === 'bot', { path: ['bot'], error: 'only a bot seat has a bot' });
/** POST /api/tables */
export const createTable = z
  .strictObject({
    game: word,
    options: z.record(word, word).optional(), // those left out are standard
    seats: z.array(seatAsked).min(1).max(16), // in seat order, at most one 'me'
    content: z.unknown().optional(), // a content pack; the game's own when left out
    visibility: z.enum(VISIBILITY).default('link'),
    terms: terms.prefault({}),
    invite: z.array(personId).max(16).optional(), // people who are told of the table
  })
  .refine(table => table.seats.filter(seat => seat.kind === 'me').length <= 1, {
    path: ['seats'],
    error: 'you can take one seat; others join by the link',
  });
export type CreateTable = z.input<typeof createTable>;
/** POST /api/tables/:id/join. Who is signed in sits down. */
export const joinTable = z.strictObject({
  seat: seatNumber.optional(), // the first open one when left out
  colour: word.optional(), // the seat's own when left out
});
export type JoinTable = z.input<typeof joinTable>;
/** POST /api/tables/:id/seats/:seat, by the host before the start: a bot in an open seat, or the seat open again (kick). */
export const changeSeat = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('bot'), bot: z.enum(BOT_NAMES).default('greedy') }),
  z.strictObject({ to: z.literal('open') }),
]);
export type ChangeSeat = z.input<typeof changeSeat>;
/** POST /api/play-now: the first open table that fits, or a new one whose free seats bots take after a while. */
export const playNow = z.strictObject({ game: word });
export type PlayNow = z.input<typeof playNow>;

// ---- what goes out ----
export interface VersionBody {
  name: 'tianxia';
  version: string;
  protocol: number;
  commit?: string; // that it was built from
}
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
export interface SeatFacts {
  by: 'open' | 'person' | 'bot';
  name: string; // '' while the seat is open
  colour: string;
  person?: string; // id of who sits here
  account?: boolean; // the name is theirs alone
  rating?: number; // at this game, of an account or a bot
  provisional?: boolean; // the rating is still a guess
  bot?: BotName; // whoever plays now: of a bot seat, or the bot that stands in
  standIn?: 'left' | 'time' | 'lost'; // a bot plays for this person, and why; 'lost': out of time at a table where that loses
  away: boolean; // a person who is not at the table now; in lists and for those who are not there either: has no page open
}
/** What the clock of one seat says at a moment; it runs while `running`. */
export interface ClockFacts {
  left: number; // milliseconds at `at`, of the bank or of this turn
  running: boolean;
}
export interface Clocks {
  at: number; // the server's time, milliseconds since 1970
  resumes?: number; // nobody's time runs until then: a weekend, or the server was away. Then that of whoever is asked does.
  seats: ClockFacts[];
}
/** What anybody with the link may know. GET /api/tables/:id */
export interface TableFacts {
  id: string;
  url: string; // the page of the table, below the server's own address: '/t/QIN-7F3K9QXW'
  game: string;
  rules: string;
  options: Readonly<Record<string, string>>;
  pack: string; // hash of its content: GET /api/packs/:hash when it is not the game's own
  commitment: string;
  created: string; // ISO time
  visibility: Visibility;
  terms: Terms;
  host?: string; // id of whoever founded it
  seats: SeatFacts[];
  started: boolean; // all seats are taken
  over: boolean;
  ended?: string; // ISO time
  rematch?: string; // id of the table that follows
  quarantine?: string; // why nothing can be chosen here any more: its pack failed
}
/** Answer of POST /api/tables (201), of play-now and of rematch. */
export interface CreatedBody {
  id: string;
  url: string;
  commitment: string;
  seat?: Seat; // yours
}
/** Answer of POST /api/tables/:id/join (201). */
export interface JoinedBody {
  seat: Seat;
}
/** GET /api/tables/:id/record, when the game is over. */
export type RecordBody = GameRecord;

// ---- the lobby ----
/** One table in a list. */
export interface TableLine {
  id: string;
  url: string;
  game: string;
  options: Readonly<Record<string, string>>;
  visibility: Visibility;
  terms: Terms;
  host?: PersonFacts;
  seats: SeatFacts[];
  created: string;
  changed: string; // when something last happened
  stage: 'open' | 'running' | 'over';
  waiting?: Seat[]; // whose turn
  you?: Seat; // where you sit
  yourTurn?: boolean;
  turn: number; // choices so far
  watching: number;
}
/** GET /api/lobby?game=&pace=&fits=  and the socket /api/lobby/live sends it anew when it changes. Filters open and live. */
export const lobbyAsked = z.object({
  game: word.optional(),
  pace: z.enum(PACES).optional(),
  fits: z
    .enum(['0', '1'])
    .default('0')
    .transform(fits => fits === '1'), // only where those who sit are about as good as you
});
export type LobbyAsked = z.output<typeof lobbyAsked>;
export interface LobbyBody {
  open: TableLine[]; // where you may sit down
  live: TableLine[]; // where you may watch
  yours: TableLine[];
  invites: { table: TableLine; by: PersonFacts; at: string }[];
}
/** /api/lobby/live?changes=1 sends the whole lobby once, then only this. What is left out is as before. */
export const lobbyLiveAsked = lobbyAsked.extend({ changes: z.enum(['0', '1']).default('0') });
export interface LobbyChanges {
  type: 'changes';
  lines?: TableLine[]; // of open and live: new ones, and those that are different
  open?: string[]; // ids, in order
  live?: string[];
  yours?: TableLine[];
  invites?: LobbyBody['invites'];
}

// ---- records ----
/** GET /api/records?table=&game=&person=&result=won|lost&before=&limit= */
export const recordsAsked = z.object({
  table: tableId.optional(), // this one alone: its end page asks how it ended and what that did to ratings
  game: word.optional(),
  person: z.string().min(1).max(40).optional(), // a name or an id
  result: z.enum(['won', 'lost']).optional(), // by that person
  before: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export interface RecordLine {
  id: string;
  url: string;
  game: string;
  options: Readonly<Record<string, string>>;
  ended: string;
  rated: boolean;
  players: {
    name: string;
    person?: string;
    bot?: BotName;
    place: number;
    total: number;
    how?: 'left' | 'time' | 'lost'; // when a bot played on for them, and why; 'lost': time cost them the game
    rating?: number; // after this game
    provisional?: boolean; // it was still a guess then
    change?: number; // by it
  }[];
}
export interface RecordsBody {
  records: RecordLine[];
  next?: string; // `before` of the next page
}
