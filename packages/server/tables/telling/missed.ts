import type { Seat } from '@tianxia/kernel';
import type { SeenBody } from '@tianxia/protocol';
import type { OpenTable } from '../open/open-table.ts';

const MOST = 60; // positions: what a person looks at when they come back; all of them are worked out, few are written

/** What happened while this seat was away, as it would have been seen there; nothing before the game begins or once it stands still. */
export const missedBy = (table: OpenTable, seat: Seat, from: number): Promise<SeenBody> =>
  table.inTurn(async () => {
    const { live, row } = table;
    if (live === undefined || row.quarantine !== undefined) return { seen: [] };
    return { seen: await live.seen(seat, Math.max(from, live.happened.length - MOST)) };
  });
