import { kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../../games/qin/index.ts';
import { kindOf, numberOf, ruleAbout, ruleOfKind, thing, thingsTold } from '../things.ts';

test('a thing is its kind and number, and both can be read from its key', () => {
  expect(thing('card', 48)).toBe('card 48');
  expect([kindOf('wallSlot 3'), numberOf('wallSlot 3')]).toEqual(['wallSlot', 3]);
});
test('events name things by the kinds of their arguments; counts and what is unknown are none', () => {
  const table = tableFor(game, 2);
  const kernel = kernelFor(game, table);
  const told = [
    ['laid', 1, 4, 120],
    ['founded', 1, 7, 3],
    ['drew', 1, -1],
  ] as const;
  expect([...thingsTold(kernel, told)]).toEqual(['tile 4', 'place 120', 'province 7']);
});

/** As much of a page as a rule is looked for in: an element with these attributes, lying on another. */
function lying(attributes: Readonly<Record<string, string>>, on?: Element): Element {
  const one = {
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
    parentElement: on ?? null,
    closest: () => ('data-about' in attributes || 'data-thing' in attributes ? one : (on?.closest('') ?? null)),
  };
  return one as unknown as Element;
}
test('a thing leads to the rule of its kind, whatever lies on it too, and no button of the page does', () => {
  const rules = { card: 'TOY-1', seat: 'TOY-2', money: 'TOY-3' } as const;
  const panel = lying({ 'data-thing': 'seat 1' });
  expect(ruleAbout(rules, lying({ 'data-thing': 'card 48' }, panel))).toBe('TOY-1');
  expect(ruleAbout(rules, lying({ 'data-about': 'money' }, panel))).toBe('TOY-3');
  expect(ruleAbout(rules, lying({}, panel))).toBe('TOY-2');
  expect(ruleAbout(rules, lying({ 'data-thing': 'flag 3' }, panel))).toBe('TOY-2');
  expect(ruleAbout(rules, lying({ 'data-thing': 'choice 3', 'data-press': 'card 5' }))).toBe('TOY-1');
  expect(ruleAbout(rules, lying({ 'data-tip': 'Undo' }, panel))).toBeUndefined();
  expect(ruleAbout(rules, lying({}))).toBeUndefined();
});
test('what is drawn once more to be chosen is of the kind of what it stands for', () => {
  expect(ruleOfKind({ card: 'TOY-1' }, 'choice card')).toBe('TOY-1');
  expect(ruleOfKind({ pagoda: 'TOY-4' }, 'pagoda province 3')).toBe('TOY-4');
  expect(ruleOfKind({ card: 'TOY-1' }, 'choice flag')).toBeUndefined();
});
