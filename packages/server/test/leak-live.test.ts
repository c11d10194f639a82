import { catalog } from '@tianxia/catalog';
import type { Seat } from '@tianxia/kernel';
import type { HandLinkBody, NewTokenBody } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { sqliteSql } from '../sql/sqlite.ts';
import { tableStore } from '../tables/log/store.ts';
import { account, ask, PASSWORD } from './asking.ts';
import { follow } from './following.ts';
import { expectOwnViews, type Heard } from './leak/own-views.ts';
import { dataFolder, founded, playOn, served, visit } from './visiting.ts';

const ENOUGH = 120; // choices: the same code sends the rest of a long game
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
