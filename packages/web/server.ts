import type {
  CreatedBody,
  CreateTable,
  ErrorBody,
  ErrorCode,
  JoinedBody,
  JoinTable,
  TableFacts,
} from '@tianxia/protocol';
import { refusalIn } from './text/refused.ts';
import { languageNow, refusedWords } from './text/words.ts';

/** What the server said no to: in its own words, or the reader's where there are any. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  constructor(error: ErrorBody['error']) {
    const words = refusedWords();
    super(words ? refusalIn(words, error) : error.message);
    this.code = error.code;
    this.field = error.field;
  }
}
/** No answer at all: offline, or the server is down. */
export class NoAnswer extends Error {}
/** It answered, and there is no such thing. */
export class NotThere extends Error {}

interface Asking {
  body?: unknown; // sent as JSON
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; // POST when there is a body
}
/** Asks the server. The cookie says who asks. */
export async function ask<T>(path: string, { body, method }: Asking = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'accept-language': languageNow(), // what is kept of a new guest or account, so that letters come in it
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new NoAnswer();
  }
  const said = await answer.json().catch(() => undefined);
  if (answer.ok && (said !== undefined || answer.status === 204)) return said as T;
  // a page instead of an answer: somebody else serves this address
  const error = (said as ErrorBody | undefined)?.error;
  if (!error) throw new NoAnswer();
  throw answer.status === 404 ? new NotThere(error.message) : new Refused(error);
}

export const openTable = (table: CreateTable) => ask<CreatedBody>('/api/tables', { body: table });

export const tableFacts = (id: string) => ask<TableFacts>(`/api/tables/${encodeURIComponent(id)}`);

const at = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`;
export const joinTable = (id: string, wish: JoinTable) => ask<JoinedBody>(at(id, 'join'), { body: wish });
export const askRematch = (id: string) => ask<CreatedBody>(at(id, 'rematch'), { body: {} });
export const packOf = (hash: string) => ask<unknown>(`/api/packs/${hash}`);
