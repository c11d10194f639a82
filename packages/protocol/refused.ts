/** Why something was not done: one shape wherever somebody is told no. */
import type { Game, GameTypes, Refusal, RuleId } from '@tianxia/kernel';
import type { ErrorCode } from './errors.ts';

/** What a choice, or another wish at a table, is refused for. */
export type RefusedCode =
  | Refusal['refused'] // the kernel's own: notYours, unreadable, illegal, nothing, chance, revealed, othersActed
  | 'stale' // the table has moved on: an update is on its way
  | 'malformed' // not one of the messages of the protocol
  | 'tooLong'
  | 'tooFast'
  | 'watching' // a spectator chooses nothing
  | 'notStarted'
  | 'noUndo' // by the terms of the table
  | 'enough' // so much was taken back at this table that choices stand from now on
  | 'standIn' // a bot plays for you: come back first
  | 'noClock' // no time runs at this table, so there is none to pause
  | 'pauseTooLong' // or too short, or over before it begins
  | 'enoughPauses' // so often was this table paused that its clock runs from now on
  | 'pausedAlready' // or somebody has asked already
  | 'noPause' // nothing to answer, or to end
  | 'quarantined' // its pack from outside takes too long, or fails: nothing can be chosen here any more
  | 'busy' // the workers for packs from outside have too much to do: nothing was begun
  | 'internal';

export interface Refused<Code extends string = ErrorCode | RefusedCode> {
  code: Code;
  message: string;
  field?: string; // of a request: which of its fields is wrong, or what there is too much of
  reason?: string; // of a choice: name in the game's reason book, texts.reasons[reason] is the sentence
  rule?: RuleId;
}

/** What a request is answered with that is refused. */
export interface ErrorBody {
  error: Pick<Refused<ErrorCode>, 'code' | 'message' | 'field'>;
}

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
  pauseTooLong:
    'a pause lasts a minute at least, and ends within 24 hours at a live table, within 30 days at a slow one',
  enoughPauses: 'this table was paused so often that its clock runs from now on',
  pausedAlready: 'there is a pause already, or somebody has asked for one',
  noPause: 'there is no pause to answer or to end',
  quarantined: 'the rules of this table could not be worked out with its pack: it is to be looked at, not to be played',
  busy: 'too much is being asked of the packs from outside; nothing was changed, try again in a moment',
  internal: 'something went wrong on the server; nothing was changed',
};
export const REFUSED = Object.keys(SAID) as RefusedCode[];

export type NotChosen = Refused<RefusedCode>;
export const refusedFor = (code: RefusedCode): NotChosen => ({ code, message: SAID[code] });
/** What the rules said, with the name of the reason and the rule where the game's book has one. */
export function refusedByRules(
  { reasons }: Pick<Game<GameTypes>, 'reasons'>,
  { refused: code, reason: index }: Refusal,
): NotChosen {
  const entry = index === undefined ? undefined : reasons[index];
  if (entry === undefined || entry[0] === '') return refusedFor(code);
  const [reason, rule] = entry;
  return { code, message: `${SAID[code]}: ${reason} (${rule})`, reason, rule };
}
