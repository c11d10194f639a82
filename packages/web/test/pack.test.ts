import { catalog, loadGame } from '@tianxia/catalog';
import { expect, test } from 'vitest';
import { readPack } from '../setup/pack.ts';
import { standardPlan } from '../setup/plan.ts';

const file = (text: string, size = text.length) => ({ name: 'mine.json', size, text: async () => text });
const planFor = async (id: string) => {
  const { colours, options } = (await loadGame(id))!;
  return standardPlan({ seats: catalog.find(about => about.id === id)!.seats, colours, options });
};

test.each(catalog.map(({ id }) => id))('the printed pack of %s, saved and read again, is a pack', async id => {
  const { content } = (await loadGame(id))!;
  const read = await readPack(id, await planFor(id), file(JSON.stringify(content)));
  expect(read).toEqual({ name: 'mine.json', content });
});
test('a file that is no pack is refused with the reason, and the path of the field', async () => {
  const plan = await planFor('qin');
  const { content } = (await loadGame('qin'))!;
  expect(await readPack('qin', plan, file('{'))).toBe('notJson');
  expect(await readPack('qin', plan, file('{}', 2 ** 20))).toBe('large');
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  expect(await readPack('qin', plan, file(deep))).toMatchObject({ why: expect.stringContaining('nested too deeply') });
  const wrong = { ...(content as object), boards: 7 };
  expect(await readPack('qin', plan, file(JSON.stringify(wrong)))).toMatchObject({
    why: expect.stringContaining('boards'),
  });
});
