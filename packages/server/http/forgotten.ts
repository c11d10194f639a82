import { ApiError, forgotten, newPassword, parse, type SignedInBody } from '@tianxia/protocol';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../people/accounts.ts';
import { linkByMail, passwordByLink } from '../people/forgotten.ts';
import { folded } from '../people/names.ts';
import type { Doorkeeper, DoorParts } from './door.ts';
import { checkOrigin } from './safety.ts';

/** Back in without the password. */
export function forgottenRoutes(app: FastifyInstance, parts: DoorParts, door: Doorkeeper, known: Accounts): void {
  const { sql, post, allow, ended } = parts;
  app.post('/api/password/forgotten', async (request, reply) => {
    checkOrigin(request);
    allow('people', request);
    const { name } = parse(forgotten, request.body);
    if (post === undefined) throw new ApiError('closed', 'this site sends no mail; ask whoever runs it');
    door.allowLetter(`for ${folded(name)}`);
    // Not waited for: how long it takes would tell whether there is such an account.
    void linkByMail(sql, post, name).catch(problem => request.log.warn({ err: problem }, 'a letter was not sent'));
    return reply.code(204).send();
  });
  app.post('/api/password/new', async (request, reply): Promise<SignedInBody> => {
    checkOrigin(request);
    allow('people', request);
    const { link, password, code, token } = parse(newPassword, request.body);
    const person = await passwordByLink(sql, known, link, password, row => door.checkCode(request, row, code));
    ended(person.id);
    return door.welcome(request, reply, person, token);
  });
}
