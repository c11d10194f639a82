import type { FocusEvent, PointerEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeTip, hush, refuse, tipNow, tipOn, wasHeld } from '../tipping.ts';

/** As much of a thing on the page as the tip looks at. */
const thingOn = (isFocusVisible = false) =>
  ({ isConnected: true, matches: () => isFocusVisible, getAttribute: () => null }) as unknown as Element;
const pointer = (at: Element, pointerType: string, x = 5, y = 5) =>
  ({
    currentTarget: at,
    target: at,
    relatedTarget: null,
    pointerType,
    clientX: x,
    clientY: y,
  }) as unknown as PointerEvent;
const focus = (at: Element) => ({ currentTarget: at, target: at }) as unknown as FocusEvent;
const LONG_ENOUGH = 1000; // milliseconds
const wait = () => vi.advanceTimersByTime(LONG_ENOUGH);
const said = () => tipNow()?.said.name;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', class {});
});
afterEach(() => {
  closeTip();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a thing says what it is when a mouse rests on it, not while it passes by', () => {
  const han = thingOn();
  const tip = tipOn(() => ({ name: 'Han' }));
  tip.onPointerEnter(pointer(han, 'mouse'));
  expect(said()).toBeUndefined();
  tip.onPointerLeave(pointer(han, 'mouse'));
  wait();
  expect(said()).toBeUndefined();
  tip.onPointerEnter(pointer(han, 'mouse'));
  wait();
  expect(said()).toBe('Han');
});
test('there are never two: the next thing takes the place of the one before', () => {
  const tips = ['Han', 'Zhao'].map(name => tipOn(() => ({ name })));
  const [han, zhao] = [thingOn(), thingOn()];
  tips[0]!.onPointerEnter(pointer(han, 'mouse'));
  wait();
  tips[1]!.onPointerEnter(pointer(zhao, 'mouse'));
  wait();
  expect([said(), tipNow()?.at === zhao]).toEqual(['Zhao', true]);
});
test('the keyboard opens it where one sees the focus, and takes it along', () => {
  const tip = tipOn(() => ({ name: 'Han' }));
  tip.onFocus(focus(thingOn(false)));
  wait();
  expect(said()).toBeUndefined(); // a press of the mouse has put the focus there
  tip.onFocus(focus(thingOn(true)));
  wait();
  expect(said()).toBe('Han');
  tip.onBlur();
  expect(said()).toBeUndefined();
});
test('a finger that stays opens it, and letting go is no press; a finger that moves on, or taps, opens nothing', () => {
  const han = thingOn();
  const tip = tipOn(() => ({ name: 'Han' }));
  tip.onPointerDown(pointer(han, 'touch'));
  wait();
  expect(said()).toBe('Han');
  tip.onPointerUp(pointer(han, 'touch'));
  expect([wasHeld(han), wasHeld(han)]).toEqual([true, false]);
  closeTip();
  tip.onPointerDown(pointer(han, 'touch'));
  tip.onPointerMove(pointer(han, 'touch', 5, 60));
  wait();
  expect([said(), wasHeld(han)]).toEqual([undefined, false]);
  tip.onPointerDown(pointer(han, 'touch'));
  tip.onPointerUp(pointer(han, 'touch'));
  wait();
  expect([said(), wasHeld(han)]).toEqual([undefined, false]);
});
test('what was just pressed says no more until the mouse has left it and come back', () => {
  const han = thingOn();
  const tip = tipOn(() => ({ name: 'Han' }));
  tip.onPointerEnter(pointer(han, 'mouse'));
  wait();
  hush(han);
  expect(said()).toBeUndefined();
  tip.onPointerEnter(pointer(han, 'mouse')); // drawn anew under the same mouse
  wait();
  expect(said()).toBeUndefined();
  tip.onPointerLeave(pointer(han, 'mouse'));
  tip.onPointerEnter(pointer(han, 'mouse'));
  wait();
  expect(said()).toBe('Han');
});
test('a press in vain is answered at once, beside what was pressed', () => {
  const han = thingOn();
  refuse(han, { why: { text: 'No room here', rule: 'TOY-7' } });
  expect(tipNow()).toMatchObject({ at: han, by: 'press', said: { why: { text: 'No room here' } } });
});
test('a thing with nothing to say, or gone meanwhile, opens nothing', () => {
  tipOn(() => undefined).onPointerEnter(pointer(thingOn(), 'mouse'));
  wait();
  const gone = { ...thingOn(), isConnected: false } as Element;
  tipOn(() => ({ name: 'Han' })).onPointerEnter(pointer(gone, 'mouse'));
  wait();
  expect(tipNow()).toBeUndefined();
});
