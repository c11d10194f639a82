import { once } from 'node:events';
import { join } from 'node:path';
import { catalog, loadGame } from '@tianxia/catalog';
import { fastRand, type Game, type GameTypes, kernelFor } from '@tianxia/kernel';
import type { CreatedBody, ErrorBody, OptionsBody, VersionBody } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { BROKEN } from '../../operating/last-words.ts';
import { type Answer, ask } from '../asking.ts';
import { built, type Program, program } from '../built.ts';
import { dataFolder } from '../folder.ts';
import { guest } from '../visiting.ts';
import { mutant, plausible } from './mutants.ts';

const MANY = process.env.PACKS !== undefined; // mutants of each game: a few in the suite, PACKS=10000 by hand
const PACKS = Number(process.env.PACKS ?? 25);
const LONGEST = 200; // milliseconds: no one may wait so long, whatever a pack is like
const SEED = 20260411;
const script = built('server.js');
const beside = (name: string) => ['--import', join(import.meta.dirname, name)];

interface Stalls {
  inAll: number;
  worked: number; // without waiting for a disk, or for a processor that other programs had
  isTold: boolean; // the second, by the system; else it is as long as the first
}
async function stallsOf({ child }: Program): Promise<Stalls> {
  child.send('how long?');
  const [said] = (await once(child, 'message')) as [Stalls];
  return said;
}
const isAlive = async (url: string) => (await ask<VersionBody>(url, 'GET /api/version')).status === 200;
async function attacked(flags: string[] = []) {
  const server = await program(script, { DATA_DIR: dataFolder(), TABLES_PER_PERSON: '100000' }, flags);
  const { token } = await guest(server.url, 'Zhao Gao');
  const found = (game: string, seats: number, content: unknown) =>
    ask<CreatedBody & ErrorBody>(
      server.url,
      'POST /api/tables',
      { token },
      {
        game,
        content,
        seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'random' }))],
      },
    );
  return { ...server, token, found };
}

/** Three Kingdoms, with as many generals and as many cards to see as the old bounds allowed: 2^29 sets. */
async function withHugeChoice(): Promise<unknown> {
  const { content } = (await loadGame('three-kingdoms'))!;
  const pack = structuredClone(content) as Record<string, Record<string, unknown>[]>;
  const wei = pack.generals!.filter(({ state }) => state === 'wei');
  for (let i = wei.length; i < 40; i++)
    pack.generals!.push({ ...wei[1], id: `more-${'abcdefghijklmnopqrstuvwxyz'[i % 26]}${i < 26 ? '' : '-b'}` });
  for (const general of wei) general.abilities = [{ kind: 'recruitsFrom', more: 9 }];
  (pack.states as unknown as { draft: object }[])[0]!.draft = { draw: 20, keep: 1 };
  return pack;
}

it('refuses a pack that would build 2^29 sets, with its path', async () => {
  const { found, url } = await attacked();
  const { status, body } = await found('three-kingdoms', 3, await withHugeChoice());
  expect([status, body.error?.code]).toEqual([422, 'badContent']);
  expect(body.error.message).toMatch(/^pack\.(states\[0\]\.draft\.draw|recruiting\[0\]\.states\.wei\.draw): expected/);
  expect(await isAlive(url)).toBe(true);
});
it('refuses what is nested 20,000 deep, in requests of any kind, and goes on', async () => {
  const { url, token, ended } = await attacked();
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  for (const path of ['/api/tables', '/api/guests', '/api/play-now']) {
    const body = `{"game":"qin","seats":[{"kind":"me"},{"kind":"bot"}],"content":${deep}}`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    expect([answer.status, ((await answer.json()) as ErrorBody).error.code]).toEqual([400, 'badRequest']);
  }
  const alive = await Promise.race([ended, isAlive(url)]);
  expect(alive).toBe(true);
});
it('logs what nobody waited for and goes on; what breaks out of nowhere ends it, loudly and with a code of its own', async () => {
  const { child, url, ended, output } = await attacked(beside('breaking.mjs'));
  child.send('reject');
  await once(child, 'message');
  await expect.poll(output).toContain('something failed that nobody waited for');
  expect(await isAlive(url)).toBe(true);
  child.send('throw');
  expect(await ended).toBe(BROKEN);
  expect(output()).toMatch(/Tianxia broke and ends: Error: out of nowhere/);
  expect(output()).toContain('"msg":"something broke that nobody had thought of: the server ends"');
});

