import { MIGRATIONS } from '../sql/migrations.ts';
import { openSql } from '../sql/open.ts';
import type { Sql } from '../sql/sql.ts';
import { openSnapshot, type Place } from './open-snapshot.ts';

/**
 * A database that is there, in the version of this program. A command by hand makes none where a folder was mistyped, and brings none
 * to a newer version while an older program serves it.
 */
export async function openPresent(place: Place): Promise<Sql> {
  const snapshot = await openSnapshot(place);
  const { version } = snapshot;
  await snapshot.close();
  if (version < MIGRATIONS.length)
    throw new Error(
      `the database has version ${version}, this program needs ${MIGRATIONS.length}: stop the old servers, then run "tianxia migrate"`,
    );
  return openSql(place);
}
