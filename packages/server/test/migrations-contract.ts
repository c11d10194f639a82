import { expect, it } from 'vitest';
import { MIGRATIONS } from '../sql/migrations.ts';
import { statement } from '../sql/sql.ts';
import type { Databases } from './sql-contract.ts';

/** What becomes of older databases, in every engine. */
export function migrationsContract(name: string, fresh: () => Promise<Databases>): void {
  it(`${name} brings a database of version 1 to the newest, with everything in it`, async () => {
    const databases = await fresh();
    const [a, b] = ['a', 'b'].map(c => c.repeat(64));
    await databases.raw(
      `${databases.dialect('CREATE TABLE migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT;')}
       ${databases.dialect(MIGRATIONS[0]!)}
       INSERT INTO migrations VALUES (1, 'then');
       INSERT INTO packs VALUES ('h', '{"game":"qin"}');
       INSERT INTO tables VALUES
         ('QIN-A', 'qin', '1', 'h', '{}', '[]', 'k', 100, NULL, 'bots'),
         ('QIN-B', 'qin', '1', 'h', '{}', '[]', 'k', 200, 'QIN-A', 'over'),
         ('QIN-C', 'qin', '1', 'h', '{}', '[]', 'k', 300, NULL, 'open');
       INSERT INTO guests VALUES
         ('QIN-A', 0, 'Mei', 'green', '${a}', 101), ('QIN-A', 1, 'Li', 'white', '${b}', 102),
         ('QIN-B', 1, 'Mei', 'white', '${a}', 201);
       INSERT INTO entries VALUES ('QIN-A', 0, 0, 'lay.lay 1 2', 110, 0), ('QIN-A', 1, 1, 'lay.lay 3 4', 120, 1);`,
    );
    const sql = await databases.open();
    expect(await sql.version()).toBe(MIGRATIONS.length);
    expect(await sql.read('SELECT * FROM entries ORDER BY seq')).toEqual([
      { table_id: 'QIN-A', seq: 0, seat: 0, words: 'lay.lay 1 2', at: 110, forced: 0 },
      { table_id: 'QIN-A', seq: 1, seat: 1, words: 'lay.lay 3 4', at: 120, forced: 1 },
    ]);
    expect(
      await sql.read('SELECT id, stage, follows, visibility, changed, due, ended FROM tables ORDER BY id'),
    ).toEqual([
      { id: 'QIN-A', stage: 'bots', follows: null, visibility: 'link', changed: 100, due: 0, ended: null },
      { id: 'QIN-B', stage: 'over', follows: 'QIN-A', visibility: 'link', changed: 200, due: null, ended: 200 },
      { id: 'QIN-C', stage: 'open', follows: null, visibility: 'link', changed: 300, due: null, ended: null },
    ]);
    expect(
      await sql.read(
        `SELECT s.table_id, s.seat, s.name, s.colour, s.since, p.role, p.created, p.seen
         FROM sitters s JOIN people p ON p.id = s.person JOIN sessions e ON e.person = p.id AND e.token IN (?, ?)
         ORDER BY s.table_id, s.seat`,
        a!,
        b!,
      ),
    ).toEqual([
      { table_id: 'QIN-A', seat: 0, name: 'Mei', colour: 'green', since: 101, role: 'guest', created: 101, seen: 201 },
      { table_id: 'QIN-A', seat: 1, name: 'Li', colour: 'white', since: 102, role: 'guest', created: 102, seen: 102 },
      { table_id: 'QIN-B', seat: 1, name: 'Mei', colour: 'white', since: 201, role: 'guest', created: 101, seen: 201 },
    ]);
    expect(await sql.read('SELECT id FROM people')).toHaveLength(2);
    await sql.close();
  });
  it(`${name} says of a database of version 8 who sits at a table that is played`, async () => {
    const databases = await fresh();
    await databases.raw(
      `${databases.dialect('CREATE TABLE migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT;')}
       ${MIGRATIONS.slice(0, 8).map(databases.dialect).join('')}
       ${Array.from({ length: 8 }, (_, i) => `INSERT INTO migrations VALUES (${i + 1}, 'then');`).join('')}
       INSERT INTO packs VALUES ('h', '{"game":"qin"}');
       INSERT INTO people (id, name, role, created, seen, settings) VALUES ('P1', 'Mei', 'player', 1, 1, '{}');
       ${['open', 'guests', 'bots', 'over']
         .map(
           stage => `INSERT INTO tables (id, game, rules, pack, options, seats, key, created, stage)
             VALUES ('QIN-${stage}', 'qin', '1', 'h', '{}', '[]', 'k', 100, '${stage}');
             INSERT INTO sitters (table_id, seat, person, name, colour, since) VALUES ('QIN-${stage}', 0, 'P1', 'Mei', 'green', 1);`,
         )
         .join('')}`,
    );
    const sql = await databases.open();
    expect(await sql.read('SELECT table_id FROM sitters WHERE in_play = 1 ORDER BY table_id')).toEqual(
      ['bots', 'guests', 'open'].map(stage => ({ table_id: `QIN-${stage}` })),
    );
    await sql.close();
  });
  it(`${name} keeps reports, sessions and addresses of a database of version 2`, async () => {
    const databases = await fresh();
    await databases.raw(
      `${databases.dialect('CREATE TABLE migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT;')}
       ${MIGRATIONS.slice(0, 2).map(databases.dialect).join('')}
       INSERT INTO migrations VALUES (1, 'then'), (2, 'then');
       INSERT INTO packs VALUES ('h', '{"game":"qin"}');
       INSERT INTO tables (id, game, rules, pack, options, seats, key, created, stage)
         VALUES ('QIN-A', 'qin', '1', 'h', '{}', '[]', 'k', 100, 'over');
       INSERT INTO people (id, name, email, role, created, seen, settings)
         VALUES ('P1', 'Mei', 'mei@example.org', 'player', 1, 1, '{}'), ('P2', 'Li', NULL, 'guest', 1, 1, '{}');
       INSERT INTO sessions VALUES ('t', 'P1', 1, 1, 4102444800000, 'a browser');
       INSERT INTO reports VALUES ('r1', 'QIN-A', 'line', 'P2', 'P1', 'rude', 5, NULL), ('r2', 'QIN-A', NULL, 'P1', 'P2', '', 6, 7);`,
    );
    const sql = await databases.open();
    expect(await sql.read('SELECT * FROM reports ORDER BY id')).toEqual([
      { id: 'r1', table_id: 'QIN-A', chat: 'line', about: 'P2', by_person: 'P1', text: 'rude', at: 5, settled: null },
      { id: 'r2', table_id: 'QIN-A', chat: null, about: 'P1', by_person: 'P2', text: '', at: 6, settled: 7 },
    ]);
    expect(await sql.read('SELECT token, person FROM sessions')).toEqual([{ token: 't', person: 'P1' }]);
    expect(await sql.read("SELECT email, mail_confirmed FROM people WHERE id = 'P1'")).toEqual([
      { email: 'mei@example.org', mail_confirmed: null },
    ]);
    const report = (table: string | null) =>
      sql.write(statement("INSERT INTO reports VALUES (?, ?, NULL, 'P2', 'P1', 'rude', 8, NULL)", `${table}`, table));
    await report(null); // without a table
    await expect(report('QIN-NONE')).rejects.toThrow(); // but not of one that is not there
    await sql.close();
  });
}
