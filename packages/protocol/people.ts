/** People over HTTP: guests, accounts, sessions, passkeys, API tokens, friends. */
import { z } from 'zod';
import { playerName, token, word } from './fields.ts';

export const password = z.string().min(10, 'a password has at least 10 characters').max(200);
/** POST /api/guests. A name is enough to play. `token`: the answer holds the session's token, for programs; else a cookie is set. */
export const newGuest = z.strictObject({ name: playerName, token: z.boolean().default(false) });
/** POST /api/accounts: keeps the guest who is signed in as an account, or makes a new one. `token` as for guests. */
export const newAccount = z.strictObject({
  name: playerName,
  password,
  email: z.email().max(200).optional(),
  token: z.boolean().default(false),
});
/** A code of a second factor: six digits from an app, or a recovery code. */
const code = z.string().min(6).max(40);
/**
 * POST /api/sign-in. A guest who signs in hands their seats over to the account. `code`: where the account has a second factor; without
 * it the answer is `secondFactor`. POST /api/sign-out ends the session.
 */
export const signIn = z.strictObject({
  name: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  code: code.optional(),
  token: z.boolean().default(false),
});
/** POST /api/password/forgotten: a link goes to the confirmed mail address of this account. The answer is the same if there is none. */
export const forgotten = z.strictObject({ name: z.string().min(1).max(200) });
/** POST /api/password/new: what such a link is for. `link`: its token; `token` as for guests. */
export const newPassword = z.strictObject({
  link: token,
  password,
  code: code.optional(), // as for signing in
  token: z.boolean().default(false),
});
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
/** A tag such as 'fr' or 'zh-Hant'. Letters come in English where the server does not write it. */
const language = z
  .string()
  .max(20)
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'not the name of a language');
export const changeMe = z.strictObject({
  name: playerName.optional(),
  email: z.email().max(200).nullable().optional(),
  password: z.strictObject({ old: z.string().max(200).optional(), next: password }).optional(),
  alerts: alerts.optional(),
  language: language.optional(),
});
export type ChangeMe = z.input<typeof changeMe>;
/** POST /api/me/mail sends the question to one's address again. POST /api/confirm-mail answers it, with the token of its link. */
export const confirmMail = z.strictObject({
  token,
  mine: z.boolean(), // false: the address is removed from the account that gave it
});
/** DELETE /api/me: the password, where there is one. Others' games stay, with "somebody" in the seat. */
export const deleteMe = z.strictObject({ password: z.string().max(200).optional() });

const base64url = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/, 'not base64url');
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
};
const label = z.string().trim().min(1).max(60);
/**
 * POST /api/passkeys/options: what startRegistration() of a browser wants (PublicKeyCredentialCreationOptionsJSON), for who is signed
 * in. A guest becomes an account by their first passkey, under `name`.
 */
export const passkeyOptions = z.strictObject({ name: playerName.optional() });
/** POST /api/passkeys: what the browser answered, and what the passkey is called in one's list. The answer is a PasskeyLine. */
export const newPasskey = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
  name: label.default('Passkey'),
});
/** PATCH /api/passkeys/:id. GET /api/passkeys lists them; DELETE /api/passkeys/:id, but never the last way in. */
export const renamePasskey = z.strictObject({ name: label });
/** POST /api/sign-in/passkey/options gives what startAuthentication() wants; POST /api/sign-in/passkey takes what it answered. */
export const passkeySignIn = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.string().max(200).optional(),
    }),
  }),
  token: z.boolean().default(false),
});

/**
 * POST /api/me/proof: the owner shows that they are there, by password (and code, where there is a second factor) or by what a passkey
 * answered to POST /api/sign-in/passkey/options. For ten minutes this session may then change ways into the account; else: `proof`.
 */
export const proof = z.union([
  z.strictObject({ password: z.string().min(1).max(200), code: code.optional() }),
  passkeySignIn.pick({ response: true }),
]);
/**
 * POST /api/me/second-factor gives a secret for an authenticator app (201); POST /api/me/second-factor/confirm turns it on by a first
 * code; POST /api/me/second-factor/codes gives new recovery codes; DELETE /api/me/second-factor turns it off.
 */
export const confirmSecondFactor = z.strictObject({ code });

/** What API tokens may be allowed. A session may do everything. */
export const SCOPES = [
  'read', // own tables and profile
  'play', // sit down and choose
  'host', // found tables
  'chat',
] as const;
export type Scope = (typeof SCOPES)[number];
/** POST /api/tokens. GET lists them, DELETE /api/tokens/:id ends one. */
export const newToken = z.strictObject({
  name: label,
  scopes: z.array(z.enum(SCOPES)).min(1),
});

export const gameAsked = z.object({ game: word.optional() });
