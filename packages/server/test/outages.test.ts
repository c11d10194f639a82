import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Sql, statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { served } from '../tables/clock/outages.ts';
import type { Rest } from '../tables/clock/rests.ts';
import { clockBy, siteClock } from '../tables/clock/site-clock.ts';
import { dataFolder } from './folder.ts';

const MINUTE = 60_000;
const BEAT = 4000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** One process after another on the same database; time goes on by hand. */
function site() {
  const sql = sqliteSql(dataFolder());
  onTestFinished(() => sql.close());
  const time = { now: 1_000_000_000 };
  const disk = { answers: true };
  let beats = 0;
  const shaky: Sql = {
    ...sql,
    async write(...statements) {
      if (!disk.answers) throw new Error('the disk is away');
      const outcomes = await sql.write(...statements);
      beats++;
      return outcomes;
    },
  };
  return {
    sql,
    time,
    disk,
    start: () =>
      served(
        shaky,
        'this one',
        clockBy(() => time.now),
        () => {},
      ),
    /** The process says that it serves, if the database lets it. */
    async beat() {
      const before = beats;
      await vi.advanceTimersByTimeAsync(BEAT);
      if (disk.answers) await vi.waitFor(() => expect(beats).toBeGreaterThan(before), { timeout: 20_000 });
    },
  };
}
/** A process that serves by a clock of its own, beside whatever else is in the database. */
async function beside(sql: Sql, wall: () => number) {
  const clock = siteClock(wall, () => performance.now());
  const serving = await served(sql, 'another', clock, () => {});
  onTestFinished(async () => {
    await serving.stop();
    clock.stop();
  });
  return { ...serving, clock };
}
/** What another process writes when it says that it serves. */
const says = (sql: Sql, seen: number) =>
  sql.write(
    statement(
      `INSERT INTO processes (id, seen, stopped) VALUES ('the first', ?, 0)
       ON CONFLICT (id) DO UPDATE SET seen = excluded.seen`,
      seen,
    ),
  );
const DAY = 86_400_000;
const T = 1_000_000_000;
it('time leaps only together with what is left out of it', async () => {
  const { sql } = site();
  let process: Awaited<ReturnType<typeof beside>> | undefined;
  let isTorn = false;
  const watched: Sql = {
    ...sql,
    async read<Row>(...asked: Parameters<Sql['read']>) {
      const rows = await sql.read<Row>(...asked);
      isTorn ||= process !== undefined && process.clock.now() > T + DAY && process.outages().length === 0;
      return rows;
    },
  };
  process = await beside(watched, () => T);
  const { clock, outages } = process;
  await sql.write(statement('INSERT INTO outages (began, ended) VALUES (?, ?)', T, T + 3 * DAY));
  await says(sql, T + 3 * DAY);
  await vi.advanceTimersByTimeAsync(BEAT);
  await vi.waitFor(() => expect(clock.now()).toBeGreaterThan(T + DAY), { timeout: 20_000 });
  expect(outages()).toEqual([{ from: T, to: T + 3 * DAY }]);
  expect(isTorn).toBe(false);
});
it('whoever played later than we know is followed before clocks count it, with what is left out', async () => {
  const { sql } = site();
  const { clock, outages, upTo } = await beside(sql, () => T);
  await sql.write(statement('INSERT INTO outages (began, ended) VALUES (?, ?)', T, T + 3 * DAY));
  await says(sql, T + 3 * DAY);
  await upTo(T + 1000); // by a clock that is a little ahead
  expect(outages()).toEqual([]);
  await upTo(T + 3 * DAY + 1000);
  expect(outages()).toEqual([{ from: T, to: T + 3 * DAY }]);
  expect(clock.now()).toBeGreaterThanOrEqual(T + 3 * DAY);
});
it('a wall clock is not believed while others serve, and their time is taken', async () => {
  const { sql } = site();
  await says(sql, T);
  const { clock, outages, hasJustBegun } = await beside(sql, () => T + 3 * DAY);
  expect(clock.now()).toBe(T);
  await says(sql, T + 2 * BEAT);
  await vi.advanceTimersByTimeAsync(BEAT);
  await vi.waitFor(() => expect(clock.now()).toBeGreaterThanOrEqual(T + 2 * BEAT), { timeout: 20_000 });
  expect(clock.now()).toBeLessThan(T + DAY);
  expect(hasJustBegun()).toBe(true); // no one loses on time yet
  expect(outages()).toEqual([]);
});
it('a wall clock is believed when nobody has served for a while; two that start at once find one outage', async () => {
  const { sql } = site();
  await says(sql, T); // and was killed
  const processes = await Promise.all(
    [0, 1].map(async n => {
      const clock = siteClock(() => T + DAY + n);
      onTestFinished(clock.stop);
      return { clock, ...(await served(sql, `number ${n}`, clock, () => {})) };
    }),
  );
  for (const { outages, hasJustBegun } of processes) {
    expect(hasJustBegun()).toBe(true);
    expect(outages()).toMatchObject([{ from: T }]); // as long as it is not known, no one's time runs
  }
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(BEAT);
      for (const { clock } of processes) expect(clock.now()).toBeGreaterThanOrEqual(T + DAY);
    },
    { timeout: 20_000 },
  );
  const [kept] = await sql.read<Rest>('SELECT began AS "from", ended AS "to" FROM outages');
  for (const { outages, stop } of processes) {
    expect(outages()).toEqual([kept]);
    expect(kept).toMatchObject({ from: T });
    await stop();
  }
});
it('an outage lasts from when somebody last served until half a minute after somebody serves again', async () => {
  const { time, start } = site();
  const first = await start();
  await first.stop();
  const began = time.now;
  time.now += 5 * MINUTE;
  const second = await start();
  expect(second.outages()).toEqual([{ from: began, to: time.now + 30_000 }]);
  expect(second.hasJustBegun()).toBe(true);
  await second.stop();
});
it('a database that does not answer for a while is an outage, too', async () => {
  const { time, disk, start, beat } = site();
  const { outages, stop } = await start();
  const began = time.now;
  disk.answers = false;
  for (let n = 0; n < 5; n++) {
    await beat();
    time.now += BEAT;
  }
  disk.answers = true;
  await beat();
  await vi.waitFor(() => expect(outages()).toEqual([{ from: began, to: time.now + 30_000 }]), { timeout: 20_000 });
  await stop();
});
it('time that leaps while the process serves is none', async () => {
  const { time, start, beat } = site();
  const { outages, hasJustBegun, stop } = await start();
  time.now += MINUTE;
  await beat();
  await beat();
  expect(outages()).toEqual([]);
  expect(hasJustBegun()).toBe(false);
  await stop();
});
