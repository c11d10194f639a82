import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { endMails } from '../people/addresses.ts';
import type { Sql } from '../sql/sql.ts';
import { secretOf } from './secrets.ts';

/** Links in mails that end the mails, without signing in: signed, so that no one ends another's. */
export interface Unsubscribing {
  link(person: string): Promise<string>;
  /** False when the link is not one of ours. */
  end(person: string, signature: string): Promise<boolean>;
}

export function unsubscribing(sql: Sql, site: string): Unsubscribing {
  let secret: Promise<string> | undefined;
  async function sign(person: string): Promise<string> {
    secret ??= secretOf(sql, 'unsubscribe', () => randomBytes(32).toString('hex'));
    return createHmac('sha256', await secret)
      .update(`no mails to ${person}`)
      .digest('base64url');
  }
  return {
    link: async person => `${site}/api/unsubscribe?${new URLSearchParams({ person, sign: await sign(person) })}`,
    async end(person, signature) {
      const [given, ours] = [Buffer.from(signature), Buffer.from(await sign(person))];
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return false;
      await endMails(sql, person);
      return true;
    },
  };
}
