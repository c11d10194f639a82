import { ApiError } from '@tianxia/protocol';
import { friendsOf, personCalled, profileOf } from '../people/profile.ts';
import { related, unrelated } from '../people/relations.ts';
import type { Answering } from './answering.ts';
import type { Doorkeeper, DoorParts } from './door.ts';

const MOST = 1000; // whom one person follows or has blocked: the list is read as a whole

/** Others: how they play, and how one stands to them. */
export function friendRoutes(at: Answering, { sql, who, blocked }: DoorParts, _door: Doorkeeper): void {
  async function somebody(nameOrId: string) {
    const row = nameOrId.length > 200 ? undefined : await personCalled(sql, nameOrId);
    if (row === undefined) throw new ApiError('noSuchPerson', 'there is nobody of this name');
    return row;
  }
  async function mustHaveRoomFor(person: string): Promise<void> {
    const known = await sql.read('SELECT 1 AS yes FROM relations WHERE person = ?', person);
    if (known.length >= MOST)
      throw new ApiError('tooMany', `you follow or have blocked ${MOST} people; let some of them go first`, 'people');
  }
  at('GET /api/people/:id', async ({ request, params }) => {
    const caller = await who.asks(request);
    return profileOf(sql, await somebody(params.id), caller?.person);
  });
  at('GET /api/friends', async ({ caller: { person } }) => {
    return friendsOf(sql, person.id);
  });
  for (const [path, kind] of [
    ['friends', 'friend'],
    ['blocks', 'block'],
  ] as const) {
    at(`PUT /api/${path}/:id`, async ({ params, caller: { person } }) => {
      const other = await somebody(params.id);
      if (other.id === person.id) throw new ApiError('badRequest', 'this is yourself');
      if (other.role === 'bot') throw new ApiError('badRequest', "a bot is nobody's friend, and nobody's enemy");
      await mustHaveRoomFor(person.id);
      await sql.write(...related(person.id, other.id, kind, Date.now()));
      blocked(person.id, other.id);
    });
    at(`DELETE /api/${path}/:id`, async ({ params, caller: { person } }) => {
      const other = await somebody(params.id);
      await sql.write(unrelated(person.id, other.id, kind));
      blocked(person.id, other.id);
    });
  }
}
