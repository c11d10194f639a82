import { verify } from '@tianxia/fair';
import { fastRand, type GameRecord } from '@tianxia/kernel';
import { describe, expect, it } from 'vitest';
import { localBus } from '../bus/local.ts';
import type { Settings } from '../index.ts';
import { openSql } from '../sql/open.ts';
import { databaseUrl } from './services.ts';
import {
  anyWords,
  dataFolder,
  founded,
  get,
  joined,
  kernelOf,
  post,
  served,
  tell,
  type Visitor,
  visit,
} from './visiting.ts';

type Shared = Pick<Settings, 'data' | 'database' | 'bus'>;
const ENGINES: [string, () => Promise<() => Shared>][] = [
  ['SQLite', async () => share({ data: dataFolder(), bus: localBus() })],
  ['SQLite, where no message of the bus arrives', async () => deaf(dataFolder())],
  ['PostgreSQL', async () => share({ data: dataFolder(), database: await databaseUrl() })],
];
const share = (shared: Shared) => () => shared;
const deaf = (data: string) => () => ({ data, bus: localBus() });
const ACTIONS = 60;

/** Does what comes to mind, also out of turn. */
async function bustles(visitor: Visitor, urls: readonly string[], id: string, token: string, seed: number) {
  const rand = fastRand(seed);
  const ask = (what: string, body: object = {}) => post(`${urls[rand(2)]}/api/tables/${id}/${what}`, body, token);
  for (let n = 0; n < ACTIONS && visitor.update.result === undefined; n++) {
    const { version, waiting } = visitor.update;
    const what = rand(15);
    if (what === 0) await tell(visitor, { type: 'undo', version });
    else if (what === 1) await tell(visitor, { type: 'redo', version });
    else if (what === 2) await tell(visitor, { type: 'askUndo', version, to: Math.max(0, version - 1 - rand(6)) });
    else if (what <= 4) await tell(visitor, { type: 'answerUndo', yes: rand(4) > 0 });
    else if (what === 5) expect([200, 409]).toContain((await ask('leave')).status);
    else if (what === 6) expect([200, 409]).toContain((await ask('return')).status);
    else if (what === 7) await tell(visitor, { type: 'askPause', until: Date.now() + 1000 * rand(100) });
    else if (what === 8) await tell(visitor, { type: 'answerPause', yes: rand(4) > 0 });
    else if (what === 9) await tell(visitor, { type: 'goOn' });
    else if (waiting.includes(visitor.facts.you))
      await tell(visitor, { type: 'choose', version, words: await anyWords(visitor) });
    else await new Promise(resolve => setTimeout(resolve, 5));
  }
}

describe.each(ENGINES)('on %s', (_, share) => {
  it('whatever people do at once in two processes, nothing is lost or done twice, and every game comes to a fair end', async () => {
    const shared = await share();
    const settings = () => ({ ...shared(), dueEvery: 20 });
    const urls = [(await served(settings())).url, (await served(settings())).url];
    const tables = await Promise.all(
      [1, 2, 3].map(async seed => {
        const { id, token } = await founded(urls[0]!, {
          seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
          terms: { undo: 'ask', pace: { kind: 'live', bank: 3_600_000, increment: 0 } },
        });
        const other = await joined(urls[1]!, id);
        const [mei, li] = [visit(urls[0]!, id, token), visit(urls[1]!, id, other.token)];
        await Promise.all([mei, li].map(visitor => visitor.until(() => visitor.update !== undefined)));
        await Promise.all([bustles(mei, urls, id, token, seed), bustles(li, urls, id, other.token, seed + 100)]);
        for (const one of [token, other.token]) await post(`${urls[0]}/api/tables/${id}/leave`, {}, one);
        const watcher = visit(urls[1]!, id);
        await watcher.until(() => watcher.facts?.over);
        return { id, mei, watcher };
      }),
    );
    const sql = await openSql({ data: shared().data, url: shared().database });
    for (const { id, watcher } of tables) {
      const { body: record } = await get<GameRecord>(`${urls[1]}/api/tables/${id}/record`);
      expect(verify(await kernelOf(watcher.facts), record)).toMatchObject({ fair: true });
      const results = await sql.read('SELECT seat FROM results WHERE table_id = ?', id);
      expect(results).toHaveLength(3);
    }
    await sql.close();
  });
});
