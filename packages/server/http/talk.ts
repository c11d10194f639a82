import {
  ApiError,
  type ChatBody,
  type ChatLine,
  type HandLinkBody,
  type NotesBody,
  noSuchTable,
  notes,
  parse,
  report,
  reportPerson,
  type Scope,
  say,
  tableId,
} from '@tianxia/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mustLook } from '../lobby/welcome.ts';
import type { Person } from '../people/person.ts';
import { blocksOf } from '../people/relations.ts';
import { Conflict, type Sql } from '../sql/sql.ts';
import { seatOf } from '../tables/seats.ts';
import type { StoredTable, TableStore } from '../tables/store.ts';
import type { Chat } from '../talk/chat.ts';
import { endHandLinks, newHandLink } from '../talk/hand-links.ts';
import type { Hearing } from '../talk/hearing.ts';
import { keepNotes, notesOf } from '../talk/notes.ts';
import { mayRead, roomOf } from '../talk/rooms.ts';
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
type OfTable = { Params: { id: string } };

/** What is said at a table beside the game. */
export function talkRoutes(app: FastifyInstance, { sql, store, who, chat, hearing, limit }: TalkParts): void {
  const inTime = buckets(limit);
  async function rowOf(id: string): Promise<StoredTable> {
    const row = tableId.safeParse(id).success ? await store.table(id) : undefined;
    if (row === undefined) throw noSuchTable(id);
    return row;
  }
  /** Somebody who is at the table, playing or looking on. */
  async function there(
    request: FastifyRequest<OfTable>,
    scope: Scope,
  ): Promise<{ row: StoredTable; person: Person; seat: number | undefined }> {
    const { person } = await who.mustBe(request, scope);
    const row = await rowOf(request.params.id);
    await mustLook(sql, row, person);
    return { row, person, seat: seatOf(row, person.id) };
  }
  async function atSeat(request: FastifyRequest<OfTable>): Promise<{ row: StoredTable; seat: number }> {
    const { row, seat } = await there(request, 'play');
    if (seat === undefined) throw new ApiError('notSeated', 'only a player of this table has a hand to show');
    return { row, seat };
  }
  function slowly(person: Person): void {
    if (!inTime(person.id)) throw new ApiError('tooMany', 'you say a lot at once; wait a moment');
  }
  async function asHost(request: FastifyRequest<{ Params: { id: string; person: string } }>): Promise<StoredTable> {
    const { person } = await who.mustBe(request, 'host');
    const row = await rowOf(request.params.id);
    if (person.id !== row.host && person.role !== 'admin')
      throw new ApiError('notHost', 'only the host of this table can do this');
    return row;
  }
  async function mustExist(person: string): Promise<void> {
    if ((await sql.read('SELECT 1 AS yes FROM people WHERE id = ?', person)).length === 0)
      throw new ApiError('noSuchPerson', 'there is no such person', 'person');
  }

  app.get<OfTable>('/api/tables/:id/chat', async (request): Promise<ChatBody> => {
    const person = (await who.asks(request))?.person;
    const row = await rowOf(request.params.id);
    await mustLook(sql, row, person);
    const blocked = person === undefined ? new Set<string>() : await blocksOf(sql, person.id);
    const reader = { sits: seatOf(row, person?.id) !== undefined, blocked };
    return { lines: (await chat.lines(row.id)).filter(line => mayRead(reader, line, row.stage === 'over')) };
  });
  app.post<OfTable>('/api/tables/:id/chat', async (request, reply): Promise<ChatLine> => {
    const { row, person, seat } = await there(request, 'chat');
    const { text } = parse(say, request.body);
    slowly(person);
    const line = await chat.say(row.id, roomOf({ sits: seat !== undefined }), person, text);
    hearing.said(row.id, line);
    return reply.code(201).send(line);
  });
  app.delete<{ Params: { id: string; line: string } }>('/api/tables/:id/chat/:line', async (request, reply) => {
    const { person } = await who.mustBe(request, 'chat');
    if (person.role !== 'admin') throw new ApiError('notHost', 'only an administrator removes what was said');
    const { id, line } = request.params;
    await chat.remove(id, line).catch(problem => {
      throw problem instanceof Conflict ? new ApiError('noSuchThing', 'there is no such line') : problem;
    });
    hearing.said(id, { id: line });
    return reply.code(204).send();
  });
  app.put<{ Params: { id: string; person: string } }>('/api/tables/:id/mutes/:person', async (request, reply) => {
    const row = await asHost(request);
    await mustExist(request.params.person);
    await chat.mute(row.id, request.params.person);
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string; person: string } }>('/api/tables/:id/mutes/:person', async (request, reply) => {
    const row = await asHost(request);
    await chat.unmute(row.id, request.params.person);
    return reply.code(204).send();
  });
  app.post<OfTable>('/api/tables/:id/reports', async (request, reply) => {
    const { row, person } = await there(request, 'chat');
    const { chat: line, person: about, text } = parse(report, request.body);
    slowly(person);
    if (line !== undefined && (await chat.line(row.id, line))?.person !== about)
      throw new ApiError('noSuchThing', 'they have not said this here', 'chat');
    await mustExist(about);
    await chat.report(row.id, { chat: line, about, by: person.id, text });
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>('/api/people/:id/reports', async (request, reply) => {
    const { person } = await who.mustBe(request, 'chat');
    const { text } = parse(reportPerson, request.body);
    slowly(person);
    await mustExist(request.params.id);
    await chat.report(undefined, { about: request.params.id, by: person.id, text });
    return reply.code(204).send();
  });

  app.get<OfTable>('/api/tables/:id/notes', async (request): Promise<NotesBody> => {
    const { row, person } = await there(request, 'read');
    return { text: await notesOf(sql, row.id, person.id) };
  });
  app.put<OfTable>('/api/tables/:id/notes', async (request): Promise<NotesBody> => {
    const { row, person } = await there(request, 'play');
    const { text } = parse(notes, request.body);
    await keepNotes(sql, row.id, person.id, text);
    return { text };
  });

  app.post<OfTable>('/api/tables/:id/hand-links', async (request, reply): Promise<HandLinkBody> => {
    const { row, seat } = await atSeat(request);
    return reply.code(201).send({ url: await newHandLink(sql, row.id, seat) });
  });
  app.delete<OfTable>('/api/tables/:id/hand-links', async (request, reply) => {
    const { row, seat } = await atSeat(request);
    await endHandLinks(sql, row.id, seat);
    hearing.handClosed(row.id, seat);
    return reply.code(204).send();
  });
}
