import { type Seat, waiting } from '@tianxia/kernel';
import type { OptionsBody } from '@tianxia/protocol';
import type { OpenTable } from '../open/open-table.ts';
import { botAt } from '../seats/who-sits.ts';

/** What this seat may choose now. In turn, so that it is about what is committed. */
export const optionsFor = (table: OpenTable, seat: Seat): Promise<OptionsBody> =>
  table.inTurn(async () => {
    const { live, row } = table;
    const over = row.stage === 'over';
    const asked = live === undefined || over || row.quarantine !== undefined ? [] : waiting(live.state);
    const none = { version: live?.entries.length ?? 0, seat, waiting: asked, over, options: [], more: false };
    if (live === undefined || !asked.includes(seat) || botAt(row, seat) !== undefined) return none;
    return { ...none, ...(await live.list(seat, table.facts())) };
  });
