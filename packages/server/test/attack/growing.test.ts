/** A site on which many games have ended: what anybody may ask about them costs the same as when there were few. */
import { expect, it } from 'vitest';
import { localBus } from '../../bus/local.ts';
import { lobbyNews } from '../../lobby/news.ts';
import { ownLists } from '../../lobby/own.ts';
import { ownEvents } from '../../lobby/own-events.ts';
import { type RecordsAsked, recordsOf } from '../../lobby/records.ts';
import { accounts, personRow } from '../../people/accounts.ts';
import { exportOf } from '../../people/export.ts';
import { deletePerson, handOver } from '../../people/leaving.ts';
import { passwords } from '../../people/passwords.ts';
import { friendsOf, profileOf, turnsOf } from '../../people/profile.ts';
import { related } from '../../people/relations.ts';
import { type Sql, statement } from '../../sql/sql.ts';
import { sqliteSql } from '../../sql/sqlite.ts';
import { library } from '../../tables/game/library.ts';
import { dataFolder } from '../folder.ts';

const [FEW, MANY] = [2000, 20_000];
const PUBLIC = 500; // one in so many; all others are known by their link alone

/** Games of one busy person against the same bot. The person plays on as a guest of many tables; no one counts these. */
async function after(games: number): Promise<Sql> {
  const sql = sqliteSql(dataFolder());
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${games - 1})`;
  const id = "'QIN-' || i";
  const person = (who: string, role: string) =>
    statement(
      "INSERT INTO people (id, name, role, created, seen, settings, here) VALUES (?, ?, ?, 1, 1, '{}', 4e12)",
      ...[who, who, role],
    );
  const seats = '[{"by":"open","colour":"green"},{"by":"bot","colour":"white","name":"Bot","bot":"greedy"}]';
  await sql.write(
    statement("INSERT INTO packs VALUES ('h', '{}')"),
    ...[person('Mei', 'player'), person('Li', 'player'), person('bot:greedy', 'bot')],
    ...related('Mei', 'Li', 'friend', 1),
    ...related('Li', 'Mei', 'friend', 1),
    statement(
      `INSERT INTO tables (id, game, rules, pack, options, seats, key, created, stage, visibility, terms, changed, ended, result)
       ${numbers} SELECT ${id}, 'qin', '1', 'h', '{}', ?, 'k', i, 'over',
         CASE WHEN i % ${PUBLIC} = 0 THEN 'public' ELSE 'link' END, '{}', i, i, '{"totals":[1,2],"places":[2,1]}' FROM n`,
      seats,
    ),
    statement(
      `INSERT INTO sitters (table_id, seat, person, name, colour, since, in_play)
         ${numbers} SELECT ${id}, 0, 'Mei', 'Mei', 'green', i, 0 FROM n`,
    ),
    // What Zhao has is little; what others have said, hosted and written is much.
    person('Zhao', 'guest'),
    statement(
      `INSERT INTO chat (id, table_id, room, person, name, text, at, hidden)
       ${numbers} SELECT 'c' || i, ${id}, 'players', 'Mei', 'Mei', 'well played', i, 0 FROM n`,
    ),
    statement(`INSERT INTO notes (table_id, person, text, at) ${numbers} SELECT ${id}, 'Mei', 'mine', i FROM n`),
    statement(`INSERT INTO invites (table_id, person, by_person, at) ${numbers} SELECT ${id}, 'Li', 'Mei', i FROM n`),
    ...[
      ['Mei', 0, 2],
      ['bot:greedy', 1, 1],
    ].map(([who, seat, place]) =>
      statement(
        `INSERT INTO results (table_id, seat, person, game, place, players, total, how, ended)
         ${numbers} SELECT ${id}, ?, ?, 'qin', ?, 2, 1, 'played', i FROM n`,
        ...[seat!, who!, place!],
      ),
    ),
  );
  return sql;
}
const ZHAO = { id: 'Zhao', name: 'Zhao', role: 'guest' } as const;
const MEI = { id: 'Mei', name: 'Mei', role: 'player' } as const;
const news = lobbyNews(localBus(), 1000);
const records = (more: Partial<RecordsAsked>) => (sql: Sql) =>
  recordsOf(sql, { viewer: undefined, limit: 20, ...more }) as Promise<unknown>;
const profile = (who: string) => async (sql: Sql) => profileOf(sql, (await personRow(sql, who))!, undefined);
const ASKED: Record<string, (sql: Sql) => Promise<unknown>> = {
  'the records of the site': records({}),
  'the records of a game nobody played': records({ game: 'zhanguo' }),
  'one of many who asks for records': records({ viewer: 'Li' }),
  'the records of a bot': records({ person: 'bot:greedy' }),
  'the records that a bot lost': records({ person: 'bot:greedy', result: 'lost' }),
  "a bot's profile": profile('bot:greedy'),
  "somebody's profile": profile('Mei'),
  'tables that wait for somebody': sql => turnsOf(sql, 'Mei'),
  "a guest's export": sql => exportOf(sql, 'Zhao'),
  'another name': sql => accounts(sql, passwords()).change({ ...ZHAO, name: 'Zhao Gao' }, { name: 'Zhao' }, ''),
  'a guest who turns out to be somebody': sql => handOver(sql, ZHAO, { id: 'Li', name: 'Li', role: 'player' }),
  'somebody who leaves': sql => deletePerson(sql, ZHAO),
  "everybody's lists in the lobby": sql => ownLists({ sql, library: library(), watching: () => 0 })(MEI),
  'following what happens to somebody': async sql =>
    (await ownEvents({ sql, news, failed: () => {} }, 'Mei', () => {}))(),
};
/** Milliseconds of processor time, the least of some tries. */
async function cost(ask: (sql: Sql) => Promise<unknown>, sql: Sql): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 7; i++) {
    const began = process.cpuUsage();
    await ask(sql);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

it('costs the same after ten times as many games', async () => {
  const [few, many] = [await after(FEW), await after(MANY)];
  const dearer: string[] = [];
  for (const [what, ask] of Object.entries(ASKED)) {
    const [before, now] = [await cost(ask, few), await cost(ask, many)];
    if (now > 4 * before + 1) dearer.push(`${what}: ${before.toFixed(1)} ms, then ${now.toFixed(1)} ms`);
  }
  expect(dearer).toEqual([]);
  await Promise.all([few.close(), many.close()]);
});
it('whoever pages through the games of a bot finds every public one, however many others lie between', async () => {
  const sql = await after(MANY);
  const found: string[] = [];
  let pages = 0;
  for (let before: number | undefined = 4e12; before !== undefined; pages++) {
    const { records, next } = await recordsOf(sql, { viewer: undefined, person: 'bot:greedy', limit: 20, before });
    found.push(...records.map(({ id }) => id));
    before = next === undefined ? undefined : Date.parse(next);
  }
  const all = Array.from({ length: MANY / PUBLIC }, (_, i) => `QIN-${i * PUBLIC}`).reverse();
  expect(found).toEqual(all);
  expect(pages).toBeLessThan(MANY / 500);
  await sql.close();
});
it('a friend is looked for at tables only where there is something to tell', async () => {
  const sql = await after(FEW);
  expect((await friendsOf(sql, 'Li')).friends).toMatchObject([{ id: 'Mei', online: true }]);
  await sql.write(
    statement("UPDATE tables SET stage = 'guests' WHERE id = 'QIN-500'"),
    statement("UPDATE sitters SET in_play = 1 WHERE table_id = 'QIN-500'"),
  );
  expect((await friendsOf(sql, 'Li')).friends).toMatchObject([{ id: 'Mei', at: { table: 'QIN-500' } }]);
  await sql.close();
});
