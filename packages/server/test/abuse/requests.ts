import { type ErrorCode, MOST_BODY } from '@tianxia/protocol';
import fc from 'fast-check';
import type { Scene } from './scene.ts';

/** A request that must be refused, and with which errors it may be. */
export interface Shot {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  codes: readonly (ErrorCode | 'refused')[];
}
const JSON_TYPE = { 'content-type': 'application/json' };
const EVIL = { origin: 'https://evil.example' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
const letter = fc.constantFrom(...LETTERS);

/** What a person may ask, with a body that would be taken. */
interface Real {
  line: string;
  body?: object;
  token: string;
}
function realRequests({ free, closed, mei, li, ids }: Scene): Real[] {
  return [
    { line: 'POST /api/tables', token: mei, body: { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot' }] } },
    { line: 'POST /api/play-now', token: mei, body: { game: 'qin' } },
    { line: `POST /api/tables/${closed}/join`, token: mei, body: { seat: 1 } },
    { line: `POST /api/tables/${closed}/seats/1`, token: mei, body: { to: 'bot' } },
    { line: `POST /api/tables/${free}/choices`, token: mei, body: { version: 0, words: 'lay.lay 1 1' } },
    { line: `POST /api/tables/${free}/chat`, token: mei, body: { text: 'hello' } },
    { line: `PUT /api/tables/${free}/notes`, token: mei, body: { text: 'changed' } },
    {
      line: `PUT /api/tables/${free}/plan`,
      token: mei,
      body: { whenAsked: 'lay', words: 'lay.lay 1 1', until: 'once' },
    },
    { line: `POST /api/tables/${free}/invites`, token: mei, body: { person: ids.li } },
    { line: `POST /api/tables/${free}/reports`, token: mei, body: { person: ids.li, text: 'rude' } },
    { line: `POST /api/people/${ids.li}/reports`, token: mei, body: { text: 'rude' } },
    { line: 'PATCH /api/me', token: li, body: { name: 'Nobody' } },
    { line: 'POST /api/tokens', token: li, body: { name: 'more', scopes: ['play'] } },
    { line: 'DELETE /api/me/push', token: li, body: { endpoint: 'https://push.example/1' } },
  ];
}
const withoutBody = ({ free, ids }: Scene): string[] => [
  `POST /api/tables/${free}/leave`,
  `POST /api/tables/${free}/return`,
  `POST /api/tables/${free}/hand-links`,
  `DELETE /api/tables/${free}/hand-links`,
  `DELETE /api/tables/${free}/plan`,
  `GET /api/tables/${free}/notes`,
  `GET /api/tables/${free}/options`,
  'GET /api/events',
  'GET /api/sessions',
  'GET /api/tokens',
  'GET /api/friends',
  'GET /api/me/export',
  'DELETE /api/me',
  'DELETE /api/sessions',
  `PUT /api/friends/${ids.li}`,
  `PUT /api/blocks/${ids.li}`,
  `DELETE /api/tokens/${ids.token}`,
  `DELETE /api/sessions/${ids.session}`,
];
const shot = (line: string, headers: Record<string, string>, codes: Shot['codes'], body?: string): Shot => {
  const [method, path] = line.split(' ') as [string, string];
  return {
    method,
    path,
    headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
    codes,
    ...(body === undefined ? {} : { body }),
  };
};

export function badRequests(scene: Scene): fc.Arbitrary<Shot> {
  const { free, strict, closed, mei, li, stranger, cookie, reading, ids } = scene;
  const real = realRequests(scene);
  const lines = [...real, ...withoutBody(scene).map((line): Real => ({ line, token: mei }))];
  const any = fc.constantFrom(...lines);
  const text = ({ body }: Real) => (body === undefined ? undefined : JSON.stringify(body));

  /** One letter of a real one is different: what is left of the old is of no use. */
  const nearly = fc
    .tuple(fc.constantFrom(mei, li, stranger, reading), fc.nat({ max: 42 }), letter)
    .map(([token, at, other]) => token.slice(0, at) + (token[at] === other ? '~' : other) + token.slice(at + 1));
  const guessed = fc.array(letter, { minLength: 43, maxLength: 43 }).map(letters => letters.join(''));
  const notOne = fc.constantFrom(
    '',
    'null',
    mei.slice(1),
    `${mei}A`,
    `${mei} ${li}`,
    "' OR 1=1 --",
    '../../x',
    'x'.repeat(4000),
  );
  const forgedToken = fc
    .tuple(any, fc.oneof(nearly, guessed, notOne))
    .filter(([, token]) => ![mei, li, stranger, reading].includes(token.split(' ')[0]!))
    .map(([one, token]) => shot(one.line, bearer(token), ['badToken'], text(one)));
  const forgedCookie = fc
    .tuple(any, fc.oneof(nearly, guessed), fc.boolean())
    .map(([one, token, evil]) =>
      shot(
        one.line,
        { cookie: `tianxia=${token}`, ...(evil ? EVIL : {}) },
        evil ? ['signIn', 'wrongOrigin'] : ['signIn'],
        text(one),
      ),
    );
  const nobody = any.map(one => shot(one.line, {}, ['signIn'], text(one)));
  const otherSite = fc
    .constantFrom(...lines.filter(({ line }) => !line.startsWith('GET')))
    .map(one => shot(one.line, { cookie, ...EVIL }, ['wrongOrigin'], text(one)));

  const wrongValue = fc.oneof(
    fc.constant(null),
    fc.constant([]),
    fc.constant({}),
    fc.double({ noInteger: true, noNaN: true }),
  );
  const spoilt = fc.constantFrom(...real).chain(one => {
    const body = one.body as Record<string, unknown>;
    const whole = JSON.stringify(body);
    const key = fc.constantFrom(...Object.keys(body));
    const isStrict = !one.line.endsWith('/push');
    const bodies = fc.oneof(
      fc.nat({ max: whole.length - 1 }).map(length => whole.slice(0, length)),
      fc.constant(`${whole}${whole}`),
      fc
        .jsonValue({ maxDepth: 1 })
        .filter(value => typeof value !== 'object')
        .map(value => JSON.stringify(value)),
      fc.tuple(key, wrongValue).map(([name, value]) => JSON.stringify({ ...body, [name]: value })),
      ...(isStrict
        ? [
            fc
              .tuple(fc.string({ minLength: 5, maxLength: 30 }), fc.jsonValue({ maxDepth: 1 }))
              .map(([name, value]) => JSON.stringify({ ...body, [`x${name}`]: value })),
          ]
        : []),
    );
    return bodies.map(body => shot(one.line, bearer(one.token), ['badRequest'], body));
  });
  const wrongType = fc
    .tuple(
      fc.constantFrom(...real),
      fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'),
    )
    .map(([one, type]) => shot(one.line, { ...bearer(one.token), 'content-type': type }, ['badRequest'], text(one)));
  const tooLarge = fc
    .constantFrom(...real)
    .map(one =>
      shot(one.line, bearer(one.token), ['tooLarge'], JSON.stringify({ ...one.body, text: 'x'.repeat(MOST_BODY) })),
    );

  /** Real people, and what is not theirs. */
  const notTheirs: Shot[] = [
    ...[free, strict].flatMap(id => [
      shot(`GET /api/tables/${id}/options`, bearer(stranger), ['notSeated']),
      shot(`POST /api/tables/${id}/choices`, bearer(stranger), ['notSeated'], '{"version":0,"words":"lay.lay 1 1"}'),
      shot(`POST /api/tables/${id}/hand-links`, bearer(stranger), ['notSeated']),
      shot(`DELETE /api/tables/${id}/hand-links`, bearer(stranger), ['notSeated']),
      shot(`POST /api/tables/${id}/leave`, bearer(stranger), ['notSeated']),
      shot(`POST /api/tables/${id}/return`, bearer(stranger), ['notSeated']),
      shot(`DELETE /api/tables/${id}/plan`, bearer(stranger), ['notSeated']),
      shot(`POST /api/tables/${id}/invites`, bearer(stranger), ['notSeated'], JSON.stringify({ person: ids.li })),
      shot(`POST /api/tables/${id}/rematch`, bearer(stranger), ['notSeated', 'notOver']),
      shot(`POST /api/tables/${id}/rematch`, bearer(mei), ['notOver']),
      shot(`GET /api/tables/${id}/record`, bearer(mei), ['notOver']),
      shot(`PUT /api/tables/${id}/mutes/${ids.mei}`, bearer(li), ['notHost']),
      shot(`DELETE /api/tables/${id}/chat/1`, bearer(mei), ['notHost']),
      shot(`POST /api/tables/${id}/join`, bearer(stranger), ['noSeat'], '{}'),
      shot(`POST /api/tables/${id}/choices`, bearer(mei), ['refused'], '{"version":1,"words":"lay.lay 1 1"}'),
      shot(`GET /api/tables/${id}/events?hand=${'x'.repeat(43)}`, bearer(stranger), ['badToken']),
    ]),
    // With the hand of one table at another.
    shot(`GET /api/tables/${strict}/events?${scene.hand}`, {}, ['badToken']),
    ...['', '/chat', '/notes', '/record', '/events', '/options'].map(what =>
      shot(`GET /api/tables/${closed}${what}`, bearer(stranger), ['notInvited']),
    ),
    shot(`POST /api/tables/${closed}/join`, bearer(stranger), ['notInvited'], '{}'),
    shot(`POST /api/tables/${closed}/chat`, bearer(stranger), ['notInvited'], '{"text":"hello"}'),
    shot(`PUT /api/tables/${closed}/notes`, bearer(stranger), ['notInvited'], '{"text":"hello"}'),
    shot(`POST /api/tables/${closed}/seats/1`, bearer(li), ['notHost', 'notInvited'], '{"to":"bot"}'),
    shot('POST /api/tokens', bearer(stranger), ['needsAccount'], '{"name":"x","scopes":["play"]}'),
    shot(`DELETE /api/sessions/${ids.session}`, bearer(stranger), ['noSuchThing']),
    // A token that may only read.
    shot(`POST /api/tables/${free}/choices`, bearer(reading), ['scope'], '{"version":1,"words":"lay.lay 1 1"}'),
    shot(`GET /api/tables/${free}/options`, bearer(reading), ['scope']),
    shot(`POST /api/tables/${free}/chat`, bearer(reading), ['scope'], '{"text":"hello"}'),
    shot('GET /api/me/export', bearer(reading), ['scope']),
    shot('DELETE /api/me', bearer(reading), ['scope']),
    shot('POST /api/tokens', bearer(reading), ['scope'], '{"name":"x","scopes":["play"]}'),
  ];
  const noSuchTable = fc
    .tuple(
      any,
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.array(letter, { minLength: 8, maxLength: 8 }).map(id => `QIN-${id.join('')}`),
      ),
    )
    .filter(([{ line }]) => line.includes(free))
    .map(([one, id]) => {
      const part = encodeURIComponent(id.replaceAll(/[/.\\]/g, '')) || '-';
      return shot(
        one.line.replace(free, part),
        bearer(one.token),
        ['noSuchTable', 'noSuchRoute', 'badRequest'],
        text(one),
      );
    });
  const noSuchRoute = fc
    .tuple(
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      fc.oneof(
        fc.string({ maxLength: 40 }).map(path => `/api/nowhere/${encodeURIComponent(path)}`),
        fc.constantFrom(
          '/api/%zz',
          '/api/tables/%ff',
          '/api/..%2f..%2fetc',
          '/api/',
          '/api//',
          '/api/%00',
          '/api/me/../x',
        ),
      ),
    )
    .map(([method, path]) => shot(`${method} ${path}`, bearer(mei), ['noSuchRoute', 'badRequest', 'noSuchTable']));
  return fc.oneof(
    { weight: 5, arbitrary: forgedToken },
    { weight: 3, arbitrary: forgedCookie },
    { weight: 1, arbitrary: nobody },
    { weight: 2, arbitrary: otherSite },
    { weight: 6, arbitrary: spoilt },
    { weight: 1, arbitrary: wrongType },
    { weight: 5, arbitrary: fc.constantFrom(...notTheirs) },
    { weight: 3, arbitrary: noSuchTable },
    { weight: 2, arbitrary: noSuchRoute },
    { weight: 1, arbitrary: tooLarge },
  );
}
