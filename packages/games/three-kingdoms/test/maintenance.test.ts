import { expect, test } from 'vitest';
import type { Given } from './given.ts';
import { position } from './position.ts';

/** Update and Maintenance, deficit tokens, the end of the game. */
const maintained = (given: Given) => {
  const p = position({ wei: { goods: {} }, wu: { goods: {} }, shu: { goods: {} }, ...given });
  p.maintaining();
  return p;
};
const wei = (stationed: Record<string, string>, having: object) => maintained({ stationed, wei: having });

test('TK-350 TK-387 nothing of it after the last round: no upkeep, no military points, no new emperor', () => {
  const given: Given = {
    stationed: { 'chi-bi': 'cao-ren 2 granary' },
    wei: { goods: { gold: 5, rice: 5 } },
    emperor: 'shu',
    criterion: 'combat',
  };
  const resolved = (round: number) => {
    const p = position({ ...given, round, bids: ['cao-cao control-han-emperor'] });
    p.resolving().plays('actions.decline control-han-emperor');
    return [p.goods('wei'), p.player('wei').military, p.s.emperor, p.s.criterion, p.s.round, p.s.ending];
  };
  expect(resolved(12)).toEqual([{ gold: 5, rice: 5 }, 0, 2, 1, 12, 'rounds']);
  expect(resolved(11)).toEqual([{ gold: 3, rice: 5 }, 2, 0, 0, 12, '']); // Cao Ren himself spares the other rice
});
test('TK-351 both criteria are flipped', () => {
  expect([
    maintained({ criterion: 'combat' }).s.criterion,
    maintained({ criterion: 'administration' }).s.criterion,
  ]).toEqual([0, 1]);
});
const emperorAfter = (
  emperor: 'wei' | 'wu' | undefined,
  word: 'take' | 'decline' | '',
  goods: object = { gold: 1 },
) => {
  const p = position({
    ...(emperor ? { emperor } : {}),
    wu: { goods },
    bids: word === '' ? [] : ['sun-jian control-han-emperor'],
  });
  p.resolving();
  if (word !== '') p.table.plays(`actions.${word} control-han-emperor`);
  if (word === 'take') p.table.plays('emperor.leave sun-jian');
  p.table.at('alliance');
  return p.s.emperor;
};
test('TK-352 TK-355 the winner of the space takes the Han emperor, from whoever has him, or keeps him', () => {
  expect([emperorAfter('wei', 'take'), emperorAfter(undefined, 'take'), emperorAfter('wu', 'take')]).toEqual([1, 1, 1]);
});
test('TK-353 if nobody bid, nobody has him', () => {
  expect([emperorAfter('wei', ''), emperorAfter(undefined, '')]).toEqual([-1, -1]);
});
test('TK-354 also a winner who declined or could not pay takes him', () => {
  expect([emperorAfter('wei', 'decline'), emperorAfter('wei', 'decline', {})]).toEqual([1, 1]);
});
test('TK-356 TK-359 popular support costs 1 rice for two, rounded down, and no granary helps', () => {
  const rice = (support: number, stored = 0) =>
    9 - wei({}, { goods: { rice: 9, support }, farm: [stored, 0, stored] }).goods('wei').rice!;
  expect([0, 1, 2, 3, 4, 5].map(support => rice(support))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(rice(4, 3)).toBe(2);
});
test('TK-357 TK-358 armies cost gold and rice each, less the tokens on treasury and granary', () => {
  const due = (stationed: Record<string, string>, having: object = {}) => {
    const { gold = 0, rice = 0 } = wei(stationed, { goods: { gold: 9, rice: 9 }, ...having }).goods('wei');
    return [9 - gold, 9 - rice];
  };
  expect(due({ 'guang-ling': 'zhang-he 2 granary', 'hua-rong-dao': 'xu-chu 2 granary' })).toEqual([4, 2]);
  expect(
    due(
      { 'guang-ling': 'zhang-he 2 granary', 'hua-rong-dao': 'xu-chu 2 treasury' },
      { farm: [2, 0, 2], market: [1, 0, 1] },
    ),
  ).toEqual([2, 1]);
  expect(due({ 'guang-ling': 'zhang-he 1 granary' }, { farm: [5, 0, 5], market: [5, 0, 5] })).toEqual([0, 0]);
});
test('TK-360 what is missing costs a deficit token each; all one has is paid', () => {
  const p = wei({ 'guang-ling': 'zhang-he 2 granary' }, { goods: { gold: 1, support: 4 } }); // due 2 gold, 1 + 2 rice
  expect([p.goods('wei'), p.player('wei').deficits]).toEqual([{ support: 4 }, 4]);
});
test('TK-361 everybody pays at once, whoever acts first', () => {
  const given = {
    stationed: { 'guang-ling': 'zhang-he 2 granary', 'yi-du': 'han-dang 1 granary' },
    wei: { goods: { gold: 3, rice: 3 } },
    wu: { goods: { gold: 3 } },
  };
  const [one, other] = ['wei wu shu', 'shu wu wei'].map(order => maintained({ ...given, order }));
  expect(one!.s.players).toEqual(other!.s.players);
  expect([one!.goods('wei'), one!.goods('wu')]).toEqual([{ gold: 1, rice: 2 }, { gold: 2 }]);
});
test('TK-362 a military point for each stationed unit, every round', () => {
  const p = wei(
    { 'guang-ling': 'zhang-he 2 granary', 'hua-rong-dao': 'xu-chu 1 granary' },
    { goods: { gold: 9, rice: 9 }, military: 5 },
  );
  expect(p.player('wei').military).toBe(8);
  p.maintaining();
  expect(p.player('wei').military).toBe(11);
});
test('TK-363 TK-395 military points go on beyond the track and are scored', () => {
  const p = wei({ 'guang-ling': 'zhang-he 2 granary' }, { goods: { gold: 9, rice: 9 }, military: 39 });
  expect([p.player('wei').military, p.sheet('military').wei]).toEqual([41, 41]);
});
test('TK-364 then the next round begins', () => {
  expect(maintained({ round: 6 }).s.round).toBe(7);
});
test('TK-375 TK-407 a deficit token costs 3 points and never goes away', () => {
  const p = wei({}, { deficits: 2, goods: { gold: 50, rice: 50 } });
  expect([p.player('wei').deficits, p.sheet('deficits').wei]).toEqual([2, -6]);
});
test('TK-376 deficits come from rebellion, army upkeep and support upkeep', () => {
  const deficits = (stationed: Record<string, string>, having: object) => wei(stationed, having).player('wei').deficits;
  expect(deficits({ 'guang-ling': 'zhang-he 1 treasury' }, { goods: {} })).toBe(1); // 1 rice
  expect(deficits({ 'guang-ling': 'zhang-he 1 granary' }, { goods: {} })).toBe(1); // 1 gold
  expect(deficits({}, { goods: { support: 2 } })).toBe(1);
  const p = position({ wei: { tribe: 2 } });
  p.tribe('wei');
  expect(p.player('wei').deficits).toBe(1);
});
test('TK-385 the game ends with round 12, both levels 5, an Emperor or a fifth stationed general', () => {
  const four = {
    'chi-bi': 'cao-ren 0 granary',
    'hua-rong-dao': 'xu-chu 0 granary',
    'qi-shan': 'zhang-he 0 granary',
    'shi-ting': 'li-dian 0 granary',
  };
  const ending = (given: Given) => maintained({ round: 6, ...given }).s.ending;
  expect(ending({ round: 12 })).toBe('rounds');
  expect([
    ending({ wu: { farm: [5, 0, 0], market: [5, 0, 0] } }),
    ending({ wu: { farm: [5, 0, 0], market: [4, 0, 0] } }),
  ]).toEqual(['developed', '']);
  expect([ending({ shu: { rank: 5 } }), ending({ shu: { rank: 4 } })]).toEqual(['emperor', '']);
  expect([ending({ stationed: { ...four, 'jie-ting': 'pang-de 0 granary' } }), ending({ stationed: four })]).toEqual([
    'borders',
    '',
  ]);
});
test('TK-386 the whole resolution is finished first', () => {
  const p = position({
    round: 6,
    wei: { rank: 4, goods: { gold: 1 } },
    shu: { goods: {}, generals: 'li-yan' },
    stationed: { 'xiao-ting': 'li-yan 0 granary' },
    bids: ['cao-cao control-han-emperor', 'liu-bei recruit-armies'],
  });
  const t = p.resolving().plays('actions.take control-han-emperor', 'emperor.leave cao-cao');
  expect([p.player('wei').rank, p.s.ending]).toEqual([5, '']);
  t.at('actions', 2).plays('actions.take recruit-armies');
  expect([p.s.ending, p.goods('shu'), p.player('shu').tribe]).toEqual(['emperor', { rice: 1, untrained: 2 }, 6]);
});
