import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import {
  BOT_NAMES,
  type CreatedBody,
  type ErrorBody,
  type GamesBody,
  type JoinedBody,
  type TableFacts,
} from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { dataFolder, founded, get, guest, post, served, visit } from './visiting.ts';

const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const { code, field } = (body as ErrorBody).error;
  return field === undefined ? [status, code] : [status, code, field];
};
const two = [{ kind: 'me' }, { kind: 'open' }];

it('says that it is alive, ready, which version it has and which games', async () => {
  const { url } = await served();
  expect((await get(`${url}/healthz`)).body).toEqual({ alive: true });
  expect((await get(`${url}/readyz`)).body).toMatchObject({ ready: true });
  expect((await get(`${url}/api/version`)).body).toMatchObject({ name: 'tianxia', protocol: 2 });
  const { games, bots } = (await get<GamesBody>(`${url}/api/games`)).body;
  const qin = await loadGame('qin');
  expect(games.find(game => game.id === 'qin')).toMatchObject({
    title: 'Qin',
    colours: qin?.colours,
    options: qin?.options,
    pack: packHash(qin?.content),
  });
  expect(bots).toEqual(BOT_NAMES);
});

it('founds a table, deals free colours, and tells the public facts and no secret', async () => {
  const { url } = await served();
  const mei = await guest(url, '  梅 ');
  const asked = {
    game: 'qin',
    options: { board: 'lion' },
    seats: [{ kind: 'open' }, { kind: 'bot', colour: 'green' }, { kind: 'me' }],
  };
  const { status, body } = await post<CreatedBody>(`${url}/api/tables`, asked, mei.token);
  expect(status).toBe(201);
  expect(body.id).toMatch(/^QIN-[2-9A-HJ-NP-TV-Z]{8}$/);
  expect(body).toMatchObject({ url: `/t/${body.id}`, seat: 2, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const facts = await get<TableFacts>(`${url}/api/tables/${body.id}`);
  expect(facts.body).toEqual({
    id: body.id,
    url: body.url,
    game: 'qin',
    rules: '1',
    options: {
      board: 'lion',
      fairStart: 'on',
      start: 'random',
      piles: 'automatic',
      match: 'single',
      ties: 'leading',
      outnumbered: 'refused',
    },
    pack: packHash((await loadGame('qin'))?.content),
    commitment: body.commitment,
    created: expect.stringMatching(/^\d{4}-/),
    host: mei.id,
    visibility: 'link',
    terms: { pace: { kind: 'none' }, onTimeout: 'bot', undo: 'free', rated: true, watchers: true },
    seats: [
      { by: 'open', name: '', colour: 'purple', away: false },
      { by: 'bot', name: 'Bot 1', colour: 'green', bot: 'greedy', away: false },
      { by: 'person', name: '梅', colour: 'white', person: mei.id, away: true },
    ],
    started: false,
    over: false,
  });
});

describe('a bad request gets one clear error', () => {
  const bad: [string, unknown, unknown[]][] = [
    ['unreadable JSON', '{"game":', [400, 'badRequest']],
    ['nothing', '""', [400, 'badRequest']],
    ['no seats', { game: 'qin' }, [400, 'badRequest', 'seats']],
    ['an unknown field', { game: 'qin', seats: two, cheat: true }, [400, 'badRequest']],
    ['an unknown game', { game: 'go', seats: two }, [404, 'noSuchGame', 'game']],
    ['a path as game', { game: '../../server', seats: two }, [404, 'noSuchGame', 'game']],
    ['too few seats', { game: 'qin', seats: [{ kind: 'me' }] }, [422, 'badOptions', 'seats']],
    ['too many seats', { game: 'qin', seats: Array(5).fill({ kind: 'bot' }) }, [422, 'badOptions', 'seats']],
    ['two seats for me', { game: 'qin', seats: [{ kind: 'me' }, { kind: 'me' }] }, [400, 'badRequest', 'seats']],
    ['an unknown option', { game: 'qin', seats: two, options: { speed: 'fast' } }, [422, 'badOptions', 'options']],
    ['an unknown value', { game: 'qin', seats: two, options: { board: 'cat' } }, [422, 'badOptions', 'options']],
    [
      'an option of every object',
      { game: 'qin', seats: two, options: { constructor: 'x' } },
      [422, 'badOptions', 'options'],
    ],
    [
      'an unknown bot',
      { game: 'qin', seats: [{ kind: 'bot', bot: 'deep' }, { kind: 'me' }] },
      [400, 'badRequest', 'seats.0.bot'],
    ],
    [
      'a bot in an open seat',
      { game: 'qin', seats: [{ kind: 'open', bot: 'greedy' }, { kind: 'me' }] },
      [400, 'badRequest', 'seats.0.bot'],
    ],
    [
      'an unknown colour',
      { game: 'qin', seats: [{ kind: 'me', colour: 'pink' }, { kind: 'open' }] },
      [422, 'badColour', 'seats.0.colour'],
    ],
    [
      'one colour twice',
      {
        game: 'qin',
        seats: [
          { kind: 'me', colour: 'white' },
          { kind: 'open', colour: 'white' },
        ],
      },
      [409, 'colourTaken', 'seats.1.colour'],
    ],
    ['a pack of another shape', { game: 'qin', seats: two, content: { game: 'qin' } }, [422, 'badContent', 'content']],
    ['a pack that is no object', { game: 'qin', seats: two, content: 5 }, [422, 'badContent', 'content']],
    ['a huge request', { game: 'qin', seats: two, content: 'x'.repeat(300_000) }, [413, 'tooLarge']],
  ];
  it.each(bad)('%s', async (_, body, expected) => {
    const { url } = await served();
    const { token } = await guest(url);
    expect(refusal(await post(`${url}/api/tables`, body, token))).toEqual(expected);
  });
  it.each([
    ['no name', {}],
    ['a name of blanks', { name: '   ' }],
    ['a long name', { name: 'x'.repeat(25) }],
    ['a control character', { name: 'a\u0007b' }],
    ['a reversing character', { name: 'a\u202Eb' }],
  ])('%s', async (_, body) => {
    const { url } = await served();
    expect(refusal(await post(`${url}/api/guests`, body))).toEqual([400, 'badRequest', 'name']);
  });
  it('nobody, and a token that nobody has', async () => {
    const { url } = await served();
    const asked = { game: 'qin', seats: two };
    expect(refusal(await post(`${url}/api/tables`, asked))).toEqual([401, 'signIn']);
    expect(refusal(await post(`${url}/api/tables`, asked, 'x'.repeat(43)))).toEqual([401, 'badToken']);
    expect(refusal(await post(`${url}/api/tables`, asked, 'short'))).toEqual([401, 'badToken']);
  });
  it('tables, packs and routes that are not there', async () => {
    const { url } = await served();
    expect(refusal(await get(`${url}/api/tables/QIN-22222222`))).toEqual([404, 'noSuchTable']);
    expect(refusal(await get(`${url}/api/tables/${'x'.repeat(90)}`))).toEqual([404, 'noSuchTable']);
    expect(refusal(await get(`${url}/api/tables/QIN-22222222/record`))).toEqual([404, 'noSuchTable']);
    const { token } = await guest(url);
    expect(refusal(await post(`${url}/api/tables/QIN-22222222/join`, {}, token))).toEqual([404, 'noSuchTable']);
    expect(refusal(await get(`${url}/api/packs/abc`))).toEqual([404, 'noSuchPack']);
    expect(refusal(await get(`${url}/api/nothing`))).toEqual([404, 'noSuchRoute']);
  });
});

it('lets a named guest take an open seat once, and begins when all are taken', async () => {
  const { url } = await served();
  const { id } = await founded(url, { seats: [{ kind: 'me', colour: 'purple' }, { kind: 'open' }, { kind: 'open' }] });
  const join = async (body: object, name = 'Li') =>
    post<JoinedBody>(`${url}/api/tables/${id}/join`, body, (await guest(url, name)).token);
  expect(refusal(await join({ seat: 0 }))).toEqual([409, 'seatTaken', 'seat']);
  expect(refusal(await join({ seat: 3 }))).toEqual([409, 'noSeat', 'seat']);
  expect(refusal(await join({ seat: 1.5 }))).toEqual([400, 'badRequest', 'seat']);
  expect(refusal(await join({ colour: 'purple' }))).toEqual([409, 'colourTaken', 'colour']);
  expect(refusal(await join({ colour: 'pink' }))).toEqual([422, 'badColour', 'colour']);
  const watcher = visit(url, id);
  await watcher.until(() => watcher.facts !== undefined);
  expect(watcher.update).toBeUndefined();

  const liToken = (await guest(url, ' Li ')).token;
  const joinAs = (token: string, body: object) => post<JoinedBody>(`${url}/api/tables/${id}/join`, body, token);
  const li = await joinAs(liToken, { seat: 2, colour: 'green' }); // green was kept for the open seat 1
  expect([li.status, li.body.seat]).toEqual([201, 2]);
  expect((await joinAs(liToken, {})).body).toEqual({ seat: 2 }); // who sits already stays
  expect(refusal(await joinAs(liToken, { seat: 1 }))).toEqual([409, 'alreadySeated', 'seat']);
  await watcher.until(() => watcher.facts.seats[2]?.name === 'Li');
  expect(watcher.facts.seats.map(seat => seat.colour)).toEqual(['purple', 'white', 'green']);
  expect(watcher.facts.started).toBe(false);
  const last = await Promise.all([join({}, 'Bo'), join({}, 'An')]);
  expect(last.map(answer => answer.status).sort()).toEqual([201, 409]);
  await watcher.until(() => watcher.update !== undefined);
  expect(watcher.facts.started).toBe(true);
  expect(refusal(await join({}, 'Xu'))).toEqual([409, 'noSeat', 'seat']);
});

it('plays with a content pack of the host, and hands it out by its hash', async () => {
  const { url } = await served();
  const content = JSON.parse(JSON.stringify((await loadGame('qin'))?.content));
  content.pagodas['2'] = 9;
  const { id } = await founded(url, { content, seats: [{ kind: 'me' }, { kind: 'bot' }] });
  const { pack } = (await get<TableFacts>(`${url}/api/tables/${id}`)).body;
  expect(pack).toBe(packHash(content));
  expect((await get(`${url}/api/packs/${pack}`)).body).toEqual(content);
  const watcher = visit(url, id);
  await watcher.until(() => watcher.update !== undefined);
  const { supply } = watcher.update.view as unknown as { supply: number[] };
  expect(Math.max(...supply)).toBe(9);
});

it('limits how many tables one address founds', async () => {
  const { url } = await served({ limits: { tables: { burst: 2, perMinute: 1 } } });
  const asked = { game: 'qin', seats: two };
  const { token } = await guest(url);
  const answers = [];
  for (let i = 0; i < 3; i++) answers.push(await post(`${url}/api/tables`, asked, token));
  expect(answers.map(answer => answer.status)).toEqual([201, 201, 429]);
  expect(refusal(answers[2]!)).toEqual([429, 'tooMany']);
  expect((await get(`${url}/api/version`)).status).toBe(200);
});

it('serves the pages of the web app with safe headers, and keeps hashed files for a year', async () => {
  const web = dataFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tianxia</title>');
  writeFileSync(join(web, 'assets', 'main-abc123.js'), 'export {};');
  const { url } = await served({ web });
  for (const path of ['/', '/t/QIN-22222222', '/rules/qin']) {
    const page = await fetch(url + path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await page.text()).toContain('Tianxia');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  }
  const asset = await fetch(`${url}/assets/main-abc123.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${url}/assets/old-def456.js`)).status).toBe(404);
  expect(await (await fetch(`${url}/..%2f..%2f..%2fetc/passwd`)).text()).toContain('Tianxia');
  expect(refusal(await get(`${url}/api/elsewhere`))).toEqual([404, 'noSuchRoute']);
});
