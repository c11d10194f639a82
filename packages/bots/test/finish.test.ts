import { fastRand } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from '../index.ts';
import { seeds } from './seeds.ts';

describe.each([true, false])('with an evaluation: %s', hasEvaluation => {
  test.each(['greedy', 'search'] as const)('%s judges a turn by its end, not by what its first choice costs', name => {
    const { k, s } = seeds(hasEvaluation);
    const think = () => bots[name](k, k.view(s, 0), 0, { rand: fastRand(2), iterations: 60 }).option;
    expect(k.write(think())).toBe('turn.sow');
    k.apply(s, 0, think(), fastRand(3));
    expect(k.write(think())).toBe('reap.all');
  });
});

test('greedy looks once at each option of a turn where nothing is hidden and nothing is drawn', () => {
  const { k, s } = seeds(true);
  const { decisions } = bots.greedy(k, k.view(s, 0), 0, { rand: fastRand(2) });
  expect(decisions).toBe(4); // take, sow, and after it none and all
});
