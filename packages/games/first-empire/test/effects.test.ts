import type { Frame } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { Frames } from '../state.ts';
import type { Given, PlayerGiven } from './arrange.ts';
import { position } from './position.ts';

const ANY = 5;
const EVERY_REGION = 31;
function doing(frame: Frame<Frames>, S: PlayerGiven = {}, given: Omit<Given, 'players'> & { M?: PlayerGiven } = {}) {
  const { M = {}, ...rest } = given;
  const t = position({ players: { S: { hand: [], ...S }, M: { hand: [], ...M } }, ...rest });
  const told = t.begins(frame);
  return { ...t, told };
}
test('FE-300 single steps of Officials, split as one likes, fewer allowed', () => {
  const steps = () => doing({ at: 'moveOfficials', seat: 0, left: 3 }, { officials: { chu: 'AG', yan: 'R' } });
  const t = steps();
  t.table.plays('move alchemist@chu wei', 'move alchemist@wei zhao', 'move architect@yan qi');
  expect([t.of('S').officials('zhao'), t.of('S').officials('qi'), t.s.agenda]).toEqual([[1, 0, 0], [0, 1, 0], []]);
  const fewer = steps();
  fewer.table.refuses('move general@wei chu', 'officialNotThere').plays('move general@chu wei', 'done');
  expect(fewer.s.agenda).toEqual([]);
});
test('FE-301 each chosen Worker moves one step to a neighbour', () => {
  const two = () => doing({ at: 'moveWorkers', seat: 0, left: 2, arrived: 0 }, { workers: { chu: 1, yan: 1 } });
  const t = two();
  t.table.refuses('move chu yan', 'notOffered').refuses('move wei chu', 'workerNotThere').plays('move chu wei');
  t.table.refuses('move wei zhao', 'workerMovedAlready').plays('move yan qi');
  expect((['chu', 'wei', 'qi', 'yan'] as const).map(t.of('S').workers)).toEqual([0, 1, 1, 0]);
  two().table.plays('move chu wei', 'done');
});
test('FE-302 hiring by a bonus needs no General, brings no Unrest, and is allowed at 3', () => {
  const t = doing({ at: 'hireAnywhere', seat: 0, workers: 2 }, { unrest: { qi: 3 } });
  t.table.plays('hire qi');
  expect([t.of('S').workers('qi'), t.of('S').unrest('qi'), t.s.agenda]).toEqual([2, 3, []]); // both in one region
});
test('FE-303 two of a type go to one region, or as many as there are', () => {
  const t = doing({ at: 'recruit', seat: 0, official: 0, region: ANY, left: 2 });
  t.table.refuses('take general chu', 'notOffered').plays('take alchemist qi');
  expect([t.of('S').officials('qi'), t.s.agenda]).toEqual([[2, 0, 0], []]);
  const one = doing({ at: 'recruit', seat: 0, official: 0, region: ANY, left: 2 }, { officials: { chu: 'AAA' } });
  one.table.plays('take alchemist qi');
  expect(one.of('S').officials('qi')).toEqual([1, 0, 0]);
  const none = doing({ at: 'recruit', seat: 0, official: 0, region: ANY, left: 2 }, { officials: { chu: 'AAAA' } });
  expect(none.s.agenda).toEqual([]);
});
test('FE-304 Unrest is lowered in two different regions; a calm one may be named', () => {
  const t = doing({ at: 'calm', seat: 0, left: 2, amount: 1, named: 0 }, { unrest: { chu: 3, wei: 1 } });
  t.table.plays('calm chu').refuses('calm chu', 'namedAlready').plays('calm qi');
  expect((['chu', 'wei', 'qi'] as const).map(t.of('S').unrest)).toEqual([2, 1, 0]);
});
test('FE-305 an Alchemist card by a bonus needs room but no Alchemist, and brings nothing else', () => {
  const t = doing(
    { at: 'placeAlchemist', seat: 0, left: 1, region: ANY, placed: 0 },
    { tableau: { wei: [1, 2, 3], qi: [4, 5] } },
  );
  t.table.refuses('place AC1 wei', 'noRoom').plays('place AC1 qi');
  expect([t.of('S').cards('qi').length, t.of('S').tokens(), t.of('S').unrest('qi')]).toEqual([3, [0, 0, 0], 0]);
  expect(t.s.alchemists[0]).toHaveLength(4);
});
test('FE-306 points for each card of a type count all five regions, one’s own', () => {
  const t = position({
    players: {
      S: { hand: [33], tableau: { chu: [9, 41], wei: [42], yan: [43, 81] }, officials: { qi: 'A' } },
      M: { tableau: { chu: [44] } },
    },
  });
  t.table.plays('court 33 recruit', 'take general chu', 'activate 9');
  expect(t.of('S').points()).toBe(3);
});
test('FE-307 a free Governor spends nobody, takes the bonus and calms the region', () => {
  const t = doing(
    { at: 'governor', seat: 0, free: 1, regions: 0b11 },
    { officials: { wei: 'ARG' }, unrest: { wei: 2 } },
    { governorTiles: { wei: ['GT07'] } },
  );
  t.table.refuses('install zhao', 'regionNotAllowed').offers('install chu').plays('install wei-left');
  expect([t.of('S').officials('wei'), t.of('S').entrance(), t.of('S').unrest('wei')]).toEqual([[1, 1, 1], 2, 0]);
  const none = doing({ at: 'governor', seat: 0, free: 1, regions: EVERY_REGION }, { governors: Array(7).fill('chu') });
  expect(none.s.agenda).toEqual([]);
});
test('FE-308 a free Palace needs nobody and gives no large token', () => {
  const frame = { at: 'freePalace', seat: 0, regions: EVERY_REGION } as const;
  const t = doing(frame, { tableau: { yan: [1] } }, { palaceTiles: { yan: ['PT-writing'] } });
  t.table.plays('build yan', 'take PT-writing');
  expect([t.of('S').points(), t.of('S').palaces('yan'), t.of('S').large(), t.s.agenda]).toEqual([9, 1, [], []]);
  const restless = doing(frame, { unrest: { yan: 3 } }, { palaceTiles: { yan: ['PT-any'] } });
  restless.table.plays('build yan');
  expect([restless.of('S').points(), restless.s.agenda]).toEqual([6, []]);
  const some = doing({ at: 'freePalace', seat: 0, regions: 0b1 });
  some.table.refuses('build wei', 'palaceNotAllowed').offers('build chu');
});
test('FE-309 a free Wall costs no Worker, on any level, with its Emperor tile', () => {
  const t = doing(
    { at: 'freeWall', seat: 0 },
    { tableau: { chu: [17] }, workers: { chu: 1 }, walls: ['gold-left-1'] },
    { emperors: { jade: ['ET1'] } },
  );
  t.table.refuses('build gold-left-2', 'ownWallHere').plays('build jade-left-2').at('emperorTile').plays('put 17');
  expect([t.of('S').workers('chu'), t.s.walls[1], t.s.wallsLeft[0]]).toEqual([1, 0, 4]);
});
test('FE-310 a Soldier on any tile without one of one’s own, whatever it asks', () => {
  const t = doing({ at: 'placeSoldier', seat: 0 }, { soldiers: ['chu'], entrance: 1 }, { mausoleum: { qi: 'MR5' } });
  t.table.refuses('place chu', 'ownSoldierThere').plays('place qi');
  expect([t.of('S').points(), t.of('S').entrance()]).toEqual([10, 0]);
  const table = { options: { table: 'printed' }, round: 5, mausoleum: { qi: 'MR5' as const } };
  const both = doing({ at: 'offer', seat: -2, row: 1, asked: 0 }, { tokens: { currency: 1 }, entrance: 0 }, table);
  both.table.plays('accept').at('placeSoldier').plays('place qi'); // the Soldier the same reward unlocked
  expect(both.of('S').points()).toBe(10);
});
test('FE-311 Unrest is reset in up to so many regions', () => {
  const three = () => doing({ at: 'reset', seat: 0, left: 2 }, { unrest: { chu: 3, wei: 2, zhao: 1 } });
  const t = three();
  t.table.refuses('reset qi', 'noUnrestThere').plays('reset chu', 'reset wei');
  expect([t.s.unrest.slice(0, 5), t.s.agenda]).toEqual([[0, 0, 1, 0, 0], []]);
  three().table.plays('reset chu', 'done');
});
test('FE-312 each token’s aspect is chosen separately, while the supply lasts', () => {
  const t = doing({ at: 'tokens', seat: 0, left: 3 }, {}, { supply: { writing: 1, currency: 5, laws: 0 } });
  t.table.refuses('take laws', 'supplyEmpty').plays('take writing').refuses('take writing', 'supplyEmpty');
  t.table.plays('take currency', 'take currency');
  expect(t.of('S').tokens()).toEqual([1, 2, 0]);
  const last = doing({ at: 'tokens', seat: 0, left: 2 }, {}, { supply: { writing: 1, currency: 0, laws: 0 } });
  last.table.plays('take writing');
  expect(last.s.agenda).toEqual([]); // nothing more is asked
});
test('FE-313 two Officials of any type in any region: one region, each type chosen', () => {
  const t = doing({ at: 'recruit', seat: 0, official: ANY, region: ANY, left: 2 });
  t.table.plays('take alchemist qi').refuses('take general chu', 'notOffered').plays('take general qi');
  expect([t.of('S').officials('qi'), t.s.agenda]).toEqual([[1, 0, 1], []]);
});
test('FE-314 up to two Alchemist cards: one or two, in one region or in two', () => {
  const up = (more: PlayerGiven = {}) =>
    doing({ at: 'placeAlchemist', seat: 0, left: 2, region: ANY, placed: 0 }, more);
  up().table.refuses('done', 'firstIsDue').plays('place AC1 chu').offers('place AC2 chu', 'place AC2 yan', 'done');
  const one = up();
  one.table.plays('place AC1 chu', 'done');
  expect([one.s.alchemists[0]!.length, one.s.agenda]).toEqual([4, []]);
  const room = up({ tableau: { chu: [1, 2] } });
  room.table.plays('place AC1 chu').refuses('place AC2 chu', 'noRoom').plays('place AC2 wei');
});
