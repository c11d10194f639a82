import * as into from '@tianxia/protocol';
import { versionBody } from '@tianxia/protocol/answers';
import * as out from '@tianxia/protocol/people-answers';
import { z } from 'zod';
import type { Chapter } from './described.ts';

const anything = z.looseObject({});
const link = z.object({ person: z.string(), sign: z.string() });

export const signingIn: Chapter = {
  name: 'Signing in',
  about: 'A name is enough to play. `token: true` gives a program the token of its session in place of a cookie.',
  routes: {
    'POST /api/guests': { about: 'A new guest.', body: into.newGuest, answers: { 201: out.signedInBody } },
    'POST /api/accounts': {
      about: 'A new account, or the guest who is signed in becomes one.',
      body: into.newAccount,
      answers: { 201: out.signedInBody },
      errors: ['nameTaken', 'closed'],
    },
    'POST /api/sign-in': {
      about: 'Signs in by name and password, and a code where the account has a second factor.',
      body: into.signIn,
      answers: { 200: out.signedInBody },
      errors: ['badSignIn', 'secondFactor'],
    },
    'POST /api/sign-in/passkey/options': {
      about: 'What a browser needs to sign in by a passkey.',
      answers: { 200: anything },
    },
    'POST /api/sign-in/passkey': {
      about: 'Signs in by what the browser answered.',
      body: into.passkeySignIn,
      answers: { 200: out.signedInBody },
      errors: ['badSignIn'],
    },
    'POST /api/password/forgotten': {
      about: 'Sends a link for a new password to the confirmed mail address of an account, if there is such a one.',
      body: into.forgotten,
      answers: { 204: undefined },
      errors: ['closed'],
    },
    'POST /api/password/new': {
      about: 'Chooses a password by such a link, ends all sessions and signs in.',
      body: into.newPassword,
      answers: { 200: out.signedInBody },
      errors: ['badToken', 'banned', 'secondFactor'],
    },
    'POST /api/sign-out': { about: 'Ends this session.', needs: 'session', answers: { 204: undefined } },
    'POST /api/passkeys/options': {
      about: 'What a browser needs to make a passkey.',
      needs: 'session',
      body: into.passkeyOptions,
      answers: { 200: anything },
      errors: ['nameTaken', 'closed', 'proof'],
    },
    'POST /api/passkeys': {
      about: 'Keeps the passkey that the browser made.',
      needs: 'session',
      body: into.newPasskey,
      answers: { 201: out.passkeyLine },
      errors: ['nameTaken', 'closed', 'badSignIn', 'proof'],
    },
    'GET /api/passkeys': { about: 'Your passkeys.', needs: 'session', answers: { 200: out.passkeysBody } },
    'PATCH /api/passkeys/:id': {
      about: 'Another name for one.',
      needs: 'session',
      body: into.renamePasskey,
      answers: { 204: undefined },
      errors: ['noSuchThing'],
    },
    'DELETE /api/passkeys/:id': {
      about: 'Removes one, but never the last way in.',
      needs: 'session',
      answers: { 204: undefined },
      errors: ['noSuchThing', 'lastWayIn', 'proof'],
    },
    'POST /api/me/proof': {
      about: 'Shows once more that it is you. For ten minutes this session may then change ways into the account.',
      needs: 'account',
      body: into.proof,
      answers: { 204: undefined },
      errors: ['badSignIn', 'secondFactor'],
    },
    'POST /api/me/second-factor': {
      about: 'A secret for an authenticator app. It counts once a code was confirmed.',
      needs: 'account',
      answers: { 201: out.newSecondFactorBody },
      errors: ['proof'],
    },
    'POST /api/me/second-factor/confirm': {
      about: 'Turns the second factor on by a first code. The recovery codes are shown once.',
      needs: 'account',
      body: into.confirmSecondFactor,
      answers: { 200: out.recoveryCodesBody },
      errors: ['proof', 'secondFactor'],
    },
    'POST /api/me/second-factor/codes': {
      about: 'New recovery codes in place of the old ones.',
      needs: 'account',
      answers: { 200: out.recoveryCodesBody },
      errors: ['proof', 'noSuchThing'],
    },
    'DELETE /api/me/second-factor': {
      about: 'Turns it off.',
      needs: 'account',
      answers: { 204: undefined },
      errors: ['proof'],
    },
    'GET /api/sessions': { about: 'Where you are signed in.', needs: 'session', answers: { 200: out.sessionsBody } },
    'DELETE /api/sessions': { about: 'Ends all but this one.', needs: 'session', answers: { 204: undefined } },
    'DELETE /api/sessions/:id': {
      about: 'Ends one.',
      needs: 'session',
      answers: { 204: undefined },
      errors: ['noSuchThing'],
    },
    'GET /api/tokens': {
      about: 'Your API tokens, without their secrets.',
      needs: 'account',
      answers: { 200: out.tokensBody },
    },
    'POST /api/tokens': {
      about: 'A new API token for a program of yours. It is shown once.',
      needs: 'account',
      body: into.newToken,
      answers: { 201: out.newTokenBody },
    },
    'DELETE /api/tokens/:id': {
      about: 'Ends one.',
      needs: 'account',
      answers: { 204: undefined },
      errors: ['noSuchThing'],
    },
  },
};

