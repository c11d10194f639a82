import type { FastifyInstance } from 'fastify';
import type { Person } from '../people/person.ts';
import type { Sessions } from '../people/sessions.ts';
import { type MeBody, newGuest, type PersonFacts, type SignedInBody } from '../protocol/index.ts';
import { parse } from './errors.ts';
import type { Allow } from './safety.ts';
import type { Who } from './who.ts';

export interface PeopleParts {
  sessions: Sessions;
  who: Who;
  allow: Allow;
}
export const personFacts = ({ id, name, role }: Person): PersonFacts => ({
  id,
  name,
  account: role === 'player' || role === 'admin',
});

/** Who somebody is: guests, and what is known of them. */
export function peopleRoutes(app: FastifyInstance, { sessions, who, allow }: PeopleParts): void {
  app.post('/api/guests', async (request, reply): Promise<SignedInBody> => {
    allow('people', request);
    const { name, token: wantsToken } = parse(newGuest, request.body);
    const { person, token } = await sessions.newGuest(name, request.headers['user-agent'] ?? '');
    if (!wantsToken) who.remember(request, reply, token);
    return reply.code(201).send({ person: personFacts(person), ...(wantsToken ? { token } : {}) });
  });
  app.get('/api/me', async (request): Promise<MeBody> => {
    const { person } = await who.mustBe(request, 'read');
    return {
      ...personFacts(person),
      role: person.role === 'bot' ? 'player' : person.role,
      hasPassword: false,
      passkeys: 0,
      alerts: { mail: false, push: false },
      offers: { mail: false, registration: 'open' },
      turns: 0,
    };
  });
}
