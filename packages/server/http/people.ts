import { ApiError, newAccount, newGuest, parse, type SignedInBody, type SiteBody, signIn } from '@tianxia/protocol';
import type { FastifyInstance } from 'fastify';
import { accounts, tablesInPlay } from '../people/accounts.ts';
import { passwords } from '../people/passwords.ts';
import { isAccount, personFacts } from '../people/person.ts';
import { languageAsked } from '../text/letters.ts';
import { addressRoutes } from './addresses.ts';
import { type DoorParts, doorkeeper } from './door.ts';
import { forgottenRoutes } from './forgotten.ts';
import { friendRoutes } from './friends.ts';
import { meRoutes } from './me.ts';
import { ownRoutes } from './own.ts';
import { passkeyRoutes } from './passkeys.ts';
import { proofRoutes } from './proof.ts';
import { checkOrigin } from './safety.ts';
import { secondFactorRoutes } from './second-factor.ts';

export type PeopleParts = DoorParts;

/** Who somebody is: guests, accounts, and the ways in. */
export function peopleRoutes(app: FastifyInstance, parts: PeopleParts): void {
  const { sql, sessions, who, allow, moved, ended } = parts;
  const known = accounts(sql, passwords());
  const door = doorkeeper(parts);
  const address = addressRoutes(app, parts, door);

  app.get('/api/site', async (): Promise<SiteBody> => {
    const { registration, mail } = parts.offers;
    return { registration, mail };
  });
  app.post('/api/guests', async (request, reply): Promise<SignedInBody> => {
    checkOrigin(request);
    allow('people', request);
    const { name, token: wantsToken } = parse(newGuest, request.body);
    const language = languageAsked(request.headers['accept-language']);
    const { person, token } = await sessions.newGuest(name, request.headers['user-agent'] ?? '', language);
    if (!wantsToken) who.remember(request, reply, token);
    reply.code(201);
    return { person: personFacts(person), ...(wantsToken ? { token } : {}) };
  });
  app.post('/api/accounts', async (request, reply): Promise<SignedInBody> => {
    checkOrigin(request);
    allow('people', request);
    door.mustBeOpen();
    const { token, ...asked } = parse(newAccount, request.body);
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
    reply.code(201);
    return door.welcome(request, reply, person, token);
  });
  app.post('/api/sign-in', async (request, reply): Promise<SignedInBody> => {
    checkOrigin(request);
    allow('people', request);
    const { name, password, code, token } = parse(signIn, request.body);
    await door.tries.allow(request, name);
    const person = await known.signIn(name, password);
    await door.checkCode(request, person, code);
    return door.welcome(request, reply, person, token);
  });
  app.post('/api/sign-out', async (request, reply) => {
    const { person, session } = await door.inPerson(request);
    await sessions.close(session);
    ended(person.id);
    who.forget(request, reply);
    return reply.code(204).send();
  });
  const byKey = passkeyRoutes(app, parts, door);
  proofRoutes(app, parts, door, { accounts: known, ...byKey });
  secondFactorRoutes(app, parts, door);
  forgottenRoutes(app, parts, door, known);
  meRoutes(app, parts, door, known, address);
  ownRoutes(app, parts, door);
  friendRoutes(app, parts, door);
}
