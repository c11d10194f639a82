import { Conflict, type Sql, statement } from '../sql/sql.ts';
import { looks } from './names.ts';

/**
 * Accounts from before names were compared by their looks get theirs, the oldest first. Two who look alike already both stay; the
 * name of the older one is what no other may come close to.
 */
export async function knowLooks(sql: Sql): Promise<void> {
  const rows = await sql.read<{ id: string; name: string }>(
    'SELECT id, name FROM people WHERE folded IS NOT NULL AND looks IS NULL ORDER BY created, id',
  );
  for (const { id, name } of rows)
    await sql.write(statement('UPDATE people SET looks = ? WHERE id = ?', looks(name), id)).catch(problem => {
      if (!(problem instanceof Conflict)) throw problem;
    });
}
