import { ApiError, BOT_NAMES } from '@tianxia/protocol';
import { accounts, tablesInPlay } from '../people/accounts.ts';
import { botRatings } from '../people/bots.ts';
import { passwords } from '../people/passwords.ts';
import { isAccount, personFacts, ratingFacts } from '../people/person.ts';
import { languageAsked } from '../text/letters.ts';
import { addressRoutes } from './addresses.ts';
import type { Answering } from './answering.ts';
import { type DoorParts, doorkeeper } from './door.ts';
import { forgottenRoutes } from './forgotten.ts';
import { friendRoutes } from './friends.ts';
import { meRoutes } from './me.ts';
import { ownRoutes } from './own.ts';
import { passkeyRoutes } from './passkeys.ts';
import { proofRoutes } from './proof.ts';
import { secondFactorRoutes } from './second-factor.ts';

export type PeopleParts = DoorParts;

/** Who a person is: guests, accounts, and the ways in. */
export function peopleRoutes(at: Answering, parts: PeopleParts): void {
  const { sql, sessions, who, moved, ended } = parts;
  const known = accounts(sql, passwords());
  const door = doorkeeper(parts);
  const address = addressRoutes(at, parts, door);

  at('GET /api/site', async () => {
    const { registration, mail } = parts.offers;
    return { registration, mail };
  });
  at('GET /api/bots/:game', async ({ params }) => {
    const known = (await botRatings(sql))(params.game);
    return BOT_NAMES.flatMap(bot => {
      const { rating, ...more } = ratingFacts(known[bot] ?? {});
      return rating === undefined ? [] : [{ bot, rating, ...more }];
    });
  });
  at('POST /api/guests', async ({ request, reply, body }) => {
    const { name, token: wantsToken } = body();
    const language = languageAsked(request.headers['accept-language']);
    const { person, token } = await sessions.newGuest(name, request.headers['user-agent'] ?? '', language);
    if (!wantsToken) who.remember(request, reply, token);
    return { person: personFacts(person), ...(wantsToken ? { token } : {}) };
  });
  at('POST /api/accounts', async ({ request, reply, body }) => {
    door.mustBeOpen();
    const { token, ...asked } = body();
    const caller = (await who.asks(request)) === undefined ? undefined : await door.inPerson(request);
    if (caller !== undefined && isAccount(caller.person.role))
      throw new ApiError('badRequest', 'you have an account already; sign out first');
    if (asked.email !== undefined) address.allow(asked.email, caller?.person.id);
    const person = await known.register(caller?.person, {
      ...asked,
      language: languageAsked(request.headers['accept-language']),
    });
    if (asked.email !== undefined) address.given(request, person.id, asked.email);
    moved((await tablesInPlay(sql, person.id)).map(({ id }) => id));
    return door.welcome(request, reply, person, token);
  });
  at('POST /api/sign-in', async ({ request, reply, body }) => {
    const { name, password, code, token } = body();
    await door.tries.allow(request, name);
    const person = await known.signIn(name, password);
    await door.checkCode(request, person, code);
    return door.welcome(request, reply, person, token);
  });
  at('POST /api/sign-out', async ({ request, reply, caller: { person, session } }) => {
    await sessions.close(session);
    ended(person.id);
    who.forget(request, reply);
  });
  const byKey = passkeyRoutes(at, parts, door);
  proofRoutes(at, parts, door, { accounts: known, ...byKey });
  secondFactorRoutes(at, parts, door);
  forgottenRoutes(at, parts, door, known);
  meRoutes(at, parts, door, known, address);
  ownRoutes(at, parts);
  friendRoutes(at, parts, door);
}
