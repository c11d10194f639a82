import { WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { PlayerGiven } from './arrange.ts';
import { position } from './position.ts';

/** S alone is strong in the aspect of that row. */
function offered(table: string, row: number, round: number, S: PlayerGiven = {}, other: PlayerGiven = {}) {
  const aspects = { printed: 'wcl', front: 'lwc', back: 'clw' }[table]!;
  const tokens = { [{ w: 'writing', c: 'currency', l: 'laws' }[aspects[row]!]!]: 1 };
  const t = position({
    players: { S: { hand: [], ...S, tokens }, M: { hand: [], ...other } },
    options: { table },
    round,
  });
  t.begins({ at: 'offer', seat: WHOLE_TABLE, row, asked: 0 });
  t.table.at('reward', 0);
  return t;
}
const full = { chu: [1, 2, 3], wei: [4, 5, 6], zhao: [7, 8, 9], qi: [10, 11, 12], yan: [13, 14, 15] };
const SECTIONS = ['jade-left', 'jade-right', 'gold-left', 'gold-right', 'crimson-left', 'crimson-right'];

test('FE-244 exact numbers must be there', () => {
  offered('printed', 1, 1, { officials: { yan: 'GGG' } }).table.refuses('accept', 'tooFewOfficials');
  offered('printed', 0, 4, { locked: 1 }).table.refuses('accept', 'tooFewLocked');
  offered('printed', 0, 4, { locked: 2 }).table.offers('accept');
  offered('printed', 0, 1, { officials: { yan: 'AAAARRRRGGGG' } }).table.refuses('accept', 'tooFewOfficials');
  offered('front', 1, 3, { officials: { yan: 'AAAARRRRGGG' } }).table.refuses('accept', 'tooFewOfficials');
  offered('front', 1, 3, { officials: { yan: 'AAAARRRRGG' } }).table.offers('accept');
  offered('front', 1, 2, { officials: { yan: 'RRRR' } }).table.refuses('accept', 'tooFewOfficials');
});
test('FE-244 a piece and a place for it', () => {
  offered('printed', 0, 3, { governors: Array(7).fill('yan') }).table.refuses('accept', 'rewardNoGovernor');
  offered('printed', 0, 5, { palaces: { chu: 6 } }).table.refuses('accept', 'rewardNoPalace');
  offered('printed', 2, 4, { walls: SECTIONS.map(name => `${name}-1`) }).table.refuses('accept', 'rewardNoWall');
  const shut = offered('printed', 2, 4, { walls: SECTIONS.slice(0, 5).map(name => `${name}-1`) });
  shut.table.offers('accept');
  shut.s.walls.fill(1, 20, 22);
  shut.table.refuses('accept', 'rewardNoSection');
});
test('FE-244 a Soldier and a slot for it', () => {
  offered('front', 0, 4, { entrance: 0 }).table.refuses('accept', 'rewardNoSoldier');
  offered('front', 0, 4, { entrance: 1 }).table.offers('accept');
  offered('printed', 1, 5, { entrance: 0 }).table.offers('accept'); // the first half unlocks it
  const everywhere = ['chu', 'wei', 'zhao', 'qi', 'yan', 'jade', 'gold', 'crimson', 'elixir'];
  const t = offered('front', 0, 4, { entrance: 0, soldiers: everywhere, locked: 0 });
  t.s.entrance[0] = 1;
  t.table.refuses('accept', 'rewardNoSpot');
});
test('FE-244 “up to” needs one', () => {
  offered('printed', 2, 3).table.refuses('accept', 'noUnrestAnywhere');
  offered('printed', 2, 3, { unrest: { qi: 1 } }).table.offers('accept');
  offered('front', 2, 3, { alchemists: [] }).table.refuses('accept', 'noAlchemistCard');
  offered('front', 2, 3, { tableau: full }).table.refuses('accept', 'noRoomAnywhere');
  offered('front', 2, 3, { alchemists: ['AC1'] }).table.offers('accept');
});
test('FE-141 FE-244 a Ship not at the end may move fewer spaces, one at the end none', () => {
  offered('printed', 1, 2, { ship: 20 }).table.refuses('accept', 'rewardShipAtEnd');
  const t = offered('printed', 1, 2, { ship: 19 });
  t.table.plays('accept');
  expect(t.of('S').ship()).toBe(20);
});
test('FE-244 what is “if possible” never prevents', () => {
  const governor = offered('printed', 0, 3, {}, { governors: ['chu-left', 'chu-right', 'wei-left', 'wei-right'] });
  governor.table.plays('accept', 'install chu'); // no bonus, no Unrest to reset
  const wall = offered('printed', 2, 4);
  wall.table.plays('accept', 'build jade-left-2'); // no card for an Emperor tile
  const palace = offered('printed', 0, 5);
  palace.s.palaceTiles.fill(0);
  palace.table.plays('accept', 'build yan');
  expect(palace.of('S').points()).toBe(6);
});
test('FE-239 the next is asked when the strongest cannot take it', () => {
  const t = position({
    players: { S: { hand: [], tokens: { writing: 2 }, locked: 1 }, M: { hand: [], tokens: { writing: 1 } } },
    round: 4,
  });
  t.begins({ at: 'rewards', seat: WHOLE_TABLE, row: 0 });
  t.table.at('reward', 0).refuses('accept', 'tooFewLocked').plays('pass').at('reward', 1).plays('accept');
  expect([t.of('S').tokens(), t.of('M').entrance()]).toEqual([[2, 0, 0], 3]);
});
