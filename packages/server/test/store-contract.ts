import { terms } from '@tianxia/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../people/sessions.ts';
import { Conflict, type Sql } from '../sql/sql.ts';
import { type NewTable, type Progress, type Sitter, type TableStore, tableStore } from '../tables/log/store.ts';
import { satDown } from '../tables/seats/seat-rows.ts';

const PACK = { hash: 'a'.repeat(64), json: '{"game":"qin"}' };
const table = (id: string, more: Partial<NewTable> = {}): NewTable => ({
  id,
  game: 'qin',
  rules: '1',
  pack: PACK.hash,
  options: { board: 'lion' },
  seats: [
    { by: 'open', colour: 'green' },
    { by: 'bot', colour: 'white', name: 'Bot 1', bot: 'greedy' },
  ],
  key: 'b'.repeat(64),
  created: 1_700_000_000_000,
  stage: 'open',
  visibility: 'link',
  terms: terms.parse({}),
  ...more,
});
const at = (stage: Progress['stage'], more: Partial<Progress> = {}): Progress => ({ stage, changed: 7, ...more });
const choice = (n: number) => ({ seat: n % 2, words: `lay.lay 1 ${n}`, at: n });

/** What every store must do, whatever database is behind it. */
export function storeContract(name: string, open: () => Promise<{ sql: Sql; reopen(): Promise<Sql> }>): void {
  describe(`${name} keeps the contract of a store`, () => {
    let sql: Sql;
    let store: TableStore;
    let reopen: () => Promise<void>;
    let person: string;
    const guest = (seat: number, name = 'Mei'): Sitter => ({ seat, person, name, colour: 'green', since: 5 });
    beforeEach(async () => {
      const opened = await open();
      sql = opened.sql;
      store = tableStore(sql);
      person = (await sessions(sql).newGuest('Mei', '')).person.id;
      reopen = async () => {
        sql = await opened.reopen();
        store = tableStore(sql);
      };
    });
    afterEach(() => sql.close());

    it('keeps a table, its pack and its guests over a restart', async () => {
      await store.create(table('QIN-A'), PACK, []);
      await store.change('QIN-A', [satDown('QIN-A', guest(0))], at('bots'));
      const before = await store.table('QIN-A');
      expect(before).toEqual({ bots: {}, ...table('QIN-A', { stage: 'bots' }), changed: 7, sitters: [guest(0)] });
      await reopen();
      expect(await store.table('QIN-A')).toEqual(before);
      expect(await store.pack(PACK.hash)).toBe(PACK.json);
    });
    it('does not look for those who play among those whose table is over', async () => {
      const inPlay = () => sql.read('SELECT table_id FROM sitters WHERE in_play = 1 ORDER BY table_id');
      const tables = ['A', 'B', 'C'].map(id => `QIN-${id}`);
      for (const id of tables) await store.create(table(id), PACK, [guest(0)]);
      expect(await inPlay()).toEqual(tables.map(table_id => ({ table_id })));
      await store.append('QIN-A', 0, [choice(0)], at('over')); // by a choice
      await store.change('QIN-B', [], at('over')); // by time
      await store.change('QIN-C', [], at('guests'));
      expect(await inPlay()).toEqual([{ table_id: 'QIN-C' }]);
    });
    it('knows nothing of tables and packs that are not there', async () => {
      expect(await store.table('QIN-B')).toBeUndefined();
      expect(await store.pack('d'.repeat(64))).toBeUndefined();
      expect(await store.entries('QIN-B')).toEqual([]);
    });
    it('keeps choices in order, forced ones marked, over a restart', async () => {
      await store.create(table('QIN-A'), PACK, []);
      const forced = { ...choice(1), forced: true as const };
      await store.append('QIN-A', 0, [choice(0), forced], at('guests'));
      await store.append('QIN-A', 2, [choice(2)], at('over'));
      await reopen();
      expect(await store.entries('QIN-A')).toEqual([choice(0), forced, choice(2)]);
      expect((await store.table('QIN-A'))?.stage).toBe('over');
    });
    it('refuses a number that is taken, and writes nothing of that choice', async () => {
      await store.create(table('QIN-A'), PACK, []);
      await store.append('QIN-A', 0, [choice(0), choice(1)], at('guests'));
      await expect(store.append('QIN-A', 1, [choice(7), choice(8)], at('over'))).rejects.toBeInstanceOf(Conflict);
      expect(await store.entries('QIN-A')).toEqual([choice(0), choice(1)]);
      expect((await store.table('QIN-A'))?.stage).toBe('guests');
    });
    it('gives a seat to one guest only', async () => {
      await store.create(table('QIN-A'), PACK, []);
      const both = ['Mei', 'Li'].map(name => store.change('QIN-A', [satDown('QIN-A', guest(0, name))], at('open')));
      const results = await Promise.allSettled(both);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect((await store.table('QIN-A'))?.sitters).toEqual([guest(0, 'Mei')]);
    });
    it('takes back only the one that conflicts when many write at once', async () => {
      await Promise.all(['A', 'B', 'C'].map(id => store.create(table(`QIN-${id}`), PACK, [])));
      const results = await Promise.allSettled([
        store.append('QIN-A', 0, [choice(0)], at('guests')),
        store.append('QIN-B', 0, [choice(0)], at('guests')),
        store.append('QIN-A', 0, [choice(9)], at('guests')),
        store.append('QIN-NOBODY', 0, [choice(0)], at('guests')),
        store.append('QIN-C', 0, [choice(0)], at('guests')),
      ]);
      expect(results.map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
        'rejected',
        'fulfilled',
      ]);
      for (const id of ['A', 'B', 'C']) expect(await store.entries(`QIN-${id}`)).toEqual([choice(0)]);
    });
    it('refuses an id twice, and a second rematch of the same table', async () => {
      await store.create(table('QIN-A'), PACK, []);
      await expect(store.create(table('QIN-A'), PACK, [])).rejects.toBeInstanceOf(Conflict);
      await store.create(table('QIN-B', { follows: 'QIN-A' }), PACK, []);
      await expect(store.create(table('QIN-C', { follows: 'QIN-A' }), PACK, [])).rejects.toBeInstanceOf(Conflict);
      expect((await store.table('QIN-A'))?.rematch).toBe('QIN-B');
      expect((await store.table('QIN-B'))?.follows).toBe('QIN-A');
      expect(await store.table('QIN-C')).toBeUndefined();
    });
    it('keeps how a table stands and how it ended', async () => {
      await store.create(table('QIN-A', { due: 3, host: person, visibility: 'public' }), PACK, []);
      expect(await store.table('QIN-A')).toMatchObject({
        due: 3,
        host: person,
        visibility: 'public',
        changed: 1_700_000_000_000,
      });
      await store.append('QIN-A', 0, [choice(0)], at('bots', { due: 9 }));
      expect(await store.table('QIN-A')).toMatchObject({ stage: 'bots', due: 9, changed: 7 });
      const result = { totals: [3, 5], places: [2, 1], lines: {}, tieBreaks: [] };
      await store.append('QIN-A', 1, [choice(1)], at('over', { ended: 8, result: result as never }));
      const over = await store.table('QIN-A');
      expect(over).toMatchObject({ stage: 'over', ended: 8, result });
      expect(over).not.toHaveProperty('due');
    });
    it('refuses what was made from a row that has changed since, and everything once the game is over', async () => {
      await store.create(table('QIN-A'), PACK, []);
      await store.append('QIN-A', 0, [choice(0)], at('guests', { changed: 8 }));
      const late = store.append('QIN-A', 1, [choice(1)], at('guests', { changed: 9, since: 7 }));
      await expect(late).rejects.toBeInstanceOf(Conflict);
      expect(await store.entries('QIN-A')).toEqual([choice(0)]);
      await store.append('QIN-A', 1, [choice(1)], at('over', { changed: 9, since: 8, ended: 9 }));
      await expect(store.append('QIN-A', 2, [choice(2)], at('guests'))).rejects.toBeInstanceOf(Conflict);
      expect(await store.progress('QIN-A')).toEqual({ stage: 'over', changed: 9, ended: 9 });
    });
    it('gives the log from a number on', async () => {
      await store.create(table('QIN-A'), PACK, []);
      await store.append('QIN-A', 0, [choice(0), choice(1), choice(2)], at('guests'));
      expect(await store.entries('QIN-A', 2)).toEqual([choice(2)]);
    });
    it('answers while it is open and fails when it is closed', async () => {
      expect(await sql.version()).toBeGreaterThan(0);
      await sql.close();
      await expect(sql.version()).rejects.toThrow();
      await reopen();
      expect(await sql.version()).toBeGreaterThan(0);
    });
  });
}
