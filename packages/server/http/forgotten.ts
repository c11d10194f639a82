import { ApiError } from '@tianxia/protocol';
import type { Accounts } from '../people/accounts.ts';
import { linkByMail, passwordByLink } from '../people/forgotten.ts';
import { folded } from '../people/names.ts';
import type { Answering } from './answering.ts';
import type { Doorkeeper, DoorParts } from './door.ts';

/** Back in without the password. */
export function forgottenRoutes(at: Answering, parts: DoorParts, door: Doorkeeper, known: Accounts): void {
  const { sql, post, ended } = parts;
  at('POST /api/password/forgotten', async ({ request, body }) => {
    const { name } = body();
    if (post === undefined) throw new ApiError('closed', 'this site sends no mail; ask whoever runs it');
    door.allowLetter(`for ${folded(name)}`);
    // Not waited for: how long it takes would tell whether there is such an account.
    void linkByMail(sql, post, name).catch(problem => request.log.warn({ err: problem }, 'a letter was not sent'));
  });
  at('POST /api/password/new', async ({ request, reply, body }) => {
    const { link, password, code, token } = body();
    const person = await passwordByLink(sql, known, link, password, row => door.checkCode(request, row, code));
    ended(person.id);
    return door.welcome(request, reply, person, token);
  });
}
