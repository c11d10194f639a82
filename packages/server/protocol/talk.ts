/** What is said at a table beside the game: chat, notes, a look into one's hand, conditional moves. */
import { z } from 'zod';
import { choiceWords } from './fields.ts';

/** POST /api/tables/:id/chat. Who sits talks with the players, who watches with the watchers; players read both after the end. */
export const say = z.strictObject({ text: z.string().trim().min(1).max(500) });
/** PUT /api/tables/:id/notes */
export const notes = z.strictObject({ text: z.string().max(10_000) });
/** POST /api/tables/:id/reports */
export const report = z.strictObject({
  chat: z.string().max(40).optional(),
  person: z.string().max(40),
  text: z.string().trim().max(500),
});
/** PUT /api/tables/:id/plan: what is chosen for you when you are next asked. */
export const plan = z.strictObject({
  /** Chosen as long as the same question is put and it is legal: pass, and go on passing. */
  whenAsked: z.string().min(1).max(60), // the question's name: `at` of its frame
  words: choiceWords,
  until: z.enum(['once', 'round', 'changed']), // once; as long as it is the same round; until my options are others
});
export type Plan = z.output<typeof plan>;

export interface ChatLine {
  id: string;
  at: string;
  room: 'players' | 'watchers';
  person: string;
  name: string;
  text: string; // '' when it was removed
  hidden?: true;
}
export interface NotesBody {
  text: string;
}
/** Answer of POST /api/tables/:id/hand-links: who opens it watches with your eyes. DELETE ends all of them. */
export interface HandLinkBody {
  url: string;
}
