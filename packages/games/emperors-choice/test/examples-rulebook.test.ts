import { expect, test } from 'vitest';
import { begun } from './play.ts';
import { position } from './position.ts';

const LI = 'Li Xin';
const MENG = 'Meng Tian';
const WANG = 'Wang Ben';

test('EC-067 EC-068 EC-071 EC-072 R1: raising a bid', () => {
  const p = position(
    {
      [LI]: { hand: 'cavalry-2 officer-4 officer-5', shown: 'cavalry-3', shownCubes: 2, declared: 5 },
      [MENG]: { shown: 'supply-3 cavalry-3', declared: 6 },
      [WANG]: { order: 3 },
    },
    { turn: [LI, 'bid'], highest: 6 },
  );
  p.refuses(LI, 'reveal cavalry-2 officer-4 officer-5', 'tooMany');
  p.plays(LI, 'reveal cavalry-2').offers(LI, 'add 0'); // 3 + 2 + 2 beats 6 already
  p.plays(LI, 'add 1');
  expect(p.of(LI)).toMatchObject({ declared: 8, shownCubes: 3, shown: 'cavalry-2 cavalry-3' });
  p.at('bid', MENG);
});
test('EC-072 R1x: a total of six is not enough', () => {
  const p = position(
    {
      [LI]: { hand: 'assassin', cubes: 3, shown: 'cavalry-3', shownCubes: 2, declared: 5 },
      [MENG]: { shown: 'supply-3 cavalry-3', declared: 6 },
      [WANG]: { order: 3 },
    },
    { turn: [LI, 'bid'], highest: 6 },
  );
  p.refuses(LI, 'reveal', 'cannotBeat').refuses(LI, 'reveal assassin', 'cannotBeat');
});
test('EC-083 EC-084 EC-085 EC-087 R2: the third strongest is lost, and of equals the player chooses', () => {
  const passing = () =>
    position(
      { [LI]: { shown: 'general-9 officer-4 cavalry-3', cubes: 4, shownCubes: 4 }, [MENG]: {}, [WANG]: {} },
      { turn: [LI, 'bid'], highest: 20 },
    ).plays(LI, 'pass');
  const p = passing().at('lose', LI).refuses(LI, 'lose general-9', 'notOffered').plays(LI, 'lose officer-4');
  expect(p.of(LI)).toMatchObject({ order: 3, cubes: 4, shownCubes: 0, hand: 'cavalry-3 general-9' });
  expect(passing().plays(LI, 'lose cubes').of(LI)).toMatchObject({ cubes: 0, hand: 'cavalry-3 general-9 officer-4' });
});
test('EC-084 R3: with order tile 1 the strongest item is lost', () => {
  const p = position(
    { [LI]: { shown: 'general-9 officer-4', cubes: 6, shownCubes: 6 }, [MENG]: { order: 2 }, [WANG]: { order: 3 } },
    { turn: [LI, 'bid'], highest: 20 },
  ).plays(LI, 'pass');
  expect(p.of(LI)).toMatchObject({ order: 1, hand: 'officer-4', cubes: 6 });
});
test('EC-109 R4: income', () => {
  const p = position({ [LI]: { tiles: 'territory*3', order: 1 }, [MENG]: {}, [WANG]: {} }, { turn: [LI, 'income'] });
  expect(p.of(LI).money).toBe(3);
});
test('EC-120 R5: buying cubes', () => {
  const p = position({ [LI]: { money: 4, order: 1 }, [MENG]: {}, [WANG]: {} }, { turn: [LI, 'replenish'] });
  expect(p.plays(LI, 'buy 4').of(LI)).toMatchObject({ money: 0, cubes: 8 });
});
test('EC-117 EC-118 EC-122 EC-125 R6: hiring and raising the palace', () => {
  const p = position(
    { [LI]: { money: 4, order: 1 }, [MENG]: {}, [WANG]: {} },
    { turn: [LI, 'replenish'], market: 'general-8' },
  );
  p.plays(LI, 'hire general-8', 'raise 1').at('choose', LI).plays(LI, 'take money');
  expect(p.of(LI)).toMatchObject({ money: 1, hand: 'general-8', palace: 1 });
  p.refuses(LI, 'raise 1', 'raised');
});
test('EC-142 R7: of equal trust the smaller order tile', () => {
  const p = position(
    { [LI]: { trust: 7, order: 1 }, [MENG]: { trust: 10, order: 2 }, [WANG]: { trust: 10, order: 3 } },
    { turn: [LI, 'select'] },
  );
  p.at('decree', MENG);
});
test('EC-149 EC-160 EC-162 EC-185 R8: a decree in the order its player likes', () => {
  const p = position(
    {
      [LI]: { tiles: 'book', order: 1 },
      [MENG]: { tiles: 'book*2', trust: 10, order: 2 },
      [WANG]: { order: 3 },
    },
    { turn: [LI, 'select'], policies: 'book-burning' },
  );
  p.plays(MENG, 'take 1', 'gain vp').refuses(MENG, 'end', 'mustSettle');
  p.plays(MENG, 'turn book-burning', 'settle book-preservation');
  expect([LI, MENG, WANG].map(name => p.of(name).vp)).toEqual([15, 23, 10]);
  expect([LI, MENG, WANG].map(name => p.of(name).tributes.length)).toEqual([1, 1, 0]);
  expect(p.of(MENG)).toMatchObject({ tiles: '', trust: 7 });
});
test('EC-169 R9: Legalism', () => {
  const p = position({ [LI]: { tiles: 'legalist*4' }, [MENG]: {}, [WANG]: {} }, { policies: 'legalism' });
  expect(p.settles(LI, 'legalism')).toEqual({ [LI]: 9, [MENG]: 0, [WANG]: 0 });
  expect(p.of(LI)).toMatchObject({ trust: 9, tiles: 'legalist*3' });
});
test('EC-173 EC-174 R10: Border defence', () => {
  const p = position(
    { [LI]: { hand: 'general-7', tiles: 'tower*3 wall*2', cubes: 3 }, [MENG]: {}, [WANG]: {} },
    { policies: 'border-defence', strength: 12 },
  );
  expect(p.settles(MENG, 'border-defence', { [LI]: 'general-7' })[LI]).toBe(14);
  expect(p.of(LI)).toMatchObject({ cubes: 1, hand: 'general-7' });
});
test('EC-175 EC-176 R11: Expedition', () => {
  const p = position(
    { [LI]: {}, [MENG]: { tiles: 'wall*2 tower' }, [WANG]: {} },
    { policies: 'expedition', strength: 10 },
  );
  expect(p.settles(LI, 'expedition')[MENG]).toBe(3);
  expect(p.of(MENG).cubes).toBe(3);
});
const CARRIAGES = 'carriage-1*2 carriage-2*2 carriage-4 carriage-5';
const carriages = (side: string) =>
  position({ [LI]: { tiles: CARRIAGES }, [MENG]: {}, [WANG]: {} }, { policies: side }).settles(MENG, side)[LI];
