import { randomBytes } from 'node:crypto';
import type { ChatLine } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import type { Person } from '../people/person.ts';
import { must, one, type Sql, statement } from '../sql/sql.ts';

const MOST_OF_ROOM = 300;
/** So many are sent to a person who comes. */
export const MOST_LINES = 2 * MOST_OF_ROOM;

/** What was said at tables. */
export interface Chat {
  /** The last ones, oldest first. */
  lines(table: string): Promise<ChatLine[]>;
  line(table: string, id: string): Promise<ChatLine | undefined>;
  say(table: string, room: ChatLine['room'], person: Person, text: string): Promise<ChatLine>;
  /** Its text is not shown any more. */
  remove(table: string, id: string): Promise<void>;
  mute(table: string, person: string): Promise<void>;
  unmute(table: string, person: string): Promise<void>;
  /** Without a table: of what happened anywhere. */
  report(
    table: string | undefined,
    report: { chat?: string | undefined; about: string; by: string; text: string },
  ): Promise<void>;
}
interface ChatRow {
  id: string;
  room: ChatLine['room'];
  person: string;
  name: string;
  text: string;
  at: number;
  hidden: number;
}
const lineOf = ({ at, hidden, text, ...row }: ChatRow): ChatLine => ({
  ...row,
  at: new Date(at).toISOString(),
  text: hidden === 1 ? '' : text,
  ...(hidden === 1 ? { hidden: true } : {}),
});
/** In the order of time, also when sorted as text. */
const newLineId = (now: number): string => now.toString(36).padStart(9, '0') + randomBytes(6).toString('hex');

export function chat(sql: Sql): Chat {
  return {
    async lines(table) {
      const rooms = await Promise.all(
        (['players', 'watchers'] as const).map(room =>
          sql.read<ChatRow>(
            `SELECT id, room, person, name, text, at, hidden FROM chat WHERE table_id = ? AND room = ?
             ORDER BY id DESC LIMIT ${MOST_OF_ROOM}`,
            table,
            room,
          ),
        ),
      );
      return rooms
        .flat()
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(lineOf);
    },
    async line(table, id) {
      const row = await one(
        sql.read<ChatRow>(
          'SELECT id, room, person, name, text, at, hidden FROM chat WHERE id = ? AND table_id = ?',
          id,
          table,
        ),
      );
      return row && lineOf(row);
    },
    async say(table, room, { id: person, name }, text) {
      const muted = await sql.read('SELECT 1 AS yes FROM mutes WHERE table_id = ? AND person = ?', table, person);
      if (muted.length > 0) throw new ApiError('muted', 'the host of this table has muted you');
      const at = Date.now();
      const row = { id: newLineId(at), room, person, name, text, at, hidden: 0 };
      await sql.write(
        statement(
          'INSERT INTO chat (id, table_id, room, person, name, text, at, hidden) VALUES (?, ?, ?, ?, ?, ?, ?, 0)',
          row.id,
          table,
          room,
          person,
          name,
          text,
          at,
        ),
      );
      return lineOf(row);
    },
    async remove(table, id) {
      await sql.write(must('UPDATE chat SET hidden = 1 WHERE id = ? AND table_id = ?', id, table));
    },
    async mute(table, person) {
      await sql.write(
        statement(
          'INSERT INTO mutes (table_id, person, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
          table,
          person,
          Date.now(),
        ),
      );
    },
    async unmute(table, person) {
      await sql.write(statement('DELETE FROM mutes WHERE table_id = ? AND person = ?', table, person));
    },
    async report(table, { chat, about, by, text }) {
      await sql.write(
        statement(
          'INSERT INTO reports (id, table_id, chat, about, by_person, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
          newLineId(Date.now()),
          table ?? null,
          chat ?? null,
          about,
          by,
          text,
          Date.now(),
        ),
      );
    },
  };
}
