import { fastRand, SPECTATOR, type Texts, UNCOUNTED } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { EmperorsChoice } from '../state.ts';
import { boardText } from '../text/en/board.ts';
import { texts } from '../text/en/index.ts';
import { begun } from './play.ts';
import { position } from './position.ts';

const table = () =>
  position(
    {
      Red: { hand: 'general-8 eunuch-2', tributes: [2, 4], tiles: 'book', treasures: 'grail', money: 3, order: 1 },
      Blue: { hand: 'officer-4', shown: 'cavalry-3', tributes: [3] },
      Green: {},
    },
    {
      turn: ['Red', 'replenish'],
      market: 'prince-3',
      discard: 'concubine-2',
      under: { frugality: [2, 3] },
      done: 'legalism',
    },
  );

test('EC-029 hands and tributes are their owners’ secret', () => {
  const { k, s } = table();
  for (const viewer of [SPECTATOR, 0, 1, 2]) {
    const view = k.view(s, viewer);
    expect(view.hands[0]!.pieces).toEqual(viewer === 0 ? s.hands[0]!.pieces : [-1, -1]);
    expect(view.tributes[0]).toEqual(viewer === 0 ? s.tributes[0] : [UNCOUNTED]);
  }
});
test('EC-029 EC-238 no other view, and no update sent to it, tells how many tributes somebody holds', () => {
  const { k, s } = table();
  const views = () => JSON.stringify([SPECTATOR, 2].map(viewer => k.view(s, viewer)));
  const seen = views();
  s.tributes[1]!.push(...s.tributes[0]!.splice(0));
  expect(views()).toBe(seen);
  const held = Array.from({ length: 30 }, (_, seed) => {
    const sample = k.determinize(k.view(s, 2), fastRand(seed + 1));
    expect(sample.pile.length).toBe(s.pile.length);
    return sample.tributes.map(list => list.length).join();
  });
  expect(new Set(held)).toEqual(new Set(['0,3,0', '1,2,0', '2,1,0', '3,0,0'])); // the sum is known from what lies open
});
test('EC-029 how many tributes somebody holds is told nowhere in the text of the table', () => {
  const { k, s, box } = table();
  const told = boardText(k.view(s, 2), box);
  s.tributes[1]!.push(...s.tributes[0]!.splice(0));
  expect(boardText(k.view(s, 2), box)).toBe(told);
});
test('EC-030 all else a player owns is open, the number of cards in hand included', () => {
  const { k, s } = table();
  const { tiles, treasures, money, cubes, trust, vp, palace, order, shown } = s;
  for (const viewer of [SPECTATOR, 0, 1, 2]) {
    const view = k.view(s, viewer);
    expect(view).toMatchObject({ tiles, treasures, money, cubes, trust, vp, palace, order, shown });
    expect(view.hands.map(hand => hand.pieces.length)).toEqual([2, 1, 0]);
  }
});
test('EC-003 EC-031 what lies on the boards and on the table is open', () => {
  const { k, s } = table();
  const { round, exits, decrees, strength, sets, market, policies, done, discard, supply, highest, start } = s;
  const view = k.view(s, SPECTATOR);
  expect(view).toMatchObject({
    round,
    exits,
    decrees,
    strength,
    sets,
    market,
    policies,
    done,
    discard,
    supply,
    highest,
    start,
  });
  expect(view.under[2]!.length).toBe(2);
  expect([...view.bag].sort()).toEqual([...s.bag].sort());
});
test('EC-032 what is face down has neither faces nor an order', () => {
  const { k, s } = table();
  for (const viewer of [SPECTATOR, 0]) {
    const view = k.view(s, viewer);
    for (const pieces of [view.deck, view.pile, view.under[2]!]) {
      expect(pieces.length).toBeGreaterThan(0);
      expect(pieces.every(piece => piece === -1)).toBe(true);
    }
  }
  const drawn = (seed: number) => {
    const p = position({ Red: { palace: 2, money: 1, order: 1 }, Blue: {}, Green: {} }, { turn: ['Red', 'replenish'] });
    p.plays('Red', 'raise 1');
    p.k.apply(p.s, 0, p.k.read(p.options('Red')[0]!)!, fastRand(seed));
    return p.of('Red').hand;
  };
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(drawn)).size).toBeGreaterThan(3); // the same state, another draw
});
test('EC-033 tiles are drawn openly, the one put back included', () => {
  const p = position(
    { Red: { palace: 10, money: 1, order: 1 }, Blue: {}, Green: {} },
    { turn: ['Red', 'replenish'], next: { tiles: 'book canal' } },
  );
  p.plays('Red', 'raise 1', 'take tiles');
  const ids = p.k.view(p.s, SPECTATOR).looked.map(tile => p.box.tiles[tile]!.id);
  expect(ids).toEqual(['book', 'canal']);
  p.plays('Red', 'keep canal');
  const returned = p.told.find(([event]) => event === 'returnedTile')!;
  expect(p.k.tell(returned, SPECTATOR)).toEqual(returned);
  expect(p.box.tiles[returned[2]!]!.id).toBe('book');
});
test('EC-034 characters drawn are the drawer’s secret; the rejected one lies open on the discard pile', () => {
  const p = position(
    { Red: { palace: 6, money: 1, order: 1 }, Blue: {}, Green: {} },
    { turn: ['Red', 'replenish'], next: { characters: 'general-9 assassin' } },
  );
  p.plays('Red', 'raise 1', 'take characters').at('keepCharacter', 'Red');
  const drew = p.told.find(([event]) => event === 'drewCharacter')!;
  expect([p.k.tell(drew, 0), p.k.tell(drew, 1)[2]]).toEqual([drew, -1]);
  expect([p.k.view(p.s, 0).drawn[0], p.k.view(p.s, 1).drawn[0]]).toEqual([p.s.drawn[0], [-1, -1]]);
  p.plays('Red', 'keep general-9');
  expect(p.k.view(p.s, 1).hands[0]!.pieces).toEqual([-1]);
  const open = p.k.view(p.s, SPECTATOR).discard.map(card => p.box.characters[card]!.id);
  expect(open).toEqual(['assassin']);
});
test('EC-035 bonus tiles are seen by who holds them, a chosen one by all', () => {
  const { k, s } = begun(3, 4, { start: 'first' });
  const tiles = [...s.bonusHand.pieces];
  expect(k.view(s, 2).bonusHand.pieces).toEqual(tiles);
  for (const viewer of [SPECTATOR, 0, 1]) {
    expect(k.view(s, viewer).bonusHand.pieces).toEqual([-1, -1, -1]);
    expect(k.view(s, viewer).bonusPile).toEqual([-1, -1, -1]);
  }
  const p = position({ Red: {}, Blue: {}, Green: {} }, { turn: ['Green', 'bonus'], bonus: 'I2 I3 I6' });
  p.plays('Green', 'take I3');
  expect(p.k.view(p.s, 1).bonusHand.pieces).toEqual([2, 6]);
  expect(p.k.view(p.s, 0)).toMatchObject({ bonusTaken: [0, 0, 3], bonusHand: { pieces: [-1, -1] } });
});
test('EC-036 characters shown for a policy return to the hand, and all have seen them', () => {
  const p = position({ Red: { hand: 'general-8 eunuch-2' }, Blue: {}, Green: {} }, { policies: 'border-defence' });
  p.settles('Blue', 'border-defence', { Red: 'general-8' });
  expect(p.of('Red').hand).toBe('eunuch-2 general-8');
  const seen = p.k.view(p.s, 2).hands[0]!.pieces.map(card => (card > 0 ? p.box.characters[card]!.id : '?'));
  expect(seen.sort()).toEqual(['?', 'general-8']);
});
test('EC-178 while all decide what to show, nobody knows what others chose', () => {
  const p = position(
    { Red: { hand: 'general-8' }, Blue: { hand: 'officer-4' }, Green: {} },
    { turn: ['Red', 'edict', { decree: 0, left: 1 }], policies: 'border-defence' },
  );
  p.plays('Red', 'settle border-defence').at('show', 'Red', 'Blue').plays('Red', 'show general-8').at('show', 'Blue');
  const spectated = p.k.view(p.s, 1);
  expect([spectated.showing[0], spectated.sealed[0], spectated.hands[0]!.pieces]).toEqual([[], -1, [-1]]);
});
test('EC-238 how many are left in deck, pile and bag is told, and that somebody draws a tribute', () => {
  const { k, s, box } = table();
  const view = k.view(s, SPECTATOR);
  expect([view.deck.length, view.pile.length, view.bag.length]).toEqual([s.deck.length, s.pile.length, s.bag.length]);
  expect(boardText(view, box)).toContain(
    `deck ${s.deck.length}  discard 1  tributes ${s.pile.length}  bag ${s.bag.length}`,
  );
  const p = position({ Red: {}, Blue: {}, Green: {} }, { policies: 'frugality' });
  p.settles('Red', 'frugality');
  const drew = p.told.find(([event]) => event === 'drewTribute')!;
  expect(p.k.tell(drew, 1)).toEqual(['drewTribute', 0, -1]);
  expect((texts as Texts<EmperorsChoice>).events.drewTribute).not.toBe('');
});
