import { EMPTY } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { iconOf } from '../at.ts';
import { content } from '../content/index.ts';
import { NOBODY } from '../state.ts';
import { firstTurn, fresh, SEEDS, sorted, toldOf } from './fresh.ts';
import { position } from './position.ts';

const ALL = [1, 2, 3, 4];
const differ = (seats: number, look: (t: ReturnType<typeof fresh>) => unknown) =>
  new Set(SEEDS.map(seed => JSON.stringify(look(fresh(seats, {}, seed))))).size;

test('FE-021 three Unification tables to choose from, or one at random', () => {
  const rows = (table: string) => {
    const { s, box } = fresh(2, { table });
    return box.rows.slice(s.table * 3, s.table * 3 + 3);
  };
  expect([rows('printed'), rows('front'), rows('back')]).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]);
  expect(new Set(SEEDS.map(seed => fresh(2, { table: 'random' }, seed).s.table))).toEqual(new Set([0, 1, 2]));
});
test('FE-022 the first round begins', () => {
  for (const seats of ALL) {
    const t = firstTurn(seats);
    expect(t.s.round).toBe(1);
    expect(t.s.column).toEqual([NOBODY, NOBODY, NOBODY]);
    expect(t.s.ending).toBe(''); // while the game goes on
  }
});
test('FE-023 Mausoleum tiles lie at random on spots of their icon', () => {
  for (const seed of SEEDS) {
    const { s, box } = fresh(3, {}, seed);
    expect(sorted(s.mausoleumTiles)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    s.mausoleumTiles.forEach((tile, spot) => {
      expect(box.icon[tile]).toBe(iconOf(s.symbols[spot]!));
    });
  }
  expect(new Set(SEEDS.map(seed => fresh(3, {}, seed).s.mausoleumTiles[0])).size).toBe(5);
});
test('FE-024 in the basic game the printed symbols name what a tile refers to', () => {
  for (const seed of SEEDS) expect(fresh(2, {}, seed).s.symbols).toEqual([0, 5, 1, 6, 2, 7, 3, 8, 4]);
  const t = position({ players: { S: { governors: ['qi', 'qi'] }, M: {} }, mausoleum: { qi: 'MR2' } });
  t.begins({ at: 'soldiers', seat: 0 });
  t.table.offers('place 6').refuses('place 8', 'needsNotMet'); // the seventh spot is Qi's
});
test('FE-025 six of the seven Wall tiles, either side up', () => {
  for (const seats of ALL) {
    const { s } = fresh(seats);
    expect(sorted([...s.wallTiles, ...s.wallTilesOut])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(s.wallTilesOut).toHaveLength(1);
  }
  const lain = SEEDS.map(seed => fresh(3, {}, seed).s);
  expect(new Set(lain.map(s => s.wallTilesOut[0])).size).toBe(7);
  for (let section = 0; section < 6; section++) expect(new Set(lain.map(s => s.wallSides[section])).size).toBe(2);
});
test('FE-026 six, five or four Emperor tiles, the others discarded at random', () => {
  const used = { 1: 4, 2: 4, 3: 5, 4: 6 };
  for (const seats of [1, 2, 3, 4] as const) {
    const { s } = fresh(seats);
    expect(s.emperors.filter(tile => tile !== EMPTY)).toHaveLength(used[seats]);
    expect(s.emperorsOut).toHaveLength(6 - used[seats]);
  }
  expect(new Set(SEEDS.map(seed => fresh(3, {}, seed).s.emperorsOut[0])).size).toBe(6);
});
test('FE-027 each Emperor tile lies at the site on its back, in random order, two at most', () => {
  for (const seed of SEEDS) {
    const { s, box } = fresh(4, {}, seed);
    s.emperors.forEach((tile, at) => {
      expect(box.emperorSite[tile]).toBe(at >> 1);
    });
  }
  expect(differ(4, ({ s }) => s.emperors)).toBeGreaterThan(5);
  const heights = SEEDS.flatMap(seed => {
    const { emperors } = fresh(2, {}, seed).s;
    return [0, 1, 2].map(site => emperors.slice(site * 2, site * 2 + 2).filter(tile => tile !== EMPTY).length);
  });
  expect(new Set(heights)).toEqual(new Set([0, 1, 2]));
});
test('FE-028 three, two or one Palace tile in each region', () => {
  const inRegion = { 1: 1, 2: 1, 3: 2, 4: 3 };
  for (const seats of [1, 2, 3, 4] as const) {
    const { s } = fresh(seats);
    for (let region = 0; region < 5; region++)
      expect(s.palaceTiles.slice(region * 3, region * 3 + 3).filter(tile => tile !== EMPTY)).toHaveLength(
        inRegion[seats],
      );
    expect(s.palaceTilesOut).toHaveLength(15 - 5 * inRegion[seats]);
  }
  expect(differ(3, ({ s }) => s.palaceTiles)).toBe(SEEDS.length);
});
test('FE-029 Governor tiles with their blanks by player count', () => {
  const wanted = { 1: [2, 3], 2: [2, 3], 3: [0, 5], 4: [2, 8] };
  for (const seats of [1, 2, 3, 4] as const)
    for (const seed of SEEDS) {
      const { s, box } = fresh(seats, {}, seed);
      const lying = s.governorTiles.filter(tile => tile !== EMPTY);
      const blanks = lying.filter(tile => box.blank[tile]).length;
      expect([blanks, lying.length - blanks]).toEqual(wanted[seats]);
      for (let region = 0; region < 5; region++)
        expect(s.governorTiles.slice(region * 2, region * 2 + 2).filter(tile => tile !== EMPTY)).toHaveLength(
          seats === 4 ? 2 : 1,
        );
      expect(lying.length + s.governorTilesOut.length).toBe(12);
    }
  expect(differ(4, ({ s }) => s.governorTiles)).toBe(SEEDS.length);
});
test('FE-030 as many Masters as players, two alone, at random and open', () => {
  for (const seats of ALL) {
    const { s, k } = fresh(seats);
    expect(s.masters).toHaveLength(seats === 1 ? 2 : seats);
    expect(s.masters.length + s.mastersOut.length).toBe(5);
    expect(k.view(s, 0).masters).toEqual(s.masters);
  }
  expect(new Set(SEEDS.flatMap(seed => fresh(2, {}, seed).s.masters)).size).toBe(5);
});
test('FE-031 three decks, each of its own aspect, in random order', () => {
  for (const seats of ALL) {
    const { s, box } = fresh(seats);
    s.decks.forEach((deck, aspect) => {
      expect([deck.length, new Set(deck.map(card => box.type[card]))]).toEqual([40, new Set([aspect])]);
    });
  }
  expect(new Set(SEEDS.map(seed => firstTurn(2, {}, seed).s.hands[0]!.join())).size).toBe(SEEDS.length);
});
test('FE-032 nine, eleven or thirteen small tokens of each aspect', () => {
  const supply = { 1: 9, 2: 9, 3: 11, 4: 13 };
  for (const seats of [1, 2, 3, 4] as const) expect(fresh(seats).s.supply).toEqual(Array(3).fill(supply[seats]));
});
test('FE-033 the large tokens lie on the board', () => {
  for (const seats of ALL) expect(fresh(seats).s.large).toEqual([NOBODY, NOBODY, NOBODY]);
});
test('FE-034 with three players the fourth slot of a section is blocked', () => {
  const rich = { hand: [33], workers: { chu: 1, wei: 1, zhao: 1 } };
  const three = position({ players: { S: rich, M: {}, P: {} } });
  three.table.plays('court 33 wall').refuses('build jade-left-4 chu', 'blockedSlot').offers('build jade-left-1 chu');
  const four = position({ players: { S: rich, M: {}, P: {}, Q: {} } });
  four.table.plays('court 33 wall').offers('build jade-left-4 chu,wei,zhao');
});
test('FE-355 the advanced game: tokens at random on the spots, tiles by their icon', () => {
  const spots = SEEDS.map(seed => {
    const { s, box } = fresh(3, { mausoleum: 'advanced' }, seed);
    expect(sorted(s.symbols)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    s.mausoleumTiles.forEach((tile, spot) => {
      expect(box.icon[tile]).toBe(iconOf(s.symbols[spot]!));
    });
    return s.symbols.join();
  });
  expect(new Set(spots).size).toBe(SEEDS.length);
  const t = position({ players: { S: {}, M: {} }, options: { mausoleum: 'advanced' } });
  for (const spot of [0, 1, 2]) t.s.soldiers[spot * 4] = 0; // the first row of the grid, whatever its tokens say
  expect(t.score('S').mausoleum).toBe(10);
});
test('FE-356 the table, the mode and, alone, Li Si are all there is to choose', () => {
  const readings = ['liSiPays', 'liSiUnlocks', 'emperorTiles']; // how FE-397 and FE-027 are read
  expect(Object.keys(fresh(2).k.game.options)).toEqual(['table', 'mausoleum', 'liSi', ...readings]);
  for (const option of ['liSi', 'liSiPays', 'liSiUnlocks']) expect(fresh(2).k.game.concerns?.(option, 2)).toBe(false);
  expect(fresh(2).k.game.concerns?.('liSi', 1)).toBe(true);
  for (const option of ['table', 'emperorTiles']) expect(fresh(2).k.game.concerns?.(option, 2)).toBe(true);
  const { s: one } = fresh(3, { table: 'front' });
  const { s: other } = fresh(3, { table: 'back' });
  expect({ ...one, table: 0 }).toEqual({ ...other, table: 0 }); // nothing else depends on it
});
test('FE-328 three tables of fifteen rewards', () => {
  const words = (table: number, row: number) =>
    content.unificationTables[table]!.rows[row]!.rewards.map(list =>
      list.map(effect => Object.values(effect).flat().join(' ')).join(', '),
    );
  const everywhere = 'chu wei zhao qi yan';
  const palace = `freePalace ${everywhere}`;
  const governor = `freeGovernor ${everywhere}`;
  const cards = 'placeAlchemistCard 2 any';
  const recruit = 'recruit any 1 chu';
  const architects = 'recruit architect 2 chu';
  const generals = 'recruit general 2 chu';
  expect(words(0, 0)).toEqual([recruit, 'placeAlchemistCard 1 any', 'freeGovernor chu wei', 'unlock 2', palace]);
  expect(words(0, 1)).toEqual([generals, 'sail 4', 'hire 2 any', 'freeGovernor zhao qi', 'unlock 1, placeSoldier']);
  expect(words(0, 2)).toEqual([architects, 'hire 2 wei', 'reset 3', 'freeWall', governor]);
  expect(words(1, 0)).toEqual([recruit, 'reset 2', 'hire 2 any', 'placeSoldier', 'freeWall']);
  const both = 'recruit architect 1 wei, recruit general 1 wei';
  expect(words(1, 1)).toEqual(['sail 3', both, 'recruit any 2 any', 'freeGovernor zhao qi', palace]);
  expect(words(1, 2)).toEqual(['hire 1 any', 'recruit alchemist 2 any', cards, 'freeWall', 'sail 7']);
  expect(words(2, 0)).toEqual([architects, 'hire 2 wei', 'recruit any 2 any', 'unlock 2', 'freeWall']);
  expect(words(2, 1)).toEqual(['hire 1 any', 'recruit any 1 any', cards, 'freeGovernor zhao qi', palace]);
  expect(words(2, 2)).toEqual([generals, 'sail 4', 'hire 2 any', 'freeWall', governor]);
});
test('FE-046 a random player is first, the others follow clockwise', () => {
  for (const seats of [2, 3, 4]) {
    const firsts = SEEDS.map(seed => {
      const { s, told } = fresh(seats, {}, seed);
      const [first = 0] = s.order;
      expect(s.order).toEqual(s.order.map((_, i) => (first + i) % seats));
      expect(toldOf(told, 'begins')).toEqual([[first]]);
      return first;
    });
    expect(new Set(firsts).size).toBe(seats);
  }
});
