import { ApiError } from '@tianxia/protocol';
import type { FastifyRequest } from 'fastify';
import { languageOf, personRow } from '../people/accounts.ts';
import { addresses } from '../people/addresses.ts';
import { oneTimes } from '../people/one-time.ts';
import type { Answering } from './answering.ts';
import type { Doorkeeper, DoorParts } from './door.ts';

/** A new mail address, wherever a person gives one. */
export interface NewAddress {
  /** Throws, before anything is kept, when too many mails were asked for. */
  allow(email: string, person?: string): void;
  /** No request waits for the mail: should it fail, the page still says that the address waits, and sends again. */
  given(request: FastifyRequest, person: string, email: string): void;
}
export function addressRoutes(at: Answering, parts: DoorParts, door: Doorkeeper): NewAddress {
  const { sql, post } = parts;
  const known = addresses(sql, oneTimes(sql), post);
  const mayAsk = (email: string, person?: string) => {
    if (post === undefined) return;
    if (person !== undefined) door.allowLetter(person);
    door.allowLetter(email);
  };
  at('POST /api/me/mail', async ({ request, caller: { person } }) => {
    if (post === undefined) throw new ApiError('closed', 'this server sends no mail');
    const row = await personRow(sql, person.id);
    if (row === undefined || row.email === null)
      throw new ApiError('badRequest', 'say your mail address first', 'email');
    if (row.mail_confirmed !== null) throw new ApiError('badRequest', 'your mail address is confirmed already');
    mayAsk(row.email, row.id);
    try {
      await known.ask(row.id, row.email, languageOf(row));
    } catch (problem) {
      request.log.warn({ person: row.id, problem: (problem as Error).message }, 'a mail could not be sent');
      throw new ApiError('internal', 'the mail could not be sent; try again later');
    }
  });
  at('POST /api/confirm-mail', async ({ body }) => {
    const { token, mine } = body();
    if (!(await known.answer(token, mine)))
      throw new ApiError(
        'badToken',
        'this link was used already, is older than a day, or the address is another by now',
      );
  });
  return {
    allow: mayAsk,
    given(request, person, email) {
      personRow(sql, person)
        .then(row => known.ask(person, email, row && languageOf(row)))
        .catch(problem =>
          request.log.warn({ person, problem: (problem as Error).message }, 'a mail could not be sent'),
        );
    },
  };
}
