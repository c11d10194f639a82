import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buckets, type Limit } from './bucket.ts';
import { ApiError } from './errors.ts';

/** How much one address may ask for; messages: how much one socket may say; chat: one person. */
const STANDARD = {
  tables: { burst: 20, perMinute: 6 },
  joins: { burst: 30, perMinute: 20 },
  people: { burst: 20, perMinute: 10 }, // new guests, sign-ins: guessing passwords is slow
  sockets: { burst: 60, perMinute: 60 },
  requests: { burst: 300, perMinute: 600 },
  messages: { burst: 20, perMinute: 600 },
  chat: { burst: 10, perMinute: 20 },
  names: { burst: 10, perMinute: 2 }, // sign-ins to one account, from wherever
} satisfies Record<string, Limit>;
export type Limits = Record<keyof typeof STANDARD, Limit>;
/** Without limits: for load tests and servers among friends. */
const NONE: Limit = { burst: Number.POSITIVE_INFINITY, perMinute: 0 };
export const limitsFrom = (chosen: Partial<Limits> | 'off'): Limits =>
  chosen === 'off'
    ? {
        tables: NONE,
        joins: NONE,
        people: NONE,
        sockets: NONE,
        requests: NONE,
        messages: NONE,
        chat: NONE,
        names: NONE,
      }
    : { ...STANDARD, ...chosen };

export type Allow = (what: Exclude<keyof Limits, 'messages' | 'chat' | 'names'>, request: FastifyRequest) => void;
/** Throws when an address asks for too much. */
export function allowance({ tables, joins, people, sockets, requests }: Limits): Allow {
  const kept = {
    tables: buckets(tables),
    joins: buckets(joins),
    people: buckets(people),
    sockets: buckets(sockets),
    requests: buckets(requests),
  };
  return (what, request) => {
    if (!kept[what](networkOf(request.ip)))
      throw new ApiError('tooMany', 'too many requests from your address; try again in a minute');
  };
}
/** A household has one IPv4 address, but 2^64 of IPv6. */
const networkOf = (ip: string) => (ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip);

const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'", // drawings carry style attributes
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer', // the address of a table is an invitation
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS);
  });
}

/** A page of another site must not open a socket with our visitor's address. Programs send no Origin and are let in. */
export function checkOrigin(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  if (from !== host) throw new ApiError('wrongOrigin', 'this is for pages of this server');
}
