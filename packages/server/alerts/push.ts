import webPush from 'web-push';
import { type Sql, statement } from '../sql/sql.ts';
import { pageOf } from '../tables/telling/facts.ts';
import { type News, wordsFor } from './news.ts';
import { sendOutside } from './outside.ts';
import { secretOf } from './secrets.ts';
import type { AlertSettings } from './settings.ts';

/** Browsers that are told of a turn though no page is open. */
export interface Pushes {
  publicKey: string;
  subscribe(person: string, endpoint: string, keys: PushKeys): Promise<void>;
  unsubscribe(person: string, endpoint: string): Promise<void>;
  send(person: string, news: News, language: string | undefined, failed: (problem: unknown) => void): Promise<void>;
}
interface PushKeys {
  p256dh: string;
  auth: string;
}
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}
const DAY = 86_400;
const MOST = 10; // browsers of one person
const GONE = new Set([404, 410]);

export async function pushes(sql: Sql, settings: AlertSettings): Promise<Pushes> {
  const { push = {}, site, insideToo = false } = settings;
  const { publicKey, privateKey } = push;
  const keys: VapidKeys =
    publicKey !== undefined && privateKey !== undefined
      ? { publicKey, privateKey }
      : JSON.parse(await secretOf(sql, 'push', () => JSON.stringify(webPush.generateVAPIDKeys())));
  const subject = push.subject ?? (site.startsWith('https:') ? site : 'mailto:nobody@localhost');
  async function toBrowser(endpoint: string, keysOfBrowser: PushKeys, payload: string, topic: string): Promise<number> {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: keysOfBrowser }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: DAY,
      urgency: 'normal',
      topic, // a newer one takes the place of one that was not fetched yet
    });
    return sendOutside({ url: endpoint, headers: headers as Record<string, string>, body }, insideToo);
  }
  return {
    publicKey: keys.publicKey,
    async subscribe(person, endpoint, browser) {
      const old = await sql.read<{ endpoint: string }>(
        'SELECT endpoint FROM pushes WHERE person = ? AND endpoint <> ? ORDER BY created DESC',
        person,
        endpoint,
      );
      await sql.write(
        statement(
          `INSERT INTO pushes (endpoint, person, keys, created) VALUES (?, ?, ?, ?)
           ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys, created = excluded.created`,
          endpoint,
          person,
          JSON.stringify(browser),
          Date.now(),
        ),
        ...old.slice(MOST - 1).map(gone => statement('DELETE FROM pushes WHERE endpoint = ?', gone.endpoint)),
      );
    },
    async unsubscribe(person, endpoint) {
      await sql.write(statement('DELETE FROM pushes WHERE person = ? AND endpoint = ?', person, endpoint));
    },
    async send(person, news, language, failed) {
      const { title, text } = await wordsFor(news, language);
      const payload = JSON.stringify({ title, text, url: pageOf(news.table), table: news.table, event: news.event });
      const browsers = await sql.read<{ endpoint: string; keys: string }>(
        'SELECT endpoint, keys FROM pushes WHERE person = ?',
        person,
      );
      await Promise.all(
        browsers.map(async ({ endpoint, keys: kept }) => {
          try {
            const status = await toBrowser(endpoint, JSON.parse(kept) as PushKeys, payload, news.table);
            if (GONE.has(status)) await sql.write(statement('DELETE FROM pushes WHERE endpoint = ?', endpoint));
            else if (status >= 300) failed(new Error(`the push service answered ${status}`));
          } catch (problem) {
            failed(problem);
          }
        }),
      );
    },
  };
}
