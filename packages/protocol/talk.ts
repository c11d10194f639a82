/** What is said at a table beside the game: chat, notes, a look into one's hand, conditional moves. */
import { z } from 'zod';
import { choiceWords, personId } from './fields.ts';

/** What cannot be seen, but for what joins letters and the parts of an emoji. Lines become spaces. */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/**
 * POST /api/tables/:id/chat. Who sits talks with the players, who watches with the watchers, and neither reads the other before the
 * game is over: a watcher may have seen a hand, a player may speak of theirs. Then everybody reads both.
 */
export const say = z.strictObject({
  text: z
    .string()
    .max(2000)
    .transform(text =>
      text
        .normalize('NFC')
        .replaceAll(/[\s\u0085]+/gu, ' ')
        .replaceAll(unseen, '')
        .trim(),
    )
    .pipe(z.string().min(1, 'say something').max(500, 'a line has at most 500 characters')),
});
/** POST /api/tables/:id/invites: a player of the table asks a friend to it. */
export const invite = z.strictObject({ person: personId });
/** PUT /api/me/push: a PushSubscription of a browser, as its toJSON() has it. DELETE with its endpoint alone. */
export const pushEnd = z.object({ endpoint: z.url({ protocol: /^https?$/ }).max(1000) });
export const pushHere = pushEnd.extend({
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{80,100}=*$/), auth: z.string().regex(/^[\w-]{16,40}=*$/) }),
});
/** PUT /api/tables/:id/notes */
export const notes = z.strictObject({ text: z.string().max(10_000) });
/** POST /api/people/:id/reports: wherever it happened. */
export const reportPerson = z.strictObject({ text: z.string().trim().min(1, 'say what happened').max(500) });
/** POST /api/tables/:id/reports: somebody there, perhaps for what they said. */
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
  until: z.enum(['once', 'round', 'changed']), // once; as long as it is the same round; until my options change
});
export type Plan = z.output<typeof plan>;
/** Why nothing is chosen any more. */
export const PLAN_STOPPED = [
  'done', // once was enough
  'illegal', // asked for it, the game does not allow it now
  'round', // another round has begun
  'changed', // your options have changed
  'chose', // you have answered otherwise yourself
  'undone', // you took its choice back
  'rewound', // the table went back
  'standIn', // a bot plays for you
  'over', // so is the game
] as const;
