import { loadGame } from '@tianxia/catalog';
import { expect, test } from 'vitest';
import { stash } from '../../kernel/test/toy.ts';
import { lineup, OWN } from '../lineup.ts';
import { mindsFor } from '../mind.ts';
import type { AnyGame } from '../table.ts';

test('a line-up with a mind gets that of its game; without weights it is refused in words', async () => {
  const qin = (await loadGame('qin'))!;
  const minds = await mindsFor(qin, 'mind,greedy');
  expect(lineup('mind,greedy', minds).map(({ name, bot }) => [name, bot === minds.get(OWN)!.bot])).toEqual([
    ['mind', true],
    ['greedy', false],
  ]);
  expect(await mindsFor(qin, 'greedy,search:5i')).toEqual(new Map()); // nothing is loaded that nobody asks for
  expect(await mindsFor(stash as unknown as AnyGame, 'mind')).toEqual(new Map());
  expect(() => lineup('mind')).toThrow('nothing has been learned about this game');
});
