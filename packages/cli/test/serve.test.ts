import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inFolder, prepare, refuses, tianxia } from './running.ts';

prepare();

test('the server says where it is, answers there, and stops on Ctrl-C', async () => {
  let status = 0;
  const { err, code } = await tianxia('serve --port 0 --data tables', {
    until: /^Tianxia is at http:.*\n/,
    visit: async out => {
      const [url] = /http:\/\/localhost:\d+/.exec(out)!;
      status = (await fetch(`${url}/healthz`)).status;
    },
  });
  expect({ err, code, status }).toEqual({ err: '', code: 0, status: 200 });
  expect(existsSync(inFolder('tables'))).toBe(true);
});
test('a data folder that is a file is refused', async () => {
  writeFileSync(inFolder('tables'), '');
  await refuses('serve --port 0 --data tables', /cannot serve: /);
});
