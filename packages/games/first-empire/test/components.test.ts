import { fastRand, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { alchemistsOf } from '../box.ts';
import { content } from '../content/index.ts';
import { game } from '../index.ts';
import { fresh, toldOf } from './fresh.ts';
import { alongGame } from './play.ts';
import { position } from './position.ts';

test('FE-001 for one to four, five rounds, and the most points win', () => {
  for (const seats of [0, 5]) expect(() => tableFor(game, seats)).toThrow('first-empire is for 1 to 4 players');
  for (const seats of [1, 2, 3, 4]) {
    const rounds: number[] = [];
    const table = tableFor(game, seats);
    const end = alongGame(table, fastRand(seats), ({ told }) => {
      rounds.push(...toldOf(told, 'round').map(([round]) => round!));
    });
    expect(rounds).toEqual([1, 2, 3, 4, 5]);
    const { totals, places } = fresh(seats).k.result(end);
    expect(totals.filter((_, seat) => places[seat] === 1)).toEqual(
      totals.filter(total => total === Math.max(...totals)),
    );
  }
});
test('FE-002 five regions in one order: shared on the game board, private on player boards', () => {
  expect(content.regions.map(({ id }) => id)).toEqual(['chu', 'wei', 'zhao', 'qi', 'yan']);
  const trio = { zhao: 'ARG' };
  const t = position({
    players: { S: { hand: [33], officials: trio }, M: { hand: [34], officials: trio } },
    governorTiles: { zhao: ['GT07'] },
  });
  t.table.plays('court 33 governor', 'install zhao-left').at('turn', 1);
  expect([t.of('S').officials('zhao'), t.of('M').officials('zhao')]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
  t.table.plays('court 34 governor').refuses('install zhao-left', 'slotTaken').offers('install zhao-right');
});
test('FE-003 the regions of a player board are a chain; Chu and Yan are not neighbours', () => {
  const names = ['chu', 'wei', 'zhao', 'qi', 'yan'] as const;
  for (const [i, from] of names.entries()) {
    const t = position({ players: { S: { officials: { [from]: 'G' } }, M: {} } });
    t.begins({ at: 'moveOfficials', seat: 0, left: 1 });
    for (const [j, to] of names.entries())
      if (Math.abs(i - j) === 1) t.table.offers(`move general@${from} ${to}`);
      else t.table.refuses(`move general@${from} ${to}`, 'notOffered');
  }
});
test('FE-004 120 cards: forty of each aspect by their numbers, each with one trigger and one ability', () => {
  const { box } = position();
  for (let card = 1; card <= 120; card++) {
    expect(box.type[card]).toBe(Math.floor((card - 1) / 40));
    expect(box.trigger[card]).toBeGreaterThanOrEqual(0);
    expect(box.lists[box.ability[card]!]!.length).toBeGreaterThan(0);
  }
  expect(new Set(box.trigger.slice(1, 121)).size).toBe(6);
});
test('FE-005 what every player owns, at every player count', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { s, box } = fresh(seats);
    expect([s.governorsLeft, s.palacesLeft, s.wallsLeft]).toEqual([7, 6, 6].map(many => Array(box.seats).fill(many)));
    for (let seat = 0; seat < box.seats; seat++) expect(s.locked[seat]! + s.entrance[seat]!).toBe(9);
    expect(s.reserve).toEqual(Array(box.seats * 3).fill(4));
    expect(s.alchemists.map(cards => cards.length)).toEqual(Array(box.seats).fill(5));
    expect([s.unrest.length, s.ship.length, s.points.length]).toEqual([box.seats * 5, box.seats, box.seats]);
    expect(new Set(s.order).size).toBe(box.seats);
  }
});
test('FE-006 only Workers never run out', () => {
  const t = position({
    players: { S: { hand: [33, 34], workers: { chu: 44 }, officials: { wei: 'G', qi: 'ARG' } }, M: { hand: [1] } },
  });
  t.table.plays('court 33 hire', 'hire wei');
  expect(t.of('S').workers('chu') + t.of('S').workers('wei')).toBe(46);
  t.s.governorsLeft[0] = 0;
  t.table.plays('done', 'court 1 search', 'soldier').refuses('court 34 governor', 'noGovernorLeft');
});
test('FE-007 thirteen small tokens and one large of each aspect', () => {
  const { s } = fresh(4);
  expect(s.supply).toEqual([13, 13, 13]);
  expect(s.large).toHaveLength(3);
  const t = position({
    players: { S: { hand: [33], officials: { qi: 'R' }, workers: { qi: 2, yan: 1 } }, M: { large: ['laws'] } },
    palaceTiles: {},
  });
  t.table.plays('court 33 palace', 'build qi yan').at('largeToken').refuses('take laws', 'largeTaken');
});
test('FE-008 five Alchemist cards for everybody, the same set, and five Masters', () => {
  const { box } = position();
  const printed = (seat: number) =>
    alchemistsOf(box, seat).map(card => [box.trigger[card], box.lists[box.ability[card]!]]);
  for (const seat of [1, 2, 3]) expect(printed(seat)).toEqual(printed(0));
  expect(new Set(printed(0).map(card => JSON.stringify(card))).size).toBe(5);
  expect(box.firstMaster - box.firstAlchemist).toBe(20);
  expect(box.type.length - box.firstMaster).toBe(5);
});
test('FE-009 every pile of tiles is there, used or left in the box', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { s } = fresh(seats);
    const count = (...zones: number[][]) => zones.flat().filter(tile => tile > 0).length;
    expect(count(s.wallTiles, s.wallTilesOut)).toBe(7);
    expect(count(s.emperors, s.emperorsOut)).toBe(6);
    expect(count(s.palaceTiles, s.palaceTilesOut)).toBe(15);
    expect(count(s.governorTiles, s.governorTilesOut)).toBe(12);
    expect(count(s.mausoleumTiles)).toBe(9);
    expect(count(s.startingTiles.flat(), s.startingTilesOut)).toBe(10);
  }
  const { box } = fresh(4);
  expect(box.blank.slice(1).filter(blank => blank)).toHaveLength(2);
  expect(box.rewards).toHaveLength(45); // on the board and on two sides of one tile
});
test('FE-010 four Li Si cards, two scoring cards of two sides, 24 Action cards', () => {
  expect([content.liSi.cards.length, content.liSi.scoring.length, content.liSi.orders.length]).toEqual([4, 4, 24]);
  const numbers = (kind: string) => content.liSi.orders.filter(({ order }) => order.kind === kind).map(o => o.number);
  expect(numbers('unify')).toEqual([1, 2, 3, 4, 5]);
  expect(numbers('search')).toEqual([6, 7, 8, 9]);
  expect(numbers('governor')).toEqual([10, 11, 12, 13, 14]);
  expect(numbers('palace')).toEqual([15, 16, 17, 18, 19]);
  expect(numbers('wall')).toEqual([20, 21, 22, 23, 24]);
});
test('FE-011 a score runs on past the end of the track', () => {
  const t = position({
    players: { S: { hand: [33], points: 118, officials: { qi: 'R' }, workers: { qi: 2, yan: 1 } }, M: {} },
    palaceTiles: {},
  });
  t.table.plays('court 33 palace', 'build qi yan');
  expect([t.of('S').points(), t.score('S').total]).toEqual([124, 126]); // and 2 for a Soldier at the Entrance
});
test('FE-012 FE-020 one side of the board for one and two, one for three and four with spaces for four only', () => {
  const spaces = (seats: number) => {
    const { s, box } = fresh(seats);
    const inUse = (list: readonly number[]) => list.filter(value => value > 0).length;
    return { walls: inUse(box.levels), palaces: inUse(s.palaceTiles), governors: inUse(s.governorTiles) };
  };
  expect(spaces(1)).toEqual(spaces(2));
  expect(spaces(2)).toEqual({ walls: 12, palaces: 5, governors: 5 });
  expect(spaces(3)).toEqual({ walls: 18, palaces: 10, governors: 5 });
  expect(spaces(4)).toEqual({ walls: 24, palaces: 15, governors: 10 });
  expect(fresh(1).box.levels).toEqual(fresh(2).box.levels);
  for (const seats of [1, 2, 3, 4]) expect(fresh(seats).s.court).toEqual([]);
});
