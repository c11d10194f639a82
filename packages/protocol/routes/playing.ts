import { z } from 'zod';
import * as out from '../answers/playing.ts';
import { recordBody, recordsBody } from '../answers/tables.ts';
import * as into from '../index.ts';
import { chapter } from './declared.ts';
import { SEATED } from './tables.ts';

const hand = z.object({ hand: into.token.optional() });

export const play = chapter({
  name: 'Playing',
  about: 'A table in play: what happens, what may be chosen, and choosing it.',
  routes: {
    'GET /api/tables/:id/events': {
      limit: 'sockets',
      ownPages: true,
      about: 'Everything that happens at a table, as you may see it, line by line until the game is over.',
      more: 'Who sits there sees their own hand; a token that may only read looks on with the same eyes; anybody else sees what the public sees. The first lines tell where the table stands, so that nothing is missed by coming late or again. An empty line is a heartbeat. A reader that does not read is cut off.',
      query: hand,
      type: 'application/x-ndjson',
      answers: { 200: out.tableEvent },
      errors: ['noSuchTable', 'notInvited'],
    },
    'GET /api/tables/:id/live': {
      limit: 'sockets',
      ownPages: true,
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
      limit: 'looks',
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
      limit: 'sockets',
      ownPages: true,
      about: 'What happens to you at all your tables, line by line: invited, started, your turn, over.',
      more: 'What waits for you already is told at first. Told within about a second; a table of your own that is played fast is better followed by its own events.',
      needs: 'read',
      type: 'application/x-ndjson',
      answers: { 200: out.ownEvent },
    },
    'GET /api/tables/:id/record': {
      limit: 'looks',
      about: 'The whole game with its key, when it is over: to replay and to verify every draw.',
      answers: { 200: recordBody },
      errors: ['noSuchTable', 'notInvited', 'notOver', 'quarantined'],
    },
    'GET /api/records': {
      about: 'Finished games: public ones, and your own.',
      query: into.recordsAsked,
      answers: { 200: recordsBody },
    },
  },
});
