import { expect, test } from 'vitest';
import type { Benefit, Condition } from '../content/vocabulary.ts';
import { changes, type Given, reads } from '../order.ts';

const nothing: Given = { when: [], rice: 0, charge: 0, gives: [] };
const giving = (...gives: Benefit[]): Given => ({ ...nothing, gives });
const asking = (one: Condition): Given => ({ ...nothing, when: [one] });
/** TK-185: does it matter which of the two comes first? */
const matters = (one: Given, other: Given) =>
  (reads(one) & changes(other)) !== 0 || (reads(other) & changes(one)) !== 0;

const CHANGING: Readonly<Record<string, Given>> = {
  gold: giving({ kind: 'gain', goods: { gold: 1 } }),
  rice: giving({ kind: 'gain', goods: { rice: 1 } }),
  untrained: giving({ kind: 'gain', goods: { untrained: 1 } }),
  trained: giving({ kind: 'gainPer', good: 'trained', per: 'locations', most: 1 }),
  spear: giving({ kind: 'gain', goods: { spear: 1 } }),
  weapon: giving({ kind: 'gain', goods: { weapon: 1 } }),
  weapons: giving({ kind: 'gainPer', good: 'weapon', per: 'locations', most: 1 }),
  bundles: giving({ kind: 'oneOf', options: [{ horse: 1 }, { support: 1 }] }),
  support: giving({ kind: 'supportBack', amount: 1 }),
  training: giving({ kind: 'train', most: 1 }),
  drawing: giving({ kind: 'draw', from: 'either' }),
  putting: giving({ kind: 'putOnCard', item: 'horse', amount: 1 }),
  taking: giving({ kind: 'takeFromCard', good: 'gold', amount: 1 }),
  tribe: giving({ kind: 'tribe', change: 1 }),
  token: giving({ kind: 'spareToken', land: 'farm', amount: 1 }),
  harvest: giving({ kind: 'act', action: 'harvest' }),
  tax: giving({ kind: 'act', action: 'collect-tax' }),
  swap: giving({ kind: 'swap', one: { gold: 1 }, other: { crossbow: 1 } }),
  joining: giving({ kind: 'joinAlliance' }),
  paying: { ...nothing, rice: 1 },
  charging: { ...nothing, charge: 1 },
};
const after = (one: Given) => Object.keys(CHANGING).filter(name => (reads(one) & changes(CHANGING[name]!)) !== 0);
const supply = (good: 'gold' | 'rice' | 'untrained' | 'trained' | 'horse' | 'vessel' | 'support' | 'army') =>
  after(asking({ kind: 'supply', good, least: 1 }));

test('TK-185 a condition on the supply waits for whatever brings or takes that good', () => {
  expect(supply('gold')).toEqual(['gold', 'taking', 'tax', 'swap']);
  expect(supply('rice')).toEqual(['rice', 'harvest', 'paying']);
  expect(supply('untrained')).toEqual(['untrained', 'training']);
  expect(supply('trained')).toEqual(['trained', 'training']);
  expect(supply('army')).toEqual(['untrained', 'trained', 'training']);
  expect(supply('horse')).toEqual(['weapon', 'weapons', 'bundles']);
  expect(supply('vessel')).toEqual(['weapon', 'weapons']);
  expect(supply('support')).toEqual(['bundles', 'support']);
});
test('TK-185 a condition on stores, lands, the tribe, a card or the alliance waits for what changes it', () => {
  expect(after(asking({ kind: 'granary', least: 1 }))).toEqual(['token', 'harvest', 'tax']);
  expect(after(asking({ kind: 'flippedAtMost', land: 'farm', most: 1 }))).toEqual(['harvest']);
  expect(after(asking({ kind: 'flippedAtMost', land: 'marketplace', most: 1 }))).toEqual(['tax']);
  expect(after(asking({ kind: 'tribe', least: 1 }))).toEqual(['tribe']);
  expect(after(asking({ kind: 'cardHas', least: 1 }))).toEqual(['putting', 'taking', 'charging']);
  for (const kind of ['inAlliance', 'notInAlliance'] as const) expect(after(asking({ kind }))).toEqual(['joining']);
});
test('TK-185 what no benefit changes waits for none', () => {
  const still: Condition[] = [
    ...(
      ['stationedGenerals', 'locations', 'domestic', 'rank', 'built', 'withSupport', 'sent', 'stationedUnits'] as const
    ).map(kind => ({ kind, least: 1 })),
    ...(
      [
        'bothBorders',
        'emperorToken',
        'lowestRank',
        'evenRound',
        'left',
        'notAssigned',
        'emptySpace',
        'rivalThere',
      ] as const
    ).map(kind => ({ kind })),
    ...(['stationed', 'firstOfRound', 'lastToAssign', 'loserThere'] as const).map(kind => ({ kind })),
    ...(['deficitsAtMost', 'winsAtMost'] as const).map(kind => ({ kind, most: 1 })),
    ...(['recruited', 'alongside'] as const).map(kind => ({ kind, general: 'cao-cao' })),
    { kind: 'level', land: 'farm', least: 1 },
    { kind: 'roundFrom', round: 2 },
    { kind: 'notTaken', action: 'harvest' },
    { kind: 'withUnits', army: 'cavalry', least: 1 },
    { kind: 'produced', weapon: 'spear', least: 1 },
  ];
  for (const one of still) expect([one.kind, after(asking(one)), reads(asking(one)) > 0]).toEqual([one.kind, [], true]);
});
test('TK-185 a benefit waits for what it reads: a count, armies to train, decks, a card, a land, a price', () => {
  const waits = (name: string) => after(CHANGING[name]!);
  for (const name of ['gold', 'spear', 'weapon', 'bundles', 'support', 'putting', 'trained'])
    expect([name, waits(name)]).toEqual([name, []]);
  const per = (per: 'treasury' | 'gold' | 'rice' | 'support' | 'locations') =>
    after(giving({ kind: 'gainPer', good: 'spear', per, most: 1 }));
  expect([per('treasury'), per('gold'), per('rice'), per('support'), per('locations')]).toEqual([
    ['token', 'harvest', 'tax'],
    supply('gold'),
    supply('rice'),
    supply('support'),
    [],
  ]);
  expect([waits('training'), waits('drawing'), waits('taking'), waits('tribe'), waits('joining')]).toEqual([
    ['untrained', 'training'],
    ['drawing'],
    ['putting', 'taking', 'charging'],
    ['tribe'],
    ['joining'],
  ]);
  expect([waits('token'), waits('harvest'), waits('tax'), waits('paying'), waits('charging')]).toEqual([
    ['token', 'harvest', 'tax'],
    ['harvest'],
    ['tax'],
    ['rice', 'harvest', 'paying'],
    ['putting', 'taking', 'charging'],
  ]);
  expect(waits('swap')).toEqual(['gold', 'weapon', 'weapons', 'taking', 'tax', 'swap']);
});
test('TK-185 two gifts that touch nothing of each other need no order', () => {
  expect(matters(CHANGING.gold!, CHANGING.rice!)).toBe(false);
  expect(matters(CHANGING.gold!, asking({ kind: 'supply', good: 'gold', least: 3 }))).toBe(true);
  expect(matters(CHANGING.harvest!, CHANGING.tax!)).toBe(false);
  expect([reads(nothing), changes(nothing)]).toEqual([0, 0]);
});
