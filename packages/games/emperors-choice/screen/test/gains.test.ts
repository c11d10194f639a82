import type { Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { State } from '../../state.ts';
import { bestCards, gainOf, gainsOf } from '../gains.ts';
import { tableOf, walkThrough } from './position.ts';

test('what a policy would bring is what it brings, for every side and every player', () => {
  const seen = new Set<number>();
  for (let seed = 1; seed <= 12; seed++) {
    const walk = tableOf(3 + (seed % 3), seed);
    walkThrough(walk, seat => {
      const { kernel, s, rand } = walk;
      const { box } = kernel;
      const frame = s.agenda.at(-1);
      if (frame?.at !== 'edict' && frame?.at !== 'choose') return;
      for (const side of s.policies) {
        const option = kernel.read(`${frame.at}.settle ${side}`);
        if (option === undefined || kernel.whyNot(s, seat, option) !== 0 || box.shows[side] !== 'nothing') continue;
        const before: State = kernel.clone(s);
        const told: Told[] = [];
        const then = kernel.clone(s);
        kernel.apply(then, seat, option, rand, ((...one: [string, ...number[]]) => told.push(one)) as never);
        const settling = told.slice(
          0,
          told.findIndex(([event]) => event === 'discLaid'),
        );
        seen.add(side);
        for (const [who, gain] of gainsOf(before, box, side, seat).entries()) {
          const sum = (...events: string[]) =>
            settling.filter(one => events.includes(one[0]) && one[1] === who).reduce((n, one) => n + one[2]!, 0);
          const short = settling.some(([event]) => event === 'trustFull'); // the limit is another story
          if (!short) expect([side, who, sum('scored') - sum('pointsLost')]).toEqual([side, who, gain.vp]);
          expect(sum('trust')).toBe(gain.trust);
          expect(-sum('cubesPaid') + 0).toBe(gain.cubes + 0);
        }
      }
    });
  }
  expect(seen.size).toBeGreaterThan(9);
});

test('EC-165, 166: all who have most pay, and what is missing costs points', () => {
  const { kernel, s } = tableOf(3, 1);
  const side = kernel.box.sides.findIndex(({ id }) => id === 'centralization');
  s.cubes = [5, 5, 2];
  expect(gainsOf(s, kernel.box, side, 0).map(({ vp, cubes, money }) => [vp, cubes, money])).toEqual([
    [5, -2, 2],
    [5, -2, 2],
    [2, 0, 0],
  ]);
  s.cubes = [1, 0, 0];
  expect(gainOf(s, kernel.box, side, 0, 0, []).vp).toBe(1 - 3);
});
test('EC-173, 178: only as many characters are shown as are needed to withstand', () => {
  const { kernel, s } = tableOf(3, 1);
  const { box } = kernel;
  const side = box.sides.findIndex(({ id }) => id === 'border-defence');
  const generals = box.characters.flatMap(({ id }, card) => (card > 0 && id.startsWith('general') ? [card] : []));
  const tower = box.pack.tiles.findIndex(({ id }) => id === 'tower') + 1;
  s.hands[0]!.pieces = generals.slice(0, 3);
  s.tiles[0] = [tower];
  s.strength = 4;
  s.cubes[0] = 4;
  expect(bestCards(s, box, side, 0)).toHaveLength(1);
  s.strength = 2;
  expect(bestCards(s, box, side, 0)).toEqual([]);
  s.strength = 17;
  expect(bestCards(s, box, side, 0)).toHaveLength(3); // half of the defence is worth points, too
});
test('EC-180, 183: the best two, and all relatives; cards of others are more or less than seen', () => {
  const { kernel, s } = tableOf(3, 1);
  const { box } = kernel;
  const sideOf = (id: string) => box.sides.findIndex(side => side.id === id);
  const card = (id: string) => box.characters.findIndex((row, i) => i > 0 && row.id === id);
  s.hands[0]!.pieces = [card('general-7'), card('officer-5'), card('concubine-2'), card('eunuch-3')];
  const view = kernel.view(s, 0);
  expect(gainsOf(view, box, sideOf('meritocracy'), 0)[0]).toMatchObject({ vp: 12, more: false });
  expect(gainsOf(view, box, sideOf('blood-lineage'), 0)[0]).toMatchObject({ vp: 6 });
  s.hands[1]!.pieces = [card('general-9')];
  s.hands[1]!.known = [0];
  expect(gainsOf(kernel.view(s, 0), box, sideOf('meritocracy'), 0)[1]).toMatchObject({ vp: 0, more: true });
});
