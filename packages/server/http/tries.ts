import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '@tianxia/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretOf } from '../alerts/secrets.ts';
import { folded } from '../people/names.ts';
import { newToken } from '../people/secret-words.ts';
import type { Sql } from '../sql/sql.ts';
import { buckets, type Limit } from './bucket.ts';
import { networkOf } from './safety.ts';
import { cookieName } from './who.ts';

export interface TryLimits {
  names: Limit; // one account from one address, and from each browser that it knows
  strangers: Limit; // one account from all other browsers together
  codes: Limit; // second factors of one account, from all other browsers together
}
/**
 * How often a client may try to get into an account. One that guesses is stopped, and its owner is not: another address has tries of
 * its own, and a browser in which the owner signed in before has them even when strangers everywhere have used up theirs.
 */
export interface Tries {
  /** Throws when the account of this name was tried too often; `what`: its password, or its second factor. */
  allow(request: FastifyRequest, name: string, what?: 'password' | 'code'): Promise<void>;
  /** The owner signed in: this browser is known from now on. Its cookie lets no one in. */
  remember(request: FastifyRequest, reply: FastifyReply, name: string): Promise<void>;
}
const KNOWN = 'tianxia-known';
const LASTS = 400 * 86_400; // seconds; browsers keep no cookie for longer

export function tries(sql: Sql, { names, strangers, codes }: TryLimits): Tries {
  const [nearby, familiar] = [buckets(names), buckets(names)];
  const anywhere = { password: buckets(strangers), code: buckets(codes) };
  let secret: Promise<string> | undefined;
  async function sealOf(browser: string, name: string): Promise<string> {
    secret ??= secretOf(sql, 'known-browsers', newToken);
    return createHmac('sha256', await secret)
      .update(`${browser} ${folded(name)}`)
      .digest('base64url');
  }
  /** The name of this browser, if the owner of the account has signed in there. */
  async function knownBrowser(request: FastifyRequest, name: string): Promise<string | undefined> {
    const [browser = '', seal = ''] = (request.cookies[cookieName(request, KNOWN)] ?? '').split('.');
    const [theirs, ours] = [Buffer.from(seal), Buffer.from(await sealOf(browser, name))];
    return theirs.length === ours.length && timingSafeEqual(theirs, ours) ? browser : undefined;
  }
  return {
    async allow(request, name, what = 'password') {
      const account = folded(name);
      const browser = await knownBrowser(request, name);
      const may =
        browser === undefined
          ? nearby(`${what} ${account} ${networkOf(request.ip)}`) && anywhere[what](account)
          : familiar(`${what} ${account} ${browser}`);
      if (!may) throw new ApiError('tooMany', 'too many tries to sign in to this account; try again in a few minutes');
    },
    async remember(request, reply, name) {
      const browser = (await knownBrowser(request, name)) ?? newToken();
      reply.setCookie(cookieName(request, KNOWN), `${browser}.${await sealOf(browser, name)}`, {
        ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge: LASTS },
      });
    },
  };
}
