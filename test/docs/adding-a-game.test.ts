import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import { beforeAll, expect, test } from 'vitest';
import { flightsBetween } from '../../packages/board/stage/flights.ts';
import type { Drawn, Snapshot } from '../../packages/board/stage/snapshot.ts';
import { drawnWhole } from '../../packages/board/test/whole.tsx';

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
    JSON.stringify({ extends: '../../../tsconfig.json', include: ['.'], exclude: [] }),
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
    'reasons.ts',
    'flow.ts',
    'setup.ts',
    'index.ts',
    'text/en/index.ts',
    'test/tic-tac-toe.test.ts',
    'package.json',
    'screen/index.tsx',
    'screen/board.css',
  ]);
});
test('the example compiles under the strict settings', () => {
  expect(run('tsc', '-p', join(folder, 'tsconfig.json'))).toEqual({ status: 0, said: '' });
});
/** As the page would draw this markup: each square in its own place, and the mark on it. */
function pictureOf(html: string): Snapshot {
  const things = [...html.matchAll(/<[^>]*data-thing="([^"]+)"[^>]*>/g)].map(([tag, key]) => {
    const attribute = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(tag)?.[1];
    const [kind, number] = key!.split(' ');
    const drawn = {
      element: { hasAttribute: () => false, querySelector: () => null },
      box: { left: 50 * Number(number), top: kind === 'pencil' ? 0 : 90, width: 20, height: 20 },
      ground: null,
      scrolled: { x: 0, y: 0 },
      told: attribute('told') ?? key,
      from: attribute('from'),
      to: attribute('to'),
    };
    return [key!, drawn as unknown as Drawn] as const;
  });
  return new Map(things);
}
test('a mark comes from the panel of its owner: motion without a line about motion', async () => {
  const { game } = await import(join(folder, 'index.ts'));
  const { texts } = await import(join(folder, 'text/en/index.ts'));
  const { screen } = await import(join(folder, 'screen/index.tsx'));
  const table = tableFor(game, 2);
  const k = kernelFor(game, table);
  const s = k.setup(table, fastRand(1));
  const drawn = () => drawnWhole(screen, { kernel: k, texts, view: k.view(s, 0), viewer: 0 });
  const before = drawn();
  expect(before).toContain('data-thing="pencil 0"');
  expect(before).toMatch(/data-thing="square 4"[^>]*data-is="can"/);
  expect(before).not.toContain('data-thing="mark 4"');
  k.apply(s, 0, k.read('mark.mark 4')!, fastRand(1));
  const tellings = [{ seat: 0, things: ['square 4'], begins: 0 }];
  const flights = flightsBetween(pictureOf(before), pictureOf(drawn()), tellings, 10);
  expect(flights.map(({ drawn: piece, from, to }) => [piece.told, from?.left, from?.top, to?.left, to?.top])).toEqual([
    ['mark 4', 0, 0, 200, 90],
  ]);
  expect(files.map(({ text }) => text).join()).not.toMatch(/animat|transition|stage/i);
});
test('the linter finds nothing in it', () => {
  const { status, said } = run('biome', 'check', '--vcs-enabled=false', ...files.map(({ name }) => join(folder, name)));
  expect(said).toContain('Checked 11 files'); // all but rules.md
  expect(status, said).toBe(0);
});
test('it names no package that it does not use, and exports nothing that nobody reads', () => {
  const sources = files.filter(({ name }) => /\.tsx?$/.test(name));
  const { dependencies } = JSON.parse(files.find(({ name }) => name === 'package.json')!.text);
  const used = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/from '(@tianxia\/\w+|react)/g)].map(([, from]) => from)),
  );
  expect(Object.keys(dependencies).sort()).toEqual([...used].sort());
  const found = ['about', 'game', 'texts', 'screen']; // by the folder they lie in
  for (const { name, text } of sources)
    for (const [, exported] of text.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)) {
      const isRead = sources.some(other => other.name !== name && new RegExp(`\\b${exported}\\b`).test(other.text));
      expect(isRead || found.includes(exported!), `${name}: ${exported}`).toBe(true);
    }
});
test("the example's own tests pass, laws included", () => {
  const { status, said } = run('vitest', 'run', '--root', folder, '--config', join(root, 'test/docs/plain.config.ts'));
  expect(said).toContain('5 passed');
  expect(status).toBe(0);
});
