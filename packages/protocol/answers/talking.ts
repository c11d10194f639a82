/** What goes out of what is said and planned at a table. */
import { z } from 'zod';
import { PLAN_STOPPED, plan } from '../talk.ts';
import { maybe, named, text, time, whole } from './naming.ts';

export const chatLine = named(
  'ChatLine',
  z.strictObject({
    ...{ id: text, at: time, room: z.enum(['players', 'watchers']), person: text, name: text },
    text, // '' when it was removed
    hidden: maybe(z.literal(true)),
  }),
);
export type ChatLine = z.output<typeof chatLine>;
/** GET /api/tables/:id/chat */
export const chatBody = z.strictObject({
  lines: z.array(chatLine), // oldest first
});
export type ChatBody = z.output<typeof chatBody>;
export const notesBody = z.strictObject({ text });
export type NotesBody = z.output<typeof notesBody>;
/** Answer of POST /api/tables/:id/hand-links: who opens it watches with your eyes. DELETE ends all of them. */
export const handLinkBody = z.strictObject({ url: text });
export type HandLinkBody = z.output<typeof handLinkBody>;
/** A plan and how it went. It stays to be read until it is taken away or replaced. DELETE /api/tables/:id/plan */
export const planFacts = named(
  'Plan',
  plan.extend({
    played: z.array(whole), // the choices it made, by their place in `happened`
    stopped: maybe(z.enum(PLAN_STOPPED)),
  }),
);
export type PlanFacts = z.output<typeof planFacts>;
