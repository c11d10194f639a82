import type { CreatedBody, HandLinkBody, NewTokenBody, OptionsBody } from '@tianxia/protocol';
import { type Chapter, CHAPTERS as DECLARED, type Declared, ROUTES } from '@tianxia/protocol/routes';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { account, ask, codeOf, PASSWORD } from './asking.ts';
import { follow } from './following.ts';
import { founded, get, guest, joined, playOn, served, visit } from './visiting.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
  requestBody?: { content: Record<string, { schema: object }> };
}
interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}
const CHAPTERS: readonly Chapter[] = DECLARED;
const described = () => CHAPTERS.flatMap(({ routes }) => Object.keys(routes));

it('describes every route under /api, and none that is not there', async () => {
  const { routes } = await served();
  const there = routes.filter(line => line.includes(' /api/') && !line.startsWith('HEAD '));
  expect(there.length).toBeGreaterThan(50);
  expect(described().sort()).toEqual([...new Set(there)].sort());
});

it('asks who is there wherever the declaration needs somebody, and a token for its scope', async () => {
  const { url } = await served();
  const { token } = await account(url, 'Mei');
  const { body: api } = await ask<NewTokenBody>(url, 'POST /api/tokens', { token }, { name: 'x', scopes: ['read'] });
  const needing = Object.entries(ROUTES as Record<string, Declared>).filter(([, { needs }]) => needs !== undefined);
  expect(needing.length).toBeGreaterThan(50);
  for (const [line, { needs }] of needing) {
    const there = line.replaceAll(/:\w+/g, 'x') as Parameters<typeof ask>[1];
    const body = line.startsWith('GET') ? undefined : {};
    expect(codeOf(await ask(url, there, {}, body)), line).toEqual([401, 'signIn']);
    if (needs !== 'read') expect(codeOf(await ask(url, there, api, body)), line).toEqual([403, 'scope']);
  }
});

