import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { besideBox } from '../beside.ts';
import { type Look, type Pressable, Thing, type ThingKey } from '../index.ts';
import { nextTowards } from '../keys.ts';

const why = { name: 'full', rule: 'TOY-7', text: 'No room here' } as const;
function draftWith(looks: Readonly<Record<ThingKey, Look['is']>>): Pressable {
  return {
    at: key => looks[key] && { thing: key, is: looks[key], leads: [], ...(looks[key] === 'cannot' && { why }) },
    press() {},
    lift() {},
    drop() {},
    settled: new Set(['card 9']),
    changed: new Set(['region 2']),
    pointed: new Set(['region 2']),
    openRule() {},
  };
}
describe('a thing', () => {
  const draw = (looks: Parameters<typeof draftWith>[0], thing: ThingKey, presses?: ThingKey[]) =>
    renderToStaticMarkup(<Thing thing={thing} draft={draftWith(looks)} label="Han" {...(presses && { presses })} />);
  test('that is no part of the choice only tells what it is, and keeps its key', () => {
    const html = draw({}, 'region 1');
    expect(html).toContain('data-thing="region 1"');
    expect(html).toContain('role="img"');
    expect(html).not.toContain('data-is');
  });
  test('that can be chosen is a button in one of four states', () => {
    expect(draw({ 'region 1': 'can' }, 'region 1')).toMatch(/class="thing can".*role="button".*aria-pressed="false"/);
    expect(draw({ 'region 1': 'chosen' }, 'region 1')).toMatch(/class="thing chosen".*aria-pressed="true"/);
  });
  test('that cannot be chosen is described by its reason', () => {
    const html = draw({ 'region 1': 'cannot' }, 'region 1');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('aria-description="No room here"');
  });
  test('means the first of its presses that is asked for; a refusal comes last', () => {
    const html = draw({ 'tuck 1': 'cannot', 'to 1': 'can' }, 'region 1', ['tuck 1', 'to 1']);
    expect(html).toContain('data-press="to 1"');
    expect(html).toContain('data-thing="region 1"');
  });
  test('is marked while it is proposed, when it has changed and when the log speaks of it', () => {
    expect(draw({}, 'card 9')).toContain('class="thing chosen"');
    expect(draw({}, 'region 2')).toContain('class="thing changed pointed"');
  });
  test('that never moves says so to the stage', () => {
    const html = renderToStaticMarkup(<Thing thing="region 1" draft={draftWith({})} label="Han" place />);
    expect(html).toContain('data-place=""');
    expect(draw({}, 'region 1')).not.toContain('data-place');
  });
  test('has no native title', () => expect(draw({ 'region 1': 'cannot' }, 'region 1')).not.toContain('title='));
});

describe('a tip', () => {
  const view = { width: 400, height: 800 };
  const size = { width: 200, height: 100 };
  test.each([
    ['in the middle', { left: 100, top: 400, width: 40, height: 40 }],
    ['at the top', { left: 0, top: 0, width: 400, height: 60 }],
    ['at the bottom right', { left: 360, top: 760, width: 40, height: 40 }],
    ['tall, at the left', { left: 0, top: 0, width: 150, height: 800 }],
    ['tall, at the right', { left: 250, top: 0, width: 150, height: 800 }],
  ])('never lies on its thing %s, nor outside the window', (_, box) => {
    const { left, top } = besideBox(box, size, view);
    const apart =
      left >= box.left + box.width ||
      left + size.width <= box.left ||
      top >= box.top + box.height ||
      top + size.height <= box.top;
    expect(apart).toBe(true);
    expect([left >= 0, top >= 0, left + size.width <= 400, top + size.height <= 800]).toEqual([true, true, true, true]);
  });
});

test('arrow keys go to what lies in their direction; a row stays a row', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 }) as DOMRect;
  const boxes = [box(0, 0), box(40, 6), box(24, 40), box(80, 0)];
  expect(nextTowards(boxes[0]!, boxes, [1, 0])).toBe(1);
  expect(nextTowards(boxes[1]!, boxes, [0, 1])).toBe(2);
  expect(nextTowards(boxes[1]!, boxes, [-1, 0])).toBe(0);
  expect(nextTowards(boxes[3]!, boxes, [1, 0])).toBe(-1);
});
