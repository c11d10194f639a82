import cookies from '@fastify/cookie';
import { ApiError, type Scope, token as tokenShape } from '@tianxia/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../people/person.ts';
import { SESSION_LASTS } from '../people/sessions.ts';
import { checkOrigin } from './safety.ts';

/** Who asks: by the cookie of a browser, or the bearer token of a program. */
export interface Who {
  /** Undefined when no one is signed in. */
  asks(request: FastifyRequest): Promise<Caller | undefined>;
  /** Throws when no one is signed in, or a token may not do this. */
  mustBe(request: FastifyRequest, scope: Scope): Promise<Caller>;
  /** Signs a browser in: its pages cannot read the cookie, other sites cannot send it. */
  remember(request: FastifyRequest, reply: FastifyReply, token: string): void;
  forget(request: FastifyRequest, reply: FastifyReply): void;
}
/** `renews`: what lasts longer by being used may do so now. */
export type FindCaller = (token: string, renews: boolean) => Promise<Caller | undefined>;

const COOKIE = 'tianxia';
/** Over https the browser itself makes sure that the cookie is ours alone. */
export const cookieName = ({ protocol }: FastifyRequest, name = COOKIE) =>
  protocol === 'https' ? `__Host-${name}` : name;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_LASTS / 1000,
  });
}
function bearer({ headers }: FastifyRequest): string | undefined {
  const [kind, value] = (headers.authorization ?? '').split(' ');
  return kind?.toLowerCase() === 'bearer' ? (value ?? '') : undefined;
}

/** `finders` are asked in turn: sessions, then API tokens. */
export async function whoAsks(app: FastifyInstance, finders: readonly FindCaller[]): Promise<Who> {
  await app.register(cookies);
  const known = new WeakMap<FastifyRequest, Promise<Caller | undefined>>();
  const renewed = new WeakMap<FastifyRequest, string>();
  app.addHook('onSend', async (request, reply) => {
    const token = renewed.get(request);
    if (token !== undefined) setCookie(request, reply, token);
  });
  async function find(request: FastifyRequest): Promise<Caller | undefined> {
    const given = bearer(request);
    const token = given ?? request.cookies[cookieName(request)];
    if (token === undefined) return undefined;
    // A page of another site may make a browser send its cookie, never our header.
    if (given === undefined && !SAFE.has(request.method)) checkOrigin(request);
    if (!tokenShape.safeParse(token).success) {
      if (given === undefined) return undefined;
      throw new ApiError('badToken', 'this is not a token');
    }
    const renews = given !== undefined || !request.ws; // a socket's answer brings no cookie
    for (const caller of finders) {
      const found = await caller(token, renews);
      if (found === undefined) continue;
      if (found.person.banned !== undefined) throw new ApiError('banned', `you are banned: ${found.person.banned}`);
      if (found.renewed && given === undefined) renewed.set(request, token);
      return found;
    }
    if (given === undefined) return undefined;
    throw new ApiError('badToken', 'this token is not known, or has ended');
  }
  function asks(request: FastifyRequest): Promise<Caller | undefined> {
    const found = known.get(request) ?? find(request);
    known.set(request, found);
    return found;
  }
  return {
    asks,
    async mustBe(request, scope) {
      const caller = await asks(request);
      if (caller === undefined) throw new ApiError('signIn', 'say who you are first: POST /api/guests with a name');
      if (caller.scopes !== 'all' && !caller.scopes.includes(scope))
        throw new ApiError('scope', `this token may not "${scope}"`);
      return caller;
    },
    remember(request, reply, token) {
      renewed.delete(request); // this one is newer
      setCookie(request, reply, token);
    },
    forget(request, reply) {
      renewed.delete(request);
      const secure = request.protocol === 'https'; // else a browser does not let go of a __Host- cookie
      reply.clearCookie(cookieName(request), { path: '/', httpOnly: true, sameSite: 'lax', secure });
    },
  };
}
