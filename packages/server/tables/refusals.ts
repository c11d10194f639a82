import type { Game, GameTypes, Refusal } from '@tianxia/kernel';
import type { RefusedCode, RefusedMessage } from '@tianxia/protocol';

const SAID: Record<RefusedCode, string> = {
  notYours: 'it is not your turn',
  unreadable: 'no such choice',
  illegal: 'the rules do not allow this',
  nothing: 'there is nothing to take back or repeat',
  chance: 'something was drawn: it cannot be taken back',
  revealed: 'something hidden was seen: it cannot be taken back',
  othersActed: 'somebody else has acted since',
  stale: 'the table has moved on',
  malformed: 'this is not a message of the protocol',
  tooLong: 'the message is too long',
  tooFast: 'too many messages; slow down',
  watching: 'you are watching this table',
  notStarted: 'not all seats are taken yet',
  noUndo: 'by the terms of this table nothing is taken back',
  enough: 'so much was taken back at this table that choices stand from now on',
  standIn: 'a bot plays for you: come back to the table first',
  noClock: 'no clock runs at this table: there is nothing to pause',
  pauseTooLong: 'a pause ends within 24 hours at a live table, within 30 days at a slow one, and not before it begins',
  pausedAlready: 'there is a pause already, or somebody has asked for one',
  noPause: 'there is no pause to answer or to end',
  quarantined: 'the rules of this table could not be worked out with its pack: it is to be looked at, not to be played',
  internal: 'something went wrong on the server; nothing was changed',
};
type Refused = Omit<RefusedMessage, 'type' | 'id'>;
export const plainRefusal = (code: RefusedCode): Refused => ({ code, message: SAID[code] });
/** With the name of the reason and the rule, where the game's book has one. */
export function refusalText({ reasons }: Game<GameTypes>, code: RefusedCode, refusal?: Refusal): Refused {
  const entry = refusal?.reason === undefined ? undefined : reasons[refusal.reason];
  if (entry === undefined || entry[0] === '') return plainRefusal(code);
  const [reason, rule] = entry;
  return { code, message: `${SAID[code]}: ${reason} (${rule})`, reason, rule };
}
