/**
 * A table while it is played: the socket /api/tables/:id/live, and the same messages as newline-delimited JSON from
 * /api/tables/:id/events with choices sent by POST. A person who sits plays, anybody else watches; `?hand=…` watches with a player's eyes.
 */
import type { GameTypes, Update } from '@tianxia/kernel';
import { z } from 'zod';
import type {
  AskedUndoMessage,
  ChatMessage,
  ClosedMessage,
  DoneMessage,
  RematchMessage,
  TableMessage,
} from './answers/playing.ts';
import type { Change } from './changes.ts';
import { choiceWords, requestId, version } from './fields.ts';
import type { NotChosen } from './refused.ts';

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
  /** No clock runs until then (milliseconds since 1970, by the server's clock), if all the others agree. */
  z.strictObject({ type: z.literal('askPause'), id: requestId, until: z.int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  z.strictObject({ type: z.literal('answerPause'), id: requestId, yes: z.boolean() }), // no, by whoever asked: withdrawn
  z.strictObject({ type: z.literal('goOn'), id: requestId }), // the pause may end early: it does when all have said so
  z.strictObject({ type: z.literal('ping') }),
]);
/** POST /api/tables/:id/choices, for programs. The answer is a ChosenBody, or with status 409 a NotChosenBody. */
export const choose = z.strictObject({ version, words: choiceWords, after: z.array(choiceWords).max(32).optional() });
export type FromClient = z.infer<typeof fromClient>;

/**
 * The table as this viewer may know it. `update.happened` holds the choices from number `from` on:
 * happened = [...happened.slice(0, from), ...update.happened]. `update.opening` is filled when from is 0.
 */
export interface UpdateMessage<S = GameTypes['state']> {
  type: 'update';
  from: number;
  update: Update<S>;
}
/** The same to a socket that asked for `?changes`, after its first update: of the view, only what is different from the last one. */
export interface ChangesMessage<S = GameTypes['state']> {
  type: 'changes';
  from: number;
  update: Omit<Update<S>, 'view'>;
  changes: readonly Change[]; // view = withChanges(view, changes)
}
/** Nothing was changed. */
export interface RefusedMessage extends NotChosen {
  type: 'refused';
  id: number | null; // null when the message could not be read
}
export type FromServer<S = GameTypes['state']> =
  | TableMessage
  | UpdateMessage<S>
  | ChangesMessage<S>
  | RefusedMessage
  | DoneMessage
  | RematchMessage
  | ChatMessage
  | AskedUndoMessage
  | { type: 'pong' };

// ---- for programs: the same over plain HTTP ----
/** GET /api/tables/:id/events: newline-delimited JSON, an empty line now and then; the last one says why it ends. */
export type TableEvent<S = GameTypes['state']> = Exclude<FromServer<S>, ChangesMessage<S>> | ClosedMessage;
export const seenAsked = z.object({ from: z.coerce.number().int().min(0).max(1e6) });
