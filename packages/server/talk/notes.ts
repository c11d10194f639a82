import { one, type Sql, statement } from '../sql/sql.ts';

/** What a person wrote down at a table, for themselves alone. */
export const notesOf = async (sql: Sql, table: string, person: string): Promise<string> =>
  (await one(sql.read<{ text: string }>('SELECT text FROM notes WHERE table_id = ? AND person = ?', table, person)))
    ?.text ?? '';

export async function keepNotes(sql: Sql, table: string, person: string, text: string): Promise<void> {
  await sql.write(
    text === ''
      ? statement('DELETE FROM notes WHERE table_id = ? AND person = ?', table, person)
      : statement(
          `INSERT INTO notes (table_id, person, text, at) VALUES (?, ?, ?, ?)
           ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text, at = excluded.at`,
          table,
          person,
          text,
          Date.now(),
        ),
  );
}
