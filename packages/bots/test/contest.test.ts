import type { Option } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { enter, leader, stillIn } from '../contest.ts';

/** Entrants after some rounds, each round with luck of its own that is the same for all. */
function after(rounds: number, ...strengths: ((round: number) => number)[]) {
  return strengths.map((strength, i) => {
    const entrant = enter(i as Option);
    for (let round = 0; round < rounds; round++) {
      const luck = ((round * 37) % 11) * 100;
      entrant.values.push(luck + strength(round));
      entrant.total += luck + strength(round);
    }
    return entrant;
  });
}
const options = (entrants: readonly { option: Option }[]) => entrants.map(({ option }) => option);

test('whoever is a little behind in every round is out, however large the luck that all share', () => {
  const entrants = after(
    12,
    round => round % 2,
    round => 3 + (round % 3),
  );
  expect(leader(entrants).option).toBe(1);
  expect(options(stillIn(entrants))).toEqual([1]);
});
test('nobody is out after a few rounds', () => {
  expect(options(stillIn(after(4, () => 0, () => 9)))).toEqual([0, 1]); // biome-ignore format: one line tells more
});
test('equals stay, and so does whoever is behind on the whole but often ahead', () => {
  const entrants = after(
    20,
    () => 5,
    () => 5,
    round => (round % 2 === 0 ? 20 : -12),
  );
  expect(options(stillIn(entrants))).toEqual([0, 1, 2]);
});
