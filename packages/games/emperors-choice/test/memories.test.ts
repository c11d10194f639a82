import { expect, test } from 'vitest';
import { type Position, position } from './position.ts';

/** What the seats 0, 1 and 2 read in the hand of Red, `?` for what they do not know. */
const redsHand = ({ k, s, box }: Position) =>
  [0, 1, 2].map(viewer =>
    k
      .view(s, viewer)
      .hands[0]!.pieces.map(card => (card > 0 ? box.characters[card]!.id : '?'))
      .join(' '),
  );
test('EC-029 EC-034 a character drawn to be kept is known to its drawer alone', () => {
  const p = position(
    { Red: { palace: 2, money: 1, order: 1 }, Blue: {}, Green: {} },
    { turn: ['Red', 'replenish'], next: { characters: 'general-9' } },
  );
  p.plays('Red', 'raise 1', 'take characters').at('replenish', 'Red');
  expect(redsHand(p)).toEqual(['general-9', '?', '?']);
});
test('EC-030 EC-118 who was hired from the open row is remembered by all', () => {
  const p = position(
    { Red: { hand: 'eunuch-2', money: 9, order: 1 }, Blue: {}, Green: {} },
    { turn: ['Red', 'replenish'], market: 'prince-3' },
  );
  p.plays('Red', 'hire prince-3');
  expect(redsHand(p)).toEqual(['eunuch-2 prince-3', '? prince-3', '? prince-3']);
});
test('EC-080 EC-087 what comes back to the hand after the auction has been seen by all', () => {
  const p = position(
    { Red: { hand: 'eunuch-2', shown: 'general-8 cavalry-3', declared: 11 }, Blue: { order: 3 }, Green: { order: 2 } },
    { turn: ['Red', 'bid'], highest: 11 },
  );
  p.plays('Red', 'pass');
  expect(redsHand(p)).toEqual(['eunuch-2 cavalry-3', '? cavalry-3', '? cavalry-3']);
});
