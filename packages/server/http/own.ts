import type { Answering } from './answering.ts';
import type { DoorParts } from './door.ts';

/** Where one is signed in, and which programs may act for one. */
export function ownRoutes(at: Answering, { sessions, tokens, ended }: DoorParts): void {
  at('GET /api/sessions', async ({ caller: { person, session } }) => {
    return { sessions: await sessions.list(person.id, session) };
  });
  at('DELETE /api/sessions', async ({ caller: { person, session } }) => {
    await sessions.endOthers(person.id, session);
    ended(person.id);
  });
  at('DELETE /api/sessions/:id', async ({ params, caller: { person } }) => {
    await sessions.end(person.id, params.id);
    ended(person.id);
  });

  at('POST /api/tokens', async ({ body, caller: { person } }) => {
    const { name, scopes } = body();
    return tokens.make(person, name, scopes);
  });
  at('GET /api/tokens', async ({ caller: { person } }) => {
    return { tokens: await tokens.list(person) };
  });
  at('DELETE /api/tokens/:id', async ({ params, caller: { person } }) => {
    await tokens.end(person, params.id);
    ended(person.id);
  });
}
