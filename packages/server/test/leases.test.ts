import { expect, it, onTestFinished } from 'vitest';
import type { Sql } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { leases } from '../tables/care/leases.ts';
import { tableWith } from './crowd.ts';
import { dataFolder } from './folder.ts';

it('a lease that is given back while it is being renewed is free at once', async () => {
  const sql = sqliteSql(dataFolder());
  onTestFinished(() => sql.close());
  const table = await tableWith(sql, ['greedy', 'greedy']);
  let answered = Promise.resolve();
  let answer = () => {};
  const slow: Sql = {
    ...sql,
    async write(...statements) {
      const outcomes = await sql.write(...statements);
      await answered;
      return outcomes;
    },
  };
  const problems: unknown[] = [];
  const lease = (await leases(slow, Date.now, problem => problems.push(problem)).claim(table.id, table.changed))!;
  const stored = async () =>
    (await sql.read<{ lease: number }>('SELECT lease FROM tables WHERE id = ?', table.id))[0]!.lease;
  const first = await stored();
  answered = new Promise(resolve => {
    answer = resolve;
  });
  await expect.poll(stored, { timeout: 20_000 }).not.toBe(first);
  const ended = lease.end();
  answer();
  await ended;
  expect([await stored(), lease.isHeld(), problems]).toEqual([0, false, []]);
});