async function descriptionOf(url: string) {
  const { body } = await get<Description>(`${url}/api/openapi.json`);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', ...body });
  const pointer = (...path: string[]) =>
    `api#/${path.map(part => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  return {
    body,
    /** Throws where an answer is not as described. */
    check(line: string, status: number, value: unknown, type = 'application/json') {
      const [method, path] = line.split(' ') as [string, string];
      const pattern = Object.keys(body.paths).find(
        one =>
          new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0]!) &&
          one.split('/').length === path.split('?')[0]!.split('/').length &&
          body.paths[one]![method.toLowerCase()] !== undefined,
      )!;
      const operation = body.paths[pattern]?.[method.toLowerCase()];
      expect(operation, line).toBeDefined();
      expect(Object.keys(operation!.responses), line).toContain(`${status}`);
      const content = operation!.responses[status]!.content;
      if (content === undefined) return expect(value, line).toBeUndefined();
      const validate = ajv.getSchema(
        pointer('paths', pattern, method.toLowerCase(), 'responses', `${status}`, 'content', type, 'schema'),
      )!;
      if (!validate(value))
        throw new Error(
          `${line} ${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 500)}`,
        );
    },
  };
}

it('is a description that can be followed: every reference leads somewhere', async () => {
  const { url } = await served();
  const { body } = await descriptionOf(url);
  expect(body.openapi).toBe('3.1.0');
  const text = JSON.stringify(body);
  const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
  expect(refs.length).toBeGreaterThan(20);
  for (const name of refs) expect(Object.keys(body.components.schemas)).toContain(name);
  expect(text).not.toContain('$defs');
});

it('answers as it is described, through a whole game and around it', async () => {
  const { url } = await served({ gather: 5 });
  const { check } = await descriptionOf(url);
  const seen = new Set<string>();
  type Ask = Parameters<typeof ask>[1];
  /** Asks, and holds the answer to its description. */
  async function asked<T>(line: Ask, token?: string, body?: unknown): Promise<T> {
    const answer = await ask<T>(url, line, { token }, body);
    check(line, answer.status, answer.body);
    seen.add(line.split(' ')[1]!);
    return answer.body;
  }
  const mei = await account(url, 'Mei');
  const li = await account(url, 'Li');
  await asked(`PUT /api/friends/${li.id}`, mei.token);
  await asked(`PUT /api/friends/${mei.id}`, li.token);
  await asked('POST /api/guests', undefined, { name: 'Guest', token: true });
  await asked('POST /api/guests', undefined, { name: '' });
  await asked('POST /api/sign-in', undefined, { name: 'Mei', password: 'wrong password' });
  await asked('POST /api/me/second-factor', li.token);
  await asked('POST /api/me/proof', li.token, { password: PASSWORD });
  await asked('POST /api/me/second-factor', li.token);
  await asked('POST /api/me/second-factor/confirm', li.token, { code: '000000' });
  const { token: api, id: apiId } = await asked<NewTokenBody>('POST /api/tokens', li.token, {
    name: 'x',
    scopes: ['play', 'read'],
  });
  const table = await asked<CreatedBody>('POST /api/tables', mei.token, {
    ...{
      game: 'qin',
      visibility: 'public',
      invite: [li.id],
      terms: { pace: { kind: 'live', bank: 600_000, increment: 5000 } },
    },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  });
  const at = `/api/tables/${table.id}` as const;
  const own = await follow<never>(url, '/api/events', li.token);
  for (const line of [
    'GET /api/lobby',
    'GET /api/lobby?game=qin&fits=1',
    'GET /api/friends',
    'GET /api/me',
    'GET /api/tokens',
    'GET /api/sessions',
    'GET /api/passkeys',
    `GET ${at}`,
    'GET /api/games',
    'GET /api/version',
    `GET /api/people/${mei.id}`,
    'GET /api/me/export',
  ] as const)
    for (const token of [li.token, undefined, api]) await asked(line, token);
  await asked(`GET ${at}/options`, mei.token);
  await asked(`POST ${at}/join`, api, {});
  const stranger = await guest(url);
  await asked(`POST ${at}/join`, stranger.token, {});
  const programs = [await follow(url, `${at}/events`, api), await follow(url, `${at}/events`)];
  await asked(`POST ${at}/chat`, mei.token, { text: 'hello' });
  await asked(`GET ${at}/chat`, li.token);
  await asked(`PUT ${at}/notes`, li.token, { text: 'mine' });
  await asked(`GET ${at}/notes`, api);
  const link = await asked<HandLinkBody>(`POST ${at}/hand-links`, mei.token);
  programs.push(await follow(url, `${at}/events?${link.url.split('?')[1]}`));
  await asked(`PUT ${at}/plan`, li.token, { whenAsked: 'lay', words: 'lay.lay 1 1', until: 'once' });
  await asked(`DELETE ${at}/plan`, li.token);
  await asked(`GET ${at}/record`);
  await asked(`POST ${at}/choices`, api, { version: 9999, words: 'x' });
  await asked(`POST ${at}/choices`, api, { version: -1 });
  await asked(`POST ${at}/leave`, li.token);
  await asked(`POST ${at}/return`, li.token);
  const played = playOn(visit(url, table.id, mei.token));
  for (let isOver = false; !isOver; ) {
    const { version, options, over } = await asked<OptionsBody>(`GET ${at}/options`, api);
    if (options.length > 0) await asked(`POST ${at}/choices`, api, { version, words: options[0]!.words });
    isOver = over;
  }
  await played;
  for (const program of programs) {
    await program.ended;
    for (const line of program.lines) check(`GET ${at}/events`, 200, line, 'application/x-ndjson');
    expect(program.lines.length).toBeGreaterThan(20);
  }
  await own.until(line => (line as { type: string }).type === 'over');
  for (const line of own.lines) check('GET /api/events', 200, line, 'application/x-ndjson');
  for (const line of [
    `GET ${at}`,
    `GET ${at}/record`,
    'GET /api/records',
    `GET /api/records?person=${mei.id}&result=won`,
    `GET /api/people/${li.id}`,
    'GET /api/bots/qin',
    'GET /api/me',
    `GET ${at}/chat`,
    'GET /api/records?limit=900',
    'GET /api/people/nobody',
  ] as const)
    for (const token of [li.token, undefined]) await asked(line, token);
  await asked(`POST ${at}/rematch`, mei.token);
  await asked(`DELETE ${at}/hand-links`, mei.token);
  await asked(`DELETE /api/tokens/${apiId}`, li.token);
  await asked(`DELETE /api/tokens/${apiId}`, li.token);
  await asked('POST /api/play-now', mei.token, { game: 'qin' });
  await asked('POST /api/sign-out', mei.token);
  expect(seen.size).toBeGreaterThan(30);
}, 120_000);

it('would notice an answer that is not as described', async () => {
  const { url } = await served();
  const { check } = await descriptionOf(url);
  const { id } = await founded(url);
  await joined(url, id);
  const { body } = await get<object>(`${url}/api/tables/${id}`);
  check(`GET /api/tables/${id}`, 200, body);
  expect(() => check(`GET /api/tables/${id}`, 200, { ...body, key: 'secret' })).toThrow('additional');
  expect(() => check(`GET /api/tables/${id}`, 200, { ...body, seats: 2 })).toThrow('array');
  expect(() => check(`GET /api/tables/${id}`, 418, body)).toThrow();
});
