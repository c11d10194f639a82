import type { CreateTable, ErrorBody, JoinTable } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol/api-error';
import type { AnswerOf, Line, QueryTo, Said } from '@tianxia/protocol/routes';
import { refusalIn } from './text/refused.ts';
import { languageNow, refusedWords } from './text/words.ts';

/** No answer at all: offline, or the server is down. */
export class NoAnswer extends Error {}
/** It answered, and there is no such thing. */
export const isNotThere = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 404;

/** As it stands behind an address: '?game=qin', or nothing. */
export function written(query: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: QueryTo<Line>;
  body?: unknown; // sent as JSON
}
/**
 * Asks the server by a route of the protocol; the cookie says who asks. A refusal is thrown as an ApiError, in the reader's words
 * where there are any, else in the server's own.
 */
export async function ask<L extends Line>(
  line: L,
  ...said: object extends Said<L> ? [Said<L>?] : [Said<L>]
): Promise<AnswerOf<L>> {
  const { params = {}, query = {}, body } = (said[0] ?? {}) as Parts;
  const [method, path] = line.split(' ') as [string, string];
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  let answer: Response;
  try {
    answer = await fetch(address + written(query), {
      method,
      headers: {
        'accept-language': languageNow(), // what is kept of a new guest or account, so that letters come in it
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new NoAnswer();
  }
  const told = await answer.json().catch(() => undefined);
  if (answer.ok && (told !== undefined || answer.status === 204)) return told as AnswerOf<L>;
  // a page instead of an answer: something else serves this address
  const error = (told as ErrorBody | undefined)?.error;
  if (!error) throw new NoAnswer();
  const words = refusedWords();
  throw new ApiError(error.code, words ? refusalIn(words, error) : error.message, error.field);
}

export const openTable = (table: CreateTable) => ask('POST /api/tables', { body: table });
export const tableFacts = (id: string) => ask('GET /api/tables/:id', { params: { id } });
export const joinTable = (id: string, wish: JoinTable) =>
  ask('POST /api/tables/:id/join', { params: { id }, body: wish });
export const askRematch = (id: string) => ask('POST /api/tables/:id/rematch', { params: { id } });
export const packOf = (hash: string) => ask('GET /api/packs/:hash', { params: { hash } });
export const recordOf = (id: string) => ask('GET /api/tables/:id/record', { params: { id } });
