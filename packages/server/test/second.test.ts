import { expect, it } from 'vitest';
import { localBus } from '../bus/local.ts';
import { Conflict } from '../sql/sql.ts';
import type { TableLog } from '../tables/log/table-log.ts';
import { untilKept } from '../tables/log/until-kept.ts';
import { anyWords, dataFolder, founded, joined, served, tell, visit } from './visiting.ts';

// A player comes back in one process while another plays bots without a pause, and is always a little faster.

it('who always comes second asks the others to wait, and is looked at again each time', async () => {
  const asked: string[] = [];
  const log = {
    catchUp: async () => void asked.push('reads'),
    askToWait: () => void asked.push('asks'),
  } as unknown as TableLog;
  let conflicts = 7;
  const change = async () => {
    if (conflicts-- > 0) throw new Conflict('somebody else was first');
    return 'sits';
  };
  expect(await untilKept(log, change)).toBe('sits');
  expect(asked.join(' ')).toBe('reads reads asks reads reads reads asks reads reads');
});
it('a process that is asked to wait leaves the table alone for a moment, and plays on', async () => {
  const bus = localBus();
  const { url } = await served({ data: dataFolder(), bus });
  const { id, token } = await founded(url, { options: { start: 'first' } });
  await joined(url, id);
  const mei = visit(url, id, token);
  await mei.until(() => mei.update?.waiting.includes(0));
  bus.publish(`table:${id}`, JSON.stringify({ by: 'elsewhere', type: 'wait' }));
  const asked = performance.now();
  const { version } = mei.update;
  expect(await tell(mei, { type: 'choose', version, words: await anyWords(mei) })).toMatchObject({ type: 'done' });
  expect(performance.now() - asked).toBeGreaterThan(45);
});
