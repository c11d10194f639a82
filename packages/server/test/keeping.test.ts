import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { localBus } from '../bus/local.ts';
import { admin } from '../operating/admin.ts';
import { backup } from '../operating/backup.ts';
import { rehearseMigration } from '../operating/migrating.ts';
import { openSnapshot, type Place } from '../operating/open-snapshot.ts';
import { openPresent } from '../operating/present.ts';
import { prunable, recordFrom, removeEnded, removeTable } from '../operating/prune.ts';
import { restore } from '../operating/restore.ts';
import { takeRecord } from '../operating/taking.ts';
import { validate } from '../operating/validate.ts';
import { MIGRATIONS } from '../sql/migrations.ts';
import { openSql } from '../sql/open.ts';
import { type Sql, statement } from '../sql/sql.ts';
import { openSqlite } from '../sql/sqlite-file.ts';
import { library } from '../tables/game/library.ts';
import { tableStore } from '../tables/log/store.ts';
import { rulesHere } from './rules-here.ts';
import { databaseUrl } from './services.ts';
import { dataFolder, founded, get, joined, playOn, post, served, visit } from './visiting.ts';

const PLACES: readonly (readonly [string, () => Promise<Place>])[] = [
  ['SQLite', async () => ({ data: dataFolder() })],
  ['PostgreSQL', async () => ({ data: '', url: await databaseUrl() })],
];
const serving = ({ data, url }: Place, more = {}) =>
  served({ data, ...(url === undefined ? {} : { database: url }), ...more });
