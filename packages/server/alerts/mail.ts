import { createTransport } from 'nodemailer';
import { pageOf } from '../tables/seats.ts';
import { type News, wordsFor } from './news.ts';
import type { AlertSettings } from './settings.ts';

export interface Mailer {
  send(to: string, news: News, unsubscribe: string): Promise<void>;
  close(): void;
}
export function mailer({ server, from }: NonNullable<AlertSettings['mail']>, site: string): Mailer {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const post = createTransport({ url: server, pool: true, maxConnections: 2, ...limits });
  return {
    async send(to, news, unsubscribe) {
      const { title, text } = wordsFor(news);
      await post.sendMail({
        from,
        to,
        subject: title,
        text: `${text}\n\n${site}${pageOf(news.table)}\n\n-- \nNo such mails any more: ${unsubscribe}\n`,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
          'Auto-Submitted': 'auto-generated',
        },
      });
    },
    close: () => post.close(),
  };
}
