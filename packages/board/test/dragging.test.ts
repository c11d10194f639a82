import type { PointerEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDrag, thingAt, wasDragged } from '../dragging.ts';
import type { Look } from '../gesture/index.ts';

/** As much of a thing on the page as pressing and carrying need. */
const thingOn = (press: string, is: Look['is'] | undefined) => {
  const one = { dataset: { press, is }, closest: (): unknown => (is === undefined ? null : one) };
  return Object.assign(one, {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 20, height: 20 }),
    parentElement: { append() {} },
  }) as unknown as HTMLElement;
};
let here: Element[] = []; // what lies under the pointer, topmost first
const listening = new Map<string, (event: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  const picture = { style: {} as Record<string, string>, append() {}, querySelectorAll: () => [], remove: vi.fn() };
  vi.stubGlobal('document', { elementsFromPoint: () => here, createElement: () => picture, body: undefined });
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => {
    listening.set(name, listener);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a lit region takes the press anywhere inside it, whatever lies on it', () => {
  const [cube, region] = [thingOn('official 3', 'may'), thingOn('region 2', 'can')];
  here = [cube, region];
  expect(thingAt(5, 5)).toBe(region);
  here = [thingOn('official 3', 'cannot'), thingOn('region 2', 'may')];
  expect(thingAt(5, 5)?.dataset.press).toBe('region 2');
});
test('of two that are lit the upper one is meant; a picture that is no part of the choice never is', () => {
  const [upper, lower] = [thingOn('card 1', 'can'), thingOn('card 2', 'chosen')];
  here = [thingOn('sign', undefined), upper, lower];
  expect(thingAt(5, 5)).toBe(upper);
  expect(thingAt(5, 5, upper)).toBe(lower);
  here = [thingOn('sign', undefined)];
  expect(thingAt(5, 5)).toBeUndefined();
});

const tile = thingOn('half 0', 'can');
/** Takes the tile and lets it go elsewhere; what the gesture was told meanwhile. */
function carry(by: number, end = 'pointerup'): string[] {
  const told: string[] = [];
  const gesture = {
    at: (key: string): Look => ({ thing: key, is: 'can', leads: [] }),
    lift: (key: string) => told.push(`lift ${key}`),
    carry: (over?: string) => told.push(`over ${over ?? 'nothing'}`),
    drop: (key: string, onto: string) => told.push(`drop ${key} on ${onto}`),
  };
  const down = { currentTarget: tile, clientX: 0, clientY: 0, button: 0 } as unknown as PointerEvent<Element>;
  startDrag(down, 'half 0', () => gesture as never, undefined);
  listening.get('pointermove')!({ clientX: by, clientY: 0 });
  listening.get(end)!({ clientX: by, clientY: 0, type: end });
  return told;
}
test('what is carried to a place is lifted, held over it and dropped there: that is no press', () => {
  here = [tile, thingOn('square 7', 'can')];
  expect(carry(30)).toEqual(['lift half 0', 'over square 7', 'over nothing', 'drop half 0 on square 7']);
  expect([wasDragged(tile), wasDragged(tile)]).toEqual([true, false]);
});
test('a press that slips a little is a press', () => {
  here = [tile, thingOn('square 7', 'can')];
  expect(carry(3)).toEqual([]);
  expect(wasDragged(tile)).toBe(false);
});
test('where the browser breaks a drag off, or nothing lies, nothing is dropped', () => {
  here = [tile, thingOn('square 7', 'can')];
  expect(carry(30, 'pointercancel').filter(one => one.startsWith('drop'))).toEqual([]);
  here = [tile];
  expect(carry(30).filter(one => one.startsWith('drop'))).toEqual([]);
});
