import { z } from 'zod';
import * as out from '../answers/people.ts';
import { versionBody } from '../answers/tables.ts';
import * as into from '../index.ts';
import { chapter } from './declared.ts';

const anything: z.ZodType<object> = z.looseObject({});
const link = z.object({ person: z.string().max(60), sign: z.string().max(100) });

export const people = chapter({
  name: 'People',
  about: 'Yourself and others.',
  routes: {
    'GET /api/me': {
      about: 'Who you are; null when nobody is signed in.',
      answers: { 200: out.meBody.nullable() },
      errors: ['scope'],
    },
    'PATCH /api/me': {
      limit: 'whole',
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
      limit: 'people',
      ownPages: true,
      about: 'Answers what was sent to a mail address, with the token of its link. It works once, for a day.',
      body: into.confirmMail,
      answers: { 204: undefined },
      errors: ['badToken'],
    },
    'DELETE /api/me': {
      limit: 'whole',
      about: 'Deletes you and what is yours. Games of others stay.',
      needs: 'session',
      body: into.deleteMe,
      answers: { 204: undefined },
      errors: ['badSignIn', 'proof'],
    },
    'GET /api/me/export': {
      limit: 'whole',
      about: 'Everything that is kept of you.',
      needs: 'session',
      answers: { 200: anything },
    },
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
      limit: 'people',
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
});

export const server = chapter({
  name: 'The server',
  about: 'Itself.',
  routes: {
    'GET /api/site': { about: 'What it offers, before anybody signs in.', answers: { 200: out.siteBody } },
    'GET /api/bots/:game': {
      about: 'How the bots that have played this game with people here are rated at it.',
      answers: { 200: z.array(out.botRating) },
    },
    'GET /api/version': { about: 'Which version this is.', answers: { 200: versionBody } },
    'GET /api/openapi.json': { about: 'This description.', answers: { 200: anything } },
  },
});
