import { ApiError } from '@tianxia/protocol';
import { personRow } from '../people/accounts.ts';
import type { Answering } from './answering.ts';
import type { Doorkeeper, DoorParts } from './door.ts';

/** A code beside the password. A person who turns it on or off shows first that it is them. */
export function secondFactorRoutes(at: Answering, { sql }: DoorParts, door: Doorkeeper): void {
  const { secondFactors } = door;
  at('POST /api/me/second-factor', async ({ request }) => {
    const { person } = await door.proven(request);
    if ((await personRow(sql, person.id))?.password == null)
      throw new ApiError('badRequest', 'a second factor goes with a password; a passkey needs none');
    return secondFactors.begin(person);
  });
  at('POST /api/me/second-factor/confirm', async ({ request, body }) => {
    const { person, session } = await door.proven(request);
    door.allowAgain(session);
    return { codes: await secondFactors.confirm(person.id, body().code) };
  });
  at('POST /api/me/second-factor/codes', async ({ request }) => {
    const { person } = await door.proven(request);
    return { codes: await secondFactors.newCodes(person.id) };
  });
  at('DELETE /api/me/second-factor', async ({ request }) => {
    const { person } = await door.proven(request);
    await secondFactors.end(person.id);
  });
}
