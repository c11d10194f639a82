import { fastRand, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { alongGame } from './play.ts';
import { position } from './position.ts';

const trio = { hand: [33], officials: { wei: 'ARG' } };
const install = (governorTiles: Record<string, string[]>, more = {}, other = {}) =>
  position({ players: { S: { ...trio, ...more }, M: other }, governorTiles });

test('FE-150 one of each type is spent in the region', () => {
  const t = install({ wei: ['GT07'] }, { officials: { wei: 'AARG', qi: 'AR', chu: 'G' } });
  t.table.plays('court 33 governor').refuses('install qi', 'noTrio').refuses('install chu', 'noTrio');
  t.table.plays('install wei');
  expect([t.of('S').officials('wei'), t.of('S').reserve()]).toEqual([
    [1, 0, 0],
    [2, 3, 3],
  ]);
});
test('FE-151 on a free slot or in the plain area, as one likes', () => {
  const t = install({ wei: ['GT07'] }, {}, { governors: ['wei-left'] });
  t.table
    .plays('court 33 governor')
    .refuses('install wei-left', 'slotTaken')
    .offers('install wei-right', 'install wei');
  t.table.plays('install wei');
  expect([t.of('S').governors('wei'), t.s.governorsLeft[0], t.s.slots.includes(0)]).toEqual([1, 6, false]);
});
test('FE-152 two slots on a tile with one bonus each, none on a blank, no end of room in the area', () => {
  const t = install({ wei: ['GT07'] });
  t.table.plays('court 33 governor', 'install wei-left');
  expect([t.of('S').entrance(), t.s.slots.indexOf(0)]).toEqual([2, 4]);
  const blank = install({ wei: ['GT11'] }, {}, { governors: ['wei', 'wei', 'wei', 'wei', 'wei'] });
  blank.table
    .plays('court 33 governor')
    .refuses('install wei-left', 'noSuchSlot')
    .refuses('install wei2-left', 'noSuchSlot');
  blank.table.plays('install wei');
  expect(blank.of('S').governors('wei')).toBe(1);
});
test('FE-153 an impossible bonus is lost and does not forbid the slot', () => {
  const t = install({ wei: ['GT08'] }, { ship: 20 });
  t.table.plays('court 33 governor', 'install wei-right');
  expect(t.of('S').governors('wei')).toBe(1);
  const part = install({ wei: ['GT04'] }, { officials: { wei: 'ARG', chu: 'AAA' } });
  part.table.plays('court 33 governor', 'install wei-right', 'take alchemist yan');
  expect(part.of('S').officials('yan')).toEqual([1, 0, 0]); // one of two
});
test('FE-154 then the region is calm', () => {
  const t = install({ wei: ['GT07'] }, { unrest: { wei: 3, qi: 2 } });
  t.table.plays('court 33 governor', 'install wei');
  expect([t.of('S').unrest('wei'), t.of('S').unrest('qi')]).toEqual([0, 2]);
});
test('FE-155 Officials, then the bonus, then the reset', () => {
  const t = install({ wei: ['GT03'] }, { unrest: { wei: 1 } });
  t.table.plays('court 33 governor', 'install wei-left').at('calm');
  expect([t.of('S').officials('wei'), t.of('S').unrest('wei')]).toEqual([[0, 0, 0], 1]);
  t.table.plays('calm chu', 'calm yan');
  expect(t.of('S').unrest('wei')).toBe(0);
});
test('FE-156 not without a Governor in supply or a region with all three', () => {
  const none = install({}, { governors: ['chu', 'chu', 'wei', 'wei', 'qi', 'qi', 'qi'] });
  none.table.refuses('court 33 governor', 'noGovernorLeft');
  install({}, { officials: { wei: 'AR', qi: 'G' } }).table.refuses('court 33 governor', 'noTrio');
  install({}, { governors: ['chu', 'chu', 'wei', 'wei', 'qi', 'qi'] }).table.offers('court 33 governor');
});
test('FE-157 Governors stay, any number of them in a region', () => {
  const t = install({}, { governors: ['wei', 'wei', 'wei'] });
  t.table.plays('court 33 governor', 'install wei');
  expect(t.of('S').governors('wei')).toBe(4);
  alongGame(tableFor(game, 4), fastRand(2), ({ before, after }) => {
    before.governors.forEach((many, at) => {
      expect(after.governors[at]).toBeGreaterThanOrEqual(many);
    });
    for (const [slot, seat] of before.slots.entries()) if (seat >= 0) expect(after.slots[slot]).toBe(seat);
  });
});
test('FE-158 Officials just returned may come back by the bonus', () => {
  const t = install({ wei: ['GT10'] }, { officials: { wei: 'ARGGGG' } });
  t.table.plays('court 33 governor', 'install wei-left', 'take general wei');
  expect(t.of('S').officials('wei')).toEqual([0, 0, 4]);
});
test('FE-165 two Workers where a General is, and Unrest 1', () => {
  const t = position({ players: { S: { hand: [33], officials: { zhao: 'G', qi: 'AR' } }, M: {} } });
  t.table.plays('court 33 hire').refuses('hire qi', 'noGeneral').plays('hire zhao');
  expect([t.of('S').workers('zhao'), t.of('S').unrest('zhao'), t.of('S').workers('qi')]).toEqual([2, 1, 0]);
});
test('FE-166 more Generals do not bring more Workers, and Workers may crowd', () => {
  const t = position({ players: { S: { hand: [33], officials: { zhao: 'GGGG' }, workers: { zhao: 9 } }, M: {} } });
  t.table.plays('court 33 hire', 'hire zhao');
  expect(t.of('S').workers('zhao')).toBe(11);
});
test('FE-167 nobody is hired where Unrest is 3', () => {
  const at = (zhao: number) =>
    position({ players: { S: { hand: [33], officials: { zhao: 'G', yan: 'G' }, unrest: { zhao } }, M: {} } });
  at(3).table.plays('court 33 hire').refuses('hire zhao', 'hireUnrest').offers('hire yan');
  at(2).table.plays('court 33 hire').offers('hire zhao');
});
test('FE-320 the ten bonus tiles: two bonuses each', () => {
  const bonus = (tile: string, side: string, more = {}, ...then: string[]) => {
    const t = install({ wei: [tile] }, more);
    t.table.plays('court 33 governor', `install wei-${side}`, ...then);
    return t;
  };
  const full = {
    tableau: { chu: [1, 41, 'AC1'], qi: [2, 81, 'AC2'], yan: [82] },
    palaces: { chu: 2 },
    walls: ['jade-left-1'],
  };
  expect(bonus('GT01', 'left', full).of('S').points()).toBe(2);
  expect(bonus('GT01', 'right', { ship: 0 }, 'soldier').of('S').ship()).toBe(3);
  expect(bonus('GT02', 'left', full).of('S').points()).toBe(1);
  bonus('GT02', 'right', { officials: { wei: 'ARG', yan: 'G' } }).table.at('moveOfficials');
  bonus('GT03', 'left', { unrest: { chu: 1 } }).table.at('calm');
  expect(bonus('GT03', 'right', full).of('S').points()).toBe(2);
  expect(bonus('GT04', 'left').of('S').entrance()).toBe(2);
  expect(bonus('GT04', 'right', {}, 'take alchemist qi').of('S').officials('qi')).toEqual([2, 0, 0]);
  expect(bonus('GT05', 'left', {}, 'place AC3 yan').of('S').cards('yan')).toHaveLength(1);
  expect(bonus('GT05', 'right', full).of('S').points()).toBe(2);
  bonus('GT06', 'left', { officials: { wei: 'ARG', yan: 'G' } }).table.at('moveOfficials');
  expect(bonus('GT06', 'right', full).of('S').points()).toBe(2);
  expect(bonus('GT07', 'left').of('S').entrance()).toBe(2);
  bonus('GT07', 'right', { workers: { chu: 1 } })
    .table.at('moveWorkers')
    .offers('move chu wei');
  expect(bonus('GT08', 'left', {}, 'hire yan').of('S').workers('yan')).toBe(1);
  expect(bonus('GT08', 'right').of('S').ship()).toBe(2);
  expect(bonus('GT09', 'left', {}, 'take architect yan').of('S').officials('yan')).toEqual([0, 2, 0]);
  expect(bonus('GT09', 'right', full).of('S').points()).toBe(1);
  expect(bonus('GT10', 'left', {}, 'take general chu').of('S').officials('chu')).toEqual([0, 0, 2]);
  expect(bonus('GT10', 'right', {}, 'hire chu').of('S').workers('chu')).toBe(1);
});
