import type { Pack } from './shape.ts';

/**
 * Two faces each; which faces share a tile is our reconstruction. The printed final scoring has the Alchemist, Architect and
 * Writing faces on the board at once, so these are on three tiles.
 */
export const wallTiles: Pack['wallTiles'] = [
  {
    id: 'WT1',
    faces: [
      {
        id: 'WT1a',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [2, 3, 4],
        condition: { kind: 'official', official: 'alchemist', least: 1 },
      },
      {
        id: 'WT1b',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [1, 2, 3],
        condition: { kind: 'cardOfType', type: 'currency', least: 1 },
      },
    ],
  },
  {
    id: 'WT2',
    faces: [
      {
        id: 'WT2a',
        provenance: 'printed',
        note: 'Scoring example: 3 VP x 2 regions with an Architect; 2/3/4 scale by analogy with the Alchemist face and the 2014 tiles',
        points: [2, 3, 4],
        condition: { kind: 'official', official: 'architect', least: 1 },
      },
      {
        id: 'WT2b',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [1, 2, 3],
        condition: { kind: 'cardOfType', type: 'laws', least: 1 },
      },
    ],
  },
  {
    id: 'WT3',
    faces: [
      {
        id: 'WT3a',
        provenance: 'reconstructed',
        note: 'Third official type; the 2014 tiles have one face per official type',
        points: [2, 3, 4],
        condition: { kind: 'official', official: 'general', least: 1 },
      },
      {
        id: 'WT3b',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [1, 2, 3],
        condition: { kind: 'cardOfType', type: 'writing', least: 1 },
      },
    ],
  },
  {
    id: 'WT4',
    faces: [
      {
        id: 'WT4a',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [2, 3, 4],
        condition: { kind: 'worker', least: 1 },
      },
      {
        id: 'WT4b',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [1, 2, 3],
        condition: { kind: 'cardOfType', type: 'alchemist', least: 1 },
      },
    ],
  },
  {
    id: 'WT5',
    faces: [
      {
        id: 'WT5a',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [2, 3, 4],
        condition: { kind: 'cardsOfOneType', least: 2 },
      },
      {
        id: 'WT5b',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [1, 2, 3],
        condition: { kind: 'governor', least: 1 },
      },
    ],
  },
  {
    id: 'WT6',
    faces: [
      {
        id: 'WT6a',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [2, 3, 4],
        condition: { kind: 'officialsMatchUnrest' },
      },
      {
        id: 'WT6b',
        provenance: 'printed',
        note: 'Appendix 2',
        points: [1, 2, 3],
        condition: { kind: 'unrest', level: 0 },
      },
    ],
  },
  {
    id: 'WT7',
    faces: [
      {
        id: 'WT7a',
        provenance: 'reconstructed',
        note: 'Completes seven 2/3/4 faces; the 2014 tiles have this very face (2/3/4 per region holding 3 cards)',
        points: [2, 3, 4],
        condition: { kind: 'cards', least: 3 },
      },
      {
        id: 'WT7b',
        provenance: 'reconstructed',
        note: 'Completes seven 1/2/3 faces; sibling of the Governor face',
        points: [1, 2, 3],
        condition: { kind: 'palace', least: 1 },
      },
    ],
  },
];

/** A slot's level is its price in Workers and the column of the tile's points. By number of players, slots from left to right. */
export const wallSections: Pack['wallSections'] = {
  '2': [
    { site: 'jade', side: 'left', levels: [1, 3] },
    { site: 'jade', side: 'right', levels: [2, 3] },
    { site: 'gold', side: 'left', levels: [1, 3] },
    { site: 'gold', side: 'right', levels: [2, 3] },
    { site: 'crimson', side: 'left', levels: [1, 3] },
    { site: 'crimson', side: 'right', levels: [2, 3] },
  ],
  '3': [
    { site: 'jade', side: 'left', levels: [1, 2, 3] },
    { site: 'jade', side: 'right', levels: [1, 2, 3] },
    { site: 'gold', side: 'left', levels: [1, 2, 3] },
    { site: 'gold', side: 'right', levels: [1, 2, 3] },
    { site: 'crimson', side: 'left', levels: [1, 2, 3] },
    { site: 'crimson', side: 'right', levels: [1, 2, 3] },
  ],
  '4': [
    { site: 'jade', side: 'left', levels: [1, 2, 2, 3] },
    { site: 'jade', side: 'right', levels: [1, 2, 2, 3] },
    { site: 'gold', side: 'left', levels: [1, 2, 2, 3] },
    { site: 'gold', side: 'right', levels: [1, 2, 2, 3] },
    { site: 'crimson', side: 'left', levels: [1, 2, 2, 3] },
    { site: 'crimson', side: 'right', levels: [1, 2, 2, 3] },
  ],
};