/** Founds a table with it and, where it is taken, asks for options and chooses: bots and rules have their turn with it, too. */
async function tryOut(
  { url, token, found }: Awaited<ReturnType<typeof attacked>>,
  game: string,
  seats: number,
  content: unknown,
): Promise<'taken' | 'refused' | 'busy'> {
  const made = await found(game, seats, content);
  if (made.status === 503) return 'busy'; // the bots of the tables before it, on a machine that others use, too
  if (made.status !== 201) {
    expect([made.status, made.body.error.code]).toBeOneOf([
      [422, 'badContent'],
      [400, 'badRequest'],
      [413, 'tooLarge'],
    ]);
    return 'refused';
  }
  const { id } = made.body;
  for (let turns = 0; turns < 3; turns++) {
    const offered = await ask<OptionsBody>(url, `GET /api/tables/${id}/options`, { token });
    const choice = offered.status === 200 ? offered.body.options.at(-1) : undefined;
    if (choice === undefined) break;
    await ask(url, `POST /api/tables/${id}/choices`, { token }, { version: offered.body.version, words: choice.words });
  }
  const left: Answer<unknown> = await ask(url, `POST /api/tables/${id}/leave`, { token }); // a bot stands in, and plays on
  expect(left.status).toSatisfy((status: number) => status < 500 || status === 503);
  return 'taken';
}
/** Tries out so many packs; no one waits for long, and the server goes on. */
async function tryAll(id: string, many: number, another: (game: Game<GameTypes>) => unknown) {
  const server = await attacked(beside('stalls.mjs'));
  const game = (await loadGame(id))!;
  const seats = Math.max(2, game.seats[0]);
  expect(await tryOut(server, id, seats, game.content)).toBe('taken'); // all is warm then
  await stallsOf(server);
  const outcomes = { taken: 0, refused: 0, busy: 0 };
  let longest = 0; // milliseconds for one pack with all that was asked of it
  for (let i = 0; i < many; i++) {
    const began = performance.now();
    outcomes[await tryOut(server, id, seats, another(game))]++;
    longest = Math.max(longest, performance.now() - began);
    const isOver = await Promise.race([server.ended, isAlive(server.url)]);
    expect(isOver, `mutant ${i} of seed ${SEED}`).toBe(true);
  }
  const { inAll, worked, isTold } = await stallsOf(server);
  console.log(
    `${id}: ${many} packs, ${outcomes.taken} taken, ${outcomes.refused} refused, ${outcomes.busy} told that it is busy; the longest took ${(longest / 1000).toFixed(1)} s; the main thread worked for at most ${worked.toFixed(0)} ms without a break (${inAll.toFixed(0)} ms with waiting for disk and processor)`,
  );
  if (isTold) expect(worked).toBeLessThan(LONGEST);
  return outcomes;
}
const PATIENCE = MANY ? 6 * 3_600_000 : 180_000;
describe.each(catalog)('packs of $id', ({ id }) => {
  it(
    'mutated in any way neither end the server nor let anybody wait',
    async () => {
      const rand = fastRand(SEED);
      const { refused } = await tryAll(id, PACKS, ({ content }) => mutant(content, rand));
      expect(refused).toBeGreaterThan(0);
    },
    PATIENCE,
  );
  it(
    'mutated within their bounds are mostly taken, and do no more harm',
    async () => {
      const rand = fastRand(SEED);
      const { taken, refused } = await tryAll(id, Math.ceil(PACKS / 5), game =>
        plausible(game.content, rand, pack =>
          kernelFor(game, { seats: Math.max(2, game.seats[0]), options: {} }, pack),
        ),
      );
      expect(taken).toBeGreaterThan(refused);
    },
    PATIENCE,
  );
});
