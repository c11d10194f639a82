import type { FriendsBody, ProfileBody } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import type { FastifyInstance } from 'fastify';
import { friendsOf, personCalled, profileOf } from '../people/profile.ts';
import { type Relation, related, unrelated } from '../people/relations.ts';
import type { Doorkeeper, DoorParts } from './door.ts';

type OfPerson = { Params: { id: string } };
/** Others: how they play, and how one stands to them. */
export function friendRoutes(app: FastifyInstance, { sql, who, blocked }: DoorParts, door: Doorkeeper): void {
  async function somebody(nameOrId: string) {
    const row = nameOrId.length > 200 ? undefined : await personCalled(sql, nameOrId);
    if (row === undefined) throw new ApiError('noSuchPerson', 'there is nobody of this name');
    return row;
  }
  app.get<OfPerson>('/api/people/:id', async (request): Promise<ProfileBody> => {
    const caller = await who.asks(request);
    return profileOf(sql, await somebody(request.params.id), caller?.person);
  });
  app.get('/api/friends', async (request): Promise<FriendsBody> => {
    const { person } = await who.mustBe(request, 'read');
    return friendsOf(sql, person.id);
  });
  const standing: Record<string, Relation> = { friends: 'friend', blocks: 'block' };
  for (const [path, kind] of Object.entries(standing)) {
    app.put<OfPerson>(`/api/${path}/:id`, async (request, reply) => {
      const { person } = await door.inPerson(request);
      const other = await somebody(request.params.id);
      if (other.id === person.id) throw new ApiError('badRequest', 'this is yourself');
      if (other.role === 'bot') throw new ApiError('badRequest', "a bot is nobody's friend, and nobody's enemy");
      await sql.write(...related(person.id, other.id, kind, Date.now()));
      blocked(person.id, other.id);
      return reply.code(204).send();
    });
    app.delete<OfPerson>(`/api/${path}/:id`, async (request, reply) => {
      const { person } = await door.inPerson(request);
      const other = await somebody(request.params.id);
      await sql.write(unrelated(person.id, other.id, kind));
      blocked(person.id, other.id);
      return reply.code(204).send();
    });
  }
}
