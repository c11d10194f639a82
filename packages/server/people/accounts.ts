import type { Alerts, ChangeMe } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import { Conflict, must, one, type Sql, type Statement, statement } from '../sql/sql.ts';
import { isBotName } from './bots.ts';
import { notGuessed } from './guessing.ts';
import { folded, isReserved, looks } from './names.ts';
import { withoutLinks } from './one-time.ts';
import type { Passwords } from './passwords.ts';
import { isAccount, type Person, type Role } from './person.ts';
import { newPersonId } from './sessions.ts';

/** A row of `people`. */
export interface PersonRow {
  id: string;
  name: string;
  role: Role;
  password: string | null;
  email: string | null;
  mail_confirmed: number | null; // when its owner said that it is theirs
  banned: string | null;
  settings: string;
  created: number;
  seen: number;
  here: number;
}
const COLUMNS = 'id, name, role, password, email, mail_confirmed, banned, settings, created, seen, here';
export const personRow = (sql: Sql, id: string): Promise<PersonRow | undefined> =>
  one(sql.read<PersonRow>(`SELECT ${COLUMNS} FROM people WHERE id = ? AND role <> 'gone'`, id));
/** Of accounts and bots: a guest's name is not theirs alone. */
export const personNamed = (sql: Sql, name: string): Promise<PersonRow | undefined> =>
  one(sql.read<PersonRow>(`SELECT ${COLUMNS} FROM people WHERE folded = ?`, folded(name)));
export const personOf = ({ id, name, role, banned }: Pick<PersonRow, 'id' | 'name' | 'role' | 'banned'>): Person => ({
  id,
  name,
  role,
  ...(banned === null ? {} : { banned }),
});
export const alertsOf = ({ settings }: Pick<PersonRow, 'settings'>): Alerts => ({
  mail: false,
  push: false,
  ...(JSON.parse(settings) as { alerts?: Alerts }).alerts,
});

/** Theirs, if they have one: letters go out in it. */
export const languageOf = ({ settings }: Pick<PersonRow, 'settings'>): string | undefined =>
  (JSON.parse(settings) as { language?: string }).language;

const nameTaken = () => new ApiError('nameTaken', 'this name, or one that looks like it, is taken', 'name');
/** Throws when a person has this name, or none may have it. `but`: the person who may keep it. */
export async function checkName(sql: Sql, name: string, but?: string): Promise<void> {
  if (folded(name) === '') throw new ApiError('badRequest', 'name: a name needs a letter or a digit', 'name');
  if (isReserved(name) || isBotName(name)) throw nameTaken();
  const owners = await sql.read<{ id: string }>(
    'SELECT id FROM people WHERE folded = ? OR looks = ?',
    folded(name),
    looks(name),
  );
  if (owners.some(({ id }) => id !== but)) throw nameTaken();
}
/** Two who ask for one name at the same moment: the second is told like anybody later. */
export async function writeNamed(sql: Sql, ...statements: Statement[]): Promise<void> {
  try {
    await sql.write(...statements);
  } catch (problem) {
    throw problem instanceof Conflict ? nameTaken() : problem;
  }
}
/** A process that has these tables in memory must read them again before it writes. */
export const moved = (person: string, now: number): Statement[] => [
  statement(
    `UPDATE tables SET changed = CASE WHEN changed < ? THEN ? ELSE changed + 1 END
     WHERE stage <> 'over' AND id IN (SELECT table_id FROM sitters WHERE person = ? AND in_play = 1)`,
    now,
    now,
    person,
  ),
];
/** A person has one name, at tables of long ago too: a name that is free again must not lead to another person's games. */
const renamed = (id: string, name: string): Statement[] => [
  ...moved(id, Date.now()),
  statement('UPDATE sitters SET name = ? WHERE person = ?', name, id),
  statement('UPDATE chat SET name = ? WHERE person = ?', name, id),
];
/** Tables of this person that are being played. */
export async function tablesInPlay(sql: Sql, person: string): Promise<{ id: string; stage: string; terms: string }[]> {
  return sql.read(
    `SELECT tables.id, tables.stage, tables.terms FROM sitters JOIN tables ON tables.id = sitters.table_id
     WHERE sitters.person = ? AND sitters.in_play = 1 AND tables.stage <> 'over'`,
    person,
  );
}
/** A game that began with a guest stays unrated: otherwise only those would be kept as accounts who are about to win. */
export const unrated = (inPlay: readonly { id: string; stage: string; terms: string }[]): Statement[] =>
  inPlay
    .filter(({ stage }) => stage !== 'open')
    .map(({ id, terms }) =>
      statement('UPDATE tables SET terms = ? WHERE id = ?', JSON.stringify({ ...JSON.parse(terms), rated: false }), id),
    );
