import { loadGame } from '@tianxia/catalog';
import { keyedRand } from '@tianxia/fair';
import { type GameTypes, kernelFor, liveTable, type Seat, type Update } from '@tianxia/kernel';
import type { FromServer, TableEvent } from '@tianxia/protocol';
import { expect } from 'vitest';
import type { StoredTable } from '../../tables/log/store.ts';

/** A viewer of a table, and every byte they were sent. */
export interface Heard {
  who: string;
  viewer: Seat;
  texts: () => string;
  messages: () => readonly (FromServer | TableEvent)[];
}
/** Every update is what the log says, through this viewer's eyes alone; and no words of a choice are in any. */
export async function expectOwnViews(
  row: StoredTable,
  entries: readonly { seat: Seat; words: string; at: number }[],
  heard: readonly Heard[],
): Promise<void> {
  const table = { seats: row.seats.length, options: row.options };
  const k = kernelFor((await loadGame(row.game))!, table);
  const live = liveTable(k, table, keyedRand(row.key));
  const wanted = new Map<string, Update<GameTypes['state']>>();
  for (let version = 0; ; version++) {
    for (const viewer of [-1, 0, 1])
      wanted.set(`${version} ${viewer}`, JSON.parse(JSON.stringify(live.update(viewer))));
    if (version === entries.length) break;
    expect(live.restore(entries[version]!)).toBeUndefined();
  }
  for (const { who, viewer, messages, texts } of heard) {
    const updates = messages().flatMap(message => (message.type === 'update' ? [message] : []));
    expect(updates.length, who).toBeGreaterThan(0);
    for (const { from, update } of updates) {
      const { opening, happened, ...rest } = wanted.get(`${update.version} ${viewer}`)!;
      const { mayUndo, mayRedo, ...sent } = update;
      const { mayUndo: _, mayRedo: __, ...all } = rest;
      expect(sent, who).toEqual({ ...all, opening: from === 0 ? opening : [], happened: happened.slice(from) });
    }
    const text = texts();
    for (const { words } of entries) expect(text.includes(`"${words}"`), `${who}: ${words}`).toBe(false);
  }
}
