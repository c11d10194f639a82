import { z } from 'zod';
import * as out from '../answers/tables.ts';
import * as into from '../index.ts';
import { chapter } from './declared.ts';

export const SEATED = ['noSuchTable', 'notInvited', 'notSeated'] as const;

export const tables = chapter({
  name: 'Tables',
  about: 'Finding a table, founding one, sitting down, leaving.',
  routes: {
    'GET /api/games': { about: 'The games, their options and colours.', answers: { 200: out.gamesBody } },
    'GET /api/packs/:hash': {
      about: 'A content pack: what is printed on the components of a table.',
      answers: { 200: z.looseObject({}) },
      errors: ['noSuchPack'],
    },
    'GET /api/lobby': {
      about: 'Open tables, tables to watch, your own, and invitations to you.',
      query: into.lobbyAsked,
      answers: { 200: out.lobbyBody },
    },
    'GET /api/lobby/live': {
      limit: 'sockets',
      ownPages: true,
      about:
        'The same as a web socket: the whole lobby anew whenever it changes; with `changes=1` once, and then what is different.',
      query: into.lobbyLiveAsked,
      type: 'socket',
      answers: { 101: z.union([out.lobbyBody, out.lobbyChanges]) },
    },
    'POST /api/play-now': {
      limit: 'joins',
      about: 'The first open table that fits, or a new one whose free seats bots take after a while.',
      needs: 'play',
      body: into.playNow,
      answers: { 200: out.createdBody, 201: out.createdBody },
      errors: ['noSuchGame'],
    },
    'POST /api/tables': {
      limit: 'tables',
      about: 'Founds a table.',
      needs: 'host',
      body: into.createTable,
      answers: { 201: out.createdBody },
      errors: ['noSuchGame', 'badOptions', 'badColour', 'colourTaken', 'badContent', 'notInvited', 'noSuchPerson'],
    },
    'GET /api/tables/:id': {
      about: 'What anybody with the link may know of a table.',
      answers: { 200: out.tableFacts },
      errors: ['noSuchTable', 'notInvited'],
    },
    'POST /api/tables/:id/join': {
      limit: 'joins',
      about: 'Sits down. Who sits there already is told their seat.',
      needs: 'play',
      body: into.joinTable,
      answers: { 201: out.joinedBody },
      errors: ['noSuchTable', 'notInvited', 'seatTaken', 'alreadySeated', 'noSeat', 'badColour', 'colourTaken'],
    },
    'POST /api/tables/:id/leave': {
      about: 'Stands up. Before the start the seat is free again; during play a bot plays on.',
      needs: 'play',
      answers: { 200: out.tableFacts },
      errors: [...SEATED, 'over'],
    },
    'POST /api/tables/:id/return': {
      about: 'Comes back: you choose again, not the bot.',
      needs: 'play',
      answers: { 200: out.tableFacts },
      errors: [...SEATED, 'over'],
    },
    'POST /api/tables/:id/seats/:seat': {
      limit: 'joins',
      about: 'By the host, before the start: a bot in an open seat, or the seat open again.',
      needs: 'host',
      body: into.changeSeat,
      answers: { 200: out.tableFacts },
      errors: ['noSuchTable', 'notHost', 'noSeat', 'seatTaken', 'over'],
    },
    'POST /api/tables/:id/rematch': {
      limit: 'tables',
      about: 'The same people again, seats rotated. Whoever asks later is led to the same table.',
      needs: 'play',
      answers: { 200: out.createdBody, 201: out.createdBody },
      errors: [...SEATED, 'notOver'],
    },
    'POST /api/tables/:id/invites': {
      limit: 'joins',
      about: 'Asks a friend to the table.',
      needs: 'play',
      body: into.invite,
      answers: { 204: undefined },
      errors: [...SEATED, 'over', 'noSuchPerson'],
    },
    'DELETE /api/tables/:id/invites/:person': {
      about: 'Takes an invitation back, or declines it.',
      needs: 'play',
      answers: { 204: undefined },
      errors: ['noSuchTable', 'noSuchThing', 'notHost'],
    },
  },
});
