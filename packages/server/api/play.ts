import * as into from '@tianxia/protocol';
import * as out from '@tianxia/protocol/answers';
import { z } from 'zod';
import type { Chapter } from './described.ts';

const hand = z.object({ hand: into.token.optional() });
const SEATED = ['noSuchTable', 'notInvited', 'notSeated'] as const;

export const tables: Chapter = {
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
      about:
        'The same as a web socket: the whole lobby anew whenever it changes; with `changes=1` once, and then what is different.',
      query: into.lobbyLiveAsked,
      type: 'socket',
      answers: { 101: z.union([out.lobbyBody, out.lobbyChanges]) },
    },
    'POST /api/play-now': {
      about: 'The first open table that fits, or a new one whose free seats bots take after a while.',
      needs: 'play',
      body: into.playNow,
      answers: { 200: out.createdBody, 201: out.createdBody },
      errors: ['noSuchGame'],
    },
    'POST /api/tables': {
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
      about: 'By the host, before the start: a bot in an open seat, or the seat open again.',
      needs: 'host',
      body: into.changeSeat,
      answers: { 200: out.tableFacts },
      errors: ['noSuchTable', 'notHost', 'noSeat', 'seatTaken', 'over'],
    },
    'POST /api/tables/:id/rematch': {
      about: 'The same people again, seats rotated. Whoever asks later is led to the same table.',
      needs: 'play',
      answers: { 200: out.createdBody, 201: out.createdBody },
      errors: [...SEATED, 'notOver'],
    },
    'POST /api/tables/:id/invites': {
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
};

export const play: Chapter = {
  name: 'Playing',
  about: 'A table in play: what happens, what may be chosen, and choosing it.',
  routes: {
    'GET /api/tables/:id/events': {
      about: 'Everything that happens at a table, as you may see it, line by line until the game is over.',
      more: 'Who sits there sees their own hand; a token that may only read looks on with the same eyes; anybody else sees what the public sees. The first lines tell where the table stands, so that nothing is missed by coming late or again. An empty line is a heartbeat. A reader that does not read is cut off.',
      query: hand,
      type: 'application/x-ndjson',
      answers: { 200: out.tableEvent },
      errors: ['noSuchTable', 'notInvited'],
    },
    'GET /api/tables/:id/live': {
      about:
        'The same as a web socket, over which choices, undo, redo and what is asked of the others (to go back, to pause) can be sent, too.',
      query: hand,
      type: 'socket',
      answers: { 101: out.tableEvent },
    },
    'GET /api/tables/:id/options': {
      about: 'All you may choose now, as words to send and sentences to read: a program needs no rules of its own.',
      more: 'The list is empty when it is not your turn. It has at most 2,000 lines; `more` says when there are others beside them. Our games offer a few hundred at most, found in less than a millisecond.',
      needs: 'play',
      answers: { 200: out.optionsBody },
      errors: SEATED,
    },
    'GET /api/tables/:id/seen': {
      about:
        'The table as you would have seen it after so many choices, and after each one since: for those who come back.',
      needs: 'play',
      query: into.seenAsked,
      answers: { 200: out.seenBody },
      errors: SEATED,
    },
    'POST /api/tables/:id/choices': {
      about:
        'Chooses. `version` is that of the options you chose from; `after` holds choices that follow in one gesture.',
      more: 'When it is answered, it is on disk. 409 with type "refused": nothing was changed, and `code` says why; "stale" means that the table has moved on, so look again.',
      needs: 'play',
      body: into.choose,
      answers: { 200: out.chosenBody, 409: out.notChosenBody },
      errors: SEATED,
    },
    'PUT /api/tables/:id/plan': {
      about: 'What is chosen for you when you are next asked.',
      needs: 'play',
      body: into.plan,
      answers: { 204: undefined },
      errors: [...SEATED, 'notStarted', 'over', 'quarantined'],
    },
    'DELETE /api/tables/:id/plan': {
      about: 'Nothing is chosen for you any more.',
      needs: 'play',
      answers: { 204: undefined },
      errors: [...SEATED, 'notStarted', 'over', 'quarantined'],
    },
    'GET /api/events': {
      about: 'What happens to you at all your tables, line by line: invited, started, your turn, over.',
      more: 'What waits for you already is told at first. Told within about a second; a table of your own that is played fast is better followed by its own events.',
      needs: 'read',
      type: 'application/x-ndjson',
      answers: { 200: out.ownEvent },
    },
    'GET /api/tables/:id/record': {
      about: 'The whole game with its key, when it is over: to replay and to verify every draw.',
      answers: { 200: out.recordBody },
      errors: ['noSuchTable', 'notInvited', 'notOver', 'quarantined'],
    },
    'GET /api/records': {
      about: 'Finished games: public ones, and your own.',
      query: into.recordsAsked,
      answers: { 200: out.recordsBody },
    },
  },
};

export const talk: Chapter = {
  name: 'Talking',
  about: 'What is said at a table beside the game. Players and watchers read their own room until the game is over.',
  routes: {
    'GET /api/tables/:id/chat': {
      about: 'What you may read.',
      answers: { 200: out.chatBody },
      errors: ['noSuchTable', 'notInvited'],
    },
    'POST /api/tables/:id/chat': {
      about: 'Says something: to the players if you sit there, else to those who watch.',
      needs: 'chat',
      body: into.say,
      answers: { 201: out.chatLine },
      errors: ['noSuchTable', 'notInvited', 'muted'],
    },
    'DELETE /api/tables/:id/chat/:line': {
      about: 'Removes a line, by an administrator.',
      needs: 'chat',
      answers: { 204: undefined },
      errors: ['notHost', 'noSuchThing'],
    },
    'PUT /api/tables/:id/mutes/:person': {
      about: 'The host mutes somebody at their table.',
      needs: 'host',
      answers: { 204: undefined },
      errors: ['noSuchTable', 'notHost', 'noSuchPerson'],
    },
    'DELETE /api/tables/:id/mutes/:person': {
      about: 'They may speak again.',
      needs: 'host',
      answers: { 204: undefined },
      errors: ['noSuchTable', 'notHost'],
    },
    'POST /api/tables/:id/reports': {
      about: 'Tells the administrators of somebody, or of what they said.',
      needs: 'chat',
      body: into.report,
      answers: { 204: undefined },
      errors: ['noSuchTable', 'notInvited', 'noSuchThing', 'noSuchPerson'],
    },
    'GET /api/tables/:id/notes': {
      about: 'Your private notes at a table.',
      needs: 'read',
      answers: { 200: out.notesBody },
      errors: ['noSuchTable', 'notInvited'],
    },
    'PUT /api/tables/:id/notes': {
      about: 'Keeps them.',
      needs: 'play',
      body: into.notes,
      answers: { 200: out.notesBody },
      errors: ['noSuchTable', 'notInvited'],
    },
    'POST /api/tables/:id/hand-links': {
      about: 'A link for somebody who may watch with your eyes.',
      needs: 'play',
      answers: { 201: out.handLinkBody },
      errors: SEATED,
    },
    'DELETE /api/tables/:id/hand-links': {
      about: 'Ends all of them, and closes what they opened.',
      needs: 'play',
      answers: { 204: undefined },
      errors: SEATED,
    },
  },
};
