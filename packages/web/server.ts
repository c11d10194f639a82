import type {
  AskRematch,
  CreatedBody,
  CreateTable,
  ErrorBody,
  JoinedBody,
  JoinTable,
  TableFacts,
} from '../server/protocol/index.ts';

/** What the server said no to, in its own words. */
export class Refused extends Error {}
/** No answer at all: offline, or the server is down. */
export class NoAnswer extends Error {}
/** It answered, and there is no such thing. */
export class NotThere extends Error {}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new NoAnswer();
  }
  const said = await answer.json().catch(() => undefined);
  if (answer.ok && said !== undefined) return said as T;
  // a page instead of an answer: somebody else serves this address
  const error = (said as ErrorBody | undefined)?.error;
  if (!error) throw new NoAnswer();
  throw answer.status === 404 ? new NotThere(error.message) : new Refused(error.message);
}

export const openTable = (table: CreateTable) => ask<CreatedBody>('/api/tables', table);

export const tableFacts = (id: string) => ask<TableFacts>(`/api/tables/${encodeURIComponent(id)}`);

const at = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`;
export const joinTable = (id: string, wish: JoinTable) => ask<JoinedBody>(at(id, 'join'), wish);
export const askRematch = (id: string, by: AskRematch) => ask<CreatedBody>(at(id, 'rematch'), by);
export const packOf = (hash: string) => ask<unknown>(`/api/packs/${hash}`);
