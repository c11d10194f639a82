import type { Socket } from 'node:net';
import { ApiError } from '@tianxia/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buckets, type Limit } from './bucket.ts';

/**
 * How much one address may ask for; messages and noise: how much one socket may say; chat: one person. A class of thirty, or a club,
 * comes from one address and begins in the same minute: they must all get in.
 */
const STANDARD = {
  tables: { burst: 40, perMinute: 12 },
  joins: { burst: 60, perMinute: 30 },
  people: { burst: 60, perMinute: 20 }, // new guests, sign-ins: guessing passwords has limits of its own (names, strangers)
  sockets: { burst: 120, perMinute: 120, atOnce: 500 }, // and streams
  connections: { burst: 1000, perMinute: 0, atOnce: 1000 },
  requests: { burst: 900, perMinute: 1200 },
  whole: { burst: 60, perMinute: 30 }, // everything of one person: as an export, under another name, gone
  looks: { burst: 60, perMinute: 60 }, // back at what was missed, or at a record: a whole game is played again, some 20 ms
  messages: { burst: 20, perMinute: 600 },
  crowd: { burst: 600, perMinute: 6000 }, // messages of all sockets of one address together: else 500 of them take every core
  chat: { burst: 10, perMinute: 20 },
  names: { burst: 10, perMinute: 2 }, // sign-ins to one account, from one address or from a browser it knows
  strangers: { burst: 100, perMinute: 5 }, // sign-ins to one account, from all other browsers together
  codes: { burst: 10, perMinute: 0.2 }, // second factors of one account, from all other browsers together
  noise: { burst: 60, perMinute: 120 }, // what one socket sends beside messages: pings
  renames: { burst: 5, perMinute: 0.1 }, // of one person: all their tables, and everybody at them, see it
  letters: { burst: 5, perMinute: 0.1 }, // mails that one person asks for, and to one address
} satisfies Record<string, Limit>;
export type Limits = Record<keyof typeof STANDARD, Limit>;
/** Without limits: for load tests and servers among friends. */
const NONE: Limit = { burst: Number.POSITIVE_INFINITY, perMinute: 0 };
export const limitsFrom = (chosen: Partial<Limits> | 'off'): Limits =>
  chosen === 'off'
    ? (Object.fromEntries(Object.keys(STANDARD).map(name => [name, NONE])) as Limits)
    : { ...STANDARD, ...chosen };

export type Allow = (
  what: 'tables' | 'joins' | 'people' | 'sockets' | 'requests' | 'looks' | 'whole',
  request: FastifyRequest,
) => void;
/** Throws when an address asks for too much. */
export function allowance({ tables, joins, people, sockets, requests, looks, whole }: Limits): Allow {
  const kept = {
    tables: buckets(tables),
    joins: buckets(joins),
    people: buckets(people),
    sockets: buckets(sockets),
    requests: buckets(requests),
    looks: buckets(looks),
    whole: buckets(whole),
  };
  const hold = holding(sockets.atOnce);
  return (what, request) => {
    const network = networkOf(request.ip);
    if (!kept[what](network) || (what === 'sockets' && !hold(network, request.raw.socket)))
      throw new ApiError('tooMany', 'too many requests from your address; try again in a minute');
  };
}
/** Counts the connections of each address until they are closed. */
function holding(most = Number.POSITIVE_INFINITY): (network: string, connection: Socket) => boolean {
  const held = new Map<string, Set<Socket>>();
  return (network, connection) => {
    const mine = held.get(network) ?? new Set();
    if (mine.has(connection)) return true; // a program that asks again by the same
    if (mine.size >= most) return false;
    held.set(network, mine.add(connection));
    connection.once('close', () => {
      if (mine.delete(connection) && mine.size === 0 && held.get(network) === mine) held.delete(network);
    });
    return true;
  };
}
/** A household has one IPv4 address, but 2^64 of IPv6, and each of them can be written in several ways. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [before = [], after = []] = plain.split('::').map(half => half.split(':').filter(group => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':');
}

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
/** A browser that came by https once never comes by http again, for a year. Said over http it would count for nothing. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async ({ protocol }, reply) => {
    reply.headers(protocol === 'https' ? { ...HEADERS, ...HTTPS_ONLY } : HEADERS);
  });
}

/**
 * A page of another site must not open a socket with our visitor's address, nor may one of the same name that came by http, into which
 * anybody on the way can write. Programs send no Origin and are let in.
 */
export function checkOrigin({ headers: { origin }, protocol, host }: FastifyRequest): void {
  if (origin === undefined) return;
  const ours = `${protocol}://${host}`;
  if (!URL.canParse(origin) || !URL.canParse(ours))
    throw new ApiError('wrongOrigin', 'this is for pages of this server');
  const [from, to] = [new URL(origin), new URL(ours)];
  if (from.origin === to.origin) return;
  throw new ApiError(
    'wrongOrigin',
    from.host === to.host
      ? `this page came by ${from.protocol.slice(0, -1)}, its request by ${protocol}; behind a proxy the server must be told (PROXIES)`
      : 'this is for pages of this server',
  );
}
