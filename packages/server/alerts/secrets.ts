import { one, type Sql, statement } from '../sql/sql.ts';

/** Something every process of a site must know alike: made by the process that needs it first. */
export async function secretOf(sql: Sql, name: string, make: () => string): Promise<string> {
  const read = async () =>
    (await one(sql.read<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name)))?.value;
  const known = await read();
  if (known !== undefined) return known;
  await sql.write(statement('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, make()));
  return (await read())!;
}