/** A finished game, one going on, one that waits for players; chat; two people. */
async function lived(url: string) {
  const done = await founded(url, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await playOn(visit(url, done.id, done.token));
  const going = await founded(url);
  const li = await joined(url, going.id);
  const [mine, theirs] = [visit(url, going.id, going.token), visit(url, going.id, li.token)];
  await Promise.all([mine, theirs].map(page => playOn(page, () => page.update?.version >= 6)));
  await post(`${url}/api/tables/${going.id}/chat`, { text: '你好 "it\'s" a line\n' }, going.token);
  const open = await founded(url);
  return { done, going, li, open };
}
/** Every row, the same whatever the engine and its order. */
async function rowsOf(place: Place): Promise<string[]> {
  const snapshot = await openSnapshot(place);
  const rows: string[] = [];
  for (const table of snapshot.tables)
    for await (const row of snapshot.rows(`SELECT * FROM ${table}`))
      rows.push(`${table} ${JSON.stringify(Object.entries(row).sort())}`);
  await snapshot.close();
  return rows.sort();
}
async function kept(place: Place): Promise<string> {
  const file = join(dataFolder(), 'backup.gz');
  const snapshot = await openSnapshot(place);
  await backup(snapshot, file);
  await snapshot.close();
  return file;
}
async function differences(place: Place): Promise<string[]> {
  const snapshot = await openSnapshot(place);
  const found: string[] = [];
  for await (const { table, why } of validate(snapshot, rulesHere())) found.push(`${table} ${why}`);
  await snapshot.close();
  return found;
}
async function using<T>(place: Place, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = await openSql(place);
  return work(sql).finally(() => sql.close());
}

describe.each(PLACES)('from %s', (_, from) => {
  it.each(PLACES)('a backup brings everything into an empty %s, and the games go on there', async (_, to) => {
    const [here, there] = [await from(), await to()];
    const first = await serving(here);
    const { going, li, done } = await lived(first.url);
    await first.close();
    const file = await kept(here);
    const rows = await restore(file, there);
    expect(await rowsOf(there)).toEqual(await rowsOf(here));
    expect(rows).toBe((await rowsOf(here)).length);
    expect(await differences(there)).toEqual([]);
    await expect(restore(file, there)).rejects.toThrow(/empty/);

    const second = await serving(there);
    const [mine, theirs] = [visit(second.url, going.id, going.token), visit(second.url, going.id, li.token)];
    await Promise.all([playOn(mine), playOn(theirs)]);
    expect((await get(`${second.url}/api/tables/${done.id}/record`)).status).toBe(200);
  });

  it('a backup made while people play is of one moment', async () => {
    const here = await from();
    const { url } = await serving(here);
    const games = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { id, token } = await founded(url, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
        return visit(url, id, token);
      }),
    );
    const plays = games.map(game => playOn(game));
    const there = { data: dataFolder() };
    await games[0]!.until(() => games[0]!.update?.version >= 6);
    await restore(await kept(here), there);
    await Promise.all(plays);
    expect(await differences(there)).toEqual([]);
    await using(there, async sql => {
      const counted = await sql.read<{ n: number; turn: number }>(
        'SELECT turn, (SELECT count(*) FROM entries WHERE table_id = tables.id) AS n FROM tables',
      );
      expect(counted).toHaveLength(6);
      for (const { n, turn } of counted) expect(n).toBe(turn);
    });
  });

  it('says where a stored game and this program do not agree, and writes nothing', async () => {
    const here = await from();
    const first = await serving(here);
    const { done, going } = await lived(first.url);
    await first.close();
    expect(await differences(here)).toEqual([]);
    await using(here, async sql => {
      await sql.write(
        statement("UPDATE entries SET words = 'lay.lay 0 0' WHERE table_id = ? AND seq = 3", done.id),
        statement("UPDATE tables SET rules = 'other' WHERE id = ?", going.id),
      );
    });
    const before = await rowsOf(here);
    const found = (await differences(here)).sort((a, b) => Number(b.includes('choice')) - Number(a.includes('choice')));
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^${done.id} choice 4, "lay.lay 0 0" of seat \\d, is refused`)),
      expect.stringMatching(new RegExp(`^${going.id} it was begun under rules other`)),
    ]);
    expect(await rowsOf(here)).toEqual(before);
  });

  it('removes what is old, after its record is written, and nothing at which something happened meanwhile', async () => {
    const here = await from();
    const first = await serving(here);
    const { done, going, open } = await lived(first.url);
    await first.close();
    await using(here, async sql => {
      const now = Date.now() + 1000;
      expect((await prunable(sql, { finished: now })).map(({ id }) => id)).toEqual([done.id]);
      const old = await prunable(sql, { finished: now, unfinished: now });
      expect(old.map(({ id }) => id).sort()).toEqual([done.id, going.id, open.id].sort());
      const record = await recordFrom(sql, rulesHere(), done.id);
      expect(record?.result).toBeDefined();
      expect(await recordFrom(sql, rulesHere(), open.id)).toBeUndefined();
      const row = old.find(({ id }) => id === done.id)!;
      expect(await removeTable(sql, { ...row, changed: row.changed - 1 })).toBe(false);
      expect(await removeTable(sql, row)).toBe(true);
      await removeEnded(sql, now);
      expect(await tableStore(sql).table(done.id)).toBeUndefined();
      const again = await takeRecord(sql, rulesHere(), record!, (await library().game('qin')).content);
      expect(await recordFrom(sql, rulesHere(), again)).toMatchObject({ choices: record!.choices, key: record!.key });
      await expect(takeRecord(sql, rulesHere(), record!, (await library().game('qin')).content)).rejects.toThrow(
        /already/,
      );
      const forged = { ...record!, draws: record!.draws.map(draw => draw ^ 1) };
      await expect(takeRecord(sql, rulesHere(), forged, {})).rejects.toThrow();
    });
    expect(await differences(here)).toEqual([]);
  });

  it('a command by hand leaves a database of an older program as it is', async () => {
    const here = await from();
    await expect(openPresent(here)).rejects.toThrow(/^there is no database in|has version 0/);
    await using(here, sql => sql.write(statement('DELETE FROM migrations WHERE version = ?', MIGRATIONS.length)));
    await expect(openPresent(here)).rejects.toThrow(
      /^the database has version \d+, this program needs \d+: .*"tianxia migrate"/,
    );
    const snapshot = await openSnapshot(here);
    expect(snapshot.version).toBe(MIGRATIONS.length - 1);
    await snapshot.close();
  });
  it('an operator rewinds, kicks and bans while the server runs, and everybody sees it', async () => {
    const here = await from();
    const bus = localBus();
    const { url } = await serving(here, { bus });
    const { going, li, open } = await lived(url);
    const page = visit(url, going.id, going.token);
    await page.until(() => page.update?.version >= 6);
    await using(here, async sql => {
      const hand = admin(sql, bus, rulesHere());
      await hand.rewind(going.id, 2);
      await page.until(() => page.update.happened.length === 2 || page.happened.length === 2);
      await expect(hand.rewind(going.id, 2000)).rejects.toThrow(/nothing was chosen/);
      await hand.kick(going.id, li.seat);
      await page.until(() => page.facts.seats[li.seat]!.standIn === 'left');
      await hand.kick(open.id, 0);
      expect((await get<{ seats: { by: string }[] }>(`${url}/api/tables/${open.id}`)).body.seats[0]!.by).toBe('open');
      await hand.ban(li.person, 'spam');
      expect((await post(`${url}/api/tables`, {}, li.token)).status).toBe(401);
      expect(await hand.create('Root', 'correct horse battery')).toBe('made');
      expect(await hand.create('Root', undefined)).toBe('promoted');
      const signed = await post(`${url}/api/sign-in`, { name: 'root', password: 'correct horse battery', token: true });
      expect(signed.status).toBe(200);
      await expect(hand.ban('Nobody', 'x')).rejects.toThrow(/nobody called/);
    });
  });
});

it('finds out a backup that was cut off or is none, and leaves nothing behind', async () => {
  const here = { data: dataFolder() };
  const first = await serving(here);
  await lived(first.url);
  await first.close();
  const whole = readFileSync(await kept(here));
  const file = join(dataFolder(), 'bad.gz');
  const there = { data: join(dataFolder(), 'new') };
  const lines = gunzipSync(whole).toString().trimEnd().split('\n');
  const without = (n: number) => gzipSync(`${lines.toSpliced(n, 1).join('\n')}\n`);
  const newer = gzipSync(lines[0]!.replace(/"schema":\d+/, '"schema":99'));
  for (const [bytes, why] of [
    [whole.subarray(0, whole.length >> 1), /ends too soon/],
    [gzipSync(lines.slice(0, -1).join('\n')), /ends too soon/],
    [without(lines.length - 2), /rows/],
    [Buffer.from('hello'), /not a whole backup|not a backup/],
    [gzipSync('hello'), /not a backup/],
    [newer, /newer/],
  ] as const) {
    writeFileSync(file, bytes);
    await expect(restore(file, there)).rejects.toThrow(why);
    await expect(openSnapshot(there)).rejects.toThrow(/no database/);
  }
  await expect(restore(join(dataFolder(), 'nowhere'), there)).rejects.toThrow(/cannot be read/);
});
it('a backup of the first version becomes a database of this one', async () => {
  const data = dataFolder();
  const db = openSqlite(join(data, 'tianxia.db'));
  db.exec('CREATE TABLE migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT');
  db.exec(MIGRATIONS[0]!);
  db.exec(`INSERT INTO migrations VALUES (1, 'then');
    INSERT INTO packs VALUES ('h', '{}');
    INSERT INTO tables VALUES ('QIN-A', 'qin', '1', 'h', '{}', '[{"by":"open","colour":"green"}]', 'k', 5, NULL, 'open');
    INSERT INTO guests VALUES ('QIN-A', 0, 'Mei', 'green', 'tokenhash', 6)`);
  db.close();
  expect(await rehearseMigration({ data })).toEqual({ from: 1, to: MIGRATIONS.length });
  const file = await kept({ data });
  const there: Place = { data: '', url: await databaseUrl() };
  await restore(file, there);
  await using(there, async sql => {
    expect(await sql.version()).toBe(MIGRATIONS.length);
    expect(await sql.read('SELECT name, seat FROM sitters')).toEqual([{ name: 'Mei', seat: 0 }]);
  });
  expect(await rehearseMigration({ data })).toMatchObject({ from: 1 }); // the rehearsal and the backup changed nothing
});
it('a SQLite file that is new has the small pages that choices want, also when it comes from a backup', async () => {
  const pageOf = (data: string) => {
    const db = openSqlite(join(data, 'tianxia.db'), { readonly: true });
    const [{ page_size }] = db.pragma('page_size') as [{ page_size: number }];
    db.close();
    return page_size;
  };
  const [here, there] = [{ data: dataFolder() }, { data: dataFolder() }];
  await using(here, sql => sql.version());
  await restore(await kept(here), there);
  expect([pageOf(here.data), pageOf(there.data)]).toEqual([1024, 1024]);
});
