import { EMPTY, fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { LI_SI } from '../box.ts';
import { game } from '../index.ts';
import { fresh, SEEDS } from './fresh.ts';
import { facing, obeys } from './li-si.ts';
import { position } from './position.ts';

// The rulebook can be read in two ways (FE-027): tiles are a pile of their site, or belong to a section each.
const bySection = { emperorTiles: 'section' };
const everywhere = { chu: 1, wei: 1, zhao: 1, qi: 1, yan: 1 };
const two = (options: Record<string, string>, emperors: Record<string, string[]>) =>
  position({
    players: {
      S: { hand: [119], workers: everywhere, tableau: { chu: [17] } },
      M: { hand: [120], workers: everywhere, tableau: { chu: [18] } },
    },
    emperors,
    options,
    court: [64],
  });

test('FE-027 where tiles belong to sections, each lies at a section of the site on its back, one at most', () => {
  for (const seats of [1, 2, 3, 4])
    for (const seed of SEEDS) {
      const { s, box } = fresh(seats, bySection, seed);
      s.emperors.forEach((tile, section) => {
        if (tile !== EMPTY) expect(box.emperorSite[tile]).toBe(section >> 1);
      });
      expect(s.emperors.filter(tile => tile !== EMPTY)).toHaveLength({ 1: 4, 2: 4, 3: 5, 4: 6 }[seats]!);
    }
  const lone = (options: Record<string, string>) =>
    SEEDS.flatMap(seed => {
      const { emperors } = fresh(2, options, seed).s;
      return [0, 2, 4]
        .filter(at => (emperors[at] === EMPTY) !== (emperors[at + 1] === EMPTY))
        .map(at => emperors[at]! > 0);
    });
  expect(new Set(lone(bySection))).toEqual(new Set([true, false])); // a lone tile lies at either section …
  expect(new Set(lone({}))).toEqual(new Set([true])); // … of a pile it is the lowest
  expect(new Set(SEEDS.map(seed => fresh(4, bySection, seed).s.emperors.join())).size).toBeGreaterThan(5);
});
test('FE-027 a table that says nothing of it has piles, dealt with the same draws as before there was a choice', () => {
  const table = { seats: 3, options: { table: 'printed', mausoleum: 'standard', liSi: '1', liSiPays: 'evenly' } };
  const old = kernelFor(game, table);
  const standard = tableFor(game, 3);
  expect(standard.options.emperorTiles).toBe('pile');
  for (const seed of SEEDS) expect(old.setup(table, fastRand(seed))).toEqual(fresh(3, {}, seed).s);
});
test('FE-196 where tiles belong to sections, whoever opens a section takes the tile of that section', () => {
  const taken = (options: Record<string, string>, slot: string) => {
    const t = two(options, { jade: ['ET1', 'ET2'] });
    t.table.plays('court 119 wall', `build ${slot}`).at('emperorTile').plays('put 17');
    return [t.s.emperorOn[0]![0], t.s.emperors.slice(0, 2)];
  };
  expect(taken(bySection, 'jade-left-1 chu')).toEqual([1, [0, 2]]);
  expect(taken(bySection, 'jade-right-1 chu,wei')).toEqual([2, [1, 0]]);
  for (const slot of ['jade-left-1 chu', 'jade-right-1 chu,wei']) expect(taken({}, slot)).toEqual([2, [1, 0]]); // the upper one
  const none = two(bySection, { jade: ['ET1'] }); // at the left section
  none.table.plays('court 119 wall', 'build jade-right-1 chu,wei').at('turn', 1);
  expect(none.s.emperors.slice(0, 2)).toEqual([1, 0]);
});
test('FE-199 where tiles belong to sections, one left behind is nobody’s, also when the other section is opened', () => {
  const left = (options: Record<string, string>) => {
    const t = two(options, { gold: ['ET3'] });
    t.s.decks[0]!.push(t.s.tableau[0]![0]!); // the first builder has no card to put it on
    t.s.tableau[0]![0] = EMPTY;
    t.table.plays('court 119 wall', 'build gold-left-1 chu').at('turn', 1);
    t.table.plays('court 120 wall', 'build gold-right-1 chu,wei');
    return [t.s.agenda.at(-1)!.at, t.s.emperors.slice(2, 4)];
  };
  expect(left({})).toEqual(['emperorTile', [3, 0]]);
  expect(left(bySection)).toEqual(['turn', [3, 0]]);
});
test('FE-392 where tiles belong to sections, Li Si takes that of his section, or else the other one of the site', () => {
  const takes = (tiles: readonly number[]) => {
    const t = facing({ options: bySection, emperors: { jade: ['ET1', 'ET2'] } });
    for (const side of [0, 1])
      if (!tiles.includes(t.s.emperors[side]!)) t.s.emperorsOut.push(...t.s.emperors.splice(side, 1, EMPTY));
    obeys(t, 20); // at the jade site, from the left
    expect(t.s.walls[0]).toBe(LI_SI);
    return [t.s.emperors.slice(0, 2), t.s.emperorsUsed];
  };
  expect(takes([1, 2])).toEqual([[0, 2], [1]]);
  expect(takes([1])).toEqual([[0, 0], [1]]);
  expect(takes([2])).toEqual([[0, 0], [2]]);
  expect(takes([])).toEqual([[0, 0], []]);
});
