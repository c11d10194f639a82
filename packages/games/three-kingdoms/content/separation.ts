import { WHOLE_CARD } from './origin.ts';
import type { EnhancementRow } from './shape.ts';

/** Separation cards: ways to score. */
export const separation: readonly EnhancementRow[] = [
  {
    id: 'ancestral-temple', // TK-621
    names: { en: 'Ancestral Temple', zh: '宗廟' },
    deck: 'separation',
    needs: { kind: 'rank', least: 3 },
    cost: { rice: 3 },
    points: 3,
    text: 'No further effect.',
    abilities: [],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'bronze-sparrow', // TK-622
    names: { en: 'Bronze Sparrow', zh: '銅雀臺' },
    deck: 'separation',
    needs: { kind: 'domestic', least: 5 },
    cost: { gold: 4 },
    points: 4,
    text: 'No further effect.',
    abilities: [],
    reconstructed: ['needs', 'cost', 'points', 'text'],
  },
  {
    id: 'danyang-spearmen', // TK-623
    names: { en: 'Danyang Spearmen', zh: '丹陽兵' },
    deck: 'separation',
    needs: { kind: 'stationedUnits', least: 1, army: 'infantry' },
    cost: { spear: 2 },
    points: 2,
    text: '+1 VP per 2 stationed infantry units (max +2).',
    abilities: [{ kind: 'scorePer', per: 'infantry', every: 2, each: 1, most: 2 }],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'eight-formations', // TK-624
    names: { en: 'Eight Formations', zh: '八陣圖' },
    deck: 'separation',
    needs: { kind: 'stationedUnits', least: 3 },
    cost: { gold: 2, rice: 2 },
    points: 3,
    text: 'No further effect.',
    abilities: [],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'ever-normal-granary', // TK-625
    names: { en: 'Ever-Normal Granary', zh: '常平倉' },
    deck: 'separation',
    needs: { kind: 'level', land: 'farm', least: 2 },
    cost: { gold: 2 },
    points: 1,
    text: '+1 VP per 4 rice in supply (max +3).',
    abilities: [{ kind: 'scorePer', per: 'rice', every: 4, each: 1, most: 3 }],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'imperial-jade-seal', // TK-626
    names: { en: 'Imperial Jade Seal', zh: '傳國玉璽' },
    deck: 'separation',
    needs: { kind: 'rank', least: 2 },
    cost: { support: 1, gold: 2 },
    points: 2,
    text: '+2 VP if you hold the Han emperor token.',
    abilities: [{ kind: 'scoreIf', when: [{ kind: 'emperorToken' }], points: 2 }],
    reconstructed: ['needs', 'cost', 'points', 'text'],
  },
  {
    id: 'imperial-treasury', // TK-627
    names: { en: 'Imperial Treasury', zh: '府庫' },
    deck: 'separation',
    needs: { kind: 'level', land: 'marketplace', least: 2 },
    cost: { rice: 2 },
    points: 1,
    text: '+1 VP per 4 gold in supply (max +3).',
    abilities: [{ kind: 'scorePer', per: 'gold', every: 4, each: 1, most: 3 }],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'infirmary', // TK-628
    names: { en: 'Infirmary', zh: '醫館' },
    deck: 'separation',
    needs: { kind: 'tribe', least: 8 },
    cost: { gold: 1, rice: 2 },
    points: 2,
    text: '+1 VP if your tribal level is at least 10.',
    abilities: [{ kind: 'scoreIf', when: [{ kind: 'tribe', least: 10 }], points: 1 }],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'mobile-siege-tower', // TK-629
    names: { en: 'Mobile Siege Tower', zh: '井闌' },
    deck: 'separation',
    needs: { kind: 'stationedGenerals', least: 1 },
    cost: { army: 1, crossbow: 1 },
    points: 2,
    text: '+1 VP per border you win.',
    abilities: [{ kind: 'scorePer', per: 'bordersWon', every: 1, each: 1, most: 2 }],
    reconstructed: ['needs', 'cost', 'points', 'text'],
    notes: [
      "A public review (Rock Paper Shotgun, 'Cardboard Children - Three Kingdoms Redux' (2015)) says that the printed card takes military VPs from opponents; no figures were found, so the effect here stays reconstructed.",
    ],
  },
  {
    id: 'nine-rank-system', // TK-630
    names: { en: 'Nine-Rank System', zh: '九品中正制' },
    deck: 'separation',
    cost: { gold: 1, rice: 1 },
    points: 1,
    text: '+1 VP per 3 recruited generals not stationed (max +2).',
    abilities: [{ kind: 'scorePer', per: 'unstationedGenerals', every: 3, each: 1, most: 2 }],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'plank-roads', // TK-631
    names: { en: 'Plank Roads', zh: '棧道' },
    deck: 'separation',
    needs: { kind: 'granary', least: 2 },
    cost: { army: 1, gold: 1 },
    points: 2,
    text: '+1 VP if at least 3 tokens lie on your granary.',
    abilities: [{ kind: 'scoreIf', when: [{ kind: 'granary', least: 3 }], points: 1 }],
    reconstructed: WHOLE_CARD,
  },
];
