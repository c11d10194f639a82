import type { CreatedBody, CreateTable, RecordBody, RecordsBody, TableFacts } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { account, ask, codeOf } from './asking.ts';
import { dataFolder, get, guest, playOn, served, visit } from './visiting.ts';

const records = async (url: string, query = '', by: { token?: string } = {}) =>
  (await ask<RecordsBody>(url, `GET /api/records${query}`, by)).body;
const ids = ({ records }: RecordsBody) => records.map(({ id }) => id);
/** A game against a bot, played to its end. */
async function played(url: string, by: { token: string }, asked: Partial<CreateTable> = {}): Promise<string> {
  const body = { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], visibility: 'public', ...asked };
  const { id } = (await ask<CreatedBody>(url, 'POST /api/tables', by, body)).body;
  const page = visit(url, id, by.token);
  await playOn(page);
  await page.leave();
  return id;
}

it('lists finished games with who played and how it ended, the newest first, by game, person and result', async () => {
  const { url } = await served();
  const [mei, li] = [await account(url, 'Mei'), await guest(url, 'Li')];
  expect(await records(url)).toEqual({ records: [] });
  const first = await played(url, mei);
  const second = await played(url, li);
  await ask(url, 'POST /api/tables', mei, {
    game: 'qin',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  const all = await records(url);
  expect(ids(all)).toEqual([second, first]);
  const [, line] = all.records;
  expect(line).toMatchObject({
    url: `/t/${first}`,
    game: 'qin',
    rated: true,
    players: [
      { name: 'Mei', person: mei.id },
      { name: 'Bot 1', bot: 'random' },
    ],
  });
  const { result } = (await get<RecordBody>(`${url}/api/tables/${first}/record`)).body;
  expect(line?.players.map(({ place, total }) => [place, total])).toEqual(
    result?.places.map((place, seat) => [place, result.totals[seat]]),
  );
  for (const { rating, change } of line!.players)
    expect([rating, change]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(line?.ended).toBe((await get<TableFacts>(`${url}/api/tables/${first}`)).body.ended);
  expect(all.records[0]).toMatchObject({ rated: false, players: [{ name: 'Li', person: li.id }, {}] });

  expect(ids(await records(url, '?person=mei'))).toEqual([first]);
  expect(ids(await records(url, `?person=${li.id}`))).toEqual([second]);
  expect(ids(await records(url, '?person=nobody'))).toEqual([]);
  expect(ids(await records(url, '?game=zhanguo'))).toEqual([]);
  const won = line?.players[0]?.place === 1;
  expect(ids(await records(url, '?person=mei&result=won'))).toEqual(won ? [first] : []);
  expect(ids(await records(url, '?result=lost', mei))).toEqual(won ? [] : [first]);
  expect(codeOf(await ask(url, 'GET /api/records?result=won'))).toEqual([400, 'badRequest']);
  expect(codeOf(await ask(url, 'GET /api/records?limit=1000'))).toEqual([400, 'badRequest']);
});

it('shows a game known by its link to its players and by its id, a private one to its players alone', async () => {
  const { url } = await served();
  const [mei, li] = [await guest(url, 'Mei'), await guest(url, 'Li')];
  const link = await played(url, mei, { visibility: 'link' });
  const secret = await played(url, mei, { visibility: 'private' });
  expect(ids(await records(url))).toEqual([]);
  expect(ids(await records(url, '', li))).toEqual([]);
  expect(ids(await records(url, '', mei))).toEqual([secret, link]);
  expect(ids(await records(url, `?person=${mei.id}`, li))).toEqual([]);
  expect(ids(await records(url, `?table=${link}`, li))).toEqual([link]);
  expect(ids(await records(url, `?table=${secret}`, li))).toEqual([]);
  expect(ids(await records(url, `?table=${secret}`, mei))).toEqual([secret]);
  const record = (id: string, by: { token?: string }) => ask<RecordBody>(url, `GET /api/tables/${id}/record`, by);
  expect(codeOf(await record(secret, li))).toEqual([403, 'notInvited']);
  expect(codeOf(await record(secret, {}))).toEqual([403, 'notInvited']);
  const mine = await record(secret, mei);
  expect([mine.status, mine.body.key]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(mine.headers.get('content-disposition')).toBe(`attachment; filename="qin-${secret}.json"`);
  expect((await record(link, li)).status).toBe(200);
});

it('pages by time and loses none, also where many ended at the same moment', async () => {
  const data = dataFolder();
  const { url } = await served({ data });
  const mei = await guest(url, 'Mei');
  const id = await played(url, mei);
  const sql = sqliteSql(data);
  const at = 1_700_000_000_000;
  const moments = [9, 8, 7, 7, 7, 6, 5, 5, 4];
  for (const [i, moment] of moments.entries()) {
    const copy = `QIN-2222222${i + 2}`;
    await sql.write(
      statement(
        `INSERT INTO tables (id, game, rules, pack, options, seats, key, created, stage, visibility, terms, changed, ended, result)
         SELECT ?, game, rules, pack, options, seats, key, created, stage, visibility, terms, changed, ?, result
         FROM tables WHERE id = ?`,
        copy,
        at + moment,
        id,
      ),
    );
  }
  await sql.close();
  const seen: string[] = [];
  for (let before = ''; ; ) {
    const page = await records(url, `?limit=4${before}`);
    expect(page.records.length).toBeLessThanOrEqual(4);
    seen.push(...ids(page));
    if (page.next === undefined) break;
    before = `&before=${page.next}`;
  }
  expect(seen).toHaveLength(1 + moments.length);
  expect(new Set(seen).size).toBe(1 + moments.length);
});
