import { loadGame } from '@tianxia/catalog';
import { expect, test } from 'vitest';
import { stash } from '../../kernel/test/toy.ts';
import { lineup } from '../lineup.ts';
import { mindFor } from '../mind.ts';
import type { AnyGame } from '../table.ts';

test('a line-up with a mind gets that of its game; without weights it is refused in words', async () => {
  const qin = (await loadGame('qin'))!;
  const mind = await mindFor(qin, 'mind,greedy');
  expect(lineup('mind,greedy', mind).map(({ name, bot }) => [name, bot === mind!.bot])).toEqual([
    ['mind', true],
    ['greedy', false],
  ]);
  expect(await mindFor(qin, 'greedy,search:5i')).toBeUndefined(); // nothing is loaded that nobody asks for
  expect(await mindFor(stash as unknown as AnyGame, 'mind')).toBeUndefined();
  expect(() => lineup('mind')).toThrow('nothing has been learned about this game');
});
