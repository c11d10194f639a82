import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { figuresOf, judged, lines, shipped } from '../../scripts/versions.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('the Dockerfile and compose.yaml name exactly the images that deploy/versions.json lists', () => {
  const named = [
    ...[...read('Dockerfile').matchAll(/^ARG BASE=(\S+)$/gm)].map(([, image]) => ['Dockerfile', image]),
    ...[...read('compose.yaml').matchAll(/^ +image: (\S+:\S+)$/gm)].map(([, image]) => ['compose.yaml', image]),
  ];
  expect(named.sort()).toEqual(
    Object.values(shipped())
      .map(({ in: file, image }) => [file, image])
      .sort(),
  );
});
it('the Dockerfile speaks of no other version of its base', () => {
  const [base] = Object.values(shipped()).filter(({ in: file }) => file === 'Dockerfile');
  for (const [image] of read('Dockerfile').matchAll(/\bnode:\d\S+/g)) expect(image).toBe(base!.image);
});
it('the image brings a Node that has SQLite of its own, and compiles nothing', () => {
  const [major = 0, minor = 0] = figuresOf(shipped().node!.image)!;
  expect(major > 22 || (major === 22 && minor >= 16)).toBe(true); // as scripts/install.mjs has it
  for (const [line] of read('Dockerfile').matchAll(/\bnpm (ci|install|uninstall)\b.*/g))
    expect(line).toContain('--ignore-scripts');
});
/** What answers so at these two addresses. */
async function answering(statuses: {
  healthz: number;
  readyz: number;
}): Promise<Record<'PORT' | 'HEALTH_PORT', string>> {
  const ports = await Promise.all(
    (['readyz', 'healthz'] as const).map(async name => {
      const server = createServer((request, reply) =>
        reply.writeHead(request.url === `/${name}` ? statuses[name] : 404).end(),
      ).listen(0, '127.0.0.1');
      await once(server, 'listening');
      onTestFinished(() => void server.close());
      return `${(server.address() as AddressInfo).port}`;
    }),
  );
  return { PORT: ports[0]!, HEALTH_PORT: ports[1]! };
}
it('the image and the unit watch their main thread, and the image is healthy when it turns and is ready', async () => {
  for (const file of ['Dockerfile', 'deploy/tianxia.service', 'compose.yaml'])
    expect(read(file), file).toMatch(/HEALTH_PORT(=|: ")8081.*WATCHDOG_SECONDS|WATCHDOG_SECONDS=30 HEALTH_PORT=8081/);
  const [command, ...args] = JSON.parse(/^ +CMD (\["node", "-e".*\])$/m.exec(read('Dockerfile'))![1]!) as string[];
  async function healthy(statuses: Parameters<typeof answering>[0]): Promise<boolean> {
    const child = spawn(command!, args, { env: { PATH: process.env.PATH, ...(await answering(statuses)) } });
    const [code] = await once(child, 'exit');
    return code === 0;
  }
  expect(await healthy({ healthz: 200, readyz: 200 })).toBe(true);
  expect(await healthy({ healthz: 503, readyz: 200 })).toBe(false);
  expect(await healthy({ healthz: 200, readyz: 503 })).toBe(false);
});
it('the proxy that ships gives up half a request, as a server without one does', () => {
  for (const line of ['read_header 10s', 'read_body 30s']) expect(read('deploy/Caddyfile')).toContain(line);
});
const NODES = ['20.20.2', '24.1.0', '26.10.0'];
it.each([
  ['caddy:2.11.7-alpine', ['v2.11.7'], false, 'current'],
  ['caddy:2.11.7-alpine', ['v2.12.0'], false, 'old: there is 2.12.0'],
  ['postgres:18.4-bookworm', ['17.10.0-beta.17', '18.4.0-beta.17'], true, 'current'],
  ['postgres:18.4-bookworm', ['18.10.0-beta.17', '18.9.0-beta.17'], true, 'old: there is 18.10 in its line'],
  ['node:20.20.2-bookworm-slim', NODES, true, 'current in its line; a newer line has 26.10.0'],
  [
    'node:20.20.2-bookworm-slim',
    [...NODES, '20.21.0'],
    true,
    'old: there is 20.21.0 in its line; a newer line has 26.10.0',
  ],
  ['nats:2.14.0-alpine', ['nightly'], false, 'nothing is known of newer ones'],
])('of %s, with %j there (several lines: %s), it says: %s', (image, known, hasLines, says) => {
  expect(judged(image, known, hasLines)).toEqual({ isOld: says.startsWith('old'), says });
});
it('says plainly what could not be asked, and goes on with the rest', async () => {
  const { nats, caddy } = shipped();
  const away = async () => Promise.reject(new Error('getaddrinfo ENOTFOUND'));
  const one = await lines({ nats: nats!, caddy: caddy! }, one =>
    one === nats ? away() : Promise.resolve(['v2.11.7']),
  );
  expect(one.text).toMatch(
    /^nats .*not known: github\.com\/nats-io\/nats-server could not be asked \(getaddrinfo ENOTFOUND\)$/m,
  );
  expect(one.text).toMatch(/^caddy .*current/m);
  expect(one.code).toBe(2);
  expect((await lines({ caddy: caddy! }, async () => ['v9.0.0'])).code).toBe(1);
});
