import type { MeBody, SignedInBody } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Post } from '../alerts/mail.ts';
import { handOver } from '../people/leaving.ts';
import { type Caller, isAccount, type Person, personFacts } from '../people/person.ts';
import { type SecondFactors, secondFactors } from '../people/second-factor.ts';
import type { Sessions } from '../people/sessions.ts';
import type { ApiTokens } from '../people/tokens.ts';
import type { Sql } from '../sql/sql.ts';
import { buckets, type Limit } from './bucket.ts';
import { type Tries, type TryLimits, tries } from './tries.ts';
import type { Who } from './who.ts';

export interface DoorParts {
  sql: Sql;
  sessions: Sessions;
  tokens: ApiTokens;
  who: Who;
  limits: TryLimits & { letters: Limit; renames: Limit }; // letters: mails that are asked for, by one person or to one address
  offers: MeBody['offers'];
  publicUrl?: string | undefined; // where the site is; as the browser says when left out
  post: Post | undefined; // none where the operator set up no mail
  /** A person's seats at these tables are different now. */
  moved(tables: readonly string[]): void;
  /** A session or token of theirs has ended: what is open by it is closed, in every process. */
  ended(person: string): void;
  /** One blocks the other, or no longer. */
  blocked(person: string, other: string): void;
}
export type InPerson = Caller & { session: string };
export interface Doorkeeper {
  /** Who is signed in by a session: what concerns the account itself, an API token may not do. */
  inPerson(request: FastifyRequest): Promise<InPerson>;
  /** As above, and not a guest. */
  withAccount(request: FastifyRequest): Promise<InPerson>;
  /** Signs in: a new session, the old one ends, and what was a guest's becomes the account's. */
  welcome(request: FastifyRequest, reply: FastifyReply, person: Person, wantsToken: boolean): Promise<SignedInBody>;
  /** As `withAccount`, and the owner has shown within ten minutes that they are there. */
  proven(request: FastifyRequest): Promise<InPerson>;
  tries: Tries;
  secondFactors: SecondFactors;
  /** Throws where a code beside the password is needed and this is none. */
  checkCode(request: FastifyRequest, person: Pick<Person, 'id' | 'name'>, code: string | undefined): Promise<void>;
  /** Throws when the owner, signed in, gave a wrong password too often. Strangers have no part in it. */
  allowAgain(session: string): void;
  /** Throws when too much mail was asked for: by this person, or to this address. */
  allowLetter(byOrTo: string): void;
  /** Throws when no new accounts are made here. */
  mustBeOpen(): void;
}

/** Throws for an API token, and where no one is signed in. */
export async function comesInPerson(who: Who, request: FastifyRequest): Promise<InPerson> {
  const caller = await who.mustBe(request, 'read');
  if (caller.session === undefined)
    throw new ApiError('scope', 'an API token may not do this: sign in with a browser, or with name and password');
  return { ...caller, session: caller.session };
}

/** As above, and not a guest. */
export async function comesWithAccount(who: Who, request: FastifyRequest): Promise<InPerson> {
  const caller = await comesInPerson(who, request);
  if (isAccount(caller.person.role)) return caller;
  throw new ApiError('needsAccount', 'keep your guest as an account first');
}

const PROOF_LASTS = 10 * 60_000;

export function doorkeeper({ sql, sessions, who, limits, offers, moved, ended }: DoorParts): Doorkeeper {
  const tried = tries(sql, limits);
  const second = secondFactors(sql);
  const again = buckets(limits.names);
  const mails = buckets(limits.letters);
  const inPerson = (request: FastifyRequest) => comesInPerson(who, request);
  const withAccount = (request: FastifyRequest) => comesWithAccount(who, request);
  return {
    inPerson,
    withAccount,
    async proven(request) {
      const caller = await withAccount(request);
      if ((caller.proved ?? 0) > Date.now() - PROOF_LASTS) return caller;
      throw new ApiError('proof', 'show first that it is you, by your password or a passkey');
    },
    secondFactors: second,
    async checkCode(request, { id, name }, code) {
      if (code !== undefined && (await second.codesLeft(id)) !== undefined) await tried.allow(request, name, 'code');
      await second.check(id, code);
    },
    async welcome(request, reply, person, wantsToken) {
      if (person.banned !== undefined) throw new ApiError('banned', `you are banned: ${person.banned}`);
      const isProgram = request.headers.authorization !== undefined;
      const before = await who.asks(request);
      const facts = { person: personFacts(person) };
      if (before?.session !== undefined) {
        const isSame = before.person.id === person.id;
        if (isSame && isProgram && !wantsToken) return facts; // its token goes on
        if (!isSame && before.person.role === 'guest') moved(await handOver(sql, before.person, person));
        else await sessions.close(before.session);
        // Not before the browser has its new cookie: pages that are closed by this come back with it.
        reply.raw.once('finish', () => ended(before.person.id));
      }
      const token = await sessions.open(person.id, request.headers['user-agent'] ?? '');
      if (wantsToken || isProgram) return { ...facts, token };
      who.remember(request, reply, token);
      if (isAccount(person.role)) await tried.remember(request, reply, person.name);
      return facts;
    },
    tries: tried,
    allowAgain(session) {
      if (!again(session)) throw new ApiError('tooMany', 'too many tries; try again in a few minutes');
    },
    allowLetter(byOrTo) {
      if (!mails(byOrTo.toLowerCase()))
        throw new ApiError('tooMany', 'too many mails were asked for; try again in some minutes', 'mails');
    },
    mustBeOpen() {
      if (offers.registration === 'closed') throw new ApiError('closed', 'no new accounts are made here');
    },
  };
}
