import type { Pack } from './shape.ts';

/** The three Unification tables: rows from top to bottom, one reward for each round. */
export const unificationTables: Pack['unificationTables'] = [
  {
    id: 'printed',
    provenance: 'printed',
    where: 'printed on the game board',
    rows: [
      {
        aspect: 'writing',
        rewards: [
          [{ kind: 'recruit', official: 'any', amount: 1, region: 'chu' }],
          [{ kind: 'placeAlchemistCard', most: 1, region: 'any' }],
          [{ kind: 'freeGovernor', regions: ['chu', 'wei'] }],
          [{ kind: 'unlock', soldiers: 2 }],
          [{ kind: 'freePalace', regions: ['chu', 'wei', 'zhao', 'qi', 'yan'] }],
        ],
      },
      {
        aspect: 'currency',
        rewards: [
          [{ kind: 'recruit', official: 'general', amount: 2, region: 'chu' }],
          [{ kind: 'sail', spaces: 4 }],
          [{ kind: 'hire', amount: 2, region: 'any' }],
          [{ kind: 'freeGovernor', regions: ['zhao', 'qi'] }],
          [{ kind: 'unlock', soldiers: 1 }, { kind: 'placeSoldier' }],
        ],
      },
      {
        aspect: 'laws',
        rewards: [
          [{ kind: 'recruit', official: 'architect', amount: 2, region: 'chu' }],
          [{ kind: 'hire', amount: 2, region: 'wei' }],
          [{ kind: 'reset', most: 3 }],
          [{ kind: 'freeWall' }],
          [{ kind: 'freeGovernor', regions: ['chu', 'wei', 'zhao', 'qi', 'yan'] }],
        ],
      },
    ],
  },
  {
    id: 'front',
    provenance: 'printed',
    where: 'Unification tile, first side',
    rows: [
      {
        aspect: 'laws',
        rewards: [
          [{ kind: 'recruit', official: 'any', amount: 1, region: 'chu' }],
          [{ kind: 'reset', most: 2 }],
          [{ kind: 'hire', amount: 2, region: 'any' }],
          [{ kind: 'placeSoldier' }],
          [{ kind: 'freeWall' }],
        ],
      },
      {
        aspect: 'writing',
        rewards: [
          [{ kind: 'sail', spaces: 3 }],
          [
            { kind: 'recruit', official: 'architect', amount: 1, region: 'wei' },
            { kind: 'recruit', official: 'general', amount: 1, region: 'wei' },
          ],
          [{ kind: 'recruit', official: 'any', amount: 2, region: 'any' }],
          [{ kind: 'freeGovernor', regions: ['zhao', 'qi'] }],
          [{ kind: 'freePalace', regions: ['chu', 'wei', 'zhao', 'qi', 'yan'] }],
        ],
      },
      {
        aspect: 'currency',
        rewards: [
          [{ kind: 'hire', amount: 1, region: 'any' }],
          [{ kind: 'recruit', official: 'alchemist', amount: 2, region: 'any' }],
          [{ kind: 'placeAlchemistCard', most: 2, region: 'any' }],
          [{ kind: 'freeWall' }],
          [{ kind: 'sail', spaces: 7 }],
        ],
      },
    ],
  },
  {
    id: 'back',
    provenance: 'printed',
    where: 'Unification tile, second side',
    rows: [
      {
        aspect: 'currency',
        rewards: [
          [{ kind: 'recruit', official: 'architect', amount: 2, region: 'chu' }],
          [{ kind: 'hire', amount: 2, region: 'wei' }],
          [{ kind: 'recruit', official: 'any', amount: 2, region: 'any' }],
          [{ kind: 'unlock', soldiers: 2 }],
          [{ kind: 'freeWall' }],
        ],
      },
      {
        aspect: 'laws',
        rewards: [
          [{ kind: 'hire', amount: 1, region: 'any' }],
          [{ kind: 'recruit', official: 'any', amount: 1, region: 'any' }],
          [{ kind: 'placeAlchemistCard', most: 2, region: 'any' }],
          [{ kind: 'freeGovernor', regions: ['zhao', 'qi'] }],
          [{ kind: 'freePalace', regions: ['chu', 'wei', 'zhao', 'qi', 'yan'] }],
        ],
      },
      {
        aspect: 'writing',
        rewards: [
          [{ kind: 'recruit', official: 'general', amount: 2, region: 'chu' }],
          [{ kind: 'sail', spaces: 4 }],
          [{ kind: 'hire', amount: 2, region: 'any' }],
          [{ kind: 'freeWall' }],
          [{ kind: 'freeGovernor', regions: ['chu', 'wei', 'zhao', 'qi', 'yan'] }],
        ],
      },
    ],
  },
];
