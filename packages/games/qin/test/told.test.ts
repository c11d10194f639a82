import { fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { areasJoined, NONE } from '../facts/joins.ts';
import { strengthsOf } from '../facts/villages.ts';
import type { Box } from '../geography.ts';
import { game as qin } from '../index.ts';
import { reading } from '../mind.ts';
import { BLUE, GRASSLAND, RED, YELLOW } from '../squares.ts';
import type { State } from '../state.ts';

function* positions(seats: number, board: 'bird' | 'lion') {
  const table = tableFor(qin, seats, { board });
  const k = kernelFor(qin, table);
  const rand = fastRand(seats);
  const s = k.setup(table, rand);
  while (!k.over(s)) {
    yield { s, box: k.box, told: reading.tell!(s, 0, k.box) as Record<string, number[]> };
    const seat = k.waiting(s)[0]!;
    k.apply(s, seat, k.anyOption(s, seat, rand), rand);
  }
}
test.each([
  [2, 'bird'],
  [4, 'lion'],
] as const)(
  'a mind of %i on the %s side is told who is how strong at every village, and how much room is left',
  (seats, board) => {
    for (const { s, box, told } of positions(seats, board)) {
      for (let v = 0; v < box.villages.length; v++)
        expect(s.supply.map((_, seat) => told.strength![seat * (told.strength!.length / seats) + v])).toEqual(
          strengthsOf(s, box, v),
        );
      expect(told.room).toBe(s.spots.length);
    }
  },
);
/** Provinces that one half somewhere would join to a larger one of somebody else, or to a major one: found by trying every half. */
function exposedByTrying(s: State, box: Box): number[] {
  const lost = new Set<number>();
  for (let q = 0; q < s.ground.length; q++) {
    if (s.ground[q] !== GRASSLAND) continue;
    for (const colour of [RED, BLUE, YELLOW]) {
      const joined: number[] = [];
      expect(areasJoined(s, box, colour, q, NONE, joined)).toBe(joined.length);
      for (const one of joined)
        for (const other of joined)
          if (s.owner[one]! >= 0 && s.size[one]! < box.major && s.size[other]! > s.size[one]!)
            if (s.owner[other] !== s.owner[one] || s.size[other]! >= box.major) lost.add(one);
    }
  }
  return s.supply.map((_, seat) => [...lost].filter(area => s.owner[area] === seat).length);
}
test.each([
  [2, 'lion'],
  [3, 'bird'],
] as const)('and which provinces a larger one could swallow, %i players on the %s side', (seats, board) => {
  let exposed = 0;
  for (const { s, box, told } of positions(seats, board)) {
    expect(told.exposed).toEqual(exposedByTrying(s, box));
    exposed += told.exposed!.reduce((a, b) => a + b);
  }
  expect(exposed).toBeGreaterThan(10);
});
