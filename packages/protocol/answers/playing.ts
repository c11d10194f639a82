/** What goes out of a table in play. `live.ts` has what depends on the game: its state, as one viewer may know it. */
import type { GameTypes, SeenAfter } from '@tianxia/kernel';
import { z } from 'zod';
import { CLOSED } from '../numbers.ts';
import { REFUSED } from '../refused.ts';
import { flag, type Holds, maybe, named, text, whole } from './naming.ts';
import { result, seat, table } from './tables.ts';
import { chatLine, planFacts } from './talking.ts';

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
/** What the clock of one seat says at a moment. */
const clock = z.strictObject({
  left: z.number(), // milliseconds at `at`, of the bank or of this turn
  running: flag,
});
export type ClockFacts = z.output<typeof clock>;
const clocks = z.strictObject({
  at: z.number(), // the server's time, milliseconds since 1970
  resumes: maybe(z.number()), // no time runs until then: a weekend, or the server was away. Then that of those who are asked does.
  seats: z.array(clock),
});
export type Clocks = z.output<typeof clocks>;
/** A player asks for a pause; once all have agreed, no clock runs until it is over. Choices may still be made. */
const pause = z.strictObject({
  by: seat,
  until: z.number(), // by the server's clock, as in `clocks`
  agreed: z.array(seat), // beside the one who asked
  on: flag, // all have agreed
  goOn: z.array(seat), // who would end it early: it ends when all have said so
});
export type PauseFacts = z.output<typeof pause>;
const tableMessage = z.strictObject({
  type: z.literal('table'),
  ...table,
  you: seat, // -1: you watch
  clocks: maybe(clocks), // where a clock runs
  pause: maybe(pause), // asked for, or agreed on
  watching: whole, // how many look on
  botsIn: maybe(whole), // milliseconds until bots take the seats that are still free
  plan: maybe(planFacts), // what you have planned
});
export type TableMessage = z.output<typeof tableMessage>;
/** A player asks to go back further than the rules of undo allow. Withdrawn when the table moves on. */
const askedUndo = z.strictObject({
  type: z.literal('askedUndo'),
  by: seat,
  to: whole, // version
  agreed: z.array(seat),
  open: flag, // false: settled, one way or the other
});
export type AskedUndoMessage = z.output<typeof askedUndo>;
/** Committed. `version` is that of the table after it, forced choices included; the update follows. */
const done = z.strictObject({ type: z.literal('done'), id: z.number(), version: whole });
export type DoneMessage = z.output<typeof done>;
const rematch = z.strictObject({ type: z.literal('rematch'), id: text, url: text });
export type RematchMessage = z.output<typeof rematch>;
/** `whole`: all that you may read, instead of what came before; else what is new or changed. */
const chat = z.strictObject({ type: z.literal('chat'), lines: z.array(chatLine), whole: maybe(z.literal(true)) });
export type ChatMessage = z.output<typeof chat>;
const closed = z.strictObject({
  type: z.literal('closed'),
  why: z.enum([...(Object.keys(CLOSED) as (keyof typeof CLOSED)[]), 'over']), // restarting: come again
});
export type ClosedMessage = z.output<typeof closed>;
export const tableEvent = named(
  'TableEvent',
  z.union([
    tableMessage,
    z.strictObject({ type: z.literal('update'), from: whole, update }),
    z.strictObject({ ...refused, id: z.number().nullable() }),
    done,
    rematch,
    chat,
    askedUndo,
    z.strictObject({ type: z.literal('pong') }),
    closed,
  ]),
);
export const chosenBody = done.omit({ id: true });
export type ChosenBody = z.output<typeof chosenBody>;
export const notChosenBody = named('NotChosen', z.strictObject(refused));
export type NotChosenBody = z.output<typeof notChosenBody>;
/** GET /api/tables/:id/options, for who sits there: all they may choose now, so that a program needs no rules of its own. */
export const optionsBody = z.strictObject({
  version: whole, // to be sent along with the choice
  seat, // yours
  waiting: z.array(seat), // who is asked now
  over: flag,
  question: maybe(text), // the name of what is asked; left out when it is not your turn
  prompt: maybe(text), // in English
  options: z.array(z.strictObject({ words: text, text })), // words are sent, text is for people; none when it is not your turn, or a bot plays for you
  more: flag, // there are others beside these: so many that they are not listed
});
export type OptionsBody = z.output<typeof optionsBody>;
/** GET /api/tables/:id/seen?from=N, for who sits there: the table as it was after so many choices, and after each one since. */
export interface SeenBody<S = GameTypes['state']> {
  seen: SeenAfter<S>[]; // the last is how the table stands now; far more than one looks at are left out at the beginning
}
/** What a view holds is the game's, so no schema can say it. */
export const seenBody = z.strictObject({
  seen: z.array(z.strictObject({ after: whole, view })),
}) as unknown as Holds<SeenBody>;
const at = {
  table: text,
  game: text,
  url: text, // of its page
};
/** GET /api/events: what happens to you at all your tables. What waits for you already is told at first, so that nothing is missed. */
export const ownEvent = named(
  'OwnEvent',
  z.union([
    z.strictObject({ type: z.literal('turn'), version: whole, ...at }), // you are asked; again when others have answered meanwhile
    z.strictObject({ type: z.enum(['started', 'over', 'left']), ...at }), // left: you do not sit there any more
    z.strictObject({ type: z.literal('invited'), by: text, name: text, ...at }), // by: id of a person
    closed,
  ]),
);
export type OwnEvent = z.output<typeof ownEvent>;
