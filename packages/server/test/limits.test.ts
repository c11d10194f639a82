import { expect, it } from 'vitest';
import { bucket } from '../http/bucket.ts';
import { ask } from './asking.ts';
import { founded, served, visit } from './visiting.ts';

it('a household of IPv6 is one address, however it is written, and its neighbour another', async () => {
  const { url } = await served({ proxies: 1, limits: { people: { burst: 1, perMinute: 0 } } });
  const from = async (address: string) =>
    (await ask(url, 'POST /api/guests', { headers: { 'x-forwarded-for': address } }, { name: 'Mei' })).status;
  expect(await from('2001:db8::1')).toBe(201);
  for (const same of ['2001:db8::2', '2001:0db8:0:0:a:b:c:d', '2001:DB8::ffff:1'])
    expect(await from(same), same).toBe(429);
  expect(await from('2001:db8:0:1::1')).toBe(201);
  expect(await from('2001:db8:1::')).toBe(201);
  expect(await from('2001:db8:1:0:5::')).toBe(429);
  expect(await from('192.0.2.1')).toBe(201);
  expect(await from('::ffff:192.0.2.1')).toBe(429);
  expect(await from('::ffff:192.0.2.2')).toBe(201);
});

it('a clock that is set back costs nobody what they had', () => {
  let time = 1_000_000_000;
  const inTime = bucket({ burst: 3, perMinute: 1 }, () => time);
  expect(inTime()).toBe(true);
  time -= 3_600_000;
  expect([inTime(), inTime(), inTime()]).toEqual([true, true, false]);
  time += 60_000;
  expect([inTime(), inTime()]).toEqual([true, false]);
});

it('one address holds only so many sockets at once, and has room again when one is closed', async () => {
  const { url } = await served({ limits: { sockets: { burst: 1000, perMinute: 0, atOnce: 2 } } });
  const { id } = await founded(url);
  const pages = [visit(url, id), visit(url, id)];
  for (const page of pages) await page.until(() => page.facts !== undefined);
  expect(await visit(url, id).closed).toBe(0); // refused before it is one
  expect((await ask(url, `GET /api/tables/${id}/events`)).status).toBe(429);
  expect((await ask(url, `GET /api/tables/${id}`)).status).toBe(200);
  await pages[0]!.leave();
  await expect
    .poll(async () => {
      const page = visit(url, id);
      return Promise.race([page.closed, page.until(() => page.facts !== undefined)]);
    })
    .toBeUndefined();
});
