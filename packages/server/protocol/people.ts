/** People over HTTP: guests, accounts, sessions, passkeys, API tokens, friends. */
import { z } from 'zod';
import { playerName, word } from './fields.ts';

export const password = z.string().min(10, 'a password has at least 10 characters').max(200);
/** POST /api/guests. A name is enough to play. `token`: the answer holds the session's token, for programs; else a cookie is set. */
export const newGuest = z.strictObject({ name: playerName, token: z.boolean().default(false) });
/** POST /api/accounts: keeps who is signed in as an account, or makes a new one. A passkey is added afterwards, or first. */
export const newAccount = z.strictObject({
  name: playerName,
  password,
  email: z.email().max(200).optional(),
});
/** POST /api/sign-in */
export const signIn = z.strictObject({ name: z.string().min(1).max(200), password: z.string().min(1).max(200) });
/** PATCH /api/me */
export const alerts = z.strictObject({
  mail: z.boolean().default(false),
  push: z.boolean().default(false),
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
});
export type Alerts = z.output<typeof alerts>;
export const changeMe = z.strictObject({
  name: playerName.optional(),
  email: z.email().max(200).nullable().optional(),
  password: z.strictObject({ old: z.string().max(200).optional(), next: password }).optional(),
  alerts: alerts.optional(),
});
export type ChangeMe = z.input<typeof changeMe>;
/** DELETE /api/me: the password, where there is one. Others' games stay, with "somebody" in the seat. */
export const deleteMe = z.strictObject({ password: z.string().max(200).optional() });

/** What API tokens may be allowed. A session may do everything. */
export const SCOPES = [
  'read', // own tables and profile
  'play', // sit down and choose
  'host', // found tables
  'chat',
] as const;
export type Scope = (typeof SCOPES)[number];
/** POST /api/tokens */
export const newToken = z.strictObject({
  name: z.string().trim().min(1).max(60),
  scopes: z.array(z.enum(SCOPES)).min(1),
});

// ---- what goes out ----
export interface PersonFacts {
  id: string;
  name: string;
  account: boolean;
  bot?: boolean;
  rating?: number; // at the game in question
  provisional?: boolean;
}
/** GET /api/me; 401 signIn when nobody is signed in. */
export interface MeBody extends PersonFacts {
  role: 'guest' | 'player' | 'admin';
  email?: string;
  hasPassword: boolean;
  passkeys: number;
  alerts: Alerts;
  offers: { mail: boolean; push?: string; registration: 'open' | 'closed' }; // push: the server's public key
  turns: number; // tables that wait for you
}
/** Answer of POST /api/guests. */
export interface SignedInBody {
  person: PersonFacts;
  token?: string; // asked for: keep it, it is shown once
}
export interface SessionLine {
  id: string; // the first letters of its hash
  agent: string;
  created: string;
  seen: string;
  current: boolean;
}
export interface PasskeyLine {
  id: string;
  name: string;
  created: string;
  used: string;
}
export interface TokenLine {
  id: string;
  name: string;
  scopes: Scope[];
  created: string;
  used?: string;
}
export interface RatingLine {
  game: string;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  wins: number;
  history: { at: string; rating: number }[]; // oldest first
}
/** GET /api/people/:name-or-id */
export interface ProfileBody extends PersonFacts {
  since: string;
  seen?: string; // to friends
  games: number;
  wins: number;
  timeouts: number;
  ratings: RatingLine[];
  averages: { game: string; games: number; wins: number; mean: number; best: number }[];
  relation?: 'friend' | 'block' | 'you';
}
/** GET /api/friends */
export interface FriendLine extends PersonFacts {
  online: boolean;
  at?: { table: string; game: string; stage: 'open' | 'running' }; // a table you may see
}
export interface FriendsBody {
  friends: FriendLine[];
  blocked: PersonFacts[];
}
export const gameAsked = z.object({ game: word.optional() });
