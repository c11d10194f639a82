import { ApiError } from '@tianxia/protocol/api-error';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, isNotThere, NoAnswer, tableFacts, written } from '../server.ts';
import { speak, wordsNow } from '../text/words.ts';

const answers = (status: number, body?: unknown) => {
  const fetch = vi.fn(async () => new Response(body === undefined ? null : JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const refuses = (status: number, code: string) => answers(status, { error: { code, message: 'in English' } });
const failed = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.fail('it was answered'),
    problem => problem as unknown,
  );
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('asking the server', () => {
  it('goes by the route as the protocol declares it: its method, its address, what is sent', async () => {
    const fetch = answers(204);
    expect(
      await ask('PUT /api/tables/:id/mutes/:person', { params: { id: 'QIN-22222222', person: 'a/b c' } }),
    ).toBeUndefined();
    expect(fetch).toHaveBeenCalledWith(
      '/api/tables/QIN-22222222/mutes/a%2Fb%20c',
      expect.objectContaining({ method: 'PUT' }),
    );
    const lists = answers(200, { records: [] });
    await ask('GET /api/records', { query: { person: 'Mei & Co', limit: 8 } });
    expect(lists).toHaveBeenCalledWith(
      '/api/records?person=Mei+%26+Co&limit=8',
      expect.objectContaining({ method: 'GET' }),
    );
    const makes = answers(201, { person: {} });
    await ask('POST /api/guests', { body: { name: 'Mei' } });
    expect(makes).toHaveBeenCalledWith(
      '/api/guests',
      expect.objectContaining({
        body: '{"name":"Mei"}',
        headers: expect.objectContaining({ 'accept-language': 'en' }),
      }),
    );
  });
  it('writes behind an address only what is asked for', () => {
    expect(written({})).toBe('');
    expect(written({ game: 'qin', pace: undefined })).toBe('?game=qin');
  });
  it('throws what was refused as the protocol has it, in the words of the reader', async () => {
    refuses(404, 'noSuchTable');
    const english = await failed(tableFacts('QIN-22222222'));
    expect(english).toMatchObject({ code: 'noSuchTable', message: 'in English' });
    expect(isNotThere(english)).toBe(true);
    await speak('fr');
    refuses(403, 'notInvited');
    const french = await failed(tableFacts('QIN-22222222'));
    await speak('en');
    expect(french).toBeInstanceOf(ApiError);
    expect((french as ApiError).message).toMatch(/privée/);
    expect(isNotThere(french)).toBe(false);
    expect(wordsNow().refused).toBeUndefined(); // English is the server’s own
  });
  it('takes a page of something else for no answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 502 }));
    expect(await failed(ask('GET /api/site'))).toBeInstanceOf(NoAnswer);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failed(ask('GET /api/site'))).toBeInstanceOf(NoAnswer);
  });
  it('does not compile where a route is not as it was declared', () => {
    const wrong = () => [
      // @ts-expect-error there is no such route
      ask('GET /api/nowhere'),
      // @ts-expect-error it needs a table
      ask('GET /api/tables/:id'),
      // @ts-expect-error that is no part of its address
      ask('GET /api/tables/:id', { params: { table: 'QIN-22222222' } }),
      // @ts-expect-error that is not asked for
      ask('GET /api/records', { query: { colour: 'green' } }),
      // @ts-expect-error a guest has a name
      ask('POST /api/guests', { body: { nick: 'Mei' } }),
      // @ts-expect-error nothing of the kind is answered
      ask('GET /api/site').then(({ weather }) => weather),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
