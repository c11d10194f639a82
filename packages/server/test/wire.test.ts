import { catalog, loadGame } from '@tianxia/catalog';
import type { CreatedBody, HandLinkBody, NewTokenBody } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { AlertSettings } from '../alerts/settings.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { tableStore } from '../tables/log/store.ts';
import { account, ask, PASSWORD, provenAccount } from './asking.ts';
import { follow } from './following.ts';
import { expectOwnViews, type Heard } from './leak/own-views.ts';
import { browser, mailServer, questionTo, webServer } from './receiving.ts';
import { dataFolder, playOn, served, type Visitor, visit } from './visiting.ts';

const ENOUGH = 40; // choices; leak-live.test.ts looks at longer games from the table itself
const SLOW = { pace: { kind: 'slow', hours: 24, weekends: true } } as const;
const NOTE = 'a note of mei';

/** Mei is told of her turns by mail, push and webhook. */
async function receivers() {
  const [mail, web] = [await mailServer(), await webServer()];
  const alerts: AlertSettings = {
    site: 'https://play.example.org',
    push: { subject: 'mailto:host@example.org' },
    mail: { server: mail.url, from: 'Tianxia <tianxia@example.org>' },
    webhooks: true,
    insideToo: true,
    wait: 0,
    every: 5,
  };
  return { mail, web, alerts, phone: browser(`${web.url}/push`) };
}
/** The lobby as a page keeps it open: every byte. */
function lobbyBytes(url: string, token?: string): string[] {
  const texts: string[] = [];
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/lobby/live`, { headers });
  socket.on('message', data => texts.push(data.toString()));
  socket.on('error', () => {});
  return texts;
}
const bytesOf = async (url: string, path: string) => (await fetch(`${url}${path}`)).text();

for (const { id: game, seats } of catalog)
  it(`${game}: seats, watcher, hand link, token, lobby, record, push and mail are sent nothing they may not know`, async () => {
    const data = dataFolder();
    const { mail, web, alerts, phone } = await receivers();
    const { url } = await served({ data, alerts });
    const mei = await provenAccount(url, 'Mei');
    const li = await account(url, 'Li');
    const wants = { mail: true, push: true, webhook: `${web.url}/hook` };
    await ask(url, 'PATCH /api/me', mei, { email: 'mei@example.org', alerts: wants });
    await ask(url, 'POST /api/confirm-mail', {}, { token: await questionTo(mail, 'mei@example.org'), mine: true });
    await ask(url, 'PUT /api/me/push', mei, phone.subscription);
    const api = { name: 'program', scopes: ['play'] };
    const token = (await ask<NewTokenBody>(url, 'POST /api/tokens', li, api)).body.token;
    const lobbies = [lobbyBytes(url), lobbyBytes(url, li.token)];

    // Two tables of one kind, dealt differently: what comes out must not tell them apart, not even by its length.
    const others = Array.from({ length: Math.max(2, seats[0]) - 2 }, () => ({
      kind: 'bot' as const,
      bot: 'random' as const,
    }));
    const asked = { game, seats: [{ kind: 'me' }, { kind: 'open' }, ...others], visibility: 'public', terms: SLOW };
    const tables: string[] = [];
    let undealt = ''; // the lobby while there is no state yet: what it names is its own
    for (let n = 0; n < 2; n++) {
      const { id } = (await ask<CreatedBody>(url, 'POST /api/tables', mei, asked)).body;
      undealt = await bytesOf(url, '/api/lobby');
      await ask(url, `POST /api/tables/${id}/join`, li, {});
      tables.push(id);
    }
    const heard: Heard[] = [];
    const looks = (who: string, viewer: number, by?: string, query = ''): Visitor => {
      const visitor = visit(url, tables[0]!, by, {}, query);
      heard.push({ who, viewer, texts: () => visitor.texts.join('\n'), messages: () => visitor.messages });
      return visitor;
    };
    const id = tables[0]!;
    await ask(url, `PUT /api/tables/${id}/notes`, mei, { text: NOTE });
    const link = (await ask<HandLinkBody>(url, `POST /api/tables/${id}/hand-links`, mei)).body.url.split('?')[1]!;
    const [watcher, playerLi] = [looks('a watcher', -1), looks('Li', 1, li.token)];
    looks("a look into Mei's hand", 0, undefined, `?${link}`);
    const program = await follow(url, `/api/tables/${id}/events`, token);
    heard.push({ who: "a token of Li's", viewer: 1, texts: program.text, messages: () => program.lines });

    // Mei is away until she is asked at both tables: then a letter, a push message and a call of her webhook come for each.
    const isAsked = (page: Visitor) => page.update?.waiting.includes(0) || page.update?.result !== undefined;
    const second = visit(url, tables[1]!, li.token);
    for (const page of [playerLi, second]) await playOn(page, () => isAsked(page));
    await web.until(() => web.got.length >= 4);
    await mail.until(() => mail.got.length >= 2);
    const records = [await bytesOf(url, `/api/tables/${id}/record`)];
    const playerMei = looks('Mei', 0, mei.token);
    const playMore = (player: Visitor) => playOn(player, () => (player.update?.version ?? 0) >= ENOUGH);
    await Promise.all([playerMei, playerLi].map(playMore));
    records.push(await bytesOf(url, `/api/tables/${id}/record`));
    const lobby = [...lobbies.flat(), await bytesOf(url, '/api/lobby'), await bytesOf(url, '/api/records')];

    const sql = sqliteSql(data);
    const store = tableStore(sql);
    const [row, entries] = [(await store.table(id))!, await store.entries(id)];
    await sql.close();
    await expectOwnViews(row, entries, heard);

    const pushes = web.got.filter(({ path }) => path === '/push').map(({ body }) => JSON.stringify(phone.read(body)));
    const outside = {
      lobby: lobby.join('\n'),
      push: pushes.join('\n'),
      webhook: web.got
        .filter(({ path }) => path === '/hook')
        .map(({ body }) => body.toString())
        .join('\n'),
      mail: mail.got.map(({ text }) => text).join('\n'),
      record: row.seats.length > 0 && !watcher.facts.over ? records.join('\n') : '',
    };
    const { layout, options } = (await loadGame(game))!;
    const fields = Object.keys(layout).filter(
      name => !['seats', 'agenda', 'ending'].includes(name) && !(name in options) && !undealt.includes(`"${name}":`),
    );
    expect(fields.length).toBeGreaterThan(5);
    const secrets = [row.key, mei.token, li.token, token, link.split('=')[1]!, PASSWORD, NOTE];
    for (const [eyes, text] of Object.entries(outside)) {
      expect(text.length, eyes).toBeGreaterThan(0);
      for (const secret of secrets) expect(text.includes(secret), `${eyes}: ${secret}`).toBe(false);
      for (const { words } of entries) expect(text.includes(`"${words}"`), `${eyes}: ${words}`).toBe(false);
      for (const field of fields) expect(text.includes(`"${field}":`), `${eyes}: ${field}`).toBe(false);
    }
    for (const { who, texts } of heard) {
      const own = who === 'Mei' ? [mei.token] : who.includes('Li') ? [li.token, token] : [];
      for (const secret of secrets)
        if (!own.includes(secret)) expect(texts().includes(secret), `${who}: ${secret}`).toBe(false);
    }
    // Sizes: what goes out for one table is as long as what goes out for the other.
    const lengths = (list: readonly { length: number }[]) => new Set(list.map(({ length }) => length));
    const about = (text: string) => tables.some(table => text.includes(table));
    expect(lengths(pushes.filter(about)).size).toBe(1);
    expect(lengths(web.got.filter(({ path }) => path === '/push').map(({ body }) => body)).size).toBe(1);
    expect(lengths(web.got.filter(({ path }) => path === '/hook').map(({ body }) => body)).size).toBe(1);
    const bodies = mail.got.filter(({ text }) => about(text)).map(({ text }) => text.slice(text.indexOf('\n\n')));
    expect(lengths(bodies).size).toBe(1);
  }, 180_000);
