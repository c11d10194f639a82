import { EVERYONE, SPECTATOR } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { firstTurn, fresh, SEEDS, toldOf } from './fresh.ts';
import { position } from './position.ts';

const ALL = [1, 2, 3, 4];
const UNKNOWN = -1;

test('FE-040 a board for everybody and four colours', () => {
  expect(game.colours).toEqual(['blue', 'yellow', 'red', 'purple']);
  for (const seats of [2, 3, 4]) {
    const { s } = fresh(seats);
    expect([s.tableau.length, s.hands.length, s.alchemists.length]).toEqual([seats, seats, seats]);
    for (const board of s.tableau) expect(board).toEqual(Array(15).fill(0));
  }
});
test('FE-041 FE-042 the pieces on a player board: eight Soldiers locked, the ninth at the Entrance', () => {
  for (const seats of [2, 3, 4]) {
    const { s } = fresh(seats);
    const each = (many: number) => Array(seats).fill(many);
    expect([s.governorsLeft, s.palacesLeft, s.wallsLeft]).toEqual([each(7), each(6), each(6)]);
    expect([s.locked, s.entrance]).toEqual([each(8), each(1)]);
    expect(s.reserve).toEqual(Array(seats * 3).fill(4));
    expect([...s.officials, ...s.governors, ...s.palaces, ...s.workers].every(many => many === 0)).toBe(true);
  }
});
test('FE-043 five Alchemist cards of one’s own are set aside', () => {
  const { s, box } = fresh(4);
  expect(new Set(s.alchemists.flat()).size).toBe(20);
  for (const cards of s.alchemists) expect(cards.map(card => box.type[card])).toEqual([3, 3, 3, 3, 3]);
  const t = position({ players: { S: { hand: [33] }, M: {} } });
  t.table.refuses('tuck AC1 chu', 'notOffered').refuses('court AC1 recruit', 'notOffered'); // they are not in hand
});
test('FE-044 FE-045 no Unrest, Ships at the start, no points', () => {
  for (const seats of [2, 3, 4]) {
    const { s } = fresh(seats);
    expect(s.unrest).toEqual(Array(seats * 5).fill(0));
    expect([s.ship, s.points]).toEqual([Array(seats).fill(0), Array(seats).fill(0)]);
  }
});
test('FE-047 two Starting tiles each: one is chosen and carried out, both leave the game', () => {
  for (const seats of ALL) {
    const t = fresh(seats);
    expect(t.k.waiting(t.s)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    for (const tiles of t.s.startingTiles.slice(0, seats)) expect(tiles).toHaveLength(2);
    const dealt = t.s.startingTiles.flat();
    for (const seat of t.k.waiting(t.s)) {
      const other = t.s.startingTilesOut[0]!;
      t.table.as(seat).refuses(`startingTile.take ${other}`, 'notOffered');
      t.table.as(seat).plays(`startingTile.take ${t.s.startingTiles[seat]![1]}`);
    }
    while (t.s.agenda.at(-1)!.at !== 'turn') t.table.plays(t.table.options()[0]!); // what the tiles ask
    expect(t.s.startingTiles.flat()).toEqual([]);
    expect([...t.s.startingTilesUsed].sort()).toEqual([...dealt].sort());
    for (let seat = 0; seat < seats; seat++) expect(t.s.officials[seat * 15 + 2]).toBeGreaterThan(0);
  }
});
test('FE-048 nobody sees a choice before all have chosen; then they are carried out in turn order', () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const t = fresh(3, {}, seed);
    const views = [0, 1].map(i => {
      const other = fresh(3, {}, seed);
      other.table.as(0).plays(`startingTile.take ${other.s.startingTiles[0]![i]}`);
      return other.k.view(other.s, 1);
    });
    expect(views[0]).toEqual(views[1]); // whichever tile seat 0 took
    for (const seat of [2, 0, 1]) {
      expect(t.s.officials.every(many => many === 0)).toBe(true);
      t.table.as(seat).plays(`startingTile.take ${t.s.startingTiles[seat]![0]}`);
    }
    const carriedOut = toldOf(t.table.told, 'chose').map(([seat]) => seat);
    expect(carriedOut).toEqual(t.s.order.slice(0, carriedOut.length));
    expect(carriedOut.length).toBeGreaterThan(0);
  }
});
test('FE-049 all of a Starting tile happens, its Unrest as well', () => {
  const t = position({ players: { S: {}, M: {} } });
  t.s.startingTiles = [
    [10, 1],
    [9, 2],
  ];
  t.begins({ at: 'startingTile', seat: EVERYONE, from: 0 });
  t.table.as(0).plays('take ST10').as(1).plays('take ST09').at('placeAlchemist', 0);
  t.table.refuses('done', 'firstIsDue').refuses('place AC3 wei', 'notOffered').plays('place AC3 chu');
  expect(['chu', 'wei', 'zhao', 'qi', 'yan'].map(region => t.of('S').unrest(region as 'chu'))).toEqual([0, 1, 1, 1, 0]);
  expect(t.of('S').cards('chu')).toEqual([t.box.firstAlchemist + 2]);
  expect([t.of('M').unrest('chu'), t.of('M').unrest('yan'), t.of('M').workers('chu')]).toEqual([1, 1, 1]);
});
test('FE-327 every Starting tile first brings a General to Chu', () => {
  const effect = (tile: string, ...more: string[]) => {
    const t = position({ players: { S: {}, M: {} } });
    t.s.startingTiles = [[Number(tile.slice(2)), 0], []];
    t.begins({ at: 'startingTile', seat: 0 });
    t.table.plays(`take ${tile}`, ...more);
    const { officials, tokens, ship, unrest, entrance, workers, cards } = t.of('S');
    const restless = (['chu', 'wei', 'zhao', 'qi', 'yan'] as const).map(unrest).join('');
    return [
      officials('chu').join(''),
      tokens().join(''),
      ship(),
      restless,
      entrance(),
      workers('chu'),
      cards('chu').length,
    ];
  };
  expect(effect('ST01')).toEqual(['101', '000', 0, '00000', 1, 0, 0]);
  expect(effect('ST02')).toEqual(['011', '000', 0, '00000', 1, 0, 0]);
  expect(effect('ST03')).toEqual(['002', '000', 0, '00000', 1, 0, 0]);
  expect(effect('ST04')).toEqual(['001', '200', 0, '01000', 1, 0, 0]);
  expect(effect('ST05')).toEqual(['001', '020', 0, '00100', 1, 0, 0]);
  expect(effect('ST06')).toEqual(['001', '002', 0, '00010', 1, 0, 0]);
  expect(effect('ST07')).toEqual(['001', '000', 2, '00000', 1, 0, 0]);
  expect(effect('ST08')).toEqual(['001', '000', 1, '10000', 2, 0, 0]);
  expect(effect('ST09')).toEqual(['001', '000', 0, '10001', 1, 1, 0]);
  expect(effect('ST10', 'place AC1 chu')).toEqual(['001', '000', 0, '01110', 1, 0, 1]);
});

