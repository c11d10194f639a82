import { expect, test } from 'vitest';
import { position } from './position.ts';

const events = (told: readonly (readonly [string, ...number[]])[]) => told.map(([event]) => event);

test('EC-011 EC-237 there is as much money as is needed, and nobody can hold too much of anything', () => {
  const p = position(
    {
      Red: {
        money: 500,
        cubes: 20,
        hand: 'cavalry-2*3 cavalry-3*3 officer-4*2 officer-5*2',
        tiles: 'tower*17',
        order: 1,
      },
      Blue: { cubes: 0 },
      Green: { cubes: 0 },
    },
    { turn: ['Red', 'takeSet'], market: 'general-9', sets: ['tower', 'book', 'ingot'] },
  );
  p.plays('Red', 'take 3', 'use ingot', 'hire general-9');
  expect(p.of('Red')).toMatchObject({ money: 499, cubes: 20 });
  expect(p.of('Red').hand.split(' ').length).toBe(11);
});
test('EC-013 EC-014 EC-026 the shortage of cubes may strike twice in one gain, and points stop at 0', () => {
  const p = position(
    { Red: { cubes: 21, money: 3, order: 1 }, Blue: { cubes: 0 }, Green: { cubes: 0, vp: 30 } },
    { turn: ['Red', 'replenish'] },
  ).plays('Red', 'buy 3');
  // 2 paid, 2 taken, 2 paid, 1 taken
  expect([p.of('Red').cubes, p.of('Red').vp, p.s.supply]).toEqual([20, 10, 1]);
  expect([p.of('Blue').vp, p.of('Green').vp]).toEqual([0, 18]); // twice two cubes of 3 VP each; Blue had 10
  expect(events(p.told).filter(event => event === 'cubesShort').length).toBe(2);
});
test('EC-013 taking the last cube costs nobody anything', () => {
  const p = position(
    { Red: { cubes: 10, money: 1, order: 1 }, Blue: { cubes: 5 }, Green: { cubes: 5 } },
    { turn: ['Red', 'replenish'] },
  ).plays('Red', 'buy 1');
  expect([p.s.supply, p.of('Red').cubes, p.of('Blue').cubes, p.of('Green').cubes]).toEqual([0, 11, 5, 5]);
});
test('EC-016 EC-017 a forced payment takes hidden cubes first; the declared value stands until the next own turn', () => {
  const p = position(
    {
      Red: { cubes: 0, order: 4 },
      Blue: { cubes: 5, shownCubes: 4, declared: 4, hand: 'cavalry-2' },
      Green: { cubes: 0 },
      Gold: { cubes: 0 },
    },
    { turn: ['Red', 'exit'], highest: 4, policies: 'centralization', next: { tiles: 'stone' } },
  );
  p.plays('Red', 'take E', 'settle centralization');
  expect(p.of('Blue')).toMatchObject({ cubes: 3, shownCubes: 3, declared: 4 });
  expect(p.s.highest).toBe(4);
  p.at('bid', 'Blue').refuses('Blue', 'reveal', 'cannotBeat').plays('Blue', 'reveal cavalry-2', 'add 0');
  expect(p.of('Blue').declared).toBe(5); // 3 + 2, not 4 + 2
});
test('EC-018 who spends of free will pays in full, however many points there are', () => {
  const p = position(
    { Red: { money: 2, vp: 90, order: 1 }, Blue: {}, Green: {} },
    { turn: ['Red', 'replenish'], market: 'general-8 officer-4' },
  );
  p.refuses('Red', 'hire general-8', 'tooDear')
    .refuses('Red', 'buy 3', 'notOffered')
    .refuses('Red', 'raise 2', 'cannotPay');
  p.offers('Red', 'hire officer-4', 'buy 2', 'raise 1');
});
test('EC-019 when the deck is empty the discard pile becomes the deck', () => {
  const p = position(
    { Red: { palace: 2, money: 1, order: 1 }, Blue: {}, Green: {} },
    { turn: ['Red', 'replenish'], discard: 'officer-4 cavalry-2', deck: 0 },
  );
  p.plays('Red', 'raise 1', 'take characters');
  expect(events(p.told)).toContain('reshuffled');
  expect([p.of('Red').hand, p.s.deck.length, p.s.discard.length]).toEqual(['officer-4', 1, 0]);
});
test('EC-020 starting and bonus characters are discarded, reshuffled and hired like any other', () => {
  const p = position(
    { Red: { shown: 'cavalry-B3', order: 0 }, Blue: { order: 2 }, Green: { order: 3 } },
    { turn: ['Red', 'bid'], highest: 3, deck: 0, market: 'cavalry-S2' },
  );
  p.plays('Red', 'pass', 'take B', 'skip');
  expect(p.s.discard.map(card => p.box.characters[card]!.id)).toEqual(['cavalry-B3']);
  p.s.money[0] = 2;
  p.s.palace[0] = 2;
  p.plays('Red', 'take 1', 'hire cavalry-S2', 'raise 1', 'take characters'); // the deck is empty
  expect(p.of('Red').hand).toBe('cavalry-B3 cavalry-S2');
});
test('EC-021 if deck and discard pile are empty, one draws as many as there are', () => {
  const climbing = (discard: string) =>
    position(
      { Red: { palace: 6, money: 1, order: 1 }, Blue: {}, Green: {} },
      { turn: ['Red', 'replenish'], discard, deck: 0 },
    ).plays('Red', 'raise 1', 'take characters');
  expect(climbing('general-7').at('replenish', 'Red').of('Red').hand).toBe('general-7'); // nothing to choose
  expect(climbing('').at('replenish', 'Red').of('Red').hand).toBe('');
});
test('EC-022 EC-023 thirty is the most: exactly 30 is harmless, one more costs everybody ten', () => {
  const using = (trust: number) =>
    position(
      { Red: { trust, order: 1 }, Blue: { trust: 12 }, Green: { trust: 30 } },
      { turn: ['Red', 'immediate'], pending: 'envoy' },
    ).plays('Red', 'use envoy');
  const trust = (p: ReturnType<typeof using>) => ['Red', 'Blue', 'Green'].map(name => p.of(name).trust);
  expect(trust(using(26))).toEqual([30, 12, 30]);
  expect(trust(using(27))).toEqual([21, 2, 20]); // 27 - 10 + 4: no gained point is lost
});
test('EC-023 EC-236 where points beyond thirty are lost, the gain ends there and everybody loses ten, once', () => {
  const options = { overflow: 'lost' };
  const using = (trust: number) =>
    position(
      { Red: { trust, order: 1 }, Blue: { trust: 12 }, Green: { trust: 3 } },
      { turn: ['Red', 'immediate'], pending: 'envoy', options },
    ).plays('Red', 'use envoy');
  const trust = (p: ReturnType<typeof using>) => ['Red', 'Blue', 'Green'].map(name => p.of(name).trust);
  expect(trust(using(26))).toEqual([30, 12, 3]);
  const over = using(27);
  expect([trust(over), over.of('Green').vp]).toEqual([[20, 2, 0], 0]); // 7 missing, two points each; it had 10
  const told = (p: ReturnType<typeof using>) =>
    p.told.filter(([event]) => ['trust', 'trustFull'].includes(event)).map(([event, , many]) => [event, many]);
  expect([told(over), told(using(30))]).toEqual([
    [
      ['trust', 3],
      ['trustFull', 10],
    ],
    [['trustFull', 10]],
  ]);
  const many = position(
    { Red: { trust: 29, tiles: 'legalist*12' }, Blue: { trust: 25 }, Green: { trust: 12 } },
    { policies: 'legalism', options },
  );
  many.settles('Blue', 'legalism');
  expect(['Red', 'Blue', 'Green'].map(name => many.of(name).trust)).toEqual([20, 15, 2]);
});
test('EC-236 a gain that still does not fit makes everybody drop again', () => {
  const p = position(
    { Red: { trust: 29, tiles: 'legalist*12' }, Blue: { trust: 25 }, Green: { trust: 12 } },
    { policies: 'legalism' },
  );
  expect(p.settles('Blue', 'legalism')).toEqual({ Red: 9, Blue: 0, Green: -10 }); // 8 missing, two points each; it had 10
  expect(['Red', 'Blue', 'Green'].map(name => p.of(name).trust)).toEqual([21, 5, 0]);
});
test('EC-024 missing trust costs two points each: for the fee, for the eunuch', () => {
  const p = position(
    { Red: { trust: 2, order: 1, vp: 40 }, Blue: { trust: 0, order: 2 }, Green: { trust: 1, order: 3 } },
    { turn: ['Red', 'select'], round: 6, policies: 'frugality' },
  );
  p.plays('Red', 'take 2', 'settle frugality', 'end');
  expect(p.of('Red')).toMatchObject({ trust: 0, vp: 40 + 3 - 16 });
  const q = position({ Red: { trust: 1, hand: 'eunuch-2' }, Blue: {}, Green: {} }, { turn: ['Red', 'bid'] });
  q.plays('Red', 'reveal eunuch-2', 'add 0');
  expect(q.of('Red')).toMatchObject({ trust: 0, vp: 8 });
});
test('EC-025 three points instead of a tribute when the pile is empty', () => {
  const drawing = (pile: number) =>
    position({ Red: {}, Blue: {}, Green: {} }, { policies: 'frugality emperors-tour', pile });
  const empty = drawing(0);
  expect(empty.settles('Red', 'frugality').Red).toBe(3);
  expect(empty.of('Red').tributes).toEqual([]);
  const last = drawing(1);
  expect(last.settles('Red', 'frugality').Red).toBe(0);
  expect(last.of('Red').tributes.length).toBe(1);
});
test('EC-026 what is lost beyond 0 points is forgotten', () => {
  const p = position(
    { Red: { vp: 1, trust: 0, hand: 'eunuch-2', order: 0 }, Blue: {}, Green: {} },
    { turn: ['Red', 'bid'] },
  ).plays('Red', 'reveal eunuch-2', 'add 0');
  expect(p.of('Red').vp).toBe(0);
  expect(p.k.result(p.s).lines.shortfalls).toEqual([-1, 0, 0]); // the sheet loses no more than there was
});
test('EC-027 points go on beyond a hundred', () => {
  const p = position({ Red: { vp: 98, tiles: 'legalist*3' }, Blue: { vp: 203 }, Green: {} }, { policies: 'legalism' });
  p.settles('Blue', 'legalism');
  expect([p.of('Red').vp, p.of('Blue').vp]).toEqual([107, 203]);
});
test('EC-028 if the bag runs dry the remaining draws are skipped', () => {
  const p = position(
    { Red: { order: 1 }, Blue: { order: 2 }, Green: { order: 3 } },
    { turn: ['Red', 'preparation'], sets: ['', '', ''], bag: 5 },
  );
  const raids = p.s.strength - 2;
  expect([p.s.sets.map(set => set.length), p.s.bag.length, raids]).toEqual([[4, 1, 0], 0, 0]);
  const q = position(
    { Red: { order: 1 }, Blue: { order: 2 }, Green: { order: 3 } },
    { turn: ['Red', 'management'], sets: ['', '', 'book'], bag: 0 },
  );
  q.refuses('Red', 'take 1', 'setTaken').plays('Red', 'take 3', 'end').at('replenish', 'Blue');
  const r = position({ Red: { order: 4 }, Blue: {}, Green: {}, Gold: {} }, { turn: ['Red', 'exit'], bag: 0 });
  expect(r.plays('Red', 'take E').at('bid', 'Blue').of('Red').tiles).toBe('');
});
