import { known, put } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts } from './skills.ts';

test('TK-232 TK-420 a card drawn is known to its drawer alone, one drawn from under a deck also to who put it there', () => {
  const readBy = (p: ReturnType<typeof acts>) =>
    [0, 1, 2].map(viewer => p.k.view(p.s, viewer).players[0]!.hand.pieces.map(card => card > 0));
  const fromTop = acts('cao-cao hire-import', ['technology.import unification'], {});
  expect(readBy(fromTop)).toEqual([[true], [false], [false]]);
  const p = position({ wei: { goods: {} }, bids: ['cao-cao hire-import'] });
  const { decks, under } = p.s;
  put(under[0]!, decks[0]!.splice(0)[0]!, known(2));
  p.acting('wei').plays('actions.take hire-import', 'technology.import unification');
  expect(readBy(p)).toEqual([[true], [false], [true]]);
});