export const people: Chapter = {
  name: 'People',
  about: 'Yourself and others.',
  routes: {
    'GET /api/me': {
      about: 'Who you are; null when nobody is signed in.',
      answers: { 200: out.meBody.nullable() },
      errors: ['scope'],
    },
    'PATCH /api/me': {
      about: 'Another name, address, password, or other alerts.',
      needs: 'session',
      body: into.changeMe,
      answers: { 200: out.meBody },
      errors: ['nameTaken', 'needsAccount', 'badSignIn', 'lastWayIn', 'closed', 'proof'],
    },
    'POST /api/me/mail': {
      about: 'Sends the link that confirms your mail address again. Alerts go to a confirmed address only.',
      needs: 'account',
      answers: { 204: undefined },
      errors: ['closed'],
    },
    'POST /api/confirm-mail': {
      about: 'Answers what was sent to a mail address, with the token of its link. It works once, for a day.',
      body: into.confirmMail,
      answers: { 204: undefined },
      errors: ['badToken'],
    },
    'DELETE /api/me': {
      about: 'Deletes you and what is yours. Games of others stay.',
      needs: 'session',
      body: into.deleteMe,
      answers: { 204: undefined },
      errors: ['badSignIn', 'proof'],
    },
    'GET /api/me/export': { about: 'Everything that is kept of you.', needs: 'session', answers: { 200: anything } },
    'PUT /api/me/push': {
      about: 'A browser to which turns are pushed.',
      needs: 'session',
      body: into.pushHere,
      answers: { 204: undefined },
      errors: ['closed'],
    },
    'DELETE /api/me/push': {
      about: 'Not to this browser any more.',
      needs: 'session',
      body: into.pushEnd,
      answers: { 204: undefined },
    },
    'GET /api/unsubscribe': {
      about: 'The page behind the link in a mail.',
      query: link,
      type: 'text/html',
      answers: { 200: z.string() },
    },
    'POST /api/unsubscribe': {
      about: 'No mails any more.',
      query: link,
      type: 'text/html',
      answers: { 200: z.string() },
      errors: ['badToken'],
    },
    'GET /api/people/:id': {
      about: 'Somebody, by id or name: games, results, ratings.',
      answers: { 200: out.profileBody },
      errors: ['noSuchPerson'],
    },
    'POST /api/people/:id/reports': {
      about: 'Tells the administrators of somebody.',
      needs: 'chat',
      body: into.reportPerson,
      answers: { 204: undefined },
      errors: ['noSuchPerson'],
    },
    'GET /api/friends': {
      about: 'Whom you follow, who follow you, and whom you have blocked.',
      needs: 'read',
      answers: { 200: out.friendsBody },
    },
    'PUT /api/friends/:id': {
      about: 'You follow somebody. Who follows back can be asked to tables, and is seen to be there.',
      needs: 'session',
      answers: { 204: undefined },
      errors: ['noSuchPerson'],
    },
    'DELETE /api/friends/:id': {
      about: 'Not any more.',
      needs: 'session',
      answers: { 204: undefined },
      errors: ['noSuchPerson'],
    },
    'PUT /api/blocks/:id': {
      about: 'You do not want to meet somebody.',
      needs: 'session',
      answers: { 204: undefined },
      errors: ['noSuchPerson'],
    },
    'DELETE /api/blocks/:id': {
      about: 'Not any more.',
      needs: 'session',
      answers: { 204: undefined },
      errors: ['noSuchPerson'],
    },
  },
};

export const server: Chapter = {
  name: 'The server',
  about: 'Itself.',
  routes: {
    'GET /api/site': { about: 'What it offers, before anybody signs in.', answers: { 200: out.siteBody } },
    'GET /api/version': { about: 'Which version this is.', answers: { 200: versionBody } },
    'GET /api/openapi.json': { about: 'This description.', answers: { 200: anything } },
  },
};
