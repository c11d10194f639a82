import { WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { facing, obeys } from './li-si.ts';
import { position } from './position.ts';

test('FE-080 FE-081 FE-083 EX-01 the first card of a region', () => {
  const t = position({ players: { S: { hand: [33] }, M: {}, P: {} } });
  t.table.plays('tuck 33 zhao');
  expect([t.of('S').cards('zhao'), t.of('S').tokens(), t.of('S').unrest('zhao')]).toEqual([[33], [1, 0, 0], 0]);
});
test('FE-081 FE-083 EX-02 the second card of a region', () => {
  for (const wei of [0, 1, 2]) {
    const t = position({ players: { S: { hand: [63], tableau: { wei: [1] }, unrest: { wei } }, M: {}, P: {} } });
    t.table.plays('tuck 63 wei');
    expect([t.of('S').unrest('wei'), t.of('S').tokens()]).toEqual([wei + 1, [0, 2, 0]]);
  }
});
test('FE-084 EX-03 a third card that would push Unrest above 3 is refused', () => {
  const t = position({
    players: { S: { hand: [33], tableau: { wei: [1, 41], yan: [2, 42] }, unrest: { wei: 2, yan: 2 } }, M: {}, P: {} },
  });
  t.table.refuses('tuck 33 wei', 'tooMuchUnrest').refuses('tuck 33 yan', 'tooMuchUnrest');
  t.table.offers('tuck 33 chu', 'tuck 33 zhao', 'tuck 33 qi');
});
test('FE-120 EX-04 an Alchemist for Wei', () => {
  const t = position({ players: { S: { hand: [99] }, M: {}, P: {} } });
  t.table.plays('court 99 recruit', 'take alchemist wei');
  expect([t.of('S').officials('wei'), t.of('S').reserve()]).toEqual([
    [1, 0, 0],
    [3, 4, 4],
  ]);
});
test('FE-130 FE-132 FE-133 FE-137 EX-05 symbols in route order: the Master comes too late for the one before it', () => {
  const t = position({
    players: { S: { hand: [33], ship: 7, officials: { chu: 'A' } }, M: {}, P: {} },
    masters: ['MA1', 'MA4'],
  });
  t.table.plays('court 33 search').at('elixir').refuses('card MA1 chu', 'notOffered').plays('card AC1 chu');
  t.table.at('master').plays('take MA4');
  expect([t.of('S').ship(), t.of('S').tokens(), t.of('S').unrest('chu')]).toEqual([10, [0, 0, 0], 0]);
  expect([t.of('S').cards('chu').length, t.s.alchemists[0]!.length]).toEqual([1, 5]);
});
test('FE-150 FE-151 FE-153 FE-154 EX-06 a Governor in Wei', () => {
  const t = position({
    players: { S: { hand: [33], officials: { wei: 'ARG' }, unrest: { wei: 2 } }, M: {}, P: {} },
    governorTiles: { wei: ['GT08'] },
  });
  t.table.plays('court 33 governor', 'install wei-left', 'hire qi');
  expect([t.of('S').officials('wei'), t.of('S').reserve()]).toEqual([
    [0, 0, 0],
    [4, 4, 4],
  ]);
  expect([t.of('S').unrest('wei'), t.s.slots[4], t.of('S').workers('qi')]).toEqual([0, 0, 1]);
});
test('FE-165 FE-166 EX-07 two Workers in Zhao', () => {
  const t = position({ players: { S: { hand: [33], officials: { zhao: 'G', yan: 'G' } }, M: {}, P: {} } });
  t.table.plays('court 33 hire').offers('hire yan').plays('hire zhao');
  expect((['zhao', 'yan'] as const).map(region => [t.of('S').unrest(region), t.of('S').workers(region)])).toEqual([
    [1, 2],
    [0, 0],
  ]);
});
test('FE-175 FE-176 FE-177 FE-180 FE-181 EX-08 a Palace: three Workers, the tile, a large token, 6 + 3 points', () => {
  const t = position({
    players: {
      S: { hand: [33], tableau: { qi: [41] }, officials: { qi: 'R' }, workers: { qi: 2, yan: 1 } },
      M: {},
      P: {},
    },
    palaceTiles: { qi: ['PT-currency'] },
  });
  t.table.plays('court 33 palace', 'build qi yan', 'take PT-currency', 'take writing');
  expect([t.of('S').points(), t.of('S').large(), t.of('S').palaces('qi')]).toEqual([9, ['writing'], 1]);
  expect([t.of('S').workers('qi') + t.of('S').workers('yan'), t.s.palaceTiles.every(tile => tile === 0)]).toEqual([
    0,
    true,
  ]);
});
test('FE-191 FE-193 FE-196 FE-197 FE-198 EX-09 a Wall for three Workers, and its Emperor tile on an Alchemist card', () => {
  const t = position({
    players: { S: { hand: [120], tableau: { chu: ['AC3'] }, workers: { chu: 2, wei: 1, qi: 1 } }, M: {}, P: {} },
    emperors: { jade: ['ET1', 'ET2'] },
    court: [64],
  });
  t.table.plays('court 120 wall', 'build jade-left-3 chu,wei,qi', 'put AC3').offers('activate AC3'); // now a Wall's
  expect((['chu', 'wei', 'qi'] as const).map(t.of('S').workers)).toEqual([1, 0, 0]);
  expect([t.s.walls[2], t.s.emperorOn[0]![0], t.s.emperors.slice(0, 2)]).toEqual([0, 2, [1, 0]]);
});
test('FE-212 FE-215 FE-216 FE-104 EX-10 both Palace cards in Wei, not the one in restless Yan', () => {
  const t = position({
    players: {
      S: {
        hand: [100],
        tableau: { wei: [10, 14], yan: [6] },
        officials: { qi: 'R' },
        workers: { qi: 2, chu: 1 },
        unrest: { yan: 3, wei: 1 },
      },
      M: { large: ['writing', 'currency', 'laws'] },
      P: {},
    },
    palaceTiles: {},
    court: [64],
  });
  for (const card of [10, 14, 6]) expect(t.box.trigger[card]).toBe(4);
  t.table.plays('court 100 palace', 'build qi chu').refuses('activate 6', 'restless').offers('activate 10');
  t.table.plays('activate 14').offers('activate 10').plays('activate 10');
  expect(t.of('S').officials('wei')).toEqual([1, 0, 0]);
});
test('FE-212 FE-221 EX-11 the number does not fit: no ability, but an Official may step', () => {
  const t = position({
    players: { S: { hand: [63], tableau: { wei: [12] }, workers: { chu: 1 }, officials: { yan: 'R' } }, M: {}, P: {} },
    emperors: { jade: [] },
    court: [64],
  });
  t.table.plays('court 63 wall', 'build jade-left-1 chu').refuses('activate 12', 'numberNotHigher');
  t.table.plays('move architect@yan qi');
  expect(t.of('S').officials('qi')).toEqual([0, 1, 0]);
});
test('FE-111 EX-12 a Governor card at Court for a Wall', () => {
  const t = position({ players: { S: { hand: [17], workers: { chu: 1 } }, M: {}, P: {} } });
  expect(t.box.trigger[17]).toBe(2);
  t.table.plays('court 17 wall').at('wall');
});
/** The end of the fourth round; `play` stops after the rewards. */
function fourthRound() {
  const t = position({
    players: {
      S: { hand: [], tokens: { writing: 3, laws: 1 } },
      M: { hand: [], tokens: { writing: 1, currency: 1, laws: 1 } },
      P: { hand: [], tokens: { currency: 2 } },
    },
    round: 4,
  });
  t.begins({ at: 'rewards', seat: WHOLE_TABLE, row: 0 });
  return t;
}
test('FE-236 FE-237 FE-238 FE-240 FE-243 EX-13 the rewards of the fourth round', () => {
  const t = fourthRound();
  t.table.at('reward', 0).plays('accept');
  expect([t.of('S').entrance(), t.of('S').tokens(), t.s.column]).toEqual([3, [0, 0, 1], [0, -1, -1]]);
  t.table.at('reward', 2).plays('accept').refuses('install chu', 'regionNotAllowed').plays('install zhao');
  expect([t.of('P').governors('zhao'), t.of('P').tokens(), t.s.column]).toEqual([1, [0, 0, 0], [0, 2, -1]]);
  t.table.at('reward', 1).plays('pass').at('reward', 0).plays('accept');
  expect(t.s.column).toEqual([-1, 2, 0]);
  t.table.plays('build gold-left-1');
  expect([t.s.walls[8], t.of('S').tokens(), t.of('M').tokens()]).toEqual([0, [0, 0, 0], [1, 1, 1]]);
});
test('FE-246 EX-14 the new turn order', () => {
  const t = fourthRound();
  t.table.plays('accept', 'accept', 'install zhao', 'pass', 'accept', 'build gold-left-1');
  expect(t.s.order).toEqual([1, 2, 0]);
});
test('FE-247 FE-249 FE-272 EX-15 two Soldiers for six tokens, one goes to a tile', () => {
  const t = position({
    players: { S: {}, M: { hand: [], tokens: { writing: 4, laws: 2 }, governors: ['qi'] }, P: {} },
    order: ['M', 'P', 'S'],
    mausoleum: { qi: 'MR4' },
  });
  t.begins({ at: 'unlock', seat: 1, value: 0 });
  const spend = ['writing', 'writing', 'writing', 'writing', 'laws', 'laws'].map(aspect => `spend ${aspect}`);
  t.table.plays(...spend, 'unlock', 'place qi');
  expect([t.of('M').entrance(), t.of('M').locked(), t.of('M').points(), t.s.soldiers[6 * 4]]).toEqual([2, 6, 5, 1]);
});
test('FE-250 FE-251 EX-16 the limit of tokens', () => {
  const poor = { locked: 0, entrance: 9, hand: [] };
  const t = position({
    players: {
      S: { ...poor, tokens: { laws: 4 }, large: ['laws'] },
      M: { ...poor, tokens: { writing: 5, currency: 1 } },
      P: { ...poor, tokens: { writing: 2 } },
    },
  });
  t.begins({ at: 'newOrder', seat: WHOLE_TABLE });
  t.table.at('giveBack', 1).offers('give currency').plays('give writing');
  expect([t.s.large, t.of('S').tokens(), t.of('M').tokens(), t.of('P').tokens()]).toEqual([
    [-1, -1, -1],
    [0, 0, 4],
    [4, 1, 0],
    [2, 0, 0],
  ]);
});
test('FE-230 FE-271 FE-272 EX-17 a tile fulfilled at the end of a turn', () => {
  const t = position({
    players: { S: {}, M: { soldiers: ['wei'] }, P: { hand: [33], palaces: { wei: 1 }, governors: ['wei'] } },
    mausoleum: { wei: 'MR1' },
    to: 'P',
  });
  t.table.plays('tuck 33 chu').at('soldiers', 2).plays('place wei');
  expect([t.of('P').points(), t.s.soldiers.slice(8, 12)]).toEqual([5, [1, 2, -1, -1]]);
});
test('FE-285 FE-286 FE-287 FE-288 FE-289 FE-290 EX-18 the final score of the printed example', () => {
  const t = position({
    players: {
      S: {
        points: 62,
        governors: ['wei', 'qi'],
        tableau: { chu: ['AC1', 1], wei: ['AC2', 2], zhao: [3] },
        officials: { chu: 'AR', wei: 'AR' },
        ship: 11,
        soldiers: ['chu', 'jade', 'wei', 'gold', 'qi'],
        walls: ['jade-left-3', 'jade-right-2', 'gold-left-1'],
        entrance: 1,
      },
      M: { governors: ['wei'] },
      P: {},
    },
    wallFaces: { 'jade-left': 'WT3b', 'jade-right': 'WT2a', 'gold-left': 'WT1a' },
  });
  const parts = { points: 62, governors: 22, elixir: 6, mausoleum: 20, walls: 19, entrance: 2 };
  expect(t.score('S')).toEqual({ ...parts, total: 131 });
});
test('FE-389 EX-19 Li Si builds in Wei and keeps the tile', () => {
  const t = facing({ palaceTiles: { wei: ['PT-currency'] } });
  obeys(t, 15);
  expect([t.of('LiSi').points(), t.of('LiSi').palaces('wei'), t.s.liSiTiles[3]]).toEqual([6, 1, 2]);
});
test('FE-401 EX-20 the tile he kept is worth 6 at the end', () => {
  const t = facing({ palaceTiles: { wei: ['PT-currency'] }, LiSi: { tableau: { wei: [41, 1, 42] } } });
  obeys(t, 15);
  expect(t.score('LiSi').points! - t.of('LiSi').points()).toBe(6);
});
