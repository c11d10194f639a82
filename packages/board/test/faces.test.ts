import { fastRand, type GameTypes, type Kernel, kernelFor, mute, type Told, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../../games/zhanguo/index.ts';
import type { Act, Position } from '../stage/acts.ts';
import { turnedBy } from '../stage/faces.ts';

test('along a game cards turn where somebody else plays them, and never where one plays one’s own', () => {
  const table = tableFor(game, 2);
  const kernel = kernelFor(game, table) as unknown as Kernel<GameTypes>;
  const rand = fastRand(3);
  const s = kernel.setup(table, rand, mute);
  const at = (): Position => ({ view: kernel.view(s, 0) }) as unknown as Position;
  const turned: [seat: number, cards: string[]][] = [];
  while (!kernel.over(s)) {
    const before = at();
    const seat = kernel.waiting(s)[0]!;
    const played: string[] = [];
    const emit = (...[event, by, card]: Told) => {
      if ((event === 'tucked' || event === 'court') && by === seat) played.push(`card ${card}`);
    };
    kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand, emit);
    const cards = turnedBy(kernel, { before, after: at(), steps: [] } as Act);
    if (played.length > 0) turned.push([seat, played.filter(card => cards.has(card))]);
  }
  const by = (seat: number) => turned.filter(([who]) => who === seat).map(([, cards]) => cards.length);
  expect(new Set(by(0))).toEqual(new Set([0]));
  expect(new Set(by(1))).toEqual(new Set([1]));
});
