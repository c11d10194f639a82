/** The clock on the wall is put right, or goes wrong, while people play. */

import type { TableFacts } from '@tianxia/protocol';
import { expect, it, onTestFinished, vi } from 'vitest';
import { localBus } from '../../bus/local.ts';
import { admin } from '../../operating/admin.ts';
import { openSql } from '../../sql/open.ts';
import { statement } from '../../sql/sql.ts';
import { sqliteSql } from '../../sql/sqlite.ts';
import { siteClock } from '../../tables/clock/site-clock.ts';
import { timeOfSite } from '../../tables/clock/time-of-site.ts';
import { rulesHere } from '../rules-here.ts';
import { databaseUrl } from '../services.ts';
import { anyWords, dataFolder, founded, get, joined, served, tell, visit } from '../visiting.ts';

const DAY = 86_400_000;
/** What the wall says; `by` is how far it is off. */
function wall(): { by: number } {
  const shift = { by: 0 };
  const real = Date.now.bind(Date);
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => real() + shift.by);
  onTestFinished(() => spy.mockRestore());
  return shift;
}
const LIVE = { pace: { kind: 'live', bank: 600_000, increment: 0 }, onTimeout: 'loss' } as const;

it('a wall clock that jumps forward, and back again, costs nobody their game and leaves no trace', async () => {
  const shift = wall();
  const data = dataFolder();
  const { url, close } = await served({ data, dueEvery: 10 });
  const { id, token } = await founded(url, { terms: LIVE, options: { start: 'first' } });
  await joined(url, id);
  const mei = visit(url, id, token);
  await mei.until(() => mei.update?.waiting.includes(0));
  const facts = async () => (await get<TableFacts>(`${url}/api/tables/${id}`)).body;
  shift.by = 3 * DAY;
  const other = await founded(url, { terms: LIVE, options: { start: 'first' } }); // founded meanwhile
  await joined(url, other.id);
  await new Promise(resolve => setTimeout(resolve, 200)); // time to look after what is due, twenty times
  expect((await facts()).over).toBe(false);
  expect((await facts()).seats.every(({ standIn }) => standIn === undefined)).toBe(true);
  const chosen = await tell(mei, { type: 'choose', version: mei.update.version, words: await anyWords(mei) });
  expect(chosen).toMatchObject({ type: 'done' });
  shift.by = 0;
  const there = visit(url, other.id, other.token);
  await there.until(() => there.table?.clocks !== undefined);
  const [hand] = there.table.clocks!.seats;
  expect(hand!.running).toBe(true);
  expect(hand!.left).toBeGreaterThan(0);
  await close();
  const sql = sqliteSql(data);
  expect(await sql.read('SELECT * FROM outages')).toEqual([]);
  await sql.close();
});

it('a server started while the wall clock was wrong, and again after it was put right, goes on where it was', async () => {
  const shift = wall();
  const data = dataFolder();
  shift.by = 3 * DAY;
  const before = await served({ data, dueEvery: 10 });
  const { id, token } = await founded(before.url, { terms: LIVE, options: { start: 'first' } });
  await joined(before.url, id);
  await before.close();
  shift.by = 0;
  const { url } = await served({ data, dueEvery: 10 });
  const mei = visit(url, id, token);
  await mei.until(() => mei.table?.clocks !== undefined);
  const { resumes, at } = mei.table.clocks!;
  expect((resumes ?? at) - at).toBeLessThanOrEqual(30_000); // the grace after a start, not three days
});

it('a second process that starts with a wrong wall clock takes the time of the first, whose games go on', async () => {
  const shift = wall();
  const shared = { data: dataFolder(), database: await databaseUrl(), dueEvery: 10 };
  const first = await served(shared);
  const { id, token } = await founded(first.url, { terms: LIVE, options: { start: 'first' } });
  const { token: other } = await joined(first.url, id);
  const mei = visit(first.url, id, token);
  await mei.until(() => mei.update?.waiting.includes(0));
  shift.by = 3 * DAY;
  const second = await served(shared);
  const timeAt = async (url: string) => {
    const visitor = visit(url, id, other);
    await visitor.until(() => visitor.table?.clocks !== undefined);
    await visitor.leave();
    return visitor.table.clocks!;
  };
  shift.by = 0;
  const now = Date.now();
  /** Both have said that they serve since, and read what the other said. */
  const haveMet = async () => {
    const sql = await openSql({ data: '', url: shared.database });
    const rows = await sql.read<{ seen: number }>('SELECT seen FROM processes WHERE stopped = 0');
    await sql.close();
    return rows.length === 2 && rows.every(({ seen }) => seen > now + 5000);
  };
  await expect.poll(haveMet).toBe(true);
  for (const { url } of [first, second]) {
    const { at, resumes = at, seats } = await timeAt(url);
    expect(Math.max(at, resumes) - now).toBeLessThan(DAY);
    expect(seats[0]!.left).toBeGreaterThan(300_000);
  }
  const chosen = await tell(mei, { type: 'choose', version: mei.update.version, words: await anyWords(mei) });
  expect(chosen).toMatchObject({ type: 'done' });
  expect((await get<TableFacts>(`${second.url}/api/tables/${id}`)).body.over).toBe(false);
});

