import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
it.each([
  ['caddy:2.11.7-alpine', ['v2.11.7'], 'current'],
  ['caddy:2.11.7-alpine', ['v2.12.0'], 'old: there is 2.12.0'],
  ['postgres:18.4-bookworm', ['17.10.0-beta.17', '18.4.0-beta.17'], 'current'],
  ['postgres:18.4-bookworm', ['18.10.0-beta.17', '18.9.0-beta.17'], 'old: there is 18.10'],
  [
    'node:20.20.2-bookworm-slim',
    ['20.20.2', '20.21.0', '26.10.0', '24.1.0'],
    'old: there is 26.10.0, and 20.21.0 in its own line',
  ],
  ['node:20.20.2-bookworm-slim', ['20.20.2', '24.1.0'], 'old: there is 24.1.0'],
  ['nats:2.14.0-alpine', ['nightly'], 'nothing is known of newer ones'],
])('of %s, with %j there, it says: %s', (image, known, says) => {
  expect(judged(image, known)).toEqual({ isOld: says.startsWith('old'), says });
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
