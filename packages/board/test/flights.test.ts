import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { flightsBetween } from '../stage/flights.ts';
import type { Drawn, Snapshot } from '../stage/snapshot.ts';

/** Boxes and elements as far as flights look at them. */
class Box {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width = 40,
    readonly height = 40,
  ) {}
  get left() {
    return this.x;
  }
  get top() {
    return this.y;
  }
}
beforeAll(() => void vi.stubGlobal('DOMRect', Box));
afterAll(() => void vi.unstubAllGlobals());

interface Given {
  at: readonly [x: number, y: number];
  scrolled?: number;
  to?: string;
  place?: boolean;
}
const drawn = (key: string, { at, scrolled = 0, to, place = false }: Given): [string, Drawn] => [
  key,
  {
    element: { hasAttribute: () => place, querySelector: () => null } as unknown as Element,
    box: new Box(...at) as unknown as DOMRect,
    scrolled: { x: 0, y: scrolled },
    around: [],
    svg: undefined,
    told: key,
    from: undefined,
    to,
  },
];
const between = (before: [string, Drawn][], after: [string, Drawn][]) =>
  flightsBetween(new Map(before) as Snapshot, new Map(after) as Snapshot, 0, [], 10);

test('a piece travels from where it was; one that was only scrolled has not moved', () => {
  const [moved] = between([drawn('card 1', { at: [0, 300] })], [drawn('card 1', { at: [0, 100] })]);
  expect(moved?.from).toMatchObject({ x: 0, y: 300 });
  const scrolled = between([drawn('card 1', { at: [0, 300] })], [drawn('card 1', { at: [0, 100], scrolled: 200 })]);
  expect(scrolled).toEqual([]);
  const both = between([drawn('card 1', { at: [0, 300] })], [drawn('card 1', { at: [90, 100], scrolled: 200 })]);
  expect(both[0]?.from).toMatchObject({ x: 0, y: 100 });
});
test('a piece that is gone leaves the table, unless it has become part of it', () => {
  expect(between([drawn('card 1', { at: [0, 0] })], [])).toHaveLength(1);
  expect(between([drawn('place 4', { at: [0, 0], to: 'place 4' })], [])).toEqual([]);
});
test('a place never travels', () => {
  const square = (y: number) => drawn('square 1', { at: [0, y], place: true });
  expect(between([square(0)], [square(90)])).toEqual([]);
});
