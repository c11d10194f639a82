/** Tables over HTTP: founding, finding, sitting down, leaving. */
import { z } from 'zod';
import { BOT_NAMES, personId, playerName, seatNumber, tableId, word } from './fields.ts';

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

// ---- lists that are asked for ----
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
export const lobbyLiveAsked = lobbyAsked.extend({ changes: z.enum(['0', '1']).default('0') });
/** GET /api/records?table=&game=&person=&result=won|lost&before=&limit= */
export const recordsAsked = z.object({
  table: tableId.optional(), // this one alone: its end page asks how it ended and what that did to ratings
  game: word.optional(),
  person: z.string().min(1).max(40).optional(), // a name or an id
  result: z.enum(['won', 'lost']).optional(), // by that person
  before: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
