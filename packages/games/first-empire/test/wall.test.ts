import { expect, test } from 'vitest';
import { sectionOf } from '../at.ts';
import type { PlayerGiven } from './arrange.ts';
import { position } from './position.ts';

const everywhere = { chu: 1, wei: 1, zhao: 1, qi: 1, yan: 1 };
const mason: PlayerGiven = { hand: [120], workers: everywhere };
const build = (more: PlayerGiven = {}, emperors = {}, other: PlayerGiven = {}) =>
  position({ players: { S: { ...mason, ...more }, M: other, P: {} }, emperors, court: [64] });

test('FE-190 three sites of two sections that belong to no region', () => {
  const t = build({ workers: { yan: 1 } });
  t.table.plays('court 120 wall');
  for (const site of ['jade', 'gold', 'crimson'])
    for (const side of ['left', 'right']) t.table.offers(`build ${site}-${side}-1 yan`);
});
test('FE-191 a free slot of a section where one has no Wall yet', () => {
  const t = build({ walls: ['jade-left-1'] }, {}, { walls: ['gold-left-1'] });
  t.table.plays('court 120 wall').refuses('build jade-left-1 chu', 'ownWallHere');
  t.table.refuses('build jade-left-2 chu,wei', 'ownWallHere').refuses('build gold-left-1 chu', 'slotBuilt');
  t.table.plays('build gold-left-2 chu,wei');
  expect([t.s.walls[2 * 4 + 1], t.s.wallsLeft[0]]).toEqual([0, 4]);
});
test('FE-191 an own Wall closes its section from any slot, the fourth too', () => {
  for (const own of [0, 1, 2, 3]) {
    const t = position({ players: { S: mason, M: {}, P: {}, Q: {} } });
    t.s.walls[own] = 0;
    t.table.plays('court 120 wall');
    expect(new Set(t.table.options().map(words => sectionOf(Number(words.split(' ')[1]))))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
  }
});
test('FE-192 as many usable slots in a section as there are players', () => {
  const usable = (players: string[]) => {
    const t = position({ players: Object.fromEntries(players.map((name, i) => [name, i === 0 ? mason : {}])) });
    t.table.plays('court 120 wall');
    const slots = new Set(t.table.options().map(words => Number(words.split(' ')[1])));
    return [0, 1, 2, 3, 4, 5].map(section => [...slots].filter(slot => sectionOf(slot) === section).length);
  };
  expect(usable(['S'])).toEqual(Array(6).fill(2));
  expect(usable(['S', 'M'])).toEqual(Array(6).fill(2));
  expect(usable(['S', 'M', 'P'])).toEqual(Array(6).fill(3));
  expect(usable(['S', 'M', 'P', 'Q'])).toEqual(Array(6).fill(4));
});
test('FE-193 a slot costs as many Workers as its level, all from different regions', () => {
  const t = build({ workers: { chu: 5, wei: 1 } });
  t.table.plays('court 120 wall').refuses('build jade-left-3 chu,wei,qi', 'tooFewRegionsWithWorkers');
  t.table.refuses('build jade-left-2 chu', 'notOffered').refuses('build jade-left-2 chu,qi', 'noWorkerThere');
  t.table.plays('build jade-left-2 chu,wei');
  expect([t.of('S').workers('chu'), t.of('S').workers('wei')]).toEqual([4, 0]);
});
test('FE-194 no Official is needed', () => {
  const t = build();
  expect(t.s.officials.every(many => many === 0)).toBe(true);
  t.table.plays('court 120 wall', 'build jade-left-1 chu');
});
test('FE-195 the level picks the value of the tile', () => {
  const points = (slot: string) => {
    const t = position({
      players: { S: { walls: [slot], workers: everywhere }, M: {}, P: {} },
      wallFaces: { 'jade-left': 'WT4a' },
    });
    return t.score('S').walls;
  };
  expect(['jade-left-1', 'jade-left-2', 'jade-left-3'].map(points)).toEqual([10, 15, 20]);
});
test('FE-196 whoever opens a section takes the top Emperor tile of the site, if one is left', () => {
  const t = build({ tableau: { chu: [17] } }, { jade: ['ET1', 'ET2'] });
  t.table.plays('court 120 wall', 'build jade-left-1 chu').at('emperorTile');
  expect(t.table.options()).toEqual(['emperorTile.put 17']); // it must
  t.table.plays('put 17');
  expect([t.s.emperorOn[0]![0], t.s.emperors.slice(0, 2)]).toEqual([2, [1, 0]]);
  const second = build({ tableau: { chu: [17] } }, { jade: ['ET1'] }, { walls: ['jade-left-2'] });
  second.table.plays('court 120 wall', 'build jade-left-1 chu').at('turn', 1);
  const none = build({ tableau: { chu: [17] } }, { jade: [] });
  none.table.plays('court 120 wall', 'build jade-left-1 chu').at('turn', 1);
});
test('FE-197 no tile without a card to put it on', () => {
  const empty = build({}, { jade: ['ET1'] });
  empty.table.plays('court 120 wall', 'build jade-left-1 chu').at('turn', 1);
  expect(empty.s.emperors[0]).toBe(1);
  const covered = build({ tableau: { chu: ['17+ET3'] } }, { jade: ['ET1'] });
  covered.table.plays('court 120 wall', 'build jade-left-1 chu').at('turn', 1);
  expect(covered.s.emperors[0]).toBe(1);
  build({ tableau: { chu: ['AC1'] } }, { jade: ['ET1'] }).table.plays(
    'court 120 wall',
    'build jade-left-1 chu',
    'put AC1',
  );
});
test('FE-198 the tile changes the trigger of a card without one, for good', () => {
  const t = build({ hand: [120, 5], tableau: { chu: ['17+ET3', 41] }, officials: { yan: 'G' } }, { jade: ['ET1'] });
  t.table.plays('court 120 wall', 'build jade-left-1 chu').refuses('put 17', 'hasEmperorTile').plays('put 41');
  t.table.plays('done');
  t.s.agenda.push({ at: 'turn', seat: 0 });
  t.table.plays('court 5 recruit', 'take general chu').offers('activate 41'); // hire is printed on it
  t.table.refuses('activate 17', 'otherTrigger');
});
test('FE-199 a tile left behind waits for whoever opens the other section', () => {
  const t = position({
    players: {
      S: { hand: [119], workers: everywhere },
      M: { hand: [120], workers: everywhere, tableau: { chu: [17] } },
    },
    emperors: { gold: ['ET3'] },
    court: [64],
  });
  t.table.plays('court 119 wall', 'build gold-right-1 chu,wei').at('turn', 1);
  const same = t.k.clone(t.s);
  t.table.plays('court 120 wall', 'build gold-left-1 chu').at('emperorTile', 1);
  t.k.apply(same, 1, t.k.read('turn.court 120 5')!, () => 0);
  t.k.apply(same, 1, t.k.read(`wall.build ${3 * 4 + 1} 7`)!, () => 0);
  expect([same.agenda.at(-1)?.at, same.emperors[2]]).toEqual(['turn', 3]);
});
test('FE-200 not without a Wall, the Workers or an open section', () => {
  const all = ['jade-left-1', 'jade-right-1', 'gold-left-1', 'gold-right-1', 'crimson-left-1'];
  build({ walls: [...all, 'crimson-right-1'] }).table.refuses('court 120 wall', 'noWallLeft');
  build({ workers: {} }).table.refuses('court 120 wall', 'tooFewRegionsWithWorkers');
  build({ walls: all }).table.plays('court 120 wall').offers('build crimson-right-3 chu,wei,zhao');
  const closed = build({ walls: all });
  closed.s.walls.splice(5 * 4, 3, 1, 2, 1);
  closed.table.refuses('court 120 wall', 'noOpenSection');
});
test('FE-201 the new trigger counts in the same turn', () => {
  const t = build({ tableau: { chu: [41] } }, { jade: ['ET2'] });
  t.table.plays('court 120 wall', 'build jade-left-1 chu', 'put 41', 'activate 41');
  expect(t.of('S').points()).toBe(2);
});
