import { fastRand, kernelFor, OK, type Option, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../../index.ts';
import { bidLine, wantsNothing } from '../bid.ts';
import { controlsFor, placeOf } from '../controls.ts';
import { askedAt, type Desk, deskOf, further, goesOn, legalAt } from '../desk.ts';

const kernelOf = (kind: string) => {
  const table = tableFor(game, 3, { game: kind });
  return { table, kernel: kernelFor(game, table, game.content) };
};

/** Walks a random game; at every decision each asked seat's view is laid on the desk. */
function walk(kind: string, seed: number, visit: (desk: Desk) => void): void {
  const { table, kernel } = kernelOf(kind);
  const rand = fastRand(seed);
  const s = kernel.setup(table, rand);
  while (!kernel.over(s)) {
    const seat = kernel.waiting(s)[0]!;
    visit(deskOf(kernel, kernel.view(s, seat), seat, []));
    kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand);
  }
}

test.each([
  ['full', 1],
  ['full', 2],
  ['tutorial', 4],
])('every legal option of every decision has a control (%s, game %i)', (kind, seed) => {
  const seen = new Set<string>();
  walk(kind, seed, desk => {
    const { kernel, s, seat } = desk;
    const all: Option[] = [];
    const n = kernel.options(s, seat, all, true);
    const controls = controlsFor(desk)!;
    expect(controls.all.map(one => one.option).sort()).toEqual(all.slice(0, n).sort());
    seen.add(controls.at);
    for (const { move, args, option, place } of controls.all) {
      expect(placeOf(move)).toBe(place);
      if (place === 'cards') expect(args[0]! >> s.players[seat]!.drawn.length).toBe(0);
      if (move === 'bid.assign' && option % 5 === seed % 5) {
        const line = bidLine(desk, { ...wantsNothing, general: args[0]!, space: args[1]! });
        expect(line?.line[0]).toBe(option);
      }
    }
  });
  expect([...seen]).toContain('bid');
  expect([...seen]).toContain('actions');
});

test('a gesture drawn to its end is legal step by step, and ends where another decision begins', () => {
  const rand = fastRand(9);
  let deepest = 0;
  walk('full', 5, desk => {
    if (askedAt(desk)?.at === 'recruit') return;
    const { kernel } = desk;
    let at = desk;
    do {
      const legal = legalAt(at);
      const option = legal[rand(legal.length)]!;
      expect(kernel.whyNot(at.s, at.seat, option)).toBe(OK);
      at = further(at, option);
    } while (goesOn(at) && at.line.length < 12);
    deepest = Math.max(deepest, at.line.length);
  });
  expect(deepest).toBeGreaterThan(2);
});
