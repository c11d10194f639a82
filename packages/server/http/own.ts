import { type NewTokenBody, newToken, parse, type SessionsBody, type TokensBody } from '@tianxia/protocol';
import type { FastifyInstance } from 'fastify';
import type { Doorkeeper, DoorParts } from './door.ts';

type OfThing = { Params: { id: string } };
/** Where one is signed in, and which programs may act for one. */
export function ownRoutes(app: FastifyInstance, { sessions, tokens, allow, ended }: DoorParts, door: Doorkeeper): void {
  app.get('/api/sessions', async (request): Promise<SessionsBody> => {
    const { person, session } = await door.inPerson(request);
    return { sessions: await sessions.list(person.id, session) };
  });
  app.delete('/api/sessions', async (request, reply) => {
    const { person, session } = await door.inPerson(request);
    await sessions.endOthers(person.id, session);
    ended(person.id);
    return reply.code(204).send();
  });
  app.delete<OfThing>('/api/sessions/:id', async (request, reply) => {
    const { person } = await door.inPerson(request);
    await sessions.end(person.id, request.params.id);
    ended(person.id);
    return reply.code(204).send();
  });

  app.post('/api/tokens', async (request, reply): Promise<NewTokenBody> => {
    allow('people', request);
    const { person } = await door.withAccount(request);
    const { name, scopes } = parse(newToken, request.body);
    reply.code(201);
    return tokens.make(person, name, scopes);
  });
  app.get('/api/tokens', async (request): Promise<TokensBody> => {
    const { person } = await door.withAccount(request);
    return { tokens: await tokens.list(person) };
  });
  app.delete<OfThing>('/api/tokens/:id', async (request, reply) => {
    const { person } = await door.withAccount(request);
    await tokens.end(person, request.params.id);
    ended(person.id);
    return reply.code(204).send();
  });
}
