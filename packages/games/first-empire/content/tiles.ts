import type { Pack } from './shape.ts';

/** Left slot, right slot; a blank tile has none. */
export const governorTiles: Pack['governorTiles'] = [
  {
    id: 'GT01',
    provenance: 'printed',
    slots: [[{ kind: 'pointsPerBuilding', amount: 1, building: 'palace' }], [{ kind: 'sail', spaces: 3 }]],
  },
  {
    id: 'GT02',
    provenance: 'printed',
    slots: [[{ kind: 'pointsPerBuilding', amount: 1, building: 'wall' }], [{ kind: 'moveOfficials', most: 4 }]],
  },
  {
    id: 'GT03',
    provenance: 'printed',
    slots: [
      [{ kind: 'calm', region: 'any', regions: 2, amount: 1 }],
      [{ kind: 'pointsPerCard', amount: 1, type: 'alchemist', where: 'tableau' }],
    ],
  },
  {
    id: 'GT04',
    provenance: 'printed',
    slots: [[{ kind: 'unlock', soldiers: 1 }], [{ kind: 'recruit', official: 'alchemist', amount: 2, region: 'any' }]],
  },
  {
    id: 'GT05',
    provenance: 'printed',
    slots: [
      [{ kind: 'placeAlchemistCard', most: 1, region: 'any' }],
      [{ kind: 'pointsPerCard', amount: 1, type: 'writing', where: 'tableau' }],
    ],
  },
  {
    id: 'GT06',
    provenance: 'printed',
    slots: [
      [{ kind: 'moveOfficials', most: 3 }],
      [{ kind: 'pointsPerCard', amount: 1, type: 'laws', where: 'tableau' }],
    ],
  },
  { id: 'GT07', provenance: 'printed', slots: [[{ kind: 'unlock', soldiers: 1 }], [{ kind: 'moveWorkers', most: 2 }]] },
  {
    id: 'GT08',
    provenance: 'printed',
    slots: [[{ kind: 'hire', amount: 1, region: 'any' }], [{ kind: 'sail', spaces: 2 }]],
  },
  {
    id: 'GT09',
    provenance: 'printed',
    slots: [
      [{ kind: 'recruit', official: 'architect', amount: 2, region: 'any' }],
      [{ kind: 'pointsPerCard', amount: 1, type: 'currency', where: 'tableau' }],
    ],
  },
  {
    id: 'GT10',
    provenance: 'printed',
    slots: [
      [{ kind: 'recruit', official: 'general', amount: 2, region: 'any' }],
      [{ kind: 'hire', amount: 1, region: 'any' }],
    ],
  },
  { id: 'GT11', provenance: 'printed', slots: [] },
  { id: 'GT12', provenance: 'printed', slots: [] },
];

/** The five kinds are printed; three copies of each are our reconstruction. */
export const palaceTiles: Pack['palaceTiles'] = [
  {
    id: 'PT-writing',
    provenance: 'printed',
    copies: 3,
    copiesProvenance: 'reconstructed',
    effects: [{ kind: 'pointsPerCard', amount: 3, type: 'writing', where: 'here' }],
  },
  {
    id: 'PT-currency',
    provenance: 'printed',
    copies: 3,
    copiesProvenance: 'reconstructed',
    effects: [{ kind: 'pointsPerCard', amount: 3, type: 'currency', where: 'here' }],
  },
  {
    id: 'PT-laws',
    provenance: 'printed',
    copies: 3,
    copiesProvenance: 'reconstructed',
    effects: [{ kind: 'pointsPerCard', amount: 3, type: 'laws', where: 'here' }],
  },
  {
    id: 'PT-alchemist',
    provenance: 'printed',
    copies: 3,
    copiesProvenance: 'reconstructed',
    effects: [{ kind: 'pointsPerCard', amount: 3, type: 'alchemist', where: 'here' }],
  },
  {
    id: 'PT-any',
    provenance: 'printed',
    copies: 3,
    copiesProvenance: 'reconstructed',
    effects: [
      { kind: 'payUnrest', region: 'here', amount: 1 },
      { kind: 'pointsPerCard', amount: 2, type: 'any', where: 'here' },
    ],
  },
];

export const emperorTiles: Pack['emperorTiles'] = [
  { id: 'ET1', provenance: 'reconstructed', site: 'jade', trigger: 'recruit' },
  { id: 'ET2', provenance: 'reconstructed', site: 'jade', trigger: 'wall' },
  { id: 'ET3', provenance: 'reconstructed', site: 'gold', trigger: 'search' },
  { id: 'ET4', provenance: 'reconstructed', site: 'gold', trigger: 'palace' },
  { id: 'ET5', provenance: 'reconstructed', site: 'crimson', trigger: 'governor' },
  { id: 'ET6', provenance: 'reconstructed', site: 'crimson', trigger: 'hire' },
];
