import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

/** The example of docs/adding-a-game.md, taken from the page itself: what a newcomer types must work. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache/docs/tic-tac-toe');
const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
const files = [...page.matchAll(/^`([\w./-]+)`\n+```\w+\n([\s\S]*?)^```$/gm)].map(([, name, text]) => ({
  name: name!,
  text: text!,
}));

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const { name, text } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../tsconfig.base.json', include: ['.'] }),
  );
});
const run = (tool: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

test('the page shows a whole game', () => {
  expect(files.map(file => file.name)).toEqual([
    'rules.md',
    'about.ts',
    'state.ts',
    'flow.ts',
    'index.ts',
    'text/en/index.ts',
    'test/tic-tac-toe.test.ts',
  ]);
});
test('the example compiles under the strict settings', () => {
  expect(run('tsc', '-p', join(folder, 'tsconfig.json'))).toEqual({ status: 0, said: '' });
});
test("the example's own tests pass, laws included", () => {
  const { status, said } = run('vitest', 'run', '--root', folder, '--config', join(root, 'test/docs/plain.config.ts'));
  expect(said).toContain('5 passed');
  expect(status).toBe(0);
});
