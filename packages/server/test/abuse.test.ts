import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { CLOSED, type FromServer, MOST_MESSAGE, STATUS } from '@tianxia/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sqliteSql } from '../sql/sqlite.ts';
import { type Bad, badMessages } from './abuse/messages.ts';
import { badRequests, type Shot } from './abuse/requests.ts';
import { rowsOf, setScene, speakerAt, viewsOf, visitHand } from './abuse/scene.ts';
import { built, type Program, program } from './built.ts';
import { anyWords, dataFolder, founded, joined, served, tell, type Visitor, visit } from './visiting.ts';

const script = built('server.js');
const SOCKETS = 90_000; // messages over sockets
const REQUESTS = 10_000;
const FIRST = 0.2; // of both; then memory is read for the first time
const MARGIN = 4 * 1024 * 1024; // bytes that the other 80,000 may leave behind: fifty each would be a leak
const SEED = 20260107;

async function heapOf({ child }: Program): Promise<number> {
  child.send('how much?');
  const [{ heap }] = (await once(child, 'message')) as [{ heap: number }];
  return heap;
}

/** Says all of it, some at a time, and expects each to be refused as it must be. */
async function say(visitor: Visitor, all: readonly Bad[]): Promise<void> {
  const AT_ONCE = 100;
  for (let i = 0; i < all.length; i += AT_ONCE) {
    const some = all.slice(i, i + AT_ONCE);
    const from = visitor.messages.length;
    const answers = () =>
      visitor.messages.slice(from).filter(({ type }) => type === 'refused' || type === 'done' || type === 'pong');
    for (const { text } of some) visitor.send(text);
    await visitor.until(() => visitor.messages.length >= from + some.length && answers().length >= some.length);
    // Answers to what is refused at once may overtake others, so they are found by what they say.
    const given = answers().map(answer => `${(answer as { id?: number }).id} ${codeOf(answer)}`);
    const open = [...given]; // those that can be refused in one way only take theirs first
    for (const { text, codes } of some.toSorted((a, b) => a.codes.length - b.codes.length)) {
      const wanted = codes.map(code => `${idIn(text)} ${code}`);
      const at = open.findIndex(answer => wanted.includes(answer));
      if (at < 0)
        throw new Error(`${text.slice(0, 300)} should be refused as ${codes}, but answers were ${given.join(', ')}`);
      open.splice(at, 1);
    }
    expect(open).toEqual([]);
    visitor.messages.length = 0;
    visitor.texts.length = 0;
  }
}
const codeOf = (answer: FromServer) => (answer.type === 'refused' && answer.message !== '' ? answer.code : answer.type);
function idIn(text: string | Buffer): number | null {
  if (Buffer.byteLength(text) > MOST_MESSAGE) return null;
  try {
    const { id } = JSON.parse(text.toString()) ?? {};
    return Number.isSafeInteger(id) ? id : null;
  } catch {
    return null;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
function send(url: string, { method, path, headers, body }: Shot): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { method, path, headers: { ...headers, ...length }, agent }, async answer => {
      let text = '';
      for await (const part of answer) text += part;
      resolve({ status: answer.statusCode!, text });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
async function shoot(url: string, shots: readonly Shot[]): Promise<void> {
  const left = [...shots];
  const one = async () => {
    for (let shot = left.pop(); shot !== undefined; shot = left.pop()) {
      const { status, text } = await send(url, shot);
      const answer = JSON.parse(text);
      const code = answer.error?.code ?? answer.type;
      const wanted = code === 'refused' ? 409 : STATUS[code as keyof typeof STATUS];
      const isTyped = typeof (answer.error ?? answer).message === 'string' && status === wanted;
      if (!isTyped || !shot.codes.includes(code))
        throw new Error(
          `${JSON.stringify(shot).slice(0, 400)} should be refused as ${shot.codes}: ${status} ${text.slice(0, 300)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

it('answers a hundred thousand bad messages with a typed error each, and nothing changes: no table, no row, no memory', async () => {
  const data = dataFolder();
  const server = await program(script, { DATA_DIR: data }, [
    '--expose-gc',
    '--import',
    join(import.meta.dirname, 'abuse/heap.mjs'),
  ]);
  const { url } = server;
  const scene = await setScene(url);
  const sql = sqliteSql(data);
  const rows = await rowsOf(sql);
  const views = await viewsOf(scene);

  const { free, strict, hand, mei, li, stranger, reading } = scene;
  const at = (id: string, undo: 'free' | 'never') => {
    const players = [visit(url, id, mei), visit(url, id, li)];
    const watchers = [visit(url, id, stranger), visit(url, id, reading), visit(url, id)];
    if (id === free) watchers.push(visitHand(url, id, hand));
    return { undo, players, watchers };
  };
  const tables = [at(free, 'free'), at(strict, 'never')];
  const speakers = await Promise.all(
    tables.flatMap(({ players, watchers, undo }) =>
      [...players, ...watchers].map(async visitor => {
        await Promise.all([...players, visitor].map(one => one.until(() => one.update !== undefined)));
        const asked = players.find(({ update, facts }) => update.waiting.includes(facts.you))!;
        return { visitor, arbitrary: badMessages(await speakerAt(visitor, asked, undo)) };
      }),
    ),
  );
  const requests = badRequests(scene);
  const batter = async (share: number, seed: number) => {
    const each = Math.ceil((SOCKETS * share) / speakers.length);
    await Promise.all([
      ...speakers.map(({ visitor, arbitrary }, i) =>
        say(visitor, fc.sample(arbitrary, { numRuns: each, seed: seed + i })),
      ),
      shoot(url, fc.sample(requests, { numRuns: REQUESTS * share, seed })),
    ]);
  };
  await batter(FIRST, SEED);
  const early = await heapOf(server);
  await batter(1 - FIRST, SEED + 1000);
  const late = await heapOf(server);
  expect(late - early, `${early} bytes, then ${late}`).toBeLessThan(MARGIN);

  expect(await rowsOf(sql)).toBe(rows);
  expect(await viewsOf(scene)).toEqual(views);
  expect(server.output()).not.toContain('"level":50');
  // It is not that it refuses everything.
  const { players } = tables[0]!;
  const asked = players.find(({ update, facts }) => update.waiting.includes(facts.you))!;
  const answer = await tell(asked, { type: 'choose', version: asked.update.version, words: await anyWords(asked) });
  expect(answer.type).toBe('done');
  await sql.close();
}, 900_000);

it('closes sockets that were opened with nothing true, and those that send what no browser would', async () => {
  const { url } = await served();
  const { id, token } = await founded(url);
  await joined(url, id);
  const forged = fc.sample(fc.base64String({ minLength: 44, maxLength: 44 }), { numRuns: 100, seed: SEED });
  const codes = await Promise.all([
    ...forged.map(text => visit(url, id, text.replaceAll(/[^\w]/g, '_').slice(0, 43)).closed),
    ...forged.map(text => visit(url, id, undefined, {}, `?hand=${encodeURIComponent(text)}`).closed),
  ]);
  expect(new Set(codes)).toEqual(new Set([CLOSED.badToken]));
  const nowhere = ['QIN-22222222', 'qin', '%20', 'x'.repeat(90)].map(name => visit(url, name, token).closed);
  expect(new Set(await Promise.all(nowhere))).toEqual(new Set([CLOSED.noSuchTable]));
  const loud = visit(url, id, token);
  await loud.until(() => loud.update !== undefined);
  loud.send('x'.repeat(100_000));
  expect(await loud.closed).toBe(1009); // too big for a frame
  const back = visit(url, id, token);
  await back.until(() => back.update !== undefined);
  expect(back.update.version).toBe(loud.update.version);
});

it('with its limits on, refuses who is too fast and closes who goes on, and others play', async () => {
  const { url } = await served({ limits: { requests: { burst: 300, perMinute: 600 } } });
  const { id, token } = await founded(url);
  const { token: other } = await joined(url, id);
  const [mei, li] = [visit(url, id, token), visit(url, id, other)];
  await Promise.all([mei, li].map(one => one.until(() => one.update !== undefined)));
  for (let i = 0; i < 400; i++) li.send({ type: 'choose', id: i, version: 0, words: 'lay.lay 1 1' });
  expect(await li.closed).toBe(CLOSED.tooFast);
  const refused = li.messages.flatMap(message => (message.type === 'refused' ? [message.code] : []));
  expect(refused.filter(code => code === 'tooFast').length).toBeGreaterThan(50);
  expect(refused.length).toBeLessThan(400);

  const shots = Array.from({ length: 700 }, () =>
    send(url, { method: 'GET', path: '/api/lobby', headers: {}, codes: [] }),
  );
  const late = (await Promise.all(shots)).filter(({ status }) => status === STATUS.tooMany);
  expect(late.length).toBeGreaterThan(100);
  for (const { text } of late) expect(JSON.parse(text).error.code).toBe('tooMany');
  const isMine = mei.update.waiting.includes(mei.facts.you);
  const words = isMine ? await anyWords(mei) : 'lay.lay 1 1';
  const answer = await tell(mei, { type: 'choose', version: mei.update.version, words });
  expect(answer).toMatchObject(isMine ? { type: 'done' } : { type: 'refused', code: 'notYours' });
});
