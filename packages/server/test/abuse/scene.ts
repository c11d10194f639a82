import type { Option } from '@tianxia/kernel';
import type { CreatedBody, HandLinkBody, NewTokenBody, OptionsBody, SessionsBody, TokensBody } from '@tianxia/protocol';
import type { Sql } from '../../sql/sql.ts';
import { account, ask } from '../asking.ts';
import { founded, guest, kernelOf, type Visitor, visit } from '../visiting.ts';
import type { Speaker } from './messages.ts';

/** People at three tables: one in play, one in play without undo, one private that waits. */
export interface Scene {
  url: string;
  free: string;
  strict: string;
  closed: string;
  hand: string; // `hand=…`, into Mei's at the free table
  mei: string; // tokens
  li: string;
  stranger: string;
  cookie: string; // of a browser, with a guest
  reading: string; // an API token of Li that may only read
  ids: { mei: string; li: string; token: string; session: string }; // of Li's things
}
/** Some choices by each. */
async function played(url: string, id: string, tokens: readonly string[]): Promise<void> {
  for (let i = 0; i < 12; i++)
    for (const token of tokens) {
      const { version, options } = (await ask<OptionsBody>(url, `GET /api/tables/${id}/options`, { token })).body;
      const words = options[i % options.length]?.words;
      if (words !== undefined) await ask(url, `POST /api/tables/${id}/choices`, { token }, { version, words });
    }
}
export async function setScene(url: string): Promise<Scene> {
  const li = await account(url, 'Li');
  const made = await ask<NewTokenBody>(
    url,
    'POST /api/tokens',
    { token: li.token },
    { name: 'look', scopes: ['read'] },
  );
  const free = await founded(url);
  const mei = free.token;
  const asked = (more: object) => ask<CreatedBody>(url, 'POST /api/tables', { token: mei }, { game: 'qin', ...more });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const strict = await asked({ seats, terms: { undo: 'never' } });
  const closed = await asked({ seats, visibility: 'private' });
  for (const id of [free.id, strict.body.id]) {
    await ask(url, `POST /api/tables/${id}/join`, { token: li.token }, {});
    await played(url, id, [mei, li.token]);
  }
  await ask(url, `PUT /api/tables/${free.id}/notes`, { token: mei }, { text: 'the secret plan of Mei' });
  await ask(url, `POST /api/tables/${free.id}/chat`, { token: li.token }, { text: 'among players only' });
  const link = await ask<HandLinkBody>(url, `POST /api/tables/${free.id}/hand-links`, { token: mei });
  const browser = await ask(url, 'POST /api/guests', {}, { name: 'Browser' });
  const sessions = await ask<SessionsBody>(url, 'GET /api/sessions', { token: li.token });
  const tokens = await ask<TokensBody>(url, 'GET /api/tokens', { token: li.token });
  return {
    ...{ url, free: free.id, strict: strict.body.id, closed: closed.body.id, mei, li: li.token },
    hand: link.body.url.split('?')[1]!,
    stranger: (await guest(url, 'Stranger')).token,
    cookie: browser.cookie!,
    reading: made.body.token,
    ids: { mei: free.person, li: li.id, token: tokens.body.tokens[0]!.id, session: sessions.body.sessions[0]!.id },
  };
}

/** A browser at a table, and what it would have to say to be taken seriously. */
export async function speakerAt(visitor: Visitor, asked: Visitor, undo: Speaker['undo']): Promise<Speaker> {
  const k = await kernelOf(asked.facts);
  const options: Option[] = [];
  options.length = k.options(asked.update.view, asked.facts.you, options, true);
  const { version, mayUndo, waiting } = visitor.update;
  const { you } = visitor.facts;
  return {
    ...{ version, undo, legal: options.map(option => k.write(option)) },
    mayUndo: mayUndo || visitor.update.mayRedo,
    isAsked: waiting.includes(you),
    watches: you < 0,
  };
}

/** Every row that may not change, without the times at which a person was last seen. */
export async function rowsOf(sql: Sql): Promise<string> {
  const tables = await sql.read<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
  const kept = tables.filter(({ name }) => !['processes', 'outages'].includes(name));
  const rows = kept.map(async ({ name }) => {
    const found = await sql.read<Record<string, unknown>>(`SELECT * FROM ${name}`);
    return [name, found.map(({ seen: _, here: __, used: ___, ...row }) => JSON.stringify(row)).sort()];
  });
  return JSON.stringify(await Promise.all(rows), null, 1);
}
/** What each of them sees, as it is sent to a viewer who comes anew. */
export async function viewsOf({
  url,
  free,
  strict,
  closed,
  hand,
  mei,
  li,
  stranger,
  reading,
}: Scene): Promise<string[]> {
  const all = [free, strict].flatMap(id => [mei, li, stranger, reading].map(token => visit(url, id, token)));
  all.push(visit(url, `${free}`, undefined), visit(url, closed, mei));
  all.push(visitHand(url, free, hand));
  const texts: string[] = [];
  for (const visitor of all) {
    await visitor.until(() => visitor.facts !== undefined && (!visitor.facts.started || visitor.update !== undefined));
    const { watching: _, seats, ...facts } = visitor.table;
    texts.push(JSON.stringify([facts, seats.map(({ away: _, ...seat }) => seat), visitor.update ?? null]));
    await visitor.leave();
  }
  return texts;
}
export const visitHand = (url: string, id: string, hand: string): Visitor => visit(url, id, undefined, {}, `?${hand}`);