test('EC-186 R12: the tour', () => {
  expect(carriages('emperors-tour')).toBe(11);
});
test('EC-187 R13: the parade', () => {
  expect(carriages('emperors-parade')).toBe(10);
});
test('EC-191 R14: the Great Wall', () => {
  const length = (tiles: string) => {
    const p = position({ [LI]: { tiles }, [MENG]: {}, [WANG]: {} }, { policies: 'extravagance' });
    return p.settles(MENG, 'extravagance')[LI];
  };
  expect([length('tower*3 wall*2'), length('tower*5 wall*2'), length('tower*5 wall*3')]).toEqual([5, 5, 7]);
});
test('EC-043 EC-044 EC-045 EC-049 EC-052 R15: a table for four', () => {
  const { k, s, box } = begun(4, 2, { start: 'first' });
  expect([s.market.length, s.policies.length, s.treasures]).toEqual([5, 7, [-1, -1, -1]]);
  expect(s.sets.map(set => set.length)).toEqual([4, 3, 3, 2]);
  for (const { pieces } of s.hands)
    expect(pieces.map(card => box.characters[card]!.id).sort()).toEqual(['cavalry-S2', 'cavalry-S3']);
  expect([k.waiting(s), s.bonusHand.pieces.length]).toEqual([[3], 4]);
});
