import { WHOLE_CARD } from './origin.ts';
import type { EnhancementRow } from './shape.ts';

/** The other Separation cards. */
export const separationMore: readonly EnhancementRow[] = [
  {
    id: 'pulp-papermaking', // TK-632
    names: { en: 'Pulp Papermaking', zh: '造紙術' },
    deck: 'separation',
    cost: { gold: 1, rice: 1 },
    points: 1,
    text: '+1 VP per 2 other enhancements you built (max +3).',
    abilities: [{ kind: 'scorePer', per: 'otherEnhancements', every: 2, each: 1, most: 3 }],
    reconstructed: ['needs', 'cost', 'points', 'text'],
  },
  {
    id: 'puppet-theatre', // TK-633
    names: { en: 'Puppet Theatre', zh: '水轉百戲' },
    deck: 'separation',
    cost: { gold: 2 },
    points: 1,
    text: '+1 VP per 2 popular support tokens in supply (max +3).',
    abilities: [{ kind: 'scorePer', per: 'support', every: 2, each: 1, most: 3 }],
    reconstructed: ['needs', 'cost', 'points', 'text'],
  },
  {
    id: 'repeating-crossbow', // TK-634
    names: { en: 'Repeating Crossbow', zh: '諸葛連弩' },
    deck: 'separation',
    needs: { kind: 'stationedUnits', least: 1, army: 'archery' },
    cost: { crossbow: 2 },
    points: 2,
    text: '+1 VP per 2 stationed archery units (max +2).',
    abilities: [{ kind: 'scorePer', per: 'archery', every: 2, each: 1, most: 2 }],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'seismoscope', // TK-635
    names: { en: 'Seismoscope', zh: '地動儀' },
    deck: 'separation',
    cost: { gold: 2, rice: 1 },
    points: 1,
    text: '+2 VP if you have no deficit token.',
    abilities: [{ kind: 'scoreIf', when: [{ kind: 'deficitsAtMost', most: 0 }], points: 2 }],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'south-pointing-chariot', // TK-636
    names: { en: 'South-Pointing Chariot', zh: '指南車' },
    deck: 'separation',
    needs: { kind: 'bothBorders' },
    cost: { horse: 1, gold: 1 },
    points: 3,
    text: 'No further effect.',
    abilities: [],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'stone-classics', // TK-637
    names: { en: 'Stone Classics', zh: '熹平石經' },
    deck: 'separation',
    needs: { kind: 'built', least: 3 },
    cost: { gold: 2, rice: 2 },
    points: 4,
    text: 'No further effect.',
    abilities: [],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'tax-modification-system', // TK-638
    names: { en: 'Tax Modification System', zh: '租調制' },
    deck: 'separation',
    needs: { kind: 'level', land: 'marketplace', least: 2 },
    cost: { gold: 1, rice: 2 },
    points: 1,
    text: '+1 VP per token on your treasury (max +3).',
    abilities: [{ kind: 'scorePer', per: 'treasury', every: 1, each: 1, most: 3 }],
    reconstructed: ['needs', 'cost', 'points', 'text'],
  },
  {
    id: 'tiger-and-leopard-cavalry', // TK-639
    names: { en: 'Tiger and Leopard Cavalry', zh: '虎豹騎' },
    deck: 'separation',
    needs: { kind: 'stationedUnits', least: 1, army: 'cavalry' },
    cost: { horse: 2 },
    points: 2,
    text: '+1 VP per 2 stationed cavalry units (max +2).',
    abilities: [{ kind: 'scorePer', per: 'cavalry', every: 2, each: 1, most: 2 }],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'tower-ships', // TK-640
    names: { en: 'Tower Ships', zh: '樓船' },
    deck: 'separation',
    needs: { kind: 'stationedUnits', least: 1, army: 'naval' },
    cost: { vessel: 2 },
    points: 2,
    text: '+1 VP per 2 stationed naval units (max +2).',
    abilities: [{ kind: 'scorePer', per: 'naval', every: 2, each: 1, most: 2 }],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'watchtower', // TK-641
    names: { en: 'Watchtower', zh: '瞭望臺' },
    deck: 'separation',
    needs: { kind: 'locations', least: 1 },
    cost: { army: 1, gold: 1 },
    points: 1,
    text: '+1 VP per border where you occupy at least 1 location (max +2).',
    abilities: [{ kind: 'scorePer', per: 'bordersHeld', every: 1, each: 1, most: 2 }],
    reconstructed: ['deck', 'needs', 'cost', 'points', 'text'],
    notes: [
      'The rulebook names Watchtower as its sample card; deck, prerequisite, cost and effect were printed as a picture and are reconstructed.',
    ],
  },
];
