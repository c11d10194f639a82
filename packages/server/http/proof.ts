import { ApiError } from '@tianxia/protocol';
import { type Accounts, personRow } from '../people/accounts.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { Answering } from './answering.ts';
import type { Doorkeeper, DoorParts } from './door.ts';
import type { SiteOf } from './passkeys.ts';

/** A session may be borrowed: before it changes a way into the account, its owner shows that they are there. */
export function proofRoutes(
  at: Answering,
  { sql, sessions }: DoorParts,
  door: Doorkeeper,
  known: { accounts: Accounts; passkeys: Passkeys; siteOf: SiteOf },
): void {
  const { accounts, passkeys, siteOf } = known;
  at('POST /api/me/proof', async ({ request, body, caller: { person, session } }) => {
    const shown = body();
    door.allowAgain(session);
    if ('response' in shown) {
      if ((await passkeys.signIn(shown.response, siteOf(request))).id !== person.id)
        throw new ApiError('badSignIn', 'this is not a passkey of your account', 'response');
    } else {
      const row = await personRow(sql, person.id);
      if (row?.password == null) throw new ApiError('badSignIn', 'your account has no password', 'password');
      await accounts.checkPassword(row, shown.password, 'password');
      await door.secondFactors.check(person.id, shown.code);
    }
    await sessions.prove(session);
  });
}
