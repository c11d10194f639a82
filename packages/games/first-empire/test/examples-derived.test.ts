import { WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { Given } from './arrange.ts';
import { position } from './position.ts';

test('FE-214 DX-01 the very first Court card', () => {
  const t = position({ players: { S: { hand: [120], tableau: { chu: [1] } }, M: {}, P: {} } });
  t.table.plays('court 120 recruit', 'take general yan').offers('activate 1');
});
test('FE-211 FE-212 DX-02 the second Court card, both directions', () => {
  const fit = (card: number, action: string, ...details: string[]) => {
    const t = position({
      players: {
        S: {
          hand: [card],
          officials: { chu: 'G' },
          workers: { chu: 1 },
          tableau: { wei: [1, 11], qi: [41, 12] },
          unrest: { yan: 1 },
        },
        M: {},
        P: {},
      },
      emperors: { jade: [] },
      court: [64],
    });
    t.table.plays(`court ${card} ${action}`, ...details);
    return t.table;
  };
  fit(63, 'hire', 'hire chu').refuses('activate 41', 'numberNotHigher');
  fit(63, 'recruit', 'take general chu').offers('activate 1');
  fit(65, 'search', 'soldier').refuses('activate 11', 'numberNotLower');
  fit(65, 'wall', 'build jade-left-1 chu').offers('activate 12');
});
test('FE-104 FE-216 DX-03 order inside one region', () => {
  const given: Given = {
    players: {
      S: { hand: [120], tableau: { wei: [41], zhao: [49, 104] }, officials: { zhao: 'G' }, unrest: { zhao: 1 } },
      M: {},
    },
    court: [64],
  };
  const first = position(given);
  first.table.plays('court 120 hire', 'hire zhao', 'activate 104', 'activate 49');
  expect([first.of('S').unrest('zhao'), first.of('S').workers('zhao'), first.of('S').officials('zhao')]).toEqual([
    3,
    4,
    [1, 0, 1],
  ]);
  const second = position(given);
  second.table.plays('court 120 hire', 'hire zhao', 'activate 49');
  second.table.refuses('activate 104', 'restless').offers('activate 41');
});
test('FE-104 DX-04 freeing a blocked region', () => {
  const t = position({
    players: {
      S: { hand: [120], tableau: { wei: [41], chu: [59] }, officials: { chu: 'G' }, unrest: { wei: 3 } },
      M: {},
    },
    court: [64],
  });
  t.table.plays('court 120 hire', 'hire chu').refuses('activate 41', 'restless');
  t.table.plays('activate 59', 'calm wei', 'activate 41');
  expect([t.of('S').points(), t.of('S').unrest('wei')]).toEqual([2, 2]);
});
test('FE-085 FE-134 DX-05 an Alchemist card counts as a card', () => {
  const t = position({ players: { S: { hand: [33], tableau: { chu: ['AC1'] } }, M: {} } });
  t.table.plays('tuck 33 chu');
  expect([t.of('S').tokens(), t.of('S').unrest('chu')]).toEqual([[2, 0, 0], 1]);
});
test('FE-082 FE-083 DX-06 short supply', () => {
  const t = position({
    players: { S: { hand: [93], tableau: { yan: [1, 41] }, unrest: { yan: 1 } }, M: {} },
    supply: { laws: 2 },
  });
  t.table.plays('tuck 93 yan');
  expect([t.of('S').tokens(), t.of('S').unrest('yan')]).toEqual([[0, 0, 2], 3]);
});
test('FE-105 FE-178 DX-07 a Palace at Unrest 3: the tile stays', () => {
  const t = position({
    players: { S: { hand: [33], officials: { qi: 'R' }, workers: { qi: 2, yan: 1 }, unrest: { qi: 3 } }, M: {} },
    palaceTiles: { qi: ['PT-any'] },
  });
  t.table.plays('court 33 palace', 'build qi yan').at('largeToken').plays('take laws');
  expect([t.of('S').points(), t.s.palaceTiles[9], t.of('S').large()]).toEqual([6, 5, ['laws']]);
});
test('FE-178 FE-104 FE-179 DX-08 the Unrest tile blocks activation', () => {
  const t = position({
    players: {
      S: {
        hand: [100],
        officials: { qi: 'R' },
        workers: { qi: 2, yan: 1 },
        unrest: { qi: 2 },
        tableau: { qi: [10, 1, 41] },
      },
      M: {},
    },
    palaceTiles: { qi: ['PT-any'] },
    court: [64],
  });
  t.table.plays('court 100 palace', 'build qi yan');
  expect(t.table.at('palaceTile').options()).toHaveLength(1);
  t.table.plays('take PT-any', 'take writing').refuses('activate 10', 'restless');
  expect([t.of('S').points(), t.of('S').unrest('qi')]).toEqual([12, 3]);
});
test('FE-201 FE-198 DX-09 an Emperor tile works in the same turn, and for good', () => {
  const t = position({
    players: {
      S: {
        hand: [120, 30],
        tableau: { chu: [17] },
        workers: { chu: 1 },
        unrest: { chu: 1 },
        officials: { wei: 'ARG', yan: 'A' },
      },
      M: { hand: [50] },
    },
    emperors: { jade: ['ET2'] },
    court: [64],
  });
  t.table.plays('court 120 wall', 'build jade-left-1 chu', 'put 17', 'activate 17');
  expect(t.of('S').points()).toBe(3);
  t.table.plays('tuck 50 chu', 'court 30 governor', 'install wei').refuses('activate 17', 'otherTrigger');
});
test('FE-197 FE-199 DX-10 no card, no tile', () => {
  const rich = { workers: { chu: 1, wei: 1 } };
  const t = position({
    players: {
      S: { hand: [33], ...rich },
      M: { hand: [34], ...rich, tableau: { chu: [1] } },
      P: { hand: [35], ...rich, tableau: { chu: [2] } },
    },
    emperors: { gold: ['ET3'] },
  });
  t.table.plays('court 33 wall', 'build gold-right-1 chu').at('turn', 1);
  t.table.plays('court 34 wall', 'build gold-right-2 chu,wei').at('turn', 2);
  t.table.plays('court 35 wall', 'build gold-left-1 chu').at('emperorTile', 2).plays('put 2');
  expect(t.s.emperorOn[2]![0]).toBe(3);
});
test('FE-130 FE-132 FE-135 DX-11 symbols at the end of the route', () => {
  const at = (ship: number, more = {}) => {
    const t = position({ players: { S: { hand: [33], ship, officials: { chu: 'A' }, ...more }, M: {} } });
    t.table.plays('court 33 search').at('elixir');
    return t;
  };
  const two = at(15);
  two.table.plays('soldier').at('elixir').plays('soldier');
  expect([two.of('S').ship(), two.of('S').entrance()]).toEqual([18, 3]);
  const end = at(18, { locked: 1 });
  end.table.plays('soldier').at('elixir').refuses('soldier', 'noSoldierLocked').plays('card AC1 chu');
  expect([end.of('S').ship(), end.score('S').elixir]).toEqual([20, 6]);
});
test('FE-131 FE-141 FE-244 DX-12 the end of the route', () => {
  const at = (ship: number) =>
    position({
      players: { S: { hand: [33], ship, officials: { wei: 'ARG' }, tokens: { currency: 1 } }, M: {} },
      round: 2,
      governorTiles: { wei: ['GT01'] },
    });
  const slot = at(20);
  slot.table.refuses('court 33 search', 'shipAtEnd').plays('court 33 governor', 'install wei-right');
  expect([slot.of('S').ship(), slot.of('S').governors('wei')]).toEqual([20, 1]);
  const row = { at: 'offer', seat: WHOLE_TABLE, row: 1, asked: 0 } as const;
  const end = at(20);
  end.begins(row);
  end.table.refuses('accept', 'rewardShipAtEnd');
  const before = at(19);
  before.begins(row);
  before.table.plays('accept');
  expect(before.of('S').ship()).toBe(20);
});
