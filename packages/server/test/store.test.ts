import { join } from 'node:path';
import { terms } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { postgresSql } from '../sql/postgres.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { openSqlite } from '../sql/sqlite-file.ts';
import { tableStore } from '../tables/log/store.ts';
import { dataFolder } from './folder.ts';
import { databaseUrl } from './services.ts';
import { storeContract } from './store-contract.ts';

storeContract('SQLite', async () => {
  const data = dataFolder();
  const sql = sqliteSql(data);
  return {
    sql,
    async reopen() {
      await sql.close();
      return sqliteSql(data);
    },
  };
});

storeContract('PostgreSQL', async () => {
  const url = await databaseUrl();
  const sql = await postgresSql(url);
  return {
    sql,
    async reopen() {
      await sql.close();
      return postgresSql(url);
    },
  };
});

it('writes choices of one moment in one transaction', async () => {
  const data = dataFolder();
  const sql = sqliteSql(data);
  const store = tableStore(sql);
  const pack = { hash: 'a'.repeat(64), json: '{}' };
  const table = { game: 'qin', rules: '1', pack: pack.hash, options: {}, seats: [], key: '', created: 0 };
  const open = { visibility: 'link', terms: terms.parse({}) } as const;
  await store.create({ ...table, ...open, id: 'QIN-A', stage: 'guests' }, pack, []);
  const reader = openSqlite(join(data, 'tianxia.db'), { readonly: true });
  const counted = reader.prepare('SELECT count(*) AS many FROM entries');
  const count = () => (counted.get() as { many: number }).many;
  const seen = new Set<number>();
  const writes = Array.from({ length: 50 }, (_, n) =>
    store
      .append('QIN-A', n, [{ seat: 0, words: 'lay.lay 1 1', at: 0 }], { stage: 'guests', changed: 0 })
      .then(() => seen.add(count())),
  );
  expect(count()).toBe(0);
  await Promise.all(writes);
  expect([...seen]).toEqual([50]); // the first to be told finds all of them on disk
  reader.close();
  await sql.close();
});
