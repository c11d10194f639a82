/** What the command line offers to operators. */

export { ApiError } from '@tianxia/protocol';
export { openBus } from '../bus/open.ts';
export { settingsFrom } from '../settings.ts';
export { openSql } from '../sql/open.ts';
export { one, type Sql } from '../sql/sql.ts';
export { type Admin, admin } from './admin.ts';
export { backup, hurtIn } from './backup.ts';
export { lastWords } from './last-words.ts';
export { rehearseMigration } from './migrating.ts';
export { isDamaged, openSnapshot } from './open-snapshot.ts';
export { openPresent } from './present.ts';
export { prunable, recordFrom, removeEnded, removeTable } from './prune.ts';
export { CannotRestore, restore } from './restore.ts';
export { rulesByHand } from './rules-by-hand.ts';
export { takeRecord } from './taking.ts';
export { validate } from './validate.ts';