// ---- who sees what ----
test('FE-050 FE-055 all that lies in front of a player is open to everybody at any time', () => {
  const t = position({
    players: {
      S: { officials: { chu: 'AG' }, workers: { wei: 2 }, unrest: { qi: 1 }, tableau: { chu: [1, 'AC1'] } },
      M: { tokens: { laws: 3 }, large: ['writing'], alchemists: ['AC2', 'AC4'], hand: [5, 50] },
    },
    to: 'M',
  });
  for (const viewer of [SPECTATOR, 0, 1]) {
    const view = t.k.view(t.s, viewer);
    for (const field of [
      'officials',
      'workers',
      'unrest',
      'tableau',
      'tokens',
      'large',
      'alchemists',
      'reserve',
    ] as const)
      expect(view[field]).toEqual(t.s[field]);
    expect(view.hands[1]).toHaveLength(2);
  }
});
test('FE-051 faces of cards in hand are secret, their backs tell the aspect', () => {
  const t = position({ players: { S: { hand: [7, 70, 107] }, M: { hand: [110, 8] } } });
  expect(t.k.view(t.s, 0).hands).toEqual([
    [7, 70, 107],
    [UNKNOWN - 3, UNKNOWN - 1],
  ]);
  expect(t.k.view(t.s, SPECTATOR).hands[0]).toEqual([UNKNOWN - 1, UNKNOWN - 2, UNKNOWN - 3]);
});
test('FE-052 which Alchemist cards somebody still has may be read', () => {
  const t = position({ players: { S: {}, M: { tableau: { qi: ['AC2'] }, alchemists: ['AC1', 'AC5'] } } });
  const names = [0, 4].map(i => t.box.firstAlchemist + 5 + i);
  expect(t.k.view(t.s, 0).alchemists[1]).toEqual(names);
});
test('FE-053 decks are hidden, the top of the Court pile is open', () => {
  const t = position({ court: [12, 99] });
  for (const viewer of [SPECTATOR, 0, 1]) {
    const view = t.k.view(t.s, viewer);
    expect(view.court.at(-1)).toBe(99);
    expect(view.decks.flat().every(card => card < 0)).toBe(true);
    expect(view.decks.map(deck => deck.length)).toEqual(t.s.decks.map(deck => deck.length));
  }
});
test('FE-054 what went back into the box at setup is not known', () => {
  const { k, s } = fresh(2);
  for (const viewer of [SPECTATOR, 0, 1]) {
    const view = k.view(s, viewer);
    for (const zone of ['palaceTilesOut', 'governorTilesOut', 'mastersOut', 'emperorsOut', 'wallTilesOut'] as const) {
      expect(s[zone].length).toBeGreaterThan(0);
      expect(view[zone].every(tile => tile < 0)).toBe(true);
    }
  }
});
test('FE-056 the two Starting tiles of everybody lie open', () => {
  const { k, s } = fresh(3);
  for (const viewer of [SPECTATOR, 0, 1, 2]) expect(k.view(s, viewer).startingTiles).toEqual(s.startingTiles);
});
test('FE-043 FE-052 the same five for everybody are worth nothing to the others: only the owner places them', () => {
  const t = firstTurn(2);
  const [first = 0] = t.s.order;
  t.s.agenda.push({ at: 'placeAlchemist', seat: first, left: 1, region: 5, placed: 0 });
  const others = t.s.alchemists[1 - first]![0]!;
  t.table.refuses(`place ${others} chu`, 'notOffered').offers(`place ${t.s.alchemists[first]![0]} chu`);
});
