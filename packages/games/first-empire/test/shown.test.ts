/** What a table shows of a position before anybody chooses, and the rules it rests on. */
import { EMPTY } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { LI_SI } from '../box.ts';
import { inArea } from '../facts/governors.ts';
import { meetsNeeds, partsOf, pointsOfTop, progressAt } from '../facts/mausoleum.ts';
import { nextStop, toNextFlask, voyage } from '../facts/voyage.ts';
import { facing } from './li-si.ts';
import { position } from './position.ts';

const everywhere = { chu: 1, wei: 1, zhao: 1, qi: 1, yan: 1 };

test('FE-191 one Wall a section, whichever of its slots the own Wall stands on', () => {
  for (const own of [0, 1, 2, 3]) {
    const t = position({
      players: { S: { hand: [120], workers: everywhere }, M: {}, P: {}, Q: {} },
      court: [64],
    });
    t.s.walls[own] = 0;
    t.table.plays('court 120 wall');
    const sections = new Set(t.table.options().map(words => Number(words.split(' ')[1]) >> 2));
    expect([...sections].toSorted()).toEqual([1, 2, 3, 4, 5]);
  }
});
test('FE-276 how much of what a Mausoleum tile asks for is there, never more than it needs', () => {
  const t = position({ players: { S: {}, M: {} } });
  for (const spot of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    const parts = () => partsOf(t.s, t.box, 0, spot);
    const share = () =>
      parts().reduce((sum, { have }) => sum + have, 0) / parts().reduce((sum, { need }) => sum + need, 0);
    expect(parts().length).toBeGreaterThan(0);
    expect(progressAt(t.s, t.box, 0, spot)).toBe(share());
    const symbol = t.s.symbols[spot]!;
    const was = t.k.clone(t.s);
    if (symbol < 5) {
      t.s.governors[symbol] = 1;
      t.s.palaces[symbol] = 1;
    } else if (symbol < 8) t.s.walls[(symbol - 5) * 8] = 0;
    t.s.wallsLeft[0] = t.box.pack.pieces.walls - 1;
    const [first] = parts();
    if (symbol < 8) expect(first!.have).toBeGreaterThan(0);
    expect(progressAt(t.s, t.box, 0, spot)).toBe(share());
    if (symbol < 5) {
      t.s.governors[symbol] = 9;
      t.s.palaces[symbol] = 9;
    }
    for (const { have, need } of parts()) expect(have).toBeLessThanOrEqual(need);
    expect(progressAt(t.s, t.box, 0, spot)).toBe(share());
    expect(meetsNeeds(t.s, t.box, 0, spot)).toBe(share() === 1);
    Object.assign(t.s, was);
  }
});
test('FE-272 FE-273 a tile that is full has no points to offer', () => {
  const t = position({ players: { S: {}, M: {}, P: {}, Q: {} } });
  const open = pointsOfTop(t.s, t.box, 4);
  expect(open).toBeGreaterThan(0);
  t.s.soldiers.fill(1, 4 * 4, 4 * 4 + 4);
  expect([pointsOfTop(t.s, t.box, 4), pointsOfTop(t.s, t.box, 3) > 0]).toEqual([0, true]);
});
test('FE-151 FE-154 Governors on slots do not stand in the plain area', () => {
  const t = position();
  t.s.governors[1] = 3;
  t.s.governors[5 + 1] = 1;
  t.s.slots.fill(-1);
  expect(inArea(t.s, 1)).toEqual([3, 1]);
  t.s.slots[1 * 4] = 0;
  t.s.slots[1 * 4 + 3] = 1;
  t.s.slots[2 * 4] = 0; // of another region
  t.s.slots[0 * 4 + 3] = 0;
  expect(inArea(t.s, 1)).toEqual([2, 0]);
});
test('FE-130 FE-132 the Ship stops at the next symbol or the Master, and never beyond the end', () => {
  const { box, s } = position();
  for (let from = 0; from <= box.end; from++)
    for (const spaces of [0, 1, 3, 6, 40]) {
      const way = box.symbols.map((_, at) => at).filter(at => at > from && at <= Math.min(box.end, from + spaces));
      const stops = way.filter(at => box.symbols[at]! > 0 || at === box.master);
      expect(nextStop(box, from, spaces)).toBe(stops[0] ?? way.at(-1) ?? from);
      s.ship[0] = from;
      expect(voyage(s, box, 0, spaces)).toEqual({
        from,
        to: way.at(-1) ?? from,
        flasks: way.reduce((sum, at) => sum + box.symbols[at]!, 0),
        master: way.includes(box.master),
        value: box.values[way.at(-1) ?? from],
      });
    }
});
test('FE-130 the way to the next symbol, none when it lies behind', () => {
  const { box, s } = position();
  for (let from = 0; from <= box.end; from++) {
    s.ship[0] = from;
    const next = box.symbols.findIndex((many, at) => at > from && many > 0);
    expect(toNextFlask(s, box, 0)).toBe(next < 0 ? 0 : next - from);
  }
});
test('FE-391 Li Si without a Wall left builds none, takes no Emperor tile and says so', () => {
  const t = facing();
  t.s.wallsLeft[LI_SI] = 0;
  const before = t.s.walls.slice();
  t.s.ordersUsed.push(...t.s.orders.splice(0).filter(one => one !== 20));
  t.s.orders.push(20);
  const told = t.begins({ at: 'liSi', seat: LI_SI }, { at: 'turns', seat: -2, turn: 0 });
  expect(told.some(([event]) => event === 'liSiOutOf')).toBe(true);
  expect([t.s.walls, t.s.wallsLeft[LI_SI], told.some(([event]) => event === 'wall')]).toEqual([before, 0, false]);
  expect(t.s.emperors.filter(tile => tile !== EMPTY)).toHaveLength(4); // and takes no tile
});
