/**
 * Worked examples are tests; what stands in a game's teach/examples.json and teach/scenes.json is what those tests do. Every run
 * compares; `npm run examples` writes. Runs before each test file of the project "unit" and looks only at examples.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example, Scene } from '@tianxia/kernel';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const [, game] =
  /[\\/]games[\\/]([^\\/]+)[\\/]test[\\/]examples-[^\\/]+\.test\.ts$/.exec(expect.getState().testPath ?? '') ?? [];
const NAME = /^((?:[A-Z]+-\d{3} )+)([A-Z]+-?\d+[a-z]?):? /; // 'QIN-106 EX-13 a tie forbids the join'
const writes = process.env.TIANXIA_EXAMPLES === 'write';

if (game !== undefined) {
  const { startFilming, stopFilming } = await import('@tianxia/kernel/testing');
  const found: Record<string, Example> = {};
  beforeEach(startFilming);
  afterEach(({ task }) => {
    const scenes = stopFilming();
    const [, rules = '', id] = NAME.exec(task.name) ?? [];
    if (id === undefined || found[id] !== undefined) throw new Error(`"${task.name}": which example is it?`);
    found[id] = { rules: rules.trim().split(' '), scenes };
  });
  afterAll(() => {
    const index = Object.fromEntries(Object.entries(found).map(([id, { rules }]) => [id, rules]));
    const scenes = Object.fromEntries(Object.entries(found).map(([id, example]) => [id, example.scenes]));
    if (writes) {
      keep('examples', index);
      keep('scenes', scenes);
      return;
    }
    for (const [name, part] of [
      ['examples', index],
      ['scenes', scenes],
    ] as const)
      for (const [id, value] of Object.entries(part))
        expect(kept(name)[id], `${id} has changed: npm run examples writes it anew`).toEqual(value);
  });
}
type Kept = Record<string, readonly string[] | readonly Scene[]>;
const fileOf = (name: string) => join('packages/games', game!, 'teach', `${name}.json`);
const kept = (name: string): Kept => (existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : {});
/** One line an example, in the order of their numbers. */
function keep(name: string, part: Kept): void {
  const order = new Intl.Collator('en', { numeric: true }).compare;
  const all = Object.entries({ ...kept(name), ...part }).sort(([a], [b]) => order(a, b));
  const lines = all.map(([id, value]) => `${JSON.stringify(id)}: ${JSON.stringify(value)}`);
  writeFileSync(fileOf(name), `{\n${lines.join(',\n')}\n}\n`);
}
