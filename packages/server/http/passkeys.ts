import {
  newPasskey,
  type PasskeyLine,
  type PasskeysBody,
  parse,
  passkeyOptions,
  passkeySignIn,
  renamePasskey,
  type SignedInBody,
} from '@tianxia/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tablesInPlay } from '../people/accounts.ts';
import { type Passkeys, passkeys, type Site } from '../people/passkeys.ts';
import { isAccount } from '../people/person.ts';
import type { Doorkeeper, DoorParts } from './door.ts';
import { checkOrigin } from './safety.ts';

/** Where the site is, by the settings or as the browser says. */
export type SiteOf = (request: FastifyRequest) => Site;
type OfPasskey = { Params: { id: string } };
/** Signing in without a password. */
export function passkeyRoutes(
  app: FastifyInstance,
  parts: DoorParts,
  door: Doorkeeper,
): { passkeys: Passkeys; siteOf: SiteOf } {
  const { sql, allow, publicUrl, moved } = parts;
  const known = passkeys(sql);
  const ours = publicUrl === undefined ? undefined : new URL(publicUrl);
  const site: SiteOf = ({ protocol, host, hostname }) =>
    ours === undefined
      ? { origin: `${protocol}://${host}`, domain: hostname }
      : { origin: ours.origin, domain: ours.hostname };

  /** A guest becomes an account by it; to an account it is one more way in. */
  async function mayAdd(request: FastifyRequest) {
    const caller = await door.inPerson(request);
    if (isAccount(caller.person.role)) return door.proven(request);
    door.mustBeOpen();
    return caller;
  }
  app.post('/api/passkeys/options', async request => {
    allow('people', request);
    const { person } = await mayAdd(request);
    const { name } = parse(passkeyOptions, request.body ?? {});
    return known.options(person, name, site(request));
  });
  app.post('/api/passkeys', async (request, reply): Promise<PasskeyLine> => {
    allow('people', request);
    const caller = await mayAdd(request);
    const { person, line } = await known.add(caller.person, parse(newPasskey, request.body), site(request));
    if (person.role !== caller.person.role) {
      moved((await tablesInPlay(sql, person.id)).map(({ id }) => id));
      await door.welcome(request, reply, person, false);
    }
    reply.code(201);
    return line;
  });
  app.get('/api/passkeys', async (request): Promise<PasskeysBody> => {
    const { person } = await door.inPerson(request);
    return { passkeys: await known.list(person) };
  });
  app.patch<OfPasskey>('/api/passkeys/:id', async (request, reply) => {
    const { person } = await door.inPerson(request);
    await known.rename(person, request.params.id, parse(renamePasskey, request.body).name);
    return reply.code(204).send();
  });
  app.delete<OfPasskey>('/api/passkeys/:id', async (request, reply) => {
    const { person } = await door.proven(request);
    await known.remove(person, request.params.id);
    return reply.code(204).send();
  });

  app.post('/api/sign-in/passkey/options', async request => {
    checkOrigin(request);
    allow('people', request);
    return known.signInOptions(site(request));
  });
  app.post('/api/sign-in/passkey', async (request, reply): Promise<SignedInBody> => {
    checkOrigin(request);
    allow('people', request);
    const { response, token } = parse(passkeySignIn, request.body);
    return door.welcome(request, reply, await known.signIn(response, site(request)), token);
  });
  return { passkeys: known, siteOf: site };
}
