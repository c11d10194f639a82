import { expect, test } from 'vitest';
import type { PlayerGiven } from './arrange.ts';
import { position } from './position.ts';

const builder: PlayerGiven = { hand: [33], officials: { qi: 'R' }, workers: { qi: 2, yan: 1 } };
const build = (more: PlayerGiven = {}, tiles: string[] = [], other: PlayerGiven = {}) =>
  position({ players: { S: { ...builder, ...more }, M: other, P: {} }, palaceTiles: { qi: tiles }, court: [30] });

test('FE-175 an Architect and two Workers there, one Worker from another region', () => {
  const t = build({ officials: { qi: 'R', wei: 'R', zhao: 'AG' }, workers: { qi: 3, wei: 1, zhao: 2, chu: 1 } });
  t.table
    .plays('court 33 palace')
    .refuses('build zhao chu', 'noArchitect')
    .refuses('build wei chu', 'tooFewWorkersHere');
  t.table.plays('build qi zhao');
  expect((['qi', 'zhao', 'chu', 'wei'] as const).map(t.of('S').workers)).toEqual([1, 1, 1, 1]);
});
test('FE-176 the Palace stands in that region, with any number of others', () => {
  const t = build({ palaces: { qi: 3 } }, [], { palaces: { qi: 4 } });
  t.table.plays('court 33 palace', 'build qi yan');
  expect([t.of('S').palaces('qi'), t.s.palacesLeft[0], t.of('M').palaces('qi')]).toEqual([4, 2, 4]);
});
test('FE-177 one Palace tile of the region, the builder’s choice', () => {
  const t = build({}, ['PT-writing', 'PT-laws']);
  t.table.plays('court 33 palace', 'build qi yan').at('palaceTile');
  t.table.refuses('take PT-currency', 'noSuchTile').offers('take PT-writing').plays('take PT-laws');
  const left = t.s.palaceTiles.filter(kind => kind > 0);
  expect([left, t.s.palaceTilesUsed]).toEqual([[1], [3]]);
  const none = build();
  none.table.plays('court 33 palace', 'build qi yan').at('largeToken');
});
test('FE-178 the tile that counts all cards costs Unrest and is refused at 3', () => {
  const at = (qi: number) => build({ unrest: { qi }, tableau: { qi: [1, 41] } }, ['PT-any', 'PT-laws']);
  const calm = at(2);
  calm.table.plays('court 33 palace', 'build qi yan', 'take PT-any');
  expect([calm.of('S').unrest('qi'), calm.of('S').points()]).toEqual([3, 10]);
  at(3).table.plays('court 33 palace', 'build qi yan').refuses('take PT-any', 'tileUnrest').offers('take PT-laws');
});
test('FE-179 a tile that can be taken must be taken', () => {
  const t = build({}, ['PT-any']);
  t.table.plays('court 33 palace', 'build qi yan').at('palaceTile');
  expect(t.table.options()).toEqual(['palaceTile.take 5']);
});
test('FE-180 one large token of those left', () => {
  const t = build({}, [], { large: ['currency'] });
  t.table.plays('court 33 palace', 'build qi yan').refuses('take currency', 'largeTaken').plays('take laws');
  expect([t.of('S').large(), t.of('M').large()]).toEqual([['laws'], ['currency']]);
  build({}, [], { large: ['writing'] })
    .table.plays('court 33 palace', 'build qi yan')
    .offers('take laws');
  const none = build({}, [], { large: ['writing', 'currency', 'laws'] });
  none.table.plays('court 33 palace', 'build qi yan').at('abilities'); // nothing is asked
});
test('FE-181 six points and those of the tile at once; the tile leaves the game', () => {
  const t = build({ tableau: { qi: [1, 2] } }, ['PT-writing']);
  t.table.plays('court 33 palace', 'build qi yan');
  expect(t.of('S').points()).toBe(6);
  t.table.plays('take PT-writing');
  expect([t.of('S').points(), t.s.palaceTiles.includes(1), t.s.palaceTilesUsed]).toEqual([12, false, [1]]);
});
test('FE-182 a tile counts the builder’s own cards in that region now', () => {
  const t = build({ tableau: { qi: [1], chu: [2, 3] } }, ['PT-writing'], { tableau: { qi: [4, 5] } });
  t.table.plays('court 33 palace', 'build qi yan', 'take PT-writing');
  expect(t.of('S').points()).toBe(9);
});
test('FE-183 not without a Palace, an Architect or the Workers', () => {
  build({ palaces: { chu: 6 } }).table.refuses('court 33 palace', 'noPalaceLeft');
  build({ officials: { qi: 'AG', yan: 'G' } }).table.refuses('court 33 palace', 'noArchitect');
  build({ workers: { qi: 1, yan: 2 } }).table.refuses('court 33 palace', 'tooFewWorkersHere');
  build({ workers: { qi: 3 } }).table.refuses('court 33 palace', 'noWorkerElsewhere');
  const last = build({ palaces: { chu: 5 } }, ['PT-writing']);
  last.table.plays('court 33 palace', 'build qi yan', 'take PT-writing');
  expect(last.s.palacesLeft[0]).toBe(0); // the sixth, built in play
});
test('FE-184 the third Worker comes from another region', () => {
  const t = build({ workers: { qi: 3, yan: 1 } });
  t.table.plays('court 33 palace').refuses('build qi qi', 'sameRegion').refuses('build qi chu', 'noWorkerElsewhere');
  t.table.plays('build qi yan');
  expect([t.of('S').workers('qi'), t.of('S').workers('yan')]).toEqual([1, 0]);
});
test('FE-321 the five kinds of Palace tiles', () => {
  const worth = (tile: string) => {
    const t = build({ tableau: { qi: [1, 2, 'AC1'], yan: [41, 81] } }, [tile]);
    t.table.plays('court 33 palace', 'build qi yan', `take ${tile}`);
    return [t.of('S').points() - 6, t.of('S').unrest('qi')];
  };
  expect(['PT-writing', 'PT-currency', 'PT-laws', 'PT-alchemist', 'PT-any'].map(worth)).toEqual([
    [6, 0],
    [0, 0],
    [0, 0],
    [3, 0],
    [6, 1],
  ]);
});
