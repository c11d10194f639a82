import type { ErrorBody, ErrorCode } from '@tianxia/protocol';

/** What somebody may fill in wrong. Each has a sentence of its own. */
type Field =
  | 'name'
  | 'password'
  | 'oldPassword'
  | 'email'
  | 'code'
  | 'text'
  | 'webhook'
  | 'seats'
  | 'options'
  | 'passkey';
/** What there may be too much of: the server names it as the field. */
type Limit = 'tables' | 'people' | 'tokens' | 'passkeys' | 'chat' | 'mails';

/** Why the server says no, in a language that is not the server's own. A code that is missing does not compile. */
export interface RefusedWords {
  codes: Readonly<Record<ErrorCode, string>>;
  fields: Readonly<Record<Field, string>>;
  limits: Readonly<Record<Limit, string>>;
  otherField: string; // '{}' is its name
  place: string; // behind a sentence: '{}' is where in a pack
  why: string; // behind a sentence: '{}' is what the host of the site wrote
}

/** Fields by their name in a request, where it is not our own name of them. */
const FIELDS: Readonly<Record<string, Field>> = {
  'password.next': 'password',
  'password.old': 'oldPassword',
  'alerts.mail': 'email',
  'alerts.webhook': 'webhook',
  response: 'passkey',
};
/** The sentence for a refusal: it still says which field, where in a pack, how much, and what the host wrote. */
export function refusalIn(words: RefusedWords, { code, message, field = '' }: ErrorBody['error']): string {
  const said = words.codes[code];
  const ofField = words.fields[FIELDS[field] ?? (field as Field)];
  switch (code) {
    case 'badRequest':
    case 'badOptions':
      return field === '' ? said : (ofField ?? words.otherField.replace('{}', field));
    case 'badSignIn': // with a password alone: who it is, is known
      return field === '' ? said : words.fields[field === 'response' ? 'passkey' : 'oldPassword'];
    case 'badContent':
      return said + words.place.replace('{}', /^[\w$.[\]]+(?=:)/.exec(message)?.[0] ?? field);
    case 'tooMany':
      return words.limits[field as Limit] ?? said;
    case 'banned':
      return said + words.why.replace('{}', /^[^:]*: (.*)$/s.exec(message)?.[1] ?? '');
    default:
      return said;
  }
}
