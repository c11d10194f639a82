import type { Pack } from './shape.ts';

/** Those who live at court: imperial relatives and officials. */
export const court: Pack['characters'] = [
  {
    id: 'crown-prince', // EC-200
    names: { en: 'Crown prince', ja: '太子' },
    set: 'deck',
    power: 7,
    cost: 5,
    copies: 1,
    blood: true,
    atEnd: [{ kind: 'vp', amount: 6 }],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'prince-3', // EC-201
    names: { en: 'Prince', ja: '庶子' },
    set: 'deck',
    power: 3,
    cost: 2,
    copies: 2,
    blood: true,
    atEnd: [{ kind: 'vp', amount: 3 }],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
    note: 'power 3 shown twice',
  },
  {
    id: 'prince-4', // EC-201
    names: { en: 'Prince', ja: '庶子' },
    set: 'deck',
    power: 4,
    cost: 3,
    copies: 1,
    blood: true,
    atEnd: [{ kind: 'vp', amount: 3 }],
    provenance: { power: 'reconstructed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
  },
  {
    id: 'empress', // EC-202
    names: { en: 'Empress', ja: '妃' },
    set: 'deck',
    power: 5,
    cost: 3,
    copies: 1,
    blood: true,
    reveals: [{ kind: 'trust', amount: 1 }],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'concubine-2', // EC-202
    names: { en: 'Concubine', ja: '妾' },
    set: 'deck',
    power: 2,
    cost: 2,
    copies: 2,
    blood: true,
    reveals: [{ kind: 'trust', amount: 1 }],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
    note: 'power printed; copies reconstructed',
  },
  {
    id: 'concubine-3', // EC-202
    names: { en: 'Concubine', ja: '妾' },
    set: 'deck',
    power: 3,
    cost: 2,
    copies: 1,
    blood: true,
    reveals: [{ kind: 'trust', amount: 1 }],
    provenance: { power: 'reconstructed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
  },
  {
    id: 'eunuch-2', // EC-203
    names: { en: 'Eunuch', ja: '宦官' },
    set: 'deck',
    power: 2,
    cost: 2,
    copies: 1,
    blood: true,
    reveals: [
      { kind: 'loseTrust', amount: 2 },
      { kind: 'tributes', count: 1 },
    ],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
    note: '2 cards, both powers attested',
  },
  {
    id: 'eunuch-3', // EC-203
    names: { en: 'Eunuch', ja: '宦官' },
    set: 'deck',
    power: 3,
    cost: 2,
    copies: 1,
    blood: true,
    reveals: [
      { kind: 'loseTrust', amount: 2 },
      { kind: 'tributes', count: 1 },
    ],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'grand-chancellor', // EC-206
    names: { en: 'Grand chancellor', ja: '宰相' },
    set: 'deck',
    power: 5,
    cost: 3,
    copies: 1,
    atEnd: [{ kind: 'vpPer', of: 'territory', each: 1 }],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'philosopher', // EC-207
    names: { en: 'Philosopher', ja: '博士' },
    set: 'deck',
    power: 4,
    cost: 3,
    copies: 1,
    atEnd: [
      { kind: 'vpPer', of: 'legalist', each: 2 },
      { kind: 'vpPer', of: 'confucian', each: 2 },
    ],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'court-3', // EC-208
    names: { en: 'Court official', ja: '政務官' },
    set: 'deck',
    power: 3,
    cost: 2,
    copies: 1,
    reveals: [{ kind: 'money', amount: 1 }],
    provenance: { power: 'reconstructed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
  },
  {
    id: 'court-4', // EC-208
    names: { en: 'Court official', ja: '政務官' },
    set: 'deck',
    power: 4,
    cost: 3,
    copies: 1,
    reveals: [{ kind: 'money', amount: 1 }],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
  },
];
