/** Every byte between browser and server. Schemas for what comes in, types for what goes out; the web app imports the types. */
import type { About, GameRecord, GameTypes, Refusal, RuleId, Seat, Update } from '@tianxia/kernel';
import { z } from 'zod';

export const PROTOCOL = 1; // a client of another number is told to reload
export const MOST_MESSAGE = 4096; // bytes of one message over the socket
export const MOST_BODY = 256 * 1024; // bytes of a request: a content pack is the largest

// ---- what comes in over HTTP ----
const NAME_LENGTH = 24;
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
export const playerName = z
  .string()
  .max(200)
  .transform(name => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'a name has 1 to 24 characters')
      .max(NAME_LENGTH, 'a name has 1 to 24 characters')
      .refine(name => !invisible.test(name), 'a name has no control or invisible characters'),
  );
const word = z.string().min(1).max(40);
export const tableId = z.string().regex(/^[A-Z0-9]{2,4}-[2-9A-HJ-NP-TV-Z]{8}$/, 'not the id of a table');
export const token = z.string().regex(/^[\w-]{43}$/, 'not a token');
export const packName = z.string().regex(/^[0-9a-f]{64}$/, 'not the hash of a pack');

export const BOT_NAMES = ['random', 'greedy', 'search'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const seatAsked = z
  .strictObject({
    kind: z.enum(['open', 'bot', 'me']), // open: a guest who has the link may take it
    name: playerName.optional(),
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
    name: playerName.optional(), // of whoever sits in the 'me' seat
    content: z.unknown().optional(), // a content pack; the game's own when left out
  })
  .refine(table => table.seats.filter(seat => seat.kind === 'me').length <= 1, {
    path: ['seats'],
    error: 'you can take one seat; others join by the link',
  });
export type CreateTable = z.input<typeof createTable>;
/** POST /api/tables/:id/join */
export const joinTable = z.strictObject({
  name: playerName,
  seat: z.int().min(0).max(15).optional(), // the first open one when left out
  colour: word.optional(), // the seat's own when left out
});
export type JoinTable = z.input<typeof joinTable>;
/** POST /api/tables/:id/rematch */
export const askRematch = z.strictObject({ token });
export type AskRematch = z.input<typeof askRematch>;

// ---- what goes out over HTTP ----
export type ErrorCode =
  | 'badRequest' // a field is missing or wrong: `field` says which
  | 'noSuchRoute'
  | 'noSuchTable'
  | 'noSuchGame'
  | 'noSuchPack'
  | 'badOptions' // seats or options the game does not have
  | 'badColour' // not one of the game's
  | 'colourTaken'
  | 'badContent' // the content pack is refused: the message has the path
  | 'seatTaken'
  | 'noSeat' // every seat is taken, or there is no such seat
  | 'badToken'
  | 'notOver'
  | 'tooLarge'
  | 'tooMany' // from this address: try again later
  | 'wrongOrigin'
  | 'tooOldToPlay' // the table was begun under other rules than this server has
  | 'internal';
export interface ErrorBody {
  error: { code: ErrorCode; message: string; field?: string };
}
export interface VersionBody {
  name: 'tianxia';
  version: string;
  protocol: number;
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
  by: 'open' | 'guest' | 'bot';
  name: string; // '' while the seat is open
  colour: string;
  bot?: BotName;
  away: boolean; // a guest who is not connected now
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
  seats: SeatFacts[];
  started: boolean; // all seats are taken
  over: boolean;
  rematch?: string; // id of the table that follows; the same token opens it
}
/** Answer of POST /api/tables (201) and of rematch. */
export interface CreatedBody {
  id: string;
  url: string;
  commitment: string;
  token?: string; // of the 'me' seat: keep it, it is shown once
  seat?: Seat;
}
/** Answer of POST /api/tables/:id/join (201). */
export interface JoinedBody {
  token: string;
  seat: Seat;
}
/** GET /api/tables/:id/record, when the game is over. */
export type RecordBody = GameRecord;

// ---- the socket /api/tables/:id/live?token=… ; without a token one watches ----
const version = z.int().min(0).max(1_000_000);
const requestId = z.int().min(0).max(Number.MAX_SAFE_INTEGER); // chosen by the client, comes back in the answer
const choiceWords = z.string().min(1).max(100);
export const fromClient = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('choose'),
    id: requestId,
    version,
    words: choiceWords,
    after: z.array(choiceWords).max(32).optional(),
  }),
  z.strictObject({ type: z.literal('undo'), id: requestId, version }),
  z.strictObject({ type: z.literal('redo'), id: requestId, version }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type FromClient = z.infer<typeof fromClient>;

export type RefusedCode =
  | Refusal['refused'] // the kernel's own: notYours, unreadable, illegal, nothing, chance, revealed, othersActed
  | 'stale' // the table has moved on: an update is on its way
  | 'malformed' // not one of the messages above
  | 'tooLong'
  | 'tooFast'
  | 'watching' // a spectator chooses nothing
  | 'notStarted'
  | 'internal';
export interface TableMessage extends TableFacts {
  type: 'table';
  you: Seat; // -1: you watch
}
/**
 * The table as this viewer may know it. `update.happened` holds the choices from number `from` on:
 * happened = [...happened.slice(0, from), ...update.happened]. `update.opening` is filled when from is 0.
 */
export interface UpdateMessage<S = GameTypes['state']> {
  type: 'update';
  from: number;
  update: Update<S>;
}
/** Nothing was changed. */
export interface RefusedMessage {
  type: 'refused';
  id: number | null; // null when the message could not be read
  code: RefusedCode;
  message: string;
  reason?: string; // name in the game's reason book: texts.reasons[reason] is the sentence
  rule?: RuleId;
}
/** Committed. `version` is that of the table after it, forced choices included; the update follows. */
export interface DoneMessage {
  type: 'done';
  id: number;
  version: number;
}
export type FromServer<S = GameTypes['state']> =
  | TableMessage
  | UpdateMessage<S>
  | RefusedMessage
  | DoneMessage
  | { type: 'rematch'; id: string; url: string } // the same token opens it
  | { type: 'pong' };

/** Why the server closed a socket. */
export const CLOSED = {
  noSuchTable: 4404,
  badToken: 4401,
  tooFast: 4429,
  restarting: 1012, // come back in a moment
  broken: 4500,
} as const;
