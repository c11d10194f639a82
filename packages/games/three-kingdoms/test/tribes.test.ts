import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import type { Given, Having } from './given.ts';
import { position } from './position.ts';
import { acts } from './skills.ts';

/** Tribal relations. */
const level = (bid: string, tribe: number, goods: object = {}) => acts(bid, [], { tribe, goods });
const drops = (having: Having, more: Given = {}) => {
  const p = position({ ...more, wei: { goods: {}, ...having } });
  p.tribe('wei');
  return p;
};

test('TK-310 a level for each gold or unit, up to 12', () => {
  const after = (bid: string, tribe = 5) => level(bid, tribe).player('wei').tribe;
  expect(['', ' gold 1', ' gold 2', ' naval 1', ' naval 2'].map(along => after(`cao-cao tribal-wei${along}`))).toEqual([
    5, 6, 7, 6, 7,
  ]);
  expect(after('cao-cao tribal-wei gold 2', 11)).toBe(12);
});
test('TK-311 the gold is spent, the units come home', () => {
  expect(level('cao-cao tribal-wei gold 2', 5).goods('wei')).toEqual({});
  expect(level('cao-cao tribal-wei naval 2', 5).goods('wei')).toEqual({ trained: 2, vessel: 2 });
});
test('TK-312 with nothing sent the action still counts: no drop', () => {
  const p = position({ wei: { tribe: 5 }, bids: ['cao-cao tribal-wei'] });
  p.resolving().plays('actions.take tribal-wei').at('alliance');
  expect(p.s.players.map(({ tribe }) => tribe)).toEqual([5, 5, 6]); // the others dropped from 6 and 7
});
test('TK-313 at 12, or kept there, 2 rice buy exactly one popular support', () => {
  for (const [tribe, along] of [
    [11, ' gold 1'],
    [12, ''],
    [10, ' gold 2'],
  ] as const) {
    const p = level(`cao-cao tribal-wei${along}`, tribe, { rice: 9 });
    p.table.at('buySupport', 0).offers('buySupport.refuse').plays('buySupport.buy').at('alliance'); // and no second one
    expect(p.goods('wei')).toEqual({ rice: 7, support: 1 });
  }
  level('cao-cao tribal-wei gold 1', 10, { rice: 9 }).table.at('alliance');
  level('cao-cao tribal-wei', 12, { rice: 1 }).table.at('alliance'); // too little rice
});
test('TK-314 also when a skill raises the level to 12 or keeps it there', () => {
  const kept = drops({ generals: 'jia-xu', tribe: 12, goods: { rice: 2 } }, { round: 8 });
  kept.table.at('buySupport', 0).plays('buySupport.buy');
  expect(kept.goods('wei')).toEqual({ support: 1 });
  const raised = position({ stationed: { 'yi-du': 'ling-cao 1 granary' }, wu: { tribe: 11, goods: { rice: 2 } } });
  raised.tribe('wu').at('buySupport', 1).plays('buySupport.refuse');
  expect([raised.player('wu').tribe, raised.goods('wu')]).toEqual([12, { rice: 2 }]);
});
test('TK-315 declined, the gold comes back and the level drops', () => {
  const p = position({ wei: { tribe: 5, goods: {} }, bids: ['cao-cao tribal-wei gold 2'] });
  p.resolving().plays('actions.decline tribal-wei').at('alliance');
  expect([p.goods('wei'), p.player('wei').tribe]).toEqual([{ gold: 2 }, 4]);
});
test('TK-316 the purchase comes at once, with the rice of that moment', () => {
  const p = position({ wei: { tribe: 12, goods: {} }, bids: ['cao-cao tribal-wei', 'xu-chu demand-tribute'] });
  const first = p.acting('wei').plays('actions.take tribal-wei').at('actions', 0); // no rice yet, so no offer
  first.plays('actions.take demand-tribute', 'choose.take 2rice').at('alliance');
  const q = position({ wei: { tribe: 12, goods: {} }, bids: ['cao-cao tribal-wei', 'xu-chu demand-tribute'] });
  q.acting('wei')
    .plays('actions.take demand-tribute', 'choose.take 2rice', 'actions.take tribal-wei')
    .at('buySupport', 0);
});
test('TK-330 without the action the level drops by 1, not below 1', () => {
  expect([5, 2, 1].map(tribe => drops({ tribe }).player('wei').tribe)).toEqual([4, 1, 1]);
});
test('TK-331 a skill that says so replaces the drop', () => {
  expect(drops({ generals: 'jia-xu', tribe: 5 }, { round: 4 }).player('wei').tribe).toBe(5);
  const taken = position({ round: 4, wei: { generals: 'jia-xu', tribe: 5, goods: {} }, bids: ['cao-cao tribal-wei'] });
  taken.resolving().plays('actions.take tribal-wei');
  expect(taken.used()).toEqual([]); // the action was taken: nothing to replace
});
test('TK-332 TK-376 at level 1 the tribe rebels: a deficit token', () => {
  expect([3, 2, 1].map(tribe => drops({ tribe }).player('wei').deficits)).toEqual([0, 1, 1]);
});
test('TK-333 also after the action, or with the level kept at 1', () => {
  const p = position({ wei: { tribe: 1, goods: {} }, bids: ['cao-cao tribal-wei'] });
  p.resolving().plays('actions.take tribal-wei').at('alliance');
  expect([p.player('wei').tribe, p.player('wei').deficits]).toEqual([1, 1]);
  const kept = drops({ generals: 'jia-xu', tribe: 1 }, { round: 4 });
  expect([kept.player('wei').tribe, kept.player('wei').deficits, kept.used()]).toEqual([1, 1, ['jia-xu']]);
});
test('TK-334 of several skills the owner picks one', () => {
  const [jiaXu, lingCao] = ['jia-xu', 'ling-cao'].map(id => content.generals.find(row => row.id === id)!);
  const generals = content.generals.map(row =>
    row.id === 'xun-yu'
      ? {
          ...row,
          abilities: [
            {
              ...lingCao!.abilities[0]!,
              when: jiaXu!.abilities.flatMap(one => ('when' in one ? (one.when ?? []) : [])),
            },
          ],
        }
      : row,
  );
  const given = {
    content: { ...content, generals },
    round: 4,
    wei: { generals: 'jia-xu xun-yu', tribe: 5, goods: {} },
  };
  for (const [who, tribe] of [
    ['jia-xu', 5],
    ['xun-yu', 6],
  ] as const) {
    const p = position(given);
    p.tribe('wei')
      .at('instead', 0)
      .offers('instead.use jia-xu', 'instead.use xun-yu')
      .plays(`instead.use ${who}`)
      .at('alliance');
    expect([p.player('wei').tribe, p.used()]).toEqual([tribe, [who]]);
  }
});
