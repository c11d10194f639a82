import { ApiError } from '@tianxia/protocol';
import { must, type Statement, statement } from '../../sql/sql.ts';
import type { Progress, StoredTable } from '../log/store.ts';

const MOST = 300; // characters: what is wrong with a pack has a path, and may be long

/**
 * A table whose rules could not be worked out twice is read and not played: who sits there is told why, and no bot, clock or plan
 * moves it. Others are not harmed by it, however its pack was made.
 */
export const whyQuarantined = (why: string): string =>
  `the rules could not be worked out with the pack of this table (${why.slice(0, MOST)})`;
export const quarantined = (id: string, why: string): Statement =>
  statement('UPDATE tables SET quarantine = ? WHERE id = ?', why, id);
/** It may be played again, from where it stood: after an upgrade, or when it was the machine. None where it is not in quarantine. */
export const lifted = (id: string, now: number): Statement =>
  must(
    `UPDATE tables SET quarantine = NULL, due = ?, changed = CASE WHEN changed < ? THEN ? ELSE changed + 1 END
     WHERE id = ? AND quarantine IS NOT NULL`,
    now,
    now,
    now,
    id,
  );
/** Nothing is due at it any more, and no player is asked anew. */
export const standingStill = ({ stage, waiting, changed: since }: StoredTable, now: number): Progress => ({
  ...{ stage, waiting, since },
  changed: Math.max(now, since + 1),
});
export function mustBePlayable({ quarantine }: StoredTable): void {
  if (quarantine !== undefined) throw new ApiError('quarantined', quarantine);
}
