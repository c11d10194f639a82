/**
 * A table while it is played: the socket /api/tables/:id/live, and the same messages as newline-delimited JSON from
 * /api/tables/:id/events with choices sent by POST. A person who sits plays, anybody else watches; `?hand=…` watches with a player's eyes.
 */
import type { GameTypes, Refusal, RuleId, Seat, Update } from '@tianxia/kernel';
import { z } from 'zod';
import { choiceWords, requestId, version } from './fields.ts';
import type { Clocks, TableFacts } from './tables.ts';
import type { ChatLine, PlanFacts } from './talk.ts';

export const MOST_MESSAGE = 4096; // bytes of one message over the socket
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
  /** Back to before the choice of this number, if all the others agree (terms.undo 'ask'). */
  z.strictObject({ type: z.literal('askUndo'), id: requestId, version, to: version }),
  z.strictObject({ type: z.literal('answerUndo'), id: requestId, yes: z.boolean() }),
  z.strictObject({ type: z.literal('ping') }),
]);
/** POST /api/tables/:id/choices, for programs. The answer is a DoneMessage or a RefusedMessage without their ids. */
export const choose = z.strictObject({ version, words: choiceWords, after: z.array(choiceWords).max(32).optional() });
export type FromClient = z.infer<typeof fromClient>;

export type RefusedCode =
  | Refusal['refused'] // the kernel's own: notYours, unreadable, illegal, nothing, chance, revealed, othersActed
  | 'stale' // the table has moved on: an update is on its way
  | 'malformed' // not one of the messages above
  | 'tooLong'
  | 'tooFast'
  | 'watching' // a spectator chooses nothing
  | 'notStarted'
  | 'noUndo' // by the terms of the table
  | 'standIn' // a bot plays for you: come back first
  | 'internal';
export interface TableMessage extends TableFacts {
  type: 'table';
  you: Seat; // -1: you watch
  clocks?: Clocks; // where a clock runs
  watching: number; // how many look on
  plan?: PlanFacts; // what you have planned
}
/** Somebody asks to go back further than the rules of undo allow. Withdrawn when the table moves on. */
export interface AskedUndoMessage {
  type: 'askedUndo';
  by: Seat;
  to: number; // version
  agreed: Seat[];
  open: boolean; // false: settled, one way or the other
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
  | { type: 'rematch'; id: string; url: string }
  | { type: 'chat'; lines: ChatLine[] } // all that you may read at first, then what is new or changed
  | AskedUndoMessage
  | { type: 'pong' };
