import type { Seat } from '@tianxia/kernel';
import type { MeBody } from '@tianxia/protocol';
import type { Logger } from '../operating/logger.ts';
import { alertsOf, languageOf } from '../people/accounts.ts';
import { isOnline } from '../people/online.ts';
import { Conflict, must, one, type Sql, statement } from '../sql/sql.ts';
import { pageOf } from '../tables/telling/facts.ts';
import { mailer, type Post } from './mail.ts';
import { type News, wordsFor } from './news.ts';
import { sendOutside } from './outside.ts';
import { type Pushes, pushes } from './push.ts';
import { type AlertSettings, EVERY, WAIT } from './settings.ts';
import { type Unsubscribing, unsubscribing } from './unsubscribing.ts';

/** Tells people who are not here that others wait for them. A letter that fails is logged, and stops no game. */
export interface Alerts {
  readonly wait: number; // milliseconds from the beginning of a turn
  readonly offers: Omit<MeBody['offers'], 'registration'>;
  readonly pushes: Pushes | undefined;
  readonly post: Post | undefined;
  readonly unsubscribing: Unsubscribing;
  /** At once, unless they are here. */
  tell(person: string, news: News): void;
  close(): Promise<void>;
}
interface DueRow {
  table_id: string;
  seat: Seat;
  version: number;
  game: string;
  waiting: string;
  person: string;
  stand_in: string | null;
  here: number;
}
interface Address {
  id: string;
  email: string | null;
  mail_confirmed: number | null;
  settings: string;
  here: number;
  banned: string | null;
}
const TOGETHER = 20;
const LATER = 60_000; // who is here sees it; should they go without answering, they are told then

export async function alerts(sql: Sql, settings: AlertSettings, logger: Logger): Promise<Alerts> {
  const { wait = WAIT, every = EVERY, insideToo = false } = settings;
  const site = settings.site.replace(/\/+$/, '');
  const post = settings.mail === undefined ? undefined : mailer(settings.mail, site);
  const browsers = settings.push === undefined ? undefined : await pushes(sql, { ...settings, site });
  const links = unsubscribing(sql, site);
  let closed = false;

  async function webhook(url: string, news: News): Promise<void> {
    const body = JSON.stringify({ ...news, url: `${site}${pageOf(news.table)}` });
    const status = await sendOutside({ url, headers: { 'content-type': 'application/json' }, body }, insideToo);
    if (status >= 300) throw new Error(`the webhook answered ${status}`);
  }
  async function mail(
    by: Post,
    to: { id: string; email: string; language: string | undefined },
    news: News,
  ): Promise<void> {
    const { title, text } = await wordsFor(news, to.language);
    const unsubscribe = await links.link(to.id);
    const letter = { subject: title, text: `${text}\n\n${site}${pageOf(news.table)}`, language: to.language };
    await by.send(to.email, { ...letter, unsubscribe });
  }
  async function deliver({ id, email, mail_confirmed, settings: kept }: Address, news: News): Promise<void> {
    const wants = alertsOf({ settings: kept });
    const language = languageOf({ settings: kept });
    async function by(way: string, send: (failed: (problem: unknown) => void) => Promise<void>): Promise<void> {
      let delivered = true;
      const failed = (problem: unknown) => {
        delivered = false;
        const why = (problem as Error).message;
        logger.warn({ table: news.table, person: id, by: way, problem: why }, 'an alert was not delivered');
      };
      await send(failed).catch(failed);
      settings.counted?.(way, delivered);
    }
    const { webhook: hook } = wants;
    await Promise.all([
      wants.push && browsers !== undefined
        ? by('push', failed => browsers.send(id, news, language, failed))
        : undefined,
      wants.mail && email !== null && mail_confirmed !== null && post !== undefined
        ? by('mail', () => mail(post, { id, email, language }, news))
        : undefined,
      hook !== undefined && settings.webhooks ? by('webhook', () => webhook(hook, news)) : undefined,
    ]);
  }
  const addressOf = (person: string) =>
    one(sql.read<Address>('SELECT id, email, mail_confirmed, settings, here, banned FROM people WHERE id = ?', person));

  const turn = ({ table_id, seat, version }: DueRow) => [table_id, seat, version] as const;
  const OF_TURN = 'table_id = ? AND seat = ? AND version = ? AND sent = 0';
  async function tellOf(row: DueRow): Promise<void> {
    const isAsked = row.stand_in === null && (JSON.parse(row.waiting) as Seat[]).includes(row.seat);
    const now = Date.now();
    if (isAsked && isOnline(row.here, now)) {
      await sql.write(statement(`UPDATE alerts SET at = ? WHERE ${OF_TURN}`, now + LATER, ...turn(row)));
      return;
    }
    try {
      await sql.write(must(`UPDATE alerts SET sent = 1 WHERE ${OF_TURN}`, ...turn(row)));
    } catch (problem) {
      if (problem instanceof Conflict) return; // another process tells them
      throw problem;
    }
    const address = isAsked ? await addressOf(row.person) : undefined;
    if (address !== undefined && address.banned === null)
      await deliver(address, { event: 'turn', table: row.table_id, game: row.game });
  }
  async function look(): Promise<void> {
    for (;;) {
      const rows = await sql.read<DueRow>(
        `SELECT alerts.table_id, alerts.seat, alerts.version, tables.game, tables.waiting, sitters.person, sitters.stand_in,
           people.here
         FROM alerts JOIN tables ON tables.id = alerts.table_id
           JOIN sitters ON sitters.table_id = alerts.table_id AND sitters.seat = alerts.seat
           JOIN people ON people.id = sitters.person
         WHERE alerts.sent = 0 AND alerts.at <= ? ORDER BY alerts.at LIMIT ${TOGETHER}`,
        Date.now(),
      );
      await Promise.all(rows.map(tellOf));
      if (closed || rows.length < TOGETHER) return;
    }
  }
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  function lookLater(): void {
    if (closed) return;
    timer = setTimeout(() => {
      looking = look()
        .catch(problem => logger.error({ err: problem }, 'turns to tell of could not be read'))
        .then(lookLater);
    }, every).unref();
  }
  lookLater();
  const telling = new Set<Promise<void>>();
  return {
    wait,
    offers: {
      mail: post !== undefined,
      ...(browsers === undefined ? {} : { push: browsers.publicKey }),
      ...(settings.webhooks ? { webhook: true } : {}),
    },
    pushes: browsers,
    post,
    unsubscribing: links,
    tell(person, news) {
      const told = addressOf(person)
        .then(address => {
          if (address === undefined || address.banned !== null || isOnline(address.here, Date.now())) return;
          return deliver(address, news);
        })
        .catch(problem => logger.warn({ table: news.table, err: problem }, 'an alert was not delivered'))
        .finally(() => telling.delete(told));
      telling.add(told);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all([looking, ...telling]);
      await post?.close();
    },
  };
}
