import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { sqliteStore } from '../sql/sqlite.ts';
import { storeContract } from './store-contract.ts';
import { dataFolder } from './visiting.ts';

storeContract('SQLite', async () => {
  const data = dataFolder();
  let current = sqliteStore(data);
  const first = current;
  return {
    store: first,
    async reopen() {
      await current.close();
      current = sqliteStore(data);
      return current;
    },
  };
});

it('leaves a database of a newer program alone and says so', async () => {
  const data = dataFolder();
  await sqliteStore(data).close();
  const db = new Database(join(data, 'tianxia.db'));
  db.prepare('INSERT INTO migrations VALUES (99, ?)').run('later');
  db.close();
  expect(() => sqliteStore(data)).toThrow(/version 99/);
});
it('says which data folder cannot be used', () => {
  const file = join(dataFolder(), 'file');
  writeFileSync(file, '');
  expect(() => sqliteStore(file)).toThrow(`the data folder ${file} cannot be used`);
});
it('writes choices of one moment in one transaction', async () => {
  const data = dataFolder();
  const store = sqliteStore(data);
  const pack = { hash: 'a'.repeat(64), json: '{}' };
  const table = { game: 'qin', rules: '1', pack: pack.hash, options: {}, seats: [], key: '', created: 0 };
  await store.create({ ...table, id: 'QIN-A', stage: 'guests' }, pack, []);
  const reader = new Database(join(data, 'tianxia.db'), { readonly: true });
  const count = reader.prepare<[], number>('SELECT count(*) FROM entries').pluck();
  const seen = new Set<number>();
  const writes = Array.from({ length: 50 }, (_, n) =>
    store.append('QIN-A', n, [{ seat: 0, words: 'lay.lay 1 1', at: 0 }], 'guests').then(() => seen.add(count.get()!)),
  );
  expect(count.get()).toBe(0);
  await Promise.all(writes);
  expect([...seen]).toEqual([50]); // whoever is told first finds all of them on disk
  reader.close();
  await store.close();
});
