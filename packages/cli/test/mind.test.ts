import { loadGame } from '@tianxia/catalog';
import { fastRand, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { stash } from '../../kernel/test/toy.ts';
import { lineup, OWN, thinks } from '../lineup.ts';
import { mindsFor } from '../mind.ts';
import type { AnyGame, AnyKernel } from '../table.ts';

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

test('who thinks as three workers thinks three times as long as asked; what they tried together decides', async () => {
  const qin = (await loadGame('qin'))!;
  const minds = await mindsFor(qin, 'hermit');
  const [three, one] = lineup('hermit:40ix3,hermit:40i', minds);
  expect([three, one]).toMatchObject([
    { iterations: 40, workers: 3 },
    { iterations: 40, workers: 1 },
  ]);
  expect(() => lineup('hermit:40ix0', minds)).toThrow('is written');
  const table = tableFor(qin, 2);
  const k = kernelFor(qin, table);
  const s = k.setup(table, fastRand(1));
  const seat = k.waiting(s)[0]!;
  const [first, second] = [k.anyOption(s, seat, fastRand(1)), k.anyOption(s, seat, fastRand(2))];
  expect(second).not.toBe(first);
  let asked = 0;
  const thought = (option: Option, visits: number) => ({ option, visits, value: 0.5 });
  const bot = () => ({
    ...{ option: first, iterations: 40, decisions: 40 },
    lines: asked++ === 0 ? [thought(first, 6), thought(second, 5)] : [thought(second, 5), thought(first, 3)],
  });
  expect(thinks({ ...three!, bot }, k, s, seat, fastRand(1))).toBe(second);
  expect(asked).toBe(3);
  asked = 0;
  expect(thinks({ ...one!, bot }, k, s, seat, fastRand(1))).toBe(first);
  expect(asked).toBe(1);
});
test('where all choose at once one thought is enough: the answer is drawn', async () => {
  const game = (await loadGame('first-empire'))!;
  const table = tableFor(game, 3);
  const k: AnyKernel = kernelFor(game, table);
  const s = k.setup(table, fastRand(2));
  const [seat] = k.waiting(s);
  const option = k.anyOption(s, seat!, fastRand(1));
  let asked = 0;
  const bot = () => ({ option, iterations: 0, decisions: 0, lines: [{ option, visits: ++asked, value: 0 }] });
  expect(thinks({ name: '', bot, workers: 3 }, k, s, seat!, fastRand(1))).toBe(option);
  expect(asked).toBe(1);
});
