import type { Pack } from './shape.ts';

/** The gameboard. Ids of Regions and the kinds of squares are printed; adjacency and positions are our reconstruction. */
export const regions: Pack['regions'] = [
  { names: { en: 'Region 1', zh: '一' }, symbol: '一', x: 200, y: 340 },
  { names: { en: 'Region 2', zh: '二' }, symbol: '二', x: 500, y: 280 },
  { names: { en: 'Region 3', zh: '三' }, symbol: '三', x: 820, y: 360 },
  { names: { en: 'Region 4', zh: '四' }, symbol: '四', x: 700, y: 740 },
  { names: { en: 'Region 5', zh: '五' }, symbol: '五', x: 320, y: 760 },
];
export const adjacent: Pack['adjacent'] = [
  // ZG-011
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
];
export const walled: Pack['walled'] = [
  [1, 5],
  [2, 4],
  [2, 5],
];
const threeSquares: Pack['squares'][number] = [
  // ZG-007
  { kind: 'reassign', points: 4 },
  { kind: 'anyOfficial' },
  { kind: 'points', amount: 4 },
];
export const squares: Pack['squares'] = [threeSquares, threeSquares, threeSquares, threeSquares, threeSquares];
export const sites: Pack['sites'] = [
  { id: 'turquoise', names: { en: 'Turquoise', zh: '青' }, sections: 2, x: 60, y: 450, mark: 'printed' },
  { id: 'gold', names: { en: 'Gold', zh: '金' }, sections: 2, x: 350, y: 60, mark: 'printed' },
  { id: 'silver', names: { en: 'Silver', zh: '银' }, sections: 2, x: 720, y: 60, mark: 'reconstructed' },
];
/** All twelve faces are printed; which two share a tile is our reconstruction. */
export const wallTiles: Pack['wallTiles'] = [
  {
    id: 'T1',
    faces: [
      { kind: 'calmRegions', points: [1, 2, 3] },
      { kind: 'cardSets', points: [2, 3, 4] },
    ],
  },
  {
    id: 'T2',
    faces: [
      { kind: 'guardedRegions', points: [1, 2, 3] },
      { kind: 'fullRegions', cards: 3, points: [2, 3, 4] },
    ],
  },
  {
    id: 'T3',
    faces: [
      { kind: 'officialRegions', colour: 'gray', points: [2, 3, 4] },
      { kind: 'pairRegions', cards: 2, points: [1, 2, 3] },
    ],
  },
  {
    id: 'T4',
    faces: [
      { kind: 'officialRegions', colour: 'red', points: [2, 3, 4] },
      { kind: 'aspectRegions', aspect: 'currency', points: [1, 2, 3] },
    ],
  },
  {
    id: 'T5',
    faces: [
      { kind: 'officialRegions', colour: 'white', points: [2, 3, 4] },
      { kind: 'aspectRegions', aspect: 'laws', points: [1, 2, 3] },
    ],
  },
  {
    id: 'T6',
    faces: [
      { kind: 'lessUnrest', points: [5, 10, 15], least: 0 },
      { kind: 'aspectRegions', aspect: 'writing', points: [1, 2, 3] },
    ],
  },
];
