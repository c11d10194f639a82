import type { Pack } from './shape.ts';

/** Six wordings are printed; regions and tokens of ST04 to ST06 are our reconstruction. */
export const startingTiles: Pack['startingTiles'] = [
  {
    id: 'ST01',
    provenance: 'printed',
    note: "Printed wording 'Alchemist/Architect/General' read as three tiles, one Official each",
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'recruit', official: 'alchemist', amount: 1, region: 'chu' },
    ],
  },
  {
    id: 'ST02',
    provenance: 'printed',
    note: "Printed wording 'Alchemist/Architect/General' read as three tiles, one Official each",
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'recruit', official: 'architect', amount: 1, region: 'chu' },
    ],
  },
  {
    id: 'ST03',
    provenance: 'printed',
    note: "Printed wording 'Alchemist/Architect/General' read as three tiles, one Official each",
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
    ],
  },
  {
    id: 'ST04',
    provenance: 'reconstructed',
    note: 'The booklet names the effect (raise Unrest in the indicated region, gain the indicated tokens); region, aspect and amount reconstructed: three tiles bring the six printed wordings to the printed count of 10',
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'payUnrest', region: 'wei', amount: 1 },
      { kind: 'tokens', aspect: 'writing', amount: 2 },
    ],
  },
  {
    id: 'ST05',
    provenance: 'reconstructed',
    note: 'The booklet names the effect (raise Unrest in the indicated region, gain the indicated tokens); region, aspect and amount reconstructed: three tiles bring the six printed wordings to the printed count of 10',
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'payUnrest', region: 'zhao', amount: 1 },
      { kind: 'tokens', aspect: 'currency', amount: 2 },
    ],
  },
  {
    id: 'ST06',
    provenance: 'reconstructed',
    note: 'The booklet names the effect (raise Unrest in the indicated region, gain the indicated tokens); region, aspect and amount reconstructed: three tiles bring the six printed wordings to the printed count of 10',
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'payUnrest', region: 'qi', amount: 1 },
      { kind: 'tokens', aspect: 'laws', amount: 2 },
    ],
  },
  {
    id: 'ST07',
    provenance: 'printed',
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'sail', spaces: 2 },
    ],
  },
  {
    id: 'ST08',
    provenance: 'printed',
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'payUnrest', region: 'chu', amount: 1 },
      { kind: 'unlock', soldiers: 1 },
      { kind: 'sail', spaces: 1 },
    ],
  },
  {
    id: 'ST09',
    provenance: 'printed',
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'payUnrest', region: 'chu', amount: 1 },
      { kind: 'payUnrest', region: 'yan', amount: 1 },
      { kind: 'hire', amount: 1, region: 'chu' },
    ],
  },
  {
    id: 'ST10',
    provenance: 'printed',
    effects: [
      { kind: 'recruit', official: 'general', amount: 1, region: 'chu' },
      { kind: 'payUnrest', region: 'wei', amount: 1 },
      { kind: 'payUnrest', region: 'zhao', amount: 1 },
      { kind: 'payUnrest', region: 'qi', amount: 1 },
      { kind: 'placeAlchemistCard', most: 1, region: 'chu' },
    ],
  },
];
