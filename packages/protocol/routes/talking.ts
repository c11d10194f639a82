import * as out from '../answers/talking.ts';
import * as into from '../index.ts';
import { chapter } from './declared.ts';
import { SEATED } from './tables.ts';

export const talk = chapter({
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
});
