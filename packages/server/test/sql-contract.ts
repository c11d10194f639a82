import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../sql/migrations.ts';
import { Conflict, must, type Sql, statement, type Value } from '../sql/sql.ts';

export interface Databases {
  /** The same database, as another process has it. */
  open(): Promise<Sql>;
  /** Straight into the database, whatever its schema: several sentences at once. */
  raw(sql: string): Promise<void>;
  /** A sentence of a migration as this engine wants it. */
  dialect(sql: string): string;
}

const PERSON = 'INSERT INTO people (id, name, role, created, seen, settings) VALUES (?, ?, ?, ?, ?, ?)';
const person = (id: string, name = 'Mei', seen = 0) => statement(PERSON, id, name, 'guest', 0, seen, '{}');
const RATING = 'INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
const rating = (id: string, ...reals: [number, number, number]) => statement(RATING, id, 'qin', ...reals, 1, 0, 0);
const note = (hash: string, json = '') => statement('INSERT INTO packs VALUES (?, ?)', hash, json);
const names = async (sql: Sql) =>
  (await sql.read<{ name: string }>('SELECT name FROM people ORDER BY name')).map(({ name }) => name);

/** What every engine must do. `fresh` gives an empty database. */
export function sqlContract(name: string, fresh: () => Promise<Databases>): void {
  describe(`${name} keeps the contract of a database`, () => {
    let databases: Databases;
    let sql: Sql;
    let opened: Sql[];
    const open = async () => {
      const made = await databases.open();
      opened.push(made);
      return made;
    };
    beforeEach(async () => {
      opened = [];
      databases = await fresh();
      sql = await open();
    });
    afterEach(() => Promise.all(opened.map(each => each.close())));

    it('has the newest schema, and keeps what was written when it is opened again', async () => {
      await sql.write(person('P1'));
      expect(await sql.version()).toBe(MIGRATIONS.length);
      await sql.close();
      sql = await open();
      expect(await sql.version()).toBe(MIGRATIONS.length);
      expect(await names(sql)).toEqual(['Mei']);
    });
    it('gives back every value as it was', async () => {
      const texts = [
        '',
        '天下 𠮷 é e\u0301 🐉',
        'it\'s ? "quoted" \\ $1 -- \'',
        'line\nline\ttab',
        'x'.repeat(100_000),
      ];
      await sql.write(...texts.map((text, n) => note(`t${n}`, text)));
      const read = await sql.read<{ json: string }>('SELECT json FROM packs ORDER BY hash');
      expect(read.map(({ json }) => json)).toEqual(texts);
      const wholes = [0, -1, 2 ** 31, -(2 ** 40), Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
      await sql.write(...wholes.map((whole, n) => person(`P${n}`, 'Mei', whole)));
      const seen = await sql.read<{ seen: number; banned: null }>('SELECT seen, banned FROM people ORDER BY id');
      expect(seen).toEqual(wholes.map(whole => ({ seen: whole, banned: null })));
      const reals: [number, number, number] = [1500.123456789012, 5e-324, -1.7976931348623157e308];
      await sql.write(rating('P0', ...reals));
      const [row] = await sql.read<Record<string, Value>>('SELECT rating, deviation, volatility FROM ratings');
      expect(Object.values(row!)).toEqual(reals);
    });
    it('counts, adds and compares in numbers', async () => {
      await sql.write(person('P1', 'Mei', 2 ** 40), person('P2', 'Li', 2 ** 40));
      expect(
        await sql.read(
          `SELECT count(*) AS n, sum(seen) AS sum, max(seen) AS max, min(created) AS min, coalesce(max(banned), 'no') AS banned,
             max(seen) > 5 AS late FROM people WHERE lower(name) IN (?, ?)`,
          'mei',
          'li',
        ),
      ).toEqual([{ n: 2, sum: 2 ** 41, max: 2 ** 40, min: 0, banned: 'no', late: 1 }]);
    });
    it('sorts texts by their characters alone', async () => {
      const hashes = ['B', 'a', 'A-1', 'A1', 'b', 'é', '漢', '-', '_'];
      await sql.write(...hashes.map(hash => note(hash)));
      const read = await sql.read<{ hash: string }>('SELECT hash FROM packs ORDER BY hash');
      expect(read.map(({ hash }) => hash)).toEqual([...hashes].sort());
    });
    it('leaves question marks in texts and remarks alone', async () => {
      const asked = `SELECT '? it''s ?' AS a, "hash" AS "b?", json AS c -- really?
        FROM packs /* ? */ WHERE hash = ?`;
      await sql.write(note('h', 'j'));
      expect(await sql.read(asked, 'h')).toEqual([{ a: "? it's ?", 'b?': 'h', c: 'j' }]);
    });
    it('finds nothing under a name that cannot be, and takes any text', async () => {
      await sql.write(note('h'), note('zero \0', 'zero \0'), note('half \ud800'));
      for (const name of ['\0', 'h\0', 'h\ud800', "h' OR 1 = 1 --"])
        expect(await sql.read('SELECT json FROM packs WHERE hash = ?', name)).toEqual([]);
      expect(await sql.read('SELECT count(*) AS n FROM packs')).toEqual([{ n: 3 }]);
    });
    it('says how many rows were touched, and gives those of RETURNING', async () => {
      const outcomes = await sql.write(
        person('P1', 'Mei', 1),
        person('P2', 'Li', 2),
        statement('UPDATE people SET seen = seen + ? RETURNING id, seen, banned', 10),
        statement('DELETE FROM people WHERE id = ?', 'nobody'),
        statement('INSERT INTO packs VALUES (?, ?), (?, ?) ON CONFLICT DO NOTHING', 'h', '', 'h', ''),
        { sql: 'UPDATE people SET seen = ? WHERE seen > ? RETURNING id AS who', values: [0, 11], atLeast: 1 },
        { sql: 'DELETE FROM people WHERE seen >= ?', values: [0], atLeast: 2 },
      );
      expect(outcomes.map(({ changed }) => changed)).toEqual([1, 1, 2, 0, 1, 1, 2]);
      expect(outcomes[2]!.rows).toEqual([
        { id: 'P1', seen: 11, banned: null },
        { id: 'P2', seen: 12, banned: null },
      ]);
      expect(outcomes[5]!.rows).toEqual([{ who: 'P2' }]);
      expect([0, 1, 3, 4, 6].map(n => outcomes[n]!.rows)).toEqual([[], [], [], [], []]);
    });
    it('writes all or nothing', async () => {
      await expect(sql.write(person('P1'), note('h'), person('P1', 'Li'))).rejects.toBeInstanceOf(Conflict);
      await expect(sql.write(person('P1'), rating('P2', 1, 1, 1))).rejects.toThrow(/foreign key/i);
      await expect(sql.write(person('P1'), statement('UPDATE nothing SET a = ?', 1))).rejects.toThrow(/nothing/);
      await expect(sql.write(person('P1'), statement(PERSON, 'P2', null, '', 0, 0, ''))).rejects.toThrow(/null/i);
      expect(await names(sql)).toEqual([]);
      expect(await sql.read('SELECT * FROM packs')).toEqual([]);
      await sql.write(person('P1'));
      expect(await names(sql)).toEqual(['Mei']);
    });
    it('takes everything back when a statement touches fewer rows than it must', async () => {
      await sql.write(person('P1'));
      const missing = must('UPDATE people SET name = ? WHERE id = ?', 'Li', 'P9');
      await expect(sql.write(note('h'), missing)).rejects.toBeInstanceOf(Conflict);
      const returning = must('UPDATE people SET name = ? WHERE id = ? RETURNING name', 'Li', 'P9');
      await expect(sql.write(note('h'), returning)).rejects.toBeInstanceOf(Conflict);
      const two = { sql: 'UPDATE people SET name = ?', values: ['Li'], atLeast: 2 };
      await expect(sql.write(note('h'), two)).rejects.toBeInstanceOf(Conflict);
      expect(await names(sql)).toEqual(['Mei']);
      expect(await sql.read('SELECT * FROM packs')).toEqual([]);
      await sql.write(must('UPDATE people SET name = ? WHERE id = ?', 'Li', 'P1'), note('h'));
      expect(await names(sql)).toEqual(['Li']);
    });
    it('takes back only those that fail when many write at once', async () => {
      await sql.write(person('P0', 'taken'));
      const writes = Array.from({ length: 250 }, (_, n) =>
        n % 10 === 3
          ? sql.write(note(`n${n}`), person('P0', 'again'))
          : n % 10 === 7
            ? sql.write(note(`n${n}`), must('UPDATE people SET name = ? WHERE id = ?', 'x', 'nobody'))
            : sql.write(note(`n${n}`), person(`Q${n}`)),
      );
      const results = await Promise.allSettled(writes);
      const held = results.flatMap(({ status }, n) => (status === 'fulfilled' ? [`n${n}`] : []));
      expect(held.length).toBe(200);
      expect(results.every(each => each.status === 'fulfilled' || each.reason instanceof Conflict)).toBe(true);
      const stored = await sql.read<{ hash: string }>('SELECT hash FROM packs ORDER BY hash');
      expect(stored.map(({ hash }) => hash)).toEqual(held.sort());
      expect((await names(sql)).length).toBe(201);
    });
    it('carries out in the order of asking what is asked for at once', async () => {
      await sql.write(person('P1', 'Mei', 0));
      const writes = Array.from({ length: 300 }, (_, n) =>
        sql.write(must('UPDATE people SET seen = ? WHERE id = ? AND seen = ?', n + 1, 'P1', n)),
      );
      await Promise.all(writes);
      expect(await sql.read('SELECT seen FROM people')).toEqual([{ seen: 300 }]);
    });
    it('lets two programs write the same row, one after the other', async () => {
      const other = await open();
      await sql.write(person('P1', 'Mei', 0), person('P2', 'Li', 0));
      const more = (id: string) => must('UPDATE people SET seen = seen + 1 WHERE id = ?', id);
      await Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          n % 2 === 0 ? sql.write(more('P1'), more('P2')) : other.write(more('P2'), more('P1')),
        ),
      );
      expect(await other.read('SELECT seen FROM people')).toEqual([{ seen: 200 }, { seen: 200 }]);
    });
    it('lets one of two programs be first, and tells the other', async () => {
      const other = await open();
      for (let n = 0; n < 50; n++) {
        const results = await Promise.allSettled([sql.write(note(`h${n}`, 'a')), other.write(note(`h${n}`, 'b'))]);
        expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        const late = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
        expect(late.reason).toBeInstanceOf(Conflict);
      }
    });
    it('can be opened by several programs at once while it is empty', async () => {
      databases = await fresh();
      const all = await Promise.all(Array.from({ length: 4 }, open));
      expect(await Promise.all(all.map(each => each.version()))).toEqual(all.map(() => MIGRATIONS.length));
    });
    it('leaves a database of a newer program alone and says so', async () => {
      await sql.write(statement('INSERT INTO migrations VALUES (?, ?)', 99, 'later'));
      await sql.close();
      await expect(open()).rejects.toThrow(
        `the database has version 99, this program knows ${MIGRATIONS.length}: start a newer program, or another database`,
      );
    });
    it('finishes what was asked for before it closes, and fails after', async () => {
      const last = [sql.write(person('P1')), sql.write(person('P2'))];
      await sql.close();
      await Promise.all(last);
      await expect(sql.version()).rejects.toThrow();
      await expect(sql.write(person('P3'))).rejects.toThrow();
      sql = await open();
      expect((await names(sql)).length).toBe(2);
    });
  });
}
