import { fastRand, type Kernel, kernelFor, OK, type Seat, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../games/zhanguo/index.ts';
import type { ZhanGuo } from '../../games/zhanguo/state.ts';
import { searchByTurns } from '../by-turns.ts';
import { bots } from '../index.ts';
import { legalOptions } from '../legal.ts';
import { judge } from '../payoff.ts';
import { turns } from '../turns.ts';
import { numbers } from './games.ts';
import { seeds } from './seeds.ts';

describe('turns', () => {
  test('end when somebody else is asked', () => {
    const { k, s } = seeds(true);
    const play = turns(k, judge(k), fastRand(1));
    const end = play.begin(s, 0, k.read('turn.sow')!);
    expect([k.waiting(end), end.coins]).toEqual([[1], [3, 1]]);
  });
  test('are chosen by how they end: the best of those that are drawn', () => {
    const { k, s } = seeds(true);
    const play = turns(k, judge(k), fastRand(1));
    const end = play.next(
      play.next(s, () => 2),
      () => 2,
    );
    expect([k.over(end), end.coins]).toEqual([true, [3, 3]]);
    expect(s.coins).toEqual([1, 1]); // trials were copies
  });
});

describe('search by turns', () => {
  function table(): { k: Kernel<ZhanGuo>; s: ZhanGuo['state'] } {
    const chosen = tableFor(game, 2);
    const k = kernelFor(game, chosen);
    return { k, s: k.setup(chosen, fastRand(4)) };
  }
  /** A little way into the game, where the seat that is asked has a choice. */
  function middle(k: Kernel<ZhanGuo>, s: ZhanGuo['state'], choices: number): Seat {
    const rand = fastRand(9);
    for (let i = 0; i < choices || k.options(s, k.waiting(s)[0]!, [], false) < 2; i++)
      k.apply(s, k.waiting(s)[0]!, k.anyOption(s, k.waiting(s)[0]!, rand), rand);
    return k.waiting(s)[0]!;
  }
  test('is legal all along', () => {
    const { k, s } = table();
    const rand = fastRand(1);
    for (let i = 0; i < 24; i++) {
      const seat = k.waiting(s)[0]!;
      const { option } = bots.search(k, k.view(s, seat), seat, { rand, iterations: 6 });
      expect(k.whyNot(s, seat, option)).toBe(OK);
      k.apply(s, seat, option, rand);
    }
  });
  test('thinks the same with the same seed and budget, and leaves the view as it was', () => {
    const { k, s } = table();
    const seat = middle(k, s, 16);
    const view = k.view(s, seat);
    const before = JSON.stringify(view);
    const think = () => bots.search(k, view, seat, { rand: fastRand(5), iterations: 40 });
    expect(think()).toEqual(think());
    expect(think().iterations).toBeLessThanOrEqual(40);
    expect(JSON.stringify(view)).toBe(before);
  });
  test('sees its view only: what is hidden makes no difference', () => {
    const { k, s } = table();
    const seat = middle(k, s, 16);
    const other = k.determinize(k.view(s, seat), fastRand(77));
    expect(other.hands).not.toEqual(s.hands);
    const think = (state: typeof s) => bots.search(k, k.view(state, seat), seat, { rand: fastRand(5), iterations: 40 });
    expect(think(other)).toEqual(think(s));
  });
  test('stops when it is enough, and tells first what it chose', () => {
    const { k, s } = table();
    const seat = middle(k, s, 16);
    for (const patience of [0, 3, 30]) {
      let asked = 0;
      const enough = () => asked++ >= patience;
      const { option, iterations, lines } = bots.search(k, k.view(s, seat), seat, { rand: fastRand(1), enough });
      expect(iterations).toBeLessThanOrEqual(patience + 1);
      expect(lines[0]!.option).toBe(option);
      expect(lines.map(line => line.option).sort()).toEqual(legalOptions(k, k.view(s, seat), seat).sort());
    }
  });
  test('does not let rivals answer what is still sealed', () => {
    const { k, s } = numbers(2, (picks, seat) => ((seat === 0) === (picks[0] === picks[1]) ? 1 : 0));
    const view = k.view(s, 0);
    const thinking = { rand: fastRand(3) };
    const { lines } = searchByTurns(k, view, 0, legalOptions(k, view, 0), judge(k), thinking, 600);
    expect(lines[0]!.value).toBeGreaterThan(-1); // a third is won by chance; −1.5 if the rival could look
  });
});
