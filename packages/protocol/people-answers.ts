/** The shape of what goes out about people; answers.ts has the rest. */
import { z } from 'zod';
import { flag, type Holds, maybe, named, text, time, whole } from './naming.ts';
import type * as people from './people.ts';
import { alerts, SCOPES } from './people.ts';

const person = {
  id: text,
  name: text,
  account: flag,
  bot: maybe(flag),
  rating: maybe(z.number()),
  provisional: maybe(flag),
};
export const personFacts: Holds<people.PersonFacts> = named('Person', z.strictObject(person));
const site = { registration: z.enum(['open', 'closed']), mail: flag };
export const siteBody: Holds<people.SiteBody> = named('Site', z.strictObject(site));
export const meBody: Holds<people.MeBody> = named(
  'Me',
  z.strictObject({
    ...person,
    role: z.enum(['guest', 'player', 'admin']),
    email: maybe(text),
    emailConfirmed: maybe(flag),
    hasPassword: flag,
    passkeys: whole,
    secondFactor: maybe(z.strictObject({ codes: whole })),
    language: maybe(text),
    alerts,
    offers: z.strictObject({ ...site, push: maybe(text), webhook: maybe(z.literal(true)) }),
    turns: whole,
  }),
);
export const signedInBody: Holds<people.SignedInBody> = z.strictObject({ person: personFacts, token: maybe(text) });
export const sessionsBody: Holds<people.SessionsBody> = z.strictObject({
  sessions: z.array(z.strictObject({ id: text, agent: text, created: time, seen: time, current: flag })),
});
export const newSecondFactorBody: Holds<people.NewSecondFactorBody> = z.strictObject({ secret: text, link: text });
export const recoveryCodesBody: Holds<people.RecoveryCodesBody> = z.strictObject({ codes: z.array(text) });
export const passkeyLine: Holds<people.PasskeyLine> = named(
  'Passkey',
  z.strictObject({ id: text, name: text, created: time, used: time }),
);
export const passkeysBody: Holds<people.PasskeysBody> = z.strictObject({ passkeys: z.array(passkeyLine) });
const token = { id: text, name: text, scopes: z.array(z.enum(SCOPES)), created: time, used: maybe(time) };
export const tokensBody: Holds<people.TokensBody> = z.strictObject({ tokens: z.array(z.strictObject(token)) });
export const newTokenBody: Holds<people.NewTokenBody> = z.strictObject({ ...token, token: text });
export const profileBody: Holds<people.ProfileBody> = named(
  'Profile',
  z.strictObject({
    ...person,
    since: time,
    seen: maybe(time),
    games: whole,
    wins: whole,
    timeouts: whole,
    pace: maybe(whole),
    ratings: z.array(
      z.strictObject({
        ...{ game: text, rating: z.number(), deviation: z.number(), provisional: flag, games: whole, wins: whole },
        history: z.array(z.strictObject({ at: time, rating: z.number() })),
      }),
    ),
    averages: z.array(z.strictObject({ game: text, games: whole, wins: whole, mean: z.number(), best: z.number() })),
    relation: maybe(z.enum(['friend', 'block', 'you'])),
    followsYou: maybe(z.literal(true)),
  }),
);
export const friendsBody: Holds<people.FriendsBody> = z.strictObject({
  friends: z.array(
    z.strictObject({
      ...person,
      followsBack: flag,
      online: flag,
      at: maybe(z.strictObject({ table: text, game: text, stage: z.enum(['open', 'running']) })),
    }),
  ),
  followers: z.array(personFacts),
  blocked: z.array(personFacts),
});
