/**
 * The shape of everything that goes out, for readers of /api/openapi.json: each is held to its type by the compiler, and real answers
 * are held to each by a test. The words beside the fields stand in the types.
 */
import type { GameRecord, Result } from '@tianxia/kernel';
import { z } from 'zod';
import type * as errors from './errors.ts';
import { BOT_NAMES } from './fields.ts';
import type * as live from './live.ts';
import { flag, type Holds, maybe, named, text, time, whole } from './naming.ts';
import { CLOSED } from './numbers.ts';
import { personFacts } from './people-answers.ts';
import { REFUSED } from './refused.ts';
import type * as tables from './tables.ts';
import { terms, VISIBILITY } from './tables.ts';
import type * as talk from './talk.ts';
import { PLAN_STOPPED, plan } from './talk.ts';

const seat = z.int().min(-1);
const bot = z.enum(BOT_NAMES);
const words = z.record(text, text);

// ---- tables ----
export const versionBody: Holds<tables.VersionBody> = z.strictObject({
  ...{ name: z.literal('tianxia'), version: text, protocol: whole, commit: maybe(text) },
});
export const gamesBody: Holds<tables.GamesBody> = z.strictObject({
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
const seatFacts: Holds<tables.SeatFacts> = named(
  'Seat',
  z.strictObject({
    by: z.enum(['open', 'person', 'bot']),
    ...{ name: text, colour: text, person: maybe(text), account: maybe(flag), rating: maybe(z.number()) },
    ...{ provisional: maybe(flag), bot: maybe(bot), standIn: maybe(z.enum(['left', 'time', 'lost'])), away: flag },
  }),
);
const table = {
  ...{ id: text, url: text, game: text, rules: text, options: words, pack: text, commitment: text, created: time },
  ...{ visibility: z.enum(VISIBILITY), terms, host: maybe(text), seats: z.array(seatFacts), started: flag, over: flag },
  ...{ ended: maybe(time), rematch: maybe(text), quarantine: maybe(text) },
};
export const tableFacts: Holds<tables.TableFacts> = named('Table', z.strictObject(table));
export const createdBody: Holds<tables.CreatedBody> = z.strictObject({
  ...{ id: text, url: text, commitment: text, seat: maybe(seat) },
});
export const joinedBody: Holds<tables.JoinedBody> = z.strictObject({ seat });
const result: Holds<Result> = named(
  'Result',
  z.strictObject({ lines: z.record(text, z.array(z.number())), totals: z.array(z.number()), places: z.array(whole) }),
);
/** docs/records.md says what is in it. */
export const recordBody: z.ZodType = named(
  'Record',
  z.looseObject({
    game: text,
    rules: text,
    players: z.array(z.looseObject({ name: text, colour: text })),
    choices: z.array(z.unknown()),
    draws: z.array(whole),
  } satisfies Partial<Record<keyof GameRecord, z.ZodType>>),
);
const tableLine: Holds<tables.TableLine> = named(
  'TableLine',
  z.strictObject({
    ...{ id: text, url: text, game: text, options: words, visibility: z.enum(VISIBILITY), terms },
    ...{ host: maybe(personFacts), seats: z.array(seatFacts), created: time, changed: time },
    ...{ stage: z.enum(['open', 'running', 'over']), waiting: maybe(z.array(seat)), you: maybe(seat) },
    ...{ yourTurn: maybe(flag), turn: whole, watching: whole },
  }),
);
const lines = z.array(tableLine);
const invites = z.array(z.strictObject({ table: tableLine, by: personFacts, at: time }));
export const lobbyBody: Holds<tables.LobbyBody> = named(
  'Lobby',
  z.strictObject({ open: lines, live: lines, yours: lines, invites }),
);
export const lobbyChanges: Holds<tables.LobbyChanges> = named(
  'LobbyChanges',
  z.strictObject({
    type: z.literal('changes'),
    ...{ lines: maybe(lines), open: maybe(z.array(text)), live: maybe(z.array(text)) },
    ...{ yours: maybe(lines), invites: maybe(invites) },
  }),
);
export const recordsBody: Holds<tables.RecordsBody> = z.strictObject({
  records: z.array(
    z.strictObject({
      ...{ id: text, url: text, game: text, options: words, ended: time, rated: flag },
      players: z.array(
        z.strictObject({
          ...{ name: text, person: maybe(text), bot: maybe(bot), place: whole, total: z.number() },
          ...{ how: maybe(z.enum(['left', 'time', 'lost'])), rating: maybe(z.number()), provisional: maybe(flag) },
          change: maybe(z.number()),
        }),
      ),
    }),
  ),
  next: maybe(text),
});

// ---- what is said ----
export const chatLine: Holds<talk.ChatLine> = named(
  'ChatLine',
  z.strictObject({
    ...{ id: text, at: time, room: z.enum(['players', 'watchers']), person: text, name: text, text },
    hidden: maybe(z.literal(true)),
  }),
);
export const chatBody: Holds<talk.ChatBody> = z.strictObject({ lines: z.array(chatLine) });
export const notesBody: Holds<talk.NotesBody> = z.strictObject({ text });
export const handLinkBody: Holds<talk.HandLinkBody> = z.strictObject({ url: text });
const planFacts: Holds<talk.PlanFacts> = named(
  'Plan',
  plan.extend({
    played: z.array(whole),
    stopped: maybe(z.enum(PLAN_STOPPED)),
  }),
);

// ---- a table in play ----
const told = z.tuple([text], z.number()); // the name of an event, and numbers
const view = z.looseObject({ seats: whole }); // the state of the game; what this viewer may not see is below 0
const update = named(
  'Update',
  z.strictObject({
    ...{ version: whole, viewer: seat, waiting: z.array(seat), mayUndo: flag, mayRedo: flag, result: maybe(result) },
    view,
    opening: z.array(told),
    happened: z.array(
      z.strictObject({ seat, at: whole, version: whole, forced: maybe(z.literal(true)), told: z.array(told) }),
    ),
  }),
);
const refused = {
  type: z.literal('refused'),
  code: z.enum(REFUSED),
  message: text,
  reason: maybe(text),
  rule: maybe(text),
};
const clock = z.strictObject({ left: z.number(), running: flag });
const pause: Holds<live.PauseFacts> = named(
  'Pause',
  z.strictObject({ by: seat, until: z.number(), agreed: z.array(seat), on: flag, goOn: z.array(seat) }),
);
const closed: Holds<live.ClosedMessage> = z.strictObject({
  type: z.literal('closed'),
  why: z.enum([...(Object.keys(CLOSED) as (keyof typeof CLOSED)[]), 'over']),
});
export const tableEvent = named(
  'TableEvent',
  z.union([
    z.strictObject({
      ...{ type: z.literal('table'), ...table, you: seat, watching: whole, plan: maybe(planFacts) },
      clocks: maybe(z.strictObject({ at: z.number(), resumes: maybe(z.number()), seats: z.array(clock) })),
      pause: maybe(pause),
      botsIn: maybe(whole),
    }),
    z.strictObject({ type: z.literal('update'), from: whole, update }),
    z.strictObject({ ...refused, id: z.number().nullable() }),
    z.strictObject({ type: z.literal('done'), id: z.number(), version: whole }),
    z.strictObject({ type: z.literal('rematch'), id: text, url: text }),
    z.strictObject({ type: z.literal('chat'), lines: z.array(chatLine), whole: maybe(z.literal(true)) }),
    z.strictObject({ type: z.literal('askedUndo'), by: seat, to: whole, agreed: z.array(seat), open: flag }),
    z.strictObject({ type: z.literal('pong') }),
    closed,
  ]),
);
export const chosenBody: Holds<live.ChosenBody> = z.strictObject({ type: z.literal('done'), version: whole });
export const notChosenBody = named('NotChosen', z.strictObject(refused));
export const optionsBody: Holds<live.OptionsBody> = z.strictObject({
  ...{ version: whole, seat, waiting: z.array(seat), over: flag, question: maybe(text), prompt: maybe(text) },
  options: z.array(z.strictObject({ words: text, text })),
  more: flag,
});
/** What a view holds is the game's, so no schema can say it. */
export const seenBody = z.strictObject({
  seen: z.array(z.strictObject({ after: whole, view })),
}) as unknown as Holds<live.SeenBody>;
const at = { table: text, game: text, url: text };
export const ownEvent: Holds<live.OwnEvent> = named(
  'OwnEvent',
  z.union([
    z.strictObject({ type: z.literal('turn'), version: whole, ...at }),
    z.strictObject({ type: z.enum(['started', 'over', 'left']), ...at }),
    z.strictObject({ type: z.literal('invited'), by: text, name: text, ...at }),
    closed,
  ]),
);
export const errorBody = (codes: readonly [errors.ErrorCode, ...errors.ErrorCode[]]) =>
  z.strictObject({ error: z.strictObject({ code: z.enum(codes), message: text, field: maybe(text) }) });
