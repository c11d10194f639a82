import { type Analysis, FORMAT, isWhole } from '@tianxia/bots/analysis';
import { loadMindName } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import type { GameRecord } from '@tianxia/kernel';

/** Analyses stay in this browser beside the tables they belong to, apart from the pages that the service worker keeps. */
const SHELF = 'analyses';
const addressOf = (record: GameRecord) => `/kept-analysis/${packHash(record)}`;

interface Kept {
  mind: string; // whose verdicts these are: one that has learned since would say something else
  analysis: Analysis;
}
/** `mindOf`: the name of a game's mind. It is only asked where something was kept: a mind is half a megabyte. */
export async function keptAnalysis(record: GameRecord, mindOf = loadMindName): Promise<Analysis | undefined> {
  try {
    const found = await (await caches.open(SHELF)).match(addressOf(record));
    const { mind, analysis } = ((await found?.json()) ?? {}) as Partial<Kept>;
    if (analysis?.format !== FORMAT || !isWhole(analysis)) return undefined;
    return mind === (await mindOf(record.game)) ? analysis : undefined;
  } catch {
    return undefined; // a private window may refuse: it is worked out again
  }
}
/** In place of what an earlier mind said of this record. */
export async function keepAnalysis(record: GameRecord, analysis: Analysis, mindOf = loadMindName): Promise<void> {
  try {
    const kept: Kept = { mind: await mindOf(record.game), analysis };
    await (await caches.open(SHELF)).put(addressOf(record), new Response(JSON.stringify(kept)));
  } catch {
    // the same
  }
}
