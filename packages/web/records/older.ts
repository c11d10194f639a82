import type { RecordsBody } from '@tianxia/protocol';
import { ask } from '../server.ts';
import { type Asked, queryOf } from './asked.ts';

const AT_ONCE = 5;

/**
 * The next page of what is asked for. The server looks through so many games for one page; where all of them are known by their link
 * alone, as may be for a bot, it comes back empty and says from where to go on. So it is gone on from there, some pages at a time.
 */
export async function older(asked: Asked, before?: string): Promise<RecordsBody> {
  let page = await ask('GET /api/records', { query: queryOf(asked, before) });
  for (let left = AT_ONCE - 1; left > 0 && page.records.length === 0 && page.next !== undefined; left--)
    page = await ask('GET /api/records', { query: queryOf(asked, page.next) });
  return page;
}
