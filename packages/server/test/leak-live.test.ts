import { catalog, loadGame } from '@tianxia/catalog';
import { keyedRand } from '@tianxia/fair';
import { type GameTypes, kernelFor, liveTable, type Seat, type Update } from '@tianxia/kernel';
import type { FromServer, HandLinkBody, NewTokenBody, TableEvent } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { sqliteSql } from '../sql/sqlite.ts';
import { type StoredTable, tableStore } from '../tables/store.ts';
import { account, ask, PASSWORD } from './asking.ts';
import { follow } from './following.ts';
import { dataFolder, founded, playOn, served, visit } from './visiting.ts';

const ENOUGH = 120; // choices: the same code sends the rest of a long game
interface Heard {
  who: string;
  viewer: Seat;
  texts: () => string;
  messages: () => readonly (FromServer | TableEvent)[];
}

for (const { id: game, seats } of catalog)
  it(`${game}: over sockets and streams everybody is sent their own view, and no secret of the table or of others`, async () => {
    const data = dataFolder();
    const { url } = await served({ data });
    const size = Math.max(2, seats[0]);
    const rest = Array.from({ length: size - 2 }, () => ({ kind: 'bot' as const, bot: 'random' as const }));
    const { id, token: mei } = await founded(url, { game, seats: [{ kind: 'me' }, { kind: 'open' }, ...rest] });
    const li = await account(url, 'Li');
    await ask(url, `POST /api/tables/${id}/join`, { token: li.token }, {});
    const tokens = await Promise.all(
      (['play', 'read', 'chat'] as const).map(async scope => {
        const asked = { name: scope, scopes: [scope] };
        return (await ask<NewTokenBody>(url, 'POST /api/tokens', { token: li.token }, asked)).body.token;
      }),
    );
    const link = (await ask<HandLinkBody>(url, `POST /api/tables/${id}/hand-links`, { token: mei })).body.url.split(
      '?',
    )[1]!;
    await ask(url, `PUT /api/tables/${id}/notes`, { token: mei }, { text: 'a note of mei' });
    await ask(url, `POST /api/tables/${id}/chat`, { token: mei }, { text: 'a word among players' });
    await ask(url, `POST /api/tables/${id}/chat`, {}, { text: 'nobody' });

    const heard: Heard[] = [];
    const bySocket = (who: string, viewer: Seat, token?: string, query = '') => {
      const visitor = visit(url, id, token, {}, query);
      heard.push({ who, viewer, texts: () => visitor.texts.join('\n'), messages: () => visitor.messages });
      return visitor;
    };
    const byStream = async (who: string, viewer: Seat, token?: string, query = '') => {
      const program = await follow(url, `/api/tables/${id}/events${query}`, token);
      heard.push({ who, viewer, texts: program.text, messages: () => program.lines });
    };
    const players = [bySocket('Mei', 0, mei, '?changes'), bySocket('Li', 1, li.token)];
    const watcher = bySocket('a watcher', -1);
    bySocket('a watcher who is told of changes', -1, undefined, '?changes');
    bySocket('a look into the hand of Mei, told of changes', 0, undefined, `?changes&${link}`);
    bySocket('who has a look into the hand of Mei', 0, undefined, `?${link}`);
    await byStream('a program that watches', -1);
    await byStream('a program with a look into the hand of Mei', 0, undefined, `?${link}`);
    await byStream('a token of Li that may play', 1, tokens[0]);
    await byStream('a token of Li that may read', 1, tokens[1]);
    await byStream('a token of Li that may only chat', -1, tokens[2]);
    for (let until = ENOUGH / 4; until <= ENOUGH; until += ENOUGH / 4) {
      await Promise.all(players.map(player => playOn(player, () => (player.update?.version ?? 0) >= until)));
      const back = [bySocket('Mei, who comes back', 0, mei), bySocket('who comes to watch', -1)];
      await Promise.all(back.map(one => one.until(() => one.update !== undefined)));
    }

    const sql = sqliteSql(data);
    const row = (await tableStore(sql).table(id))!;
    await expectOwnViews(row, await tableStore(sql).entries(id), heard);
    const own: Record<string, string[]> = { 0: [mei], 1: [li.token, ...tokens] };
    const secrets = [row.key, mei, li.token, ...tokens, link.split('=')[1]!, PASSWORD, 'a note of mei'];
    for (const { who, viewer, texts } of heard) {
      const text = texts();
      for (const secret of secrets)
        if (!own[viewer]?.includes(secret)) expect(text.includes(secret), `${who}: ${secret}`).toBe(false);
      expect(text.includes('"words"'), who).toBe(false);
      const sits = who.startsWith('Mei') || who.startsWith('Li') || who.includes('may play');
      if (!watcher.facts.over) expect(text.includes('a word among players'), who).toBe(sits);
    }
    await sql.close();
  }, 120_000);

/** Every update is what the log says, through this viewer's eyes alone; and no words of a choice are in any. */
async function expectOwnViews(
  row: StoredTable,
  entries: readonly { seat: Seat; words: string; at: number }[],
  heard: readonly Heard[],
): Promise<void> {
  const table = { seats: row.seats.length, options: row.options };
  const k = kernelFor((await loadGame(row.game))!, table);
  const live = liveTable(k, table, keyedRand(row.key));
  const wanted = new Map<string, Update<GameTypes['state']>>();
  for (let version = 0; ; version++) {
    for (const viewer of [-1, 0, 1])
      wanted.set(`${version} ${viewer}`, JSON.parse(JSON.stringify(live.update(viewer))));
    if (version === entries.length) break;
    expect(live.restore(entries[version]!)).toBeUndefined();
  }
  for (const { who, viewer, messages, texts } of heard) {
    const updates = messages().flatMap(message => (message.type === 'update' ? [message] : []));
    expect(updates.length, who).toBeGreaterThan(0);
    for (const { from, update } of updates) {
      const { opening, happened, ...rest } = wanted.get(`${update.version} ${viewer}`)!;
      const { mayUndo, mayRedo, ...sent } = update;
      const { mayUndo: _, mayRedo: __, ...all } = rest;
      expect(sent, who).toEqual({ ...all, opening: from === 0 ? opening : [], happened: happened.slice(from) });
    }
    const text = texts();
    for (const { words } of entries) expect(text.includes(`"${words}"`), `${who}: ${words}`).toBe(false);
  }
}
