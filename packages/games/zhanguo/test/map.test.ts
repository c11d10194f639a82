import { tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { open } from '../box.ts';
import { content } from '../content/index.ts';
import { REGIONS } from '../content/shape.ts';
import { game } from '../index.ts';

test('ZG-104 ZG-105 ZG-106 what one point reaches: the Regions next door, on the same level, and from below the area above', () => {
  const { neighbours, steps } = open(content, tableFor(game, 2));
  expect(neighbours.every(next => next.length > 0)).toBe(true);
  for (const [region, next] of neighbours.entries()) {
    expect(steps[region]).toEqual(next);
    expect(steps[REGIONS + region]).toEqual([...next.map(other => REGIONS + other), region]);
  }
});
