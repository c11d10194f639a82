import { ApiError, noSuchTable, tableId } from '@tianxia/protocol';
import { mustLook } from '../lobby/welcome.ts';
import type { Caller, Person } from '../people/person.ts';
import { blocksOf } from '../people/relations.ts';
import { Conflict, type Sql } from '../sql/sql.ts';
import type { StoredTable, TableStore } from '../tables/log/store.ts';
import { seatOf } from '../tables/seats/who-sits.ts';
import type { Chat } from '../talk/chat.ts';
import { endHandLinks, newHandLink } from '../talk/hand-links.ts';
import type { Hearing } from '../talk/hearing.ts';
import { keepNotes, notesOf } from '../talk/notes.ts';
import { mayRead, roomOf } from '../talk/rooms.ts';
import type { Answering } from './answering.ts';
import { buckets, type Limit } from './bucket.ts';
import type { Who } from './who.ts';

export interface TalkParts {
  sql: Sql;
  store: TableStore;
  who: Who;
  chat: Chat;
  hearing: Hearing;
  limit: Limit;
}

/** What is said at a table beside the game. */
export function talkRoutes(at: Answering, { sql, store, who, chat, hearing, limit }: TalkParts): void {
  const inTime = buckets(limit);
  async function rowOf(id: string): Promise<StoredTable> {
    const row = tableId.safeParse(id).success ? await store.table(id) : undefined;
    if (row === undefined) throw noSuchTable(id);
    return row;
  }
  /** A person who is at the table, playing or looking on. */
  async function there(
    id: string,
    { person }: Caller,
  ): Promise<{ row: StoredTable; person: Person; seat: number | undefined }> {
    const row = await rowOf(id);
    await mustLook(sql, row, person);
    return { row, person, seat: seatOf(row, person.id) };
  }
  async function atSeat(id: string, caller: Caller): Promise<{ row: StoredTable; seat: number }> {
    const { row, seat } = await there(id, caller);
    if (seat === undefined) throw new ApiError('notSeated', 'only a player of this table has a hand to show');
    return { row, seat };
  }
  function slowly(person: Person): void {
    if (!inTime(person.id)) throw new ApiError('tooMany', 'you say a lot at once; wait a moment', 'chat');
  }
  async function asHost(id: string, { person }: Caller): Promise<StoredTable> {
    const row = await rowOf(id);
    if (person.id !== row.host && person.role !== 'admin')
      throw new ApiError('notHost', 'only the host of this table can do this');
    return row;
  }
  async function mustExist(person: string): Promise<void> {
    if ((await sql.read('SELECT 1 AS yes FROM people WHERE id = ?', person)).length === 0)
      throw new ApiError('noSuchPerson', 'there is no such person', 'person');
  }

  at('GET /api/tables/:id/chat', async ({ request, params }) => {
    const person = (await who.asks(request))?.person;
    const row = await rowOf(params.id);
    await mustLook(sql, row, person);
    const blocked = person === undefined ? new Set<string>() : await blocksOf(sql, person.id);
    const reader = { sits: seatOf(row, person?.id) !== undefined, blocked };
    return { lines: (await chat.lines(row.id)).filter(line => mayRead(reader, line, row.stage === 'over')) };
  });
  at('POST /api/tables/:id/chat', async ({ params, caller, body }) => {
    const { row, person, seat } = await there(params.id, caller);
    const { text } = body();
    slowly(person);
    const line = await chat.say(row.id, roomOf({ sits: seat !== undefined }), person, text);
    hearing.said(row.id, line);
    return line;
  });
  at('DELETE /api/tables/:id/chat/:line', async ({ params, caller: { person } }) => {
    if (person.role !== 'admin') throw new ApiError('notHost', 'only an administrator removes what was said');
    const { id, line } = params;
    await chat.remove(id, line).catch(problem => {
      throw problem instanceof Conflict ? new ApiError('noSuchThing', 'there is no such line') : problem;
    });
    hearing.said(id, { id: line });
  });
  at('PUT /api/tables/:id/mutes/:person', async ({ params, caller }) => {
    const row = await asHost(params.id, caller);
    await mustExist(params.person);
    await chat.mute(row.id, params.person);
  });
  at('DELETE /api/tables/:id/mutes/:person', async ({ params, caller }) => {
    const row = await asHost(params.id, caller);
    await chat.unmute(row.id, params.person);
  });
  at('POST /api/tables/:id/reports', async ({ params, caller, body }) => {
    const { row, person } = await there(params.id, caller);
    const { chat: line, person: about, text } = body();
    slowly(person);
    if (line !== undefined && (await chat.line(row.id, line))?.person !== about)
      throw new ApiError('noSuchThing', 'they have not said this here', 'chat');
    await mustExist(about);
    await chat.report(row.id, { chat: line, about, by: person.id, text });
  });

  at('POST /api/people/:id/reports', async ({ params, body, caller: { person } }) => {
    const { text } = body();
    slowly(person);
    await mustExist(params.id);
    await chat.report(undefined, { about: params.id, by: person.id, text });
  });

  at('GET /api/tables/:id/notes', async ({ params, caller }) => {
    const { row, person } = await there(params.id, caller);
    return { text: await notesOf(sql, row.id, person.id) };
  });
  at('PUT /api/tables/:id/notes', async ({ params, caller, body }) => {
    const { row, person } = await there(params.id, caller);
    const { text } = body();
    await keepNotes(sql, row.id, person.id, text);
    return { text };
  });

  at('POST /api/tables/:id/hand-links', async ({ params, caller }) => {
    const { row, seat } = await atSeat(params.id, caller);
    return { url: await newHandLink(sql, row.id, seat) };
  });
  at('DELETE /api/tables/:id/hand-links', async ({ params, caller }) => {
    const { row, seat } = await atSeat(params.id, caller);
    await endHandLinks(sql, row.id, seat);
    hearing.handClosed(row.id, seat);
  });
}
