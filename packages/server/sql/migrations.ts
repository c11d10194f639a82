import { tables } from './migrations/1-tables.ts';
import { people } from './migrations/2-people.ts';
import { waysIn } from './migrations/3-ways-in.ts';
import { fewerWrites } from './migrations/4-fewer-writes.ts';
import { lobby } from './migrations/5-lobby.ts';
import { quarantine } from './migrations/6-quarantine.ts';
import { accounts } from './migrations/7-accounts.ts';
import { growing } from './migrations/8-growing.ts';
import { whose } from './migrations/9-whose.ts';

/**
 * Forward only: never change an entry, add one. Number n of the list brings a database from version n to n + 1. Written for SQLite;
 * PostgreSQL reads the same with its own names of types (`dialect`).
 */
export const MIGRATIONS: readonly string[] = [
  tables,
  people,
  waysIn,
  fewerWrites,
  lobby,
  quarantine,
  accounts,
  growing,
  whose,
];

/**
 * The same sentence as PostgreSQL wants it: its integers are short, its reals imprecise, its texts sorted as the operator's country
 * does, its tables need no further words.
 */
export const dialect = (sql: string): string =>
  sql
    .replaceAll(/\bINTEGER\b/g, 'BIGINT')
    .replaceAll(/\bREAL\b/g, 'DOUBLE PRECISION')
    .replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"')
    .replaceAll(/\) STRICT(, WITHOUT ROWID)?;/g, ');');

export const tooNew = (version: number): string =>
  `the database has version ${version}, this program knows ${MIGRATIONS.length}: start a newer program, or another database`;