/** A guest becomes an account: the same person, so everything of theirs stays theirs. */
export const keptAs = async (
  sql: Sql,
  guest: Person,
  name: string,
  { password, email }: { password?: string; email?: string | undefined },
): Promise<Statement[]> => [
  must(
    `UPDATE people SET name = ?, folded = ?, looks = ?, password = ?, email = ?, role = 'player'
     WHERE id = ? AND role = 'guest'`,
    name,
    folded(name),
    looks(name),
    password ?? null,
    email ?? null,
    guest.id,
  ),
  ...renamed(guest.id, name),
  ...unrated(await tablesInPlay(sql, guest.id)),
];

export interface Accounts {
  /** Keeps a guest as an account; without a guest, makes a new one. */
  register(
    guest: Person | undefined,
    asked: { name: string; password: string; email?: string | undefined; language?: string | undefined },
  ): Promise<Person>;
  /** Throws badSignIn, and never says which of the two was wrong. */
  signIn(name: string, password: string): Promise<Person>;
  checkPassword(row: PersonRow, password: string | undefined, field: string): Promise<void>;
  change(person: Person, change: Change, session: string): Promise<Person>;
  /** Without the old one; all sessions end. `last` may still throw, once it is known that the password will do. */
  setPassword(row: PersonRow, password: string, last: () => Promise<void>): Promise<Person>;
}
type Change = Omit<ChangeMe, 'alerts'> & { alerts?: Alerts | undefined };
const badSignIn = (message: string, field?: string) => new ApiError('badSignIn', message, field);

export function accounts(sql: Sql, { hashed, fits }: Passwords): Accounts {
  async function checkPassword(row: PersonRow, password: string | undefined, field: string): Promise<void> {
    if (row.password === null) return;
    if (!(await fits(password ?? '', row.password))) throw badSignIn('this is not your password', field);
  }
  return {
    async register(guest, { name, password, email, language }) {
      await checkName(sql, name);
      const now = Date.now();
      const secret = await hashed(await notGuessed(password, name));
      const id = guest?.id ?? newPersonId();
      const person: Person = { id, name, role: 'player' };
      const made = statement(
        `INSERT INTO people (id, name, folded, looks, password, email, role, created, seen, settings)
         VALUES (?, ?, ?, ?, ?, ?, 'player', ?, ?, ?)`,
        id,
        name,
        folded(name),
        looks(name),
        secret,
        email ?? null,
        now,
        now,
        JSON.stringify({ language }),
      );
      await writeNamed(
        sql,
        ...(guest === undefined ? [made] : await keptAs(sql, guest, name, { password: secret, email })),
      );
      return person;
    },
    async signIn(name, password) {
      const row = await personNamed(sql, name);
      const isRight = await fits(password, row?.password ?? undefined);
      if (!isRight || row === undefined) throw badSignIn('there is no account of this name and password');
      return personOf(row);
    },
    checkPassword,
    async change(person, change, session) {
      const row = await personRow(sql, person.id);
      if (row === undefined) throw new ApiError('signIn', 'your session has ended');
      const statements: Statement[] = [];
      const set = (column: string, value: string | null) =>
        statements.push(must(`UPDATE people SET ${column} = ? WHERE id = ?`, value, person.id));
      const { name = row.name, email = row.email, password, alerts, language } = change;
      const kept: { alerts?: Alerts; language?: string } = {};
      const needsAccount = (field: string) => {
        if (!isAccount(row.role)) throw new ApiError('needsAccount', 'keep your guest as an account first', field);
      };
      if (name !== row.name) {
        if (isAccount(row.role)) {
          await checkName(sql, name, row.id);
          set('folded', folded(name));
          set('looks', looks(name));
        }
        set('name', name);
        statements.push(...renamed(row.id, name));
      }
      if (email !== row.email) {
        needsAccount('email');
        set('email', email);
        set('mail_confirmed', null);
        statements.push(withoutLinks('password', row.id)); // they were sent to the old address
      }
      if (alerts !== undefined) {
        if (alerts.mail && email === null)
          throw new ApiError('badRequest', 'alerts.mail: say your mail address first', 'alerts.mail');
        kept.alerts = alerts;
      } else if (email === null && alertsOf(row).mail) kept.alerts = { ...alertsOf(row), mail: false };
      if (language !== undefined) kept.language = language;
      if (Object.keys(kept).length > 0) set('settings', JSON.stringify({ ...JSON.parse(row.settings), ...kept }));
      if (password !== undefined) {
        needsAccount('password');
        await checkPassword(row, password.old, 'password.old');
        set('password', await hashed(await notGuessed(password.next, name)));
        // All who knew the old one are signed out.
        statements.push(
          withoutLinks('password', row.id),
          statement('DELETE FROM sessions WHERE person = ? AND token <> ?', row.id, session),
        );
      }
      await writeNamed(sql, ...statements);
      return { ...person, name };
    },
    async setPassword(row, password, last) {
      const secret = await hashed(await notGuessed(password, row.name));
      await last();
      await sql.write(
        must('UPDATE people SET password = ? WHERE id = ?', secret, row.id),
        withoutLinks('password', row.id),
        statement('DELETE FROM sessions WHERE person = ?', row.id),
      );
      return personOf(row);
    },
  };
}
