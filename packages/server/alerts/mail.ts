import { createTransport } from 'nodemailer';
import { lettersIn } from '../text/letters.ts';
import type { AlertSettings } from './settings.ts';

interface Mail {
  subject: string;
  text: string; // with its links; the end of the mails is added
  language?: string | undefined; // of the end of the mails
  unsubscribe?: string; // where they end: in every letter that was not asked for just now
}
/** Letters by mail, where the operator set it up. */
export interface Post {
  readonly site: string; // where links lead, without a slash at its end
  /** Throws when the operator's mail server does not take it. */
  send(to: string, mail: Mail): Promise<void>;
}
export interface Mailer extends Post {
  close(): Promise<void>;
}
export function mailer({ server, from }: NonNullable<AlertSettings['mail']>, site: string): Mailer {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const post = createTransport({ url: server, pool: true, maxConnections: 2, ...limits });
  const underway = new Set<Promise<unknown>>();
  return {
    site,
    async send(to, { subject, text, language, unsubscribe }) {
      const sent = post.sendMail({
        from,
        to,
        subject,
        text: unsubscribe === undefined ? `${text}\n` : `${text}\n\n-- \n${lettersIn(language).noMore(unsubscribe)}\n`,
        headers: {
          ...(unsubscribe === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
              }),
          'Auto-Submitted': 'auto-generated',
        },
      });
      underway.add(sent);
      await sent.finally(() => underway.delete(sent));
    },
    async close() {
      await Promise.allSettled(underway);
      post.close();
    },
  };
}
