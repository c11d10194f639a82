import { type Analysis, isWhole } from '@tianxia/bots/analysis';
import { packHash } from '@tianxia/fair';
import type { GameRecord } from '@tianxia/kernel';

/** Analyses stay in this browser beside the tables they belong to, apart from the pages that the service worker keeps. */
const SHELF = 'analyses';
const addressOf = (record: GameRecord) => `/kept-analysis/${packHash(record)}`;

export async function keptAnalysis(record: GameRecord): Promise<Analysis | undefined> {
  try {
    const found = await (await caches.open(SHELF)).match(addressOf(record));
    const kept = (await found?.json()) as Analysis | undefined;
    return kept?.format === 1 && isWhole(kept) ? kept : undefined;
  } catch {
    return undefined; // a private window may refuse: it is worked out again
  }
}
export async function keepAnalysis(record: GameRecord, analysis: Analysis): Promise<void> {
  try {
    await (await caches.open(SHELF)).put(addressOf(record), new Response(JSON.stringify(analysis)));
  } catch {
    // the same
  }
}
