import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Conflict, type Guest, type NewTable, type Store } from '../sql/store.ts';

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
  ...more,
});
const guest = (seat: number, name = 'Mei'): Guest => ({ seat, name, colour: 'green', token: 'c'.repeat(64), since: 5 });
const choice = (n: number) => ({ seat: n % 2, words: `lay.lay 1 ${n}`, at: n });

/** What every store must do, whatever database is behind it. */
export function storeContract(name: string, open: () => Promise<{ store: Store; reopen(): Promise<Store> }>): void {
  describe(`${name} keeps the contract of a store`, () => {
    let store: Store;
    let reopen: () => Promise<Store>;
    beforeEach(async () => {
      ({ store, reopen } = await open());
    });
    afterEach(() => store.close());

    it('keeps a table, its pack and its guests over a restart', async () => {
      await store.create(table('QIN-A'), PACK, []);
      await store.sit('QIN-A', guest(0), 'bots');
      const before = await store.table('QIN-A');
      expect(before).toEqual({ ...table('QIN-A', { stage: 'bots' }), guests: [guest(0)] });
      store = await reopen();
      expect(await store.table('QIN-A')).toEqual(before);
      expect(await store.pack(PACK.hash)).toBe(PACK.json);
    });
    it('knows nothing of tables and packs that are not there', async () => {
      expect(await store.table('QIN-B')).toBeUndefined();
      expect(await store.pack('d'.repeat(64))).toBeUndefined();
      expect(await store.entries('QIN-B')).toEqual([]);
    });
    it('keeps choices in order, forced ones marked, over a restart', async () => {
      await store.create(table('QIN-A'), PACK, []);
      const forced = { ...choice(1), forced: true as const };
      await store.append('QIN-A', 0, [choice(0), forced], 'guests');
      await store.append('QIN-A', 2, [choice(2)], 'over');
      store = await reopen();
      expect(await store.entries('QIN-A')).toEqual([choice(0), forced, choice(2)]);
      expect((await store.table('QIN-A'))?.stage).toBe('over');
    });
    it('refuses a number that is taken, and writes nothing of that choice', async () => {
      await store.create(table('QIN-A'), PACK, []);
      await store.append('QIN-A', 0, [choice(0), choice(1)], 'guests');
      await expect(store.append('QIN-A', 1, [choice(7), choice(8)], 'over')).rejects.toBeInstanceOf(Conflict);
      expect(await store.entries('QIN-A')).toEqual([choice(0), choice(1)]);
      expect((await store.table('QIN-A'))?.stage).toBe('guests');
    });
    it('gives a seat to one guest only', async () => {
      await store.create(table('QIN-A'), PACK, []);
      const both = [store.sit('QIN-A', guest(0, 'Mei'), 'open'), store.sit('QIN-A', guest(0, 'Li'), 'open')];
      const results = await Promise.allSettled(both);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect((await store.table('QIN-A'))?.guests).toEqual([guest(0, 'Mei')]);
    });
    it('takes back only the one that conflicts when many write at once', async () => {
      await Promise.all(['A', 'B', 'C'].map(id => store.create(table(`QIN-${id}`), PACK, [])));
      const results = await Promise.allSettled([
        store.append('QIN-A', 0, [choice(0)], 'guests'),
        store.append('QIN-B', 0, [choice(0)], 'guests'),
        store.append('QIN-A', 0, [choice(9)], 'guests'),
        store.append('QIN-NOBODY', 0, [choice(0)], 'guests'),
        store.append('QIN-C', 0, [choice(0)], 'guests'),
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
    it('lists the tables where a bot is to choose', async () => {
      await Promise.all(['A', 'B', 'C'].map(id => store.create(table(`QIN-${id}`), PACK, [])));
      await store.append('QIN-A', 0, [choice(0)], 'bots');
      await store.append('QIN-B', 0, [choice(0)], 'bots');
      await store.append('QIN-B', 1, [choice(1)], 'over');
      expect(await store.waitingForBots()).toEqual(['QIN-A']);
    });
    it('answers while it is open and fails when it is closed', async () => {
      await store.ready();
      const again = await reopen();
      await store.close().catch(() => {});
      await expect(store.ready()).rejects.toThrow();
      store = again;
      await store.ready();
    });
  });
}
