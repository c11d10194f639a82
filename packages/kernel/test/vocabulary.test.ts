import { expect, test } from 'vitest';
import {
  dictionary,
  flag,
  type Handlers,
  handle,
  kinds,
  list,
  maybe,
  type Of,
  record,
  type Shape,
  ShapeError,
  text,
  whole,
  word,
} from '../engine/vocabulary.ts';

const effect = kinds({
  gain: { coins: whole(1, 9) },
  train: { army: word('bow', 'horse'), times: maybe(whole(1, 3)) },
});
const card = record({
  name: text(10),
  power: whole(0, 5),
  rare: maybe(flag),
  effects: list(effect, 1, 2),
  note: maybe(text(20)),
});
const good = { name: 'Li Si', power: 3, effects: [{ kind: 'gain', coins: 2 }], note: 'a thing' };
const wrong = (shape: Shape<unknown>, json: unknown) => {
  try {
    shape(json, 'card');
  } catch (error) {
    expect(error).toBeInstanceOf(ShapeError);
    return (error as Error).message;
  }
  return 'nothing wrong';
};

test('what fits comes back as it was, optional fields left out', () => {
  expect(card(good, 'card')).toEqual(good);
  expect('rare' in card(good, 'card')).toBe(false);
  expect(card({ ...good, rare: true }, 'card').rare).toBe(true);
});
test('the first wrong field is named, with what was expected and what was found', () => {
  expect(wrong(card, { ...good, power: 6, name: 'far too long a name' })).toBe(
    'card.name: expected a text of at most 10 characters, found "far too long a name"',
  );
  expect(wrong(card, { ...good, power: 6 })).toBe('card.power: expected a whole number 0..5, found 6');
  expect(wrong(card, { ...good, power: '3' })).toBe('card.power: expected a whole number 0..5, found "3"');
  expect(wrong(card, { ...good, power: 1.5 })).toMatch(/found 1.5$/);
  expect(wrong(card, { ...good, rare: 'yes' })).toBe('card.rare: expected true or false, found "yes"');
  expect(wrong(card, { ...good, effects: [] })).toBe('card.effects: expected a list of 1..2, found []');
  expect(wrong(card, { name: 'x', power: 1 })).toBe('card.effects: expected a list of 1..2, found nothing');
  expect(wrong(list(whole(0, 9), 2, 2), [1])).toBe('card: expected a list of 2, found [1]');
  expect(wrong(text(64, /^[0-9a-f]+$/), 'XYZ')).toBe(
    'card: expected a text of at most 64 characters like ^[0-9a-f]+$, found "XYZ"',
  );
});
test('a field nobody knows is refused, not skipped', () => {
  expect(wrong(card, { ...good, colour: 'red' })).toMatch(/^card.colour: expected no such field \(known: name, power/);
  expect(wrong(card, [])).toBe('card: expected a record, found []');
  expect(wrong(card, null)).toBe('card: expected a record, found null');
  expect(wrong(record({}), { __proto__: null, toString: 1 })).toMatch(/^card.toString/);
});
test('an effect of an unknown kind is refused', () => {
  expect(wrong(card, { ...good, effects: [{ kind: 'steal', coins: 1 }] })).toBe(
    'card.effects[0].kind: expected one of gain, train, found "steal"',
  );
  expect(wrong(effect, { kind: 'toString' })).toMatch(/^card.kind: expected one of gain, train/);
  expect(wrong(effect, { coins: 1 })).toMatch(/^card.kind: .* found nothing$/);
  expect(wrong(effect, 7)).toBe('card: expected a record with a kind, found 7');
  expect(wrong(effect, { kind: 'gain', coins: 1, army: 'bow' })).toMatch(/^card.army: expected no such field/);
});
test('lists and dictionaries name the entry', () => {
  expect(wrong(list(whole(0, 3), 0, 9), [1, 9])).toBe('card[1]: expected a whole number 0..3, found 9');
  expect(wrong(dictionary(flag, 2), { a: true, b: 0 })).toBe('card.b: expected true or false, found 0');
  expect(dictionary(flag, 2)({ a: true }, 'card')).toEqual({ a: true });
});
test('what is too long or too many is refused by its length, before anything in it is looked at', () => {
  const huge = Array.from({ length: 100_000 }, () => ({}));
  expect(wrong(list(card, 0, 60), huge)).toBe('card: expected a list of 0..60, found a list of 100000');
  expect(wrong(dictionary(flag, 2), { a: true, b: true, c: true })).toBe('card: expected at most 2 entries, found 3');
  expect(wrong(dictionary(flag, 2), { ['k'.repeat(61)]: true })).toMatch(
    /^card: expected keys of at most 60 characters/,
  );
});
test('a long value is cut in the message', () => {
  expect(wrong(whole(0, 9), 'x'.repeat(200)).length).toBeLessThan(120);
});
test('every kind has its handler', () => {
  type Effect = Of<typeof effect>;
  const carry: Handlers<Effect, [coins: number], number> = {
    gain: ({ coins }, had) => had + coins,
    train: ({ times = 1 }, had) => had - times,
  };
  expect(handle<Effect, [number], number>(carry, { kind: 'gain', coins: 4 }, 1)).toBe(5);
  expect(handle<Effect, [number], number>(carry, { kind: 'train', army: 'bow', times: 2 }, 1)).toBe(-1);
});
test('a text is a text, a kind is one word, a choice of words names them all', () => {
  expect(wrong(text(10), ['a'])).toBe('card: expected a text of at most 10 characters, found ["a"]');
  expect(wrong(effect, { kind: ['gain'], coins: 1 })).toBe('card.kind: expected one of gain, train, found ["gain"]');
  expect(wrong(word('bow', 'horse'), 'cart')).toBe('card: expected one of bow, horse, found "cart"');
});
test('what is found is told whole as long as it is short: twenty in a list, sixty characters', () => {
  const found = (json: unknown) => wrong(flag, json).replace('card: expected true or false, found ', '');
  expect(found(Array(20).fill(1))).toBe(`[${Array(20).fill(1).join()}]`);
  expect(found(Array(21).fill(1))).toBe('a list of 21');
  expect(found('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`);
  expect(found('x'.repeat(59))).toBe(`"${'x'.repeat(56)}...`);
});
test('a key may have sixty characters, and of a longer one that nobody knows sixty are told', () => {
  expect(dictionary(flag, 2)({ ['k'.repeat(60)]: true }, 'card')).toEqual({ ['k'.repeat(60)]: true });
  expect(wrong(record({ name: text(9) }), { ['k'.repeat(90)]: 1 })).toBe(
    `card.${'k'.repeat(60)}: expected no such field (known: name), found 1`,
  );
});
