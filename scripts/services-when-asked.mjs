/** One test file run alone brings its servers too. They start when a test first asks for them: most tests never do. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServices } from './services.mjs';

export default async function setup(project) {
  let services;
  const folder = mkdtempSync(join(tmpdir(), 'tianxia-services-')); // for this user's eyes only: the answer holds passwords
  const desk = createServer(async asker => {
    services ??= startServices();
    const { env, problem } = await services.catch(({ message }) => ({ problem: message }));
    asker.on('error', () => {}).end(JSON.stringify({ env, problem }));
  });
  const address = join(folder, 'desk');
  await new Promise(resolve => desk.listen(address, resolve));
  project.provide('services', address);
  return async () => {
    desk.close();
    await services?.then(
      ({ stop }) => stop(),
      () => {},
    );
    rmSync(folder, { recursive: true, force: true });
  };
}
