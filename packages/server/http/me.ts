import { ApiError, type ChangeMe, type MeBody } from '@tianxia/protocol';
import type { FastifyRequest } from 'fastify';
import { type Accounts, alertsOf, languageOf, personRow, tablesInPlay } from '../people/accounts.ts';
import { exportOf } from '../people/export.ts';
import { deletePerson } from '../people/leaving.ts';
import { isAccount, personFacts } from '../people/person.ts';
import { turnsOf } from '../people/profile.ts';
import { one } from '../sql/sql.ts';
import type { NewAddress } from './addresses.ts';
import type { Answering } from './answering.ts';
import { buckets } from './bucket.ts';
import type { Doorkeeper, DoorParts } from './door.ts';

type Rated = { rating: number };
/** Oneself: who one is, what is kept of one, and how to have it all forgotten. */
export function meRoutes(
  at: Answering,
  parts: DoorParts,
  door: Doorkeeper,
  known: Accounts,
  address: NewAddress,
): void {
  const { sql, who, limits, offers, moved, ended } = parts;
  const renames = buckets(limits.renames);
  async function me(id: string): Promise<MeBody> {
    const [row, passkeys, turns, codes, most] = await Promise.all([
      personRow(sql, id),
      one(sql.read<{ n: number }>('SELECT count(*) AS n FROM passkeys WHERE person = ?', id)),
      turnsOf(sql, id),
      door.secondFactors.codesLeft(id),
      one(sql.read<Rated>('SELECT rating FROM ratings WHERE person = ? ORDER BY games DESC, game LIMIT 1', id)),
    ]);
    if (row === undefined) throw new ApiError('signIn', 'your session has ended');
    return {
      ...personFacts(row),
      role: row.role === 'admin' || row.role === 'guest' ? row.role : 'player',
      ...(row.email === null ? {} : { email: row.email, emailConfirmed: row.mail_confirmed !== null }),
      hasPassword: row.password !== null,
      passkeys: passkeys!.n,
      ...(codes === undefined ? {} : { secondFactor: { codes } }),
      ...(languageOf(row) === undefined ? {} : { language: languageOf(row)! }),
      alerts: alertsOf(row),
      offers,
      turns,
      ...(most === undefined ? {} : { rating: Math.round(most.rating) }),
    };
  }
  /** Another address leads to a new password, and a first password is a new way in: neither from a borrowed session. */
  async function mayChange(request: FastifyRequest, { email, password }: ChangeMe): Promise<void> {
    const { person } = await door.inPerson(request);
    const row = await personRow(sql, person.id);
    if (row === undefined || !isAccount(row.role)) return;
    if ((email !== undefined && email !== row.email) || (password !== undefined && row.password === null))
      await door.proven(request);
  }
  /** The address that is asked for, if it is not the one from before. */
  async function newAddress(id: string, email: string | null | undefined): Promise<string | undefined> {
    if (email === null || email === undefined) return undefined;
    return email === (await personRow(sql, id))?.email ? undefined : email;
  }
  /** An address that is never called must not look as if it were; one from before may stay, or go. */
  async function mayHook(id: string, webhook: string | undefined): Promise<void> {
    if (webhook === undefined || offers.webhook === true) return;
    const row = await personRow(sql, id);
    if (row !== undefined && alertsOf(row).webhook === webhook) return;
    throw new ApiError('closed', 'this server calls no webhooks', 'alerts.webhook');
  }
  at('GET /api/me', async ({ request, reply }) => {
    // every page asks: that no one is signed in is an answer, and no error on a visitor's console
    if ((await who.asks(request)) === undefined) return reply.type('application/json').send('null');
    return me((await who.mustBe(request, 'read')).person.id);
  });
  at('PATCH /api/me', async ({ request, body, caller: { person, session } }) => {
    const change = body();
    await mayChange(request, change);
    await mayHook(person.id, change.alerts?.webhook);
    if (change.password !== undefined) door.allowAgain(session);
    const email = await newAddress(person.id, change.email);
    if (email !== undefined) address.allow(email, person.id);
    if (change.name !== undefined && change.name !== person.name && !renames(person.id))
      throw new ApiError('tooMany', 'you have just had several names; keep this one for some minutes', 'name');
    await known.change(person, change, session);
    if (change.password !== undefined) ended(person.id); // others are signed out by it
    if (email !== undefined) address.given(request, person.id, email);
    if (change.name !== undefined) moved((await tablesInPlay(sql, person.id)).map(({ id }) => id));
    return me(person.id);
  });
  at('DELETE /api/me', async ({ request, reply, body, caller: { person, session } }) => {
    const { password } = body({});
    const row = await personRow(sql, person.id);
    if (row?.password != null) {
      door.allowAgain(session);
      await known.checkPassword(row, password, 'password');
    } else if (isAccount(person.role)) await door.proven(request);
    moved(await deletePerson(sql, person));
    ended(person.id);
    who.forget(request, reply);
  });
  at('GET /api/me/export', async ({ reply, caller: { person } }) => {
    reply.header('content-disposition', 'attachment; filename="tianxia-my-data.json"');
    return exportOf(sql, person.id);
  });
}
