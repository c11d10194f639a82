/** What goes out about people. Each answer is written once: as a schema, from which its type follows. */
import { z } from 'zod';
import { BOT_NAMES } from '../fields.ts';
import { alerts, SCOPES } from '../people.ts';
import { flag, maybe, named, text, time, whole } from './naming.ts';

const rating = z.number();
const person = {
  id: text,
  name: text,
  account: flag,
  bot: maybe(flag),
  rating: maybe(rating), // at the game in question
  provisional: maybe(flag),
};
export const personFacts = named('Person', z.strictObject(person));
export type PersonFacts = z.output<typeof personFacts>;

const site = {
  registration: z.enum(['open', 'closed']), // may guests become accounts
  mail: flag, // it sends letters
};
/** GET /api/site: what anybody may know of it before they sign in. */
export const siteBody = named('Site', z.strictObject(site));
export type SiteBody = z.output<typeof siteBody>;
/** GET /api/bots/:game: those that have played it with people. */
export const botRating = named(
  'BotRating',
  z.strictObject({ bot: z.enum(BOT_NAMES), rating, provisional: maybe(flag) }),
);
export type BotRating = z.output<typeof botRating>;
/** GET /api/me; null when nobody is signed in: a visitor of every page asks, and that is no error. */
export const meBody = named(
  'Me',
  z.strictObject({
    ...person, // `rating`: at the game you have played most
    role: z.enum(['guest', 'player', 'admin']),
    email: maybe(text),
    emailConfirmed: maybe(flag), // of the address; alerts go there only then
    hasPassword: flag,
    passkeys: whole,
    secondFactor: maybe(z.strictObject({ codes: whole })), // how many recovery codes are left
    language: maybe(text), // of letters to them
    alerts,
    offers: z.strictObject({
      ...site,
      push: maybe(text), // the server's public key
      webhook: maybe(z.literal(true)),
    }),
    turns: whole, // tables that wait for you
  }),
);
export type MeBody = z.output<typeof meBody>;
/** Answer of POST /api/guests, /api/accounts (both 201), /api/sign-in and /api/sign-in/passkey. */
export const signedInBody = z.strictObject({
  person: personFacts,
  token: maybe(text), // asked for: keep it, it is shown once
});
export type SignedInBody = z.output<typeof signedInBody>;

const sessionLine = z.strictObject({
  id: text, // the first letters of its hash
  agent: text,
  created: time,
  seen: time,
  current: flag,
});
export type SessionLine = z.output<typeof sessionLine>;
/** GET /api/sessions. DELETE /api/sessions/:id ends one, DELETE /api/sessions all but this one. */
export const sessionsBody = z.strictObject({ sessions: z.array(sessionLine) });
export type SessionsBody = z.output<typeof sessionsBody>;
export const newSecondFactorBody = z.strictObject({
  secret: text, // base32, to be typed into an app
  link: text, // otpauth://…, to be shown as a picture
});
export type NewSecondFactorBody = z.output<typeof newSecondFactorBody>;
export const recoveryCodesBody = z.strictObject({
  codes: z.array(text), // each good once; shown this once
});
export type RecoveryCodesBody = z.output<typeof recoveryCodesBody>;
export const passkeyLine = named('Passkey', z.strictObject({ id: text, name: text, created: time, used: time }));
export type PasskeyLine = z.output<typeof passkeyLine>;
export const passkeysBody = z.strictObject({ passkeys: z.array(passkeyLine) });
export type PasskeysBody = z.output<typeof passkeysBody>;

const token = { id: text, name: text, scopes: z.array(z.enum(SCOPES)), created: time, used: maybe(time) };
const tokenLine = z.strictObject(token);
export type TokenLine = z.output<typeof tokenLine>;
export const tokensBody = z.strictObject({ tokens: z.array(tokenLine) });
export type TokensBody = z.output<typeof tokensBody>;
/** Answer of POST /api/tokens (201): the token is shown once. */
export const newTokenBody = z.strictObject({ ...token, token: text });
export type NewTokenBody = z.output<typeof newTokenBody>;

const ratingLine = z.strictObject({
  game: text,
  rating,
  deviation: z.number(),
  provisional: flag,
  games: whole,
  wins: whole,
  history: z.array(z.strictObject({ at: time, rating })), // oldest first
});
export type RatingLine = z.output<typeof ratingLine>;
/** GET /api/people/:name-or-id */
export const profileBody = named(
  'Profile',
  z.strictObject({
    ...person,
    since: time,
    seen: maybe(time), // to those who follow each other
    games: whole,
    wins: whole,
    timeouts: whole,
    pace: maybe(whole), // milliseconds for a choice, on average, in the last games with a live clock
    ratings: z.array(ratingLine),
    averages: z.array(z.strictObject({ game: text, games: whole, wins: whole, mean: z.number(), best: z.number() })),
    relation: maybe(z.enum(['friend', 'block', 'you'])), // friend: you follow them
    followsYou: maybe(z.literal(true)),
  }),
);
export type ProfileBody = z.output<typeof profileBody>;
const friendLine = z.strictObject({
  ...person,
  followsBack: flag, // only then they can be asked to a table, and are seen to be there
  online: flag,
  at: maybe(z.strictObject({ table: text, game: text, stage: z.enum(['open', 'running']) })), // a table you may see
});
export type FriendLine = z.output<typeof friendLine>;
/** GET /api/friends. PUT and DELETE /api/friends/:id, /api/blocks/:id. */
export const friendsBody = z.strictObject({
  friends: z.array(friendLine), // whom you follow
  followers: z.array(personFacts), // who follow you, and you not them; the latest
  blocked: z.array(personFacts),
});
export type FriendsBody = z.output<typeof friendsBody>;
