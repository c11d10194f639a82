import { fastRand, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { alongGame } from './play.ts';
import { position } from './position.ts';

const ACTIONS = ['recruit', 'search', 'governor', 'hire', 'palace', 'wall'];
const able = {
  officials: { chu: 'ARG' },
  workers: { chu: 2, wei: 1 },
};

// ---- Unrest ----
test('FE-100 every region of every player has a level from 0 to 3', () => {
  for (const seats of [2, 4])
    alongGame(tableFor(game, seats), fastRand(seats), ({ after }) => {
      expect(after.unrest).toHaveLength(seats * 5);
      expect(Math.min(...after.unrest)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...after.unrest)).toBeLessThanOrEqual(3);
    });
});
test('FE-101 what would push a level above 3 cannot be had at all', () => {
  const palace = position({
    players: {
      S: { hand: [33], officials: { qi: 'R' }, workers: { qi: 2, yan: 1 }, tableau: { qi: [1, 2] }, unrest: { qi: 3 } },
      M: {},
    },
    palaceTiles: { qi: ['PT-any', 'PT-writing'] },
  });
  palace.table.plays('court 33 palace', 'build qi yan').at('palaceTile').refuses('take PT-any', 'tileUnrest');
  palace.table.plays('take PT-writing');
  expect([palace.of('S').unrest('qi'), palace.of('S').points()]).toEqual([3, 12]);
  const ability = position({
    players: { S: { hand: [33], tableau: { zhao: [13] }, unrest: { zhao: 2 } }, M: {} },
  });
  ability.table.plays('court 33 recruit', 'take general chu').offers('activate 13');
  ability.s.unrest[2] = 3;
  ability.table.refuses('activate 13', 'restless');
});
test('FE-102 a level never drops below 0', () => {
  const t = position({ players: { S: { unrest: { wei: 1 } }, M: {} } });
  t.begins({ at: 'calm', seat: 0, left: 2, amount: 1, named: 0 });
  t.table.plays('calm chu', 'calm wei');
  expect([t.of('S').unrest('chu'), t.of('S').unrest('wei')]).toEqual([0, 0]);
});
test('FE-103 what raises and what lowers Unrest', () => {
  const up = position({ players: { S: { hand: [33], officials: { chu: 'G' } }, M: {} } });
  up.table.plays('court 33 hire', 'hire chu');
  expect(up.of('S').unrest('chu')).toBe(1);
  const card = position({ players: { S: { hand: [33], tableau: { chu: [1] } }, M: {} } });
  card.table.plays('tuck 33 chu');
  expect(card.of('S').unrest('chu')).toBe(1);
  const ability = position({ players: { S: { hand: [33], tableau: { chu: [13] } }, M: {} } });
  ability.table.plays('court 33 recruit', 'take general chu', 'activate 13');
  expect(ability.of('S').unrest('chu')).toBe(1);
  const down = position({
    players: { S: { hand: [33], officials: { chu: 'ARG' }, unrest: { chu: 3, wei: 2, qi: 2 } }, M: {} },
    governorTiles: { chu: ['GT03'] },
  });
  down.table.plays('court 33 governor', 'install chu-left', 'calm wei', 'calm qi');
  expect((['chu', 'wei', 'qi'] as const).map(down.of('S').unrest)).toEqual([0, 1, 1]);
});
test('FE-104 no ability in a region at 3, judged at each activation', () => {
  const t = position({
    players: {
      S: { hand: [120], tableau: { wei: [41], chu: [59] }, officials: { chu: 'G' }, unrest: { wei: 3 } },
      M: {},
    },
    court: [64],
  });
  t.table.plays('court 120 hire', 'hire chu').refuses('activate 41', 'restless');
  t.table.plays('activate 59', 'calm wei').offers('activate 41');
});
test('FE-105 at 3 one may still recruit, build, move and install there', () => {
  const restless = { hand: [33], ...able, unrest: { chu: 3 } };
  const at = (action: string) =>
    position({ players: { S: restless, M: {} }, court: [34] }).table.plays(`court 33 ${action}`);
  at('recruit').offers('take alchemist chu');
  at('palace').offers('build chu wei');
  at('governor').offers('install chu');
  at('search').at('elixir').plays('soldier').offers('move general@chu wei');
});

// ---- a Court Action ----
test('FE-110 the card goes on top of the pile, the action follows, then step 2', () => {
  const t = position({ players: { S: { hand: [33, 34] }, M: { hand: [1] } }, court: [64] });
  t.table.plays('court 33 recruit').at('recruit', 0);
  expect([t.s.court, t.s.hands[0]]).toEqual([[64, 33], [34]]);
  t.table.plays('take architect yan').at('abilities', 0).plays('done').at('turn', 1);
});
test('FE-111 any card serves for any action', () => {
  for (const card of [1, 33, 64, 77, 101, 120])
    for (const action of ACTIONS)
      position({ players: { S: { hand: [card], ...able }, M: {} }, court: [50] }).table.offers(
        `court ${card} ${action}`,
      );
});
test('FE-112 an action that cannot be carried out cannot be chosen; a chosen one must be carried out', () => {
  const t = position({ players: { S: { hand: [33], ship: 20, officials: { chu: 'A' } }, M: {} } });
  t.table.refuses('court 33 search', 'shipAtEnd').refuses('court 33 governor', 'noTrio');
  t.table.refuses('court 33 hire', 'noGeneral').refuses('court 33 palace', 'noArchitect');
  t.table.refuses('court 33 wall', 'tooFewRegionsWithWorkers').plays('court 33 recruit').at('recruit', 0);
  expect(t.table.options().every(words => words.startsWith('recruit.take '))).toBe(true);
});
test('FE-120 one Official of any type into any own region, however many are there', () => {
  const t = position({ players: { S: { hand: [33], officials: { yan: 'GGG' } }, M: {} } });
  t.table.plays('court 33 recruit');
  for (const official of ['alchemist', 'architect', 'general'])
    for (const region of ['chu', 'wei', 'zhao', 'qi', 'yan']) t.table.offers(`take ${official} ${region}`);
  t.table.plays('take general yan');
  expect([t.of('S').officials('yan'), t.of('S').reserve()]).toEqual([
    [0, 0, 4],
    [4, 4, 0],
  ]);
});
test('FE-121 nobody to recruit when all twelve are out; no type that is used up', () => {
  const all = position({ players: { S: { hand: [33], officials: { chu: 'AAAARRRRGGGG' } }, M: {} } });
  all.table.refuses('court 33 recruit', 'allOfficialsOut');
  const most = position({ players: { S: { hand: [33], officials: { chu: 'AAAARRRR' } }, M: {} } });
  most.table.plays('court 33 recruit').refuses('take alchemist wei', 'noneOfTypeLeft').offers('take general wei');
});
test('FE-122 hiring, building and searching do not spend Officials', () => {
  for (const line of [
    ['hire', 'hire chu'],
    ['palace', 'build chu wei'],
    ['wall', 'build jade-left-1 chu'],
    ['search', 'soldier'],
  ]) {
    const t = position({ players: { S: { hand: [33], ...able }, M: {} }, palaceTiles: {} });
    t.table.plays(`court 33 ${line[0]}`, line[1]!);
    expect(t.of('S').officials('chu')).toEqual([1, 1, 1]);
  }
});
