import type { FastifyRequest } from 'fastify';
import { tablesInPlay } from '../people/accounts.ts';
import { type Passkeys, passkeys, type Site } from '../people/passkeys.ts';
import { type Caller, isAccount } from '../people/person.ts';
import type { Answering } from './answering.ts';
import type { Doorkeeper, DoorParts } from './door.ts';

/** Where the site is, by the settings or as the browser says. */
export type SiteOf = (request: FastifyRequest) => Site;
/** Signing in without a password. */
export function passkeyRoutes(
  at: Answering,
  parts: DoorParts,
  door: Doorkeeper,
): { passkeys: Passkeys; siteOf: SiteOf } {
  const { sql, publicUrl, moved } = parts;
  const known = passkeys(sql);
  const ours = publicUrl === undefined ? undefined : new URL(publicUrl);
  const site: SiteOf = ({ protocol, host, hostname }) =>
    ours === undefined
      ? { origin: `${protocol}://${host}`, domain: hostname }
      : { origin: ours.origin, domain: ours.hostname };

  /** A guest becomes an account by it; to an account it is one more way in. */
  async function mayAdd(request: FastifyRequest, caller: Caller): Promise<Caller> {
    if (isAccount(caller.person.role)) return door.proven(request);
    door.mustBeOpen();
    return caller;
  }
  at('POST /api/passkeys/options', async ({ request, caller, body }) => {
    const { person } = await mayAdd(request, caller);
    const { name } = body({});
    return known.options(person, name, site(request));
  });
  at('POST /api/passkeys', async ({ request, reply, caller, body }) => {
    const before = (await mayAdd(request, caller)).person;
    const { person, line } = await known.add(before, body(), site(request));
    if (person.role !== before.role) {
      moved((await tablesInPlay(sql, person.id)).map(({ id }) => id));
      await door.welcome(request, reply, person, false);
    }
    return line;
  });
  at('GET /api/passkeys', async ({ caller: { person } }) => {
    return { passkeys: await known.list(person) };
  });
  at('PATCH /api/passkeys/:id', async ({ params, body, caller: { person } }) => {
    await known.rename(person, params.id, body().name);
  });
  at('DELETE /api/passkeys/:id', async ({ request, params }) => {
    const { person } = await door.proven(request);
    await known.remove(person, params.id);
  });

  at('POST /api/sign-in/passkey/options', async ({ request }) => {
    return known.signInOptions(site(request));
  });
  at('POST /api/sign-in/passkey', async ({ request, reply, body }) => {
    const { response, token } = body();
    return door.welcome(request, reply, await known.signIn(response, site(request)), token);
  });
  return { passkeys: known, siteOf: site };
}