it('what an operator does by hand beside a server goes by its time, though the wall is days ahead', async () => {
  const shift = wall();
  const [data, bus] = [dataFolder(), localBus()];
  const { url } = await served({ data, bus, dueEvery: 10 });
  const { id, token } = await founded(url, { terms: LIVE, options: { start: 'first' } });
  await joined(url, id);
  const mei = visit(url, id, token);
  await mei.until(() => mei.update?.waiting.includes(0));
  await tell(mei, { type: 'choose', version: 0, words: await anyWords(mei) });
  await mei.until(() => mei.update.version > 0);
  const now = Date.now();
  shift.by = 3 * DAY;
  const sql = sqliteSql(data);
  onTestFinished(() => sql.close());
  const by = admin(sql, bus, rulesHere());
  await by.rewind(id, 0);
  const [{ at }] = (await sql.read<{ at: number }>(
    'SELECT tables.created + entries.at AS at FROM entries JOIN tables ON tables.id = entries.table_id ORDER BY seq DESC LIMIT 1',
  )) as [{ at: number }];
  expect(at - now).toBeLessThan(60_000);
  await mei.until(() => mei.update.waiting.includes(0) && mei.happened.length === 0);
  expect(mei.table.clocks!.seats[0]!.left).toBeGreaterThan(500_000);
  expect((await get<TableFacts>(`${url}/api/tables/${id}`)).body).toMatchObject({ over: false });
  const poor = await founded(url);
  await sql.write(statement("UPDATE tables SET quarantine = 'why' WHERE id = ?", poor.id));
  await by.lift(poor.id);
  const [row] = await sql.read<{ due: number; changed: number }>(
    'SELECT due, changed FROM tables WHERE id = ?',
    poor.id,
  );
  for (const time of [row!.due, row!.changed]) expect(time - now).toBeLessThan(60_000);
});

it('where nobody serves, an operator goes by the time with which a server would begin', async () => {
  const sql = sqliteSql(dataFolder());
  onTestFinished(() => sql.close());
  const wall = 1_800_000_000_000;
  const time = () => timeOfSite(sql, () => wall);
  expect(await time()).toBe(wall);
  const say = (seen: number, stopped: number) =>
    sql.write(
      statement('DELETE FROM processes'),
      statement('INSERT INTO processes VALUES (?, ?, ?)', 'one', seen, stopped),
    );
  await say(wall - DAY, 1);
  expect(await time()).toBe(wall);
  await say(wall + DAY, 1); // it had run ahead
  expect(await time()).toBe(wall + DAY);
  await say(wall - DAY, 0); // it was killed
  expect(await time()).toBe(wall);
  await say(wall - 2000, 0);
  expect(await time()).toBe(wall);
  await say(wall - 10_000, 0);
  expect(await time()).toBe(wall - 6000); // no later than it can be there
});

it('time in which the process did not run is left out, and it follows another that is further, never back', () => {
  let [on, time] = [1_000_000, 0];
  const clock = siteClock(
    () => on,
    () => time,
  );
  onTestFinished(clock.stop);
  time += 700;
  expect(clock.now()).toBe(1_000_700);
  on += 5 * DAY; // no one looks there any more
  expect(clock.now()).toBe(1_000_700);
  time += DAY; // the machine slept
  expect(clock.now()).toBe(1_005_000);
  clock.follow(1_010_000);
  expect(clock.now()).toBe(1_010_000);
  clock.follow(5);
  time += 10;
  expect(clock.now()).toBe(1_010_010);
});
