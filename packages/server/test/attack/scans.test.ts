import type { ChatBody, CreatedBody, NewSecondFactorBody, NewTokenBody, PasskeyLine } from '@tianxia/protocol';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { openSql } from '../../sql/open.ts';
import { statement } from '../../sql/sql.ts';
import { app } from '../app.ts';
import { account, ask, type By, PASSWORD, prove } from '../asking.ts';
import { authenticator } from '../authenticator.ts';
import { follow } from '../following.ts';
import { browser, mailServer, questionTo, webServer } from '../receiving.ts';
import { ENGINES, reading, type Shared } from '../sharing.ts';
import { guest, playOn, served, tell, visit } from '../visiting.ts';
import { isPartOf, noting, plannerOfPostgres, plannerOfSqlite, sentencesIn } from './questions.ts';

const asked = vi.hoisted(() => new Set<string>());
vi.mock('../../sql/open.ts', async load => {
  const real = await load<typeof import('../../sql/open.ts')>();
  return {
    ...real,
    openSql: async (place: Parameters<typeof openSql>[0]) => noting(await real.openSql(place), text => asked.add(text)),
  };
});
beforeEach(() => asked.clear());

/** Rooms of the server in which it serves; commands of operators may take their time. */
const SERVING = ['people', 'lobby', 'talk', 'tables', 'http', 'alerts'];
/** A person does everything that one can do. */
async function everything(shared: Shared): Promise<void> {
  const [mail, web] = [await mailServer(), await webServer()];
  const { url } = await served({
    ...shared,
    gather: 5,
    dueEvery: 20,
    alerts: {
      ...{ site: 'https://play.example.org', webhooks: true, insideToo: true, wait: 0, every: 5 },
      ...{ push: { subject: 'mailto:host@example.org' }, mail: { server: mail.url, from: 'a@example.org' } },
    },
  });
  type Line = Parameters<typeof ask>[1];
  async function does<T = never>(line: Line, by: By = {}, body?: unknown, fails?: number): Promise<T> {
    const answer = await ask<T>(url, line, by, body);
    if (fails === undefined) expect(answer.status, `${line} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    else expect(answer.status, line).toBe(fails);
    return answer.body;
  }
  const [mei, li, zhao] = [await account(url, 'Mei'), await account(url, 'Li'), await account(url, 'Zhao')];
  await waysIn(does, url, mei, mail);
  await reading(shared, sql => sql.write(statement("UPDATE people SET role = 'admin' WHERE id = ?", mei.id)));

  // People, and what they are told of.
  for (const [one, other] of [
    [mei, li],
    [li, mei],
  ] as const)
    await does(`PUT /api/friends/${other.id}`, one);
  await does(`PUT /api/blocks/${zhao.id}`, li);
  await does(`DELETE /api/blocks/${zhao.id}`, li);
  const phone = browser(`${web.url}/push/1`).subscription;
  await does('PUT /api/me/push', mei, phone);
  for (const path of [
    'me',
    'friends',
    `people/${li.id}`,
    'people/Li',
    'sessions',
    'tokens',
    'passkeys',
    'lobby',
    'records',
  ])
    await does(`GET /api/${path}` as Line, mei);
  await does(`POST /api/people/${li.id}/reports`, mei, { text: 'rude' });
  const own = await follow<never>(url, '/api/events', li.token);

  // A player's turn comes while they are away.
  const terms = { pace: { kind: 'slow', hours: 24, weekends: true }, undo: 'ask' };
  const alone = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  await does('POST /api/tables', mei, { game: 'qin', options: { start: 'first' }, seats: alone, terms });
  await web.until(() => web.got.length > 0);

  // A table, and everything around a game.
  const { id } = await does<CreatedBody>('POST /api/tables', mei, {
    ...{ game: 'qin', visibility: 'public', terms, invite: [li.id] },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const at = `/api/tables/${id}` as const;
  await does(`GET ${at}`, zhao);
  await does(`DELETE ${at}/invites/${li.id}`, mei);
  await does(`POST ${at}/invites`, mei, { person: li.id });
  await does(`POST ${at}/join`, zhao, {});
  await does(`POST ${at}/leave`, zhao);
  await does(`POST ${at}/seats/2`, mei, { to: 'bot', bot: 'random' });
  await does('GET /api/lobby', li);
  await does(`POST ${at}/join`, li, {});
  const pages = [mei, li].map(({ token }) => visit(url, id, token));
  await Promise.all(pages.map(page => page.until(() => page.update !== undefined)));
  await does(`POST ${at}/chat`, li, { text: 'hello' });
  const { lines } = await does<ChatBody>(`GET ${at}/chat`, mei);
  await does(`PUT ${at}/mutes/${li.id}`, mei);
  await does(`POST ${at}/chat`, li, { text: 'hello?' }, 403);
  await does(`DELETE ${at}/mutes/${li.id}`, mei);
  await does(`DELETE ${at}/chat/${lines[0]!.id}`, mei);
  await does(`POST ${at}/reports`, mei, { person: li.id, chat: lines[0]!.id, text: 'rude' });
  await does(`PUT ${at}/notes`, mei, { text: 'mine' });
  await does(`GET ${at}/notes`, mei);
  await does(`PUT ${at}/notes`, mei, { text: '' });
  await does(`POST ${at}/hand-links`, mei);
  await does(`DELETE ${at}/hand-links`, mei);
  await does(`PUT ${at}/plan`, li, { whenAsked: 'lay', words: 'lay.lay 1 1', until: 'once' });
  await does(`DELETE ${at}/plan`, li);
  await tell(pages[0]!, { type: 'askPause', until: Date.now() + 3_600_000 });
  await does(`POST ${at}/leave`, li);
  await does(`POST ${at}/return`, li);
  await Promise.all(pages.map(page => playOn(page)));
  await own.until(line => (line as { type: string }).type === 'over');
  for (const path of [
    'records',
    `records?person=${mei.id}&result=won`,
    `records?table=${id}`,
    `people/${mei.id}`,
    'me',
  ])
    await does(`GET /api/${path}` as Line, mei);
  await does('GET /api/records?game=qin');
  await expect.poll(() => isPartOf('SELECT id, changed FROM tables WHERE id IN (', asked)).toBe(true); // now and then
  await does(`POST ${at}/rematch`, mei);
  await does('POST /api/play-now', li, { game: 'qin' });
  await does('POST /api/play-now', zhao, { game: 'qin' });

  // A guest turns out to be Li; and goes.
  const also = await guest(url, 'Somebody');
  await does('POST /api/sign-in', also, { name: 'Li', password: PASSWORD });
  await does('GET /api/me/export', li);
  await does('PATCH /api/me', li, { name: 'Li Si' });
  await does('DELETE /api/me/push', mei, { endpoint: phone.endpoint });
  await does('DELETE /api/me', li, { password: PASSWORD });
}
type Does = <T = never>(line: Parameters<typeof ask>[1], by?: By, body?: unknown, fails?: number) => Promise<T>;
/** Ways into an account, how they are lost, and found again. */
async function waysIn(
  does: Does,
  url: string,
  mei: { id: string; token: string },
  mail: Awaited<ReturnType<typeof mailServer>>,
): Promise<void> {
  await prove(url, mei);
  const { id: token } = await does<NewTokenBody>('POST /api/tokens', mei, { name: 'x', scopes: ['read'] });
  await does(`DELETE /api/tokens/${token}`, mei);
  await does('PATCH /api/me', mei, { email: 'mei@example.org', alerts: { mail: true, push: true } });
  await does('POST /api/me/mail', mei);
  await does('POST /api/confirm-mail', {}, { token: await questionTo(mail, 'mei@example.org'), mine: true });
  const key = authenticator(url);
  const made = key.make(await does('POST /api/passkeys/options', mei, {}));
  const { id: passkey } = await does<PasskeyLine>('POST /api/passkeys', mei, { response: made, name: 'Phone' });
  const shown = key.show(await does('POST /api/sign-in/passkey/options', {}, {}));
  await does('POST /api/sign-in/passkey', {}, { response: shown, token: true });
  await does(`PATCH /api/passkeys/${passkey}`, mei, { name: 'My phone' });
  await does(`DELETE /api/passkeys/${passkey}`, mei);
  const { secret } = await does<NewSecondFactorBody>('POST /api/me/second-factor', mei);
  const code = app(secret);
  await does('POST /api/me/second-factor/confirm', mei, { code: code(-1) });
  await does('POST /api/me/second-factor/codes', mei);
  await does('POST /api/sign-in', {}, { name: 'Mei', password: PASSWORD, code: code(), token: true });
  await does('DELETE /api/me/second-factor', mei);
  await does('POST /api/password/forgotten', {}, { name: 'Mei' });
  await does('POST /api/password/new', {}, { link: 'x'.repeat(43), password: PASSWORD }, 401);
  await does('DELETE /api/sessions', mei);
}

describe.each(ENGINES)('on %s', (_, share) => {
  it('no question looks at every row of what grows with the site', async () => {
    const shared = await share();
    await everything(shared);
    const sentences = sentencesIn(SERVING);
    expect(sentences.length).toBeGreaterThan(200);
    const notAsked = sentences.filter(({ whole, text }) => !whole && !isPartOf(text, asked));
    expect(notAsked, 'whoever writes a new sentence has it asked here').toEqual([]);
    const planner =
      shared.database === undefined
        ? plannerOfSqlite(`${shared.data}/tianxia.db`)
        : await plannerOfPostgres(shared.database);
    onTestFinished(() => planner.end());
    const long: string[] = [];
    for (const text of [...asked, ...sentences.flatMap(({ whole, text }) => (whole ? [text] : []))])
      for (const table of await planner.scans(text)) long.push(`${table}: ${text}`);
    expect([...new Set(long)]).toEqual([]);
  });
});
