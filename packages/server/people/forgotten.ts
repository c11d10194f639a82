import { ApiError } from '@tianxia/protocol';
import type { Post } from '../alerts/mail.ts';
import { must, type Sql, statement } from '../sql/sql.ts';
import { lettersIn } from '../text/letters.ts';
import { type Accounts, languageOf, type PersonRow, personNamed, personRow } from './accounts.ts';
import { oneTimes } from './one-time.ts';
import { isAccount, type Person } from './person.ts';
import { withoutSecondFactor } from './second-factor.ts';

const HOUR = 60 * 60_000;
const BY_MAIL = HOUR;
const BY_HAND = 24 * HOUR;
/** After the # it is no part of what a browser asks for: neither logs nor other sites see it. */
const pageFor = (token: string) => `/new-password#${token}`;

/**
 * The operator helps a person who cannot sign in any more: the page where they choose a new password, once and within a day. The
 * old one and all sessions end at once, since it may be a stranger who uses them; they must be told (`tellEnded`). A second factor
 * goes, too: a person who asks for help may have lost the telephone it is on.
 */
export async function linkByHand(sql: Sql, person: string): Promise<string> {
  await sql.write(
    must('UPDATE people SET password = NULL WHERE id = ?', person),
    statement('DELETE FROM sessions WHERE person = ?', person),
    ...withoutSecondFactor(person),
  );
  return pageFor(await oneTimes(sql).create('password', person, '', BY_HAND));
}
/** To the address they have confirmed, if there is such an account and it has one; no one is told which. */
export async function linkByMail(sql: Sql, post: Post, name: string): Promise<void> {
  const row = await personNamed(sql, name);
  if (row === undefined || !isAccount(row.role) || row.banned !== null) return;
  if (row.email === null || row.mail_confirmed === null) return;
  const token = await oneTimes(sql).create('password', row.id, '', BY_MAIL);
  await post.send(row.email, lettersIn(languageOf(row)).password(row.name, `${post.site}${pageFor(token)}`));
}
/** The person who has such a link chooses a password by it. All sessions end. A password that will not do leaves the link as it is. */
export async function passwordByLink(
  sql: Sql,
  accounts: Pick<Accounts, 'setPassword'>,
  link: string,
  password: string,
  check: (row: PersonRow) => Promise<void>, // throws when the link alone is not enough
): Promise<Person> {
  const links = oneTimes(sql);
  const over = new ApiError('badToken', 'this link was used already, or its time is over; ask for another');
  const found = await links.look('password', link);
  const row = found && (await personRow(sql, found.person));
  if (row === undefined) throw over;
  if (row.banned !== null) throw new ApiError('banned', `you are banned: ${row.banned}`);
  return accounts.setPassword(row, password, async () => {
    await check(row);
    if ((await links.take('password', link)) === undefined) throw over;
  });
}
