import type { Post } from '../alerts/mail.ts';
import { Conflict, must, one, type Sql, statement } from '../sql/sql.ts';
import { lettersIn } from '../text/letters.ts';
import { alertsOf } from './accounts.ts';
import type { OneTimes } from './one-time.ts';

const VALID = 24 * 60 * 60_000; // milliseconds
const TRIES = 5;

/** A mail address is a person's own once they have answered what was sent to it. Until then no alert goes there. */
export interface Addresses {
  /** Sends the question, whose link ends those before it. Throws when the mail server does not take it. */
  ask(person: string, email: string, language: string | undefined): Promise<void>;
  /** The reader of the mail says: it is mine, or leave me alone. False when the link is no good any more. */
  answer(token: string, isMine: boolean): Promise<boolean>;
}
export function addresses(sql: Sql, links: OneTimes, post: Post | undefined): Addresses {
  return {
    async ask(person, email, language) {
      if (post === undefined) return;
      const token = await links.create('mail', person, email, VALID);
      // After the #: no server and no log on the way reads it.
      const link = `${post.site}/confirm-mail#${token}`;
      await post.send(email, lettersIn(language).confirm(link, post.site));
    },
    async answer(token, isMine) {
      const found = await links.take('mail', token);
      if (found === undefined) return false;
      const { person, data: email } = found;
      if (!isMine) await endMails(sql, person);
      const [answered] = await sql.write(
        isMine
          ? statement('UPDATE people SET mail_confirmed = ? WHERE id = ? AND email = ?', Date.now(), person, email)
          : statement(
              'UPDATE people SET email = NULL, mail_confirmed = NULL WHERE id = ? AND email = ?',
              person,
              email,
            ),
      );
      return answered!.changed > 0; // not when they have another address by now
    },
  };
}
/** No mails of turns any more, though the address may stay. */
export async function endMails(sql: Sql, person: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const row = await one(sql.read<{ settings: string }>('SELECT settings FROM people WHERE id = ?', person));
    if (row === undefined || !alertsOf(row).mail) return;
    const settings = { ...JSON.parse(row.settings), alerts: { ...alertsOf(row), mail: false } };
    try {
      await sql.write(
        must(
          'UPDATE people SET settings = ? WHERE id = ? AND settings = ?',
          JSON.stringify(settings),
          person,
          row.settings,
        ),
      );
      return;
    } catch (problem) {
      if (!(problem instanceof Conflict) || tries === TRIES) throw problem;
    }
  }
}
