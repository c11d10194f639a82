import type { Pack } from './shape.ts';

/** Two abilities are printed in the booklet; the others follow the 2014 game or icons that occur elsewhere. */
export const abilities: Pack['abilities'] = [
  { id: 'AB01', provenance: 'printed', note: 'Printed in appendix 1', effects: [{ kind: 'moveOfficials', most: 2 }] },
  {
    id: 'AB02',
    provenance: 'printed',
    note: 'Printed in appendix 1',
    effects: [{ kind: 'calm', region: 'any', regions: 1, amount: 1 }],
  },
  {
    id: 'AB03',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game',
    effects: [{ kind: 'calm', region: 'here', regions: 1, amount: 1 }],
  },
  {
    id: 'AB04',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game',
    effects: [{ kind: 'tokens', aspect: 'any', amount: 1 }],
  },
  {
    id: 'AB05',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game',
    effects: [{ kind: 'points', amount: 2 }],
  },
  {
    id: 'AB06',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game',
    effects: [{ kind: 'points', amount: 3 }],
  },
  {
    id: 'AB07',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game',
    effects: [{ kind: 'moveWorkers', most: 1 }],
  },
  {
    id: 'AB08',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game',
    effects: [{ kind: 'hire', amount: 1, region: 'here' }],
  },
  {
    id: 'AB09',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game (white/gray/red official)',
    effects: [{ kind: 'recruit', official: 'alchemist', amount: 1, region: 'here' }],
  },
  {
    id: 'AB10',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game (white/gray/red official)',
    effects: [{ kind: 'recruit', official: 'architect', amount: 1, region: 'here' }],
  },
  {
    id: 'AB11',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game (white/gray/red official)',
    effects: [{ kind: 'recruit', official: 'general', amount: 1, region: 'here' }],
  },
  {
    id: 'AB12',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game (VP per colour)',
    effects: [{ kind: 'pointsPerCard', amount: 1, type: 'writing', where: 'tableau' }],
  },
  {
    id: 'AB13',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game (VP per colour)',
    effects: [{ kind: 'pointsPerCard', amount: 1, type: 'currency', where: 'tableau' }],
  },
  {
    id: 'AB14',
    provenance: 'reconstructed',
    note: 'As in the bonus list of the 2014 game (VP per colour)',
    effects: [{ kind: 'pointsPerCard', amount: 1, type: 'laws', where: 'tableau' }],
  },
  {
    id: 'AB15',
    provenance: 'reconstructed',
    note: 'New for the Elixir action; icon exists on other components',
    effects: [{ kind: 'sail', spaces: 1 }],
  },
  {
    id: 'AB16',
    provenance: 'reconstructed',
    note: 'Printed: some abilities raise Unrest; ship icon exists elsewhere',
    effects: [
      { kind: 'payUnrest', region: 'here', amount: 1 },
      { kind: 'sail', spaces: 2 },
    ],
  },
  {
    id: 'AB17',
    provenance: 'reconstructed',
    note: 'Printed: some abilities raise Unrest; worker icon exists elsewhere',
    effects: [
      { kind: 'payUnrest', region: 'here', amount: 1 },
      { kind: 'hire', amount: 2, region: 'here' },
    ],
  },
  {
    id: 'AB18',
    provenance: 'reconstructed',
    note: 'Printed: some abilities raise Unrest; soldier icon exists elsewhere',
    effects: [
      { kind: 'payUnrest', region: 'here', amount: 1 },
      { kind: 'unlock', soldiers: 1 },
    ],
  },
  {
    id: 'AB19',
    provenance: 'reconstructed',
    note: 'Printed: some abilities raise Unrest; token icon exists elsewhere',
    effects: [
      { kind: 'payUnrest', region: 'here', amount: 1 },
      { kind: 'tokens', aspect: 'any', amount: 2 },
    ],
  },
  {
    id: 'AB20',
    provenance: 'reconstructed',
    note: 'Sibling of AB12-AB14 (governor tile GT03 has the same bonus)',
    effects: [{ kind: 'pointsPerCard', amount: 1, type: 'alchemist', where: 'tableau' }],
  },
];

/** Each player has the same five; what they do is our reconstruction. */
export const alchemistCards: Pack['alchemistCards'] = [
  {
    id: 'AC1',
    provenance: 'reconstructed',
    trigger: 'recruit',
    effects: [{ kind: 'recruit', official: 'any', amount: 1, region: 'here' }],
  },
  {
    id: 'AC2',
    provenance: 'reconstructed',
    trigger: 'search',
    effects: [
      { kind: 'calm', region: 'any', regions: 1, amount: 1 },
      { kind: 'moveOfficials', most: 1 },
    ],
  },
  { id: 'AC3', provenance: 'reconstructed', trigger: 'governor', effects: [{ kind: 'points', amount: 4 }] },
  { id: 'AC4', provenance: 'reconstructed', trigger: 'hire', effects: [{ kind: 'hire', amount: 1, region: 'any' }] },
  {
    id: 'AC5',
    provenance: 'reconstructed',
    trigger: 'palace',
    effects: [{ kind: 'tokens', aspect: 'any', amount: 2 }],
  },
];

export const masterAlchemistCards: Pack['masterAlchemistCards'] = [
  {
    id: 'MA1',
    provenance: 'reconstructed',
    trigger: 'recruit',
    effects: [{ kind: 'recruit', official: 'any', amount: 2, region: 'any' }],
  },
  { id: 'MA2', provenance: 'reconstructed', trigger: 'search', effects: [{ kind: 'sail', spaces: 2 }] },
  {
    id: 'MA3',
    provenance: 'reconstructed',
    trigger: 'governor',
    effects: [
      { kind: 'unlock', soldiers: 1 },
      { kind: 'points', amount: 2 },
    ],
  },
  { id: 'MA4', provenance: 'reconstructed', trigger: 'hire', effects: [{ kind: 'hire', amount: 2, region: 'any' }] },
  { id: 'MA5', provenance: 'reconstructed', trigger: 'wall', effects: [{ kind: 'points', amount: 6 }] },
];
