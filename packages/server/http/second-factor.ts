import {
  ApiError,
  confirmSecondFactor,
  type NewSecondFactorBody,
  parse,
  type RecoveryCodesBody,
} from '@tianxia/protocol';
import type { FastifyInstance } from 'fastify';
import { personRow } from '../people/accounts.ts';
import type { Doorkeeper, DoorParts } from './door.ts';

/** A code beside the password. Whoever turns it on or off shows first that they are who they are. */
export function secondFactorRoutes(app: FastifyInstance, { sql, allow }: DoorParts, door: Doorkeeper): void {
  const { secondFactors } = door;
  app.post('/api/me/second-factor', async (request, reply): Promise<NewSecondFactorBody> => {
    allow('people', request);
    const { person } = await door.proven(request);
    if ((await personRow(sql, person.id))?.password == null)
      throw new ApiError('badRequest', 'a second factor goes with a password; a passkey needs none');
    reply.code(201);
    return secondFactors.begin(person);
  });
  app.post('/api/me/second-factor/confirm', async (request): Promise<RecoveryCodesBody> => {
    const { person, session } = await door.proven(request);
    door.allowAgain(session);
    return { codes: await secondFactors.confirm(person.id, parse(confirmSecondFactor, request.body).code) };
  });
  app.post('/api/me/second-factor/codes', async (request): Promise<RecoveryCodesBody> => {
    const { person } = await door.proven(request);
    return { codes: await secondFactors.newCodes(person.id) };
  });
  app.delete('/api/me/second-factor', async (request, reply) => {
    const { person } = await door.proven(request);
    await secondFactors.end(person.id);
    return reply.code(204).send();
  });
}
