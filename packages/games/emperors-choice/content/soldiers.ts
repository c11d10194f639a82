import type { Pack } from './shape.ts';

/** Those who fight: no effect, defence, or something that happens in the auction. */
export const soldiers: Pack['characters'] = [
  {
    id: 'cavalry-2', // EC-197
    names: { en: 'Cavalry', ja: '騎兵' },
    set: 'deck',
    power: 2,
    cost: 1,
    copies: 3,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
    note: 'power printed (pictures); split 3+3 reconstructed',
  },
  {
    id: 'cavalry-3', // EC-197
    names: { en: 'Cavalry', ja: '騎兵' },
    set: 'deck',
    power: 3,
    cost: 1,
    copies: 3,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
    note: 'power printed (setup drawing); split 3+3 reconstructed',
  },
  {
    id: 'officer-4', // EC-198
    names: { en: 'Military officer', ja: '武官' },
    set: 'deck',
    power: 4,
    cost: 2,
    copies: 2,
    defence: 1,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
    note: 'power printed; copies reconstructed',
  },
  {
    id: 'officer-5', // EC-198
    names: { en: 'Military officer', ja: '武官' },
    set: 'deck',
    power: 5,
    cost: 2,
    copies: 2,
    defence: 1,
    provenance: { power: 'reconstructed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
    note: 'fills the range 4-6',
  },
  {
    id: 'officer-6', // EC-198
    names: { en: 'Military officer', ja: '武官' },
    set: 'deck',
    power: 6,
    cost: 2,
    copies: 2,
    defence: 1,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
    note: 'power printed; copies reconstructed',
  },
  {
    id: 'general-7', // EC-199
    names: { en: 'General', ja: '将軍' },
    set: 'deck',
    power: 7,
    cost: 3,
    copies: 1,
    defence: 2,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
  },
  {
    id: 'general-8', // EC-199
    names: { en: 'General', ja: '将軍' },
    set: 'deck',
    power: 8,
    cost: 3,
    copies: 2,
    defence: 2,
    provenance: { power: 'printed', cost: 'printed', effect: 'printed', copies: 'reconstructed' },
    note: 'cost 3 for power 8 is in the replenish example; the second copy is reconstructed',
  },
  {
    id: 'general-9', // EC-199
    names: { en: 'General', ja: '将軍' },
    set: 'deck',
    power: 9,
    cost: 4,
    copies: 1,
    defence: 2,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'reconstructed' },
  },
  {
    id: 'field-marshal', // EC-204
    names: { en: 'Field marshal', ja: '元帥' },
    set: 'deck',
    power: 2,
    powerPerCube: 1,
    cost: 4,
    copies: 1,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'supply-3', // EC-209
    names: { en: 'Supply officer', ja: '補給官' },
    set: 'deck',
    power: 3,
    cost: 2,
    copies: 1,
    reveals: [{ kind: 'cubes', amount: 1 }],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
    note: '2 cards, both powers attested (auction example; picture)',
  },
  {
    id: 'supply-4', // EC-209
    names: { en: 'Supply officer', ja: '補給官' },
    set: 'deck',
    power: 4,
    cost: 3,
    copies: 1,
    reveals: [{ kind: 'cubes', amount: 1 }],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'assassin', // EC-210
    names: { en: 'Assassin', ja: '刺客' },
    set: 'deck',
    power: 0,
    cost: 2,
    copies: 1,
    reveals: [{ kind: 'kill', vpPerCost: 2 }],
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'cavalry-S2',
    names: { en: 'Cavalry (start)', ja: '騎兵 S' },
    set: 'start',
    power: 2,
    cost: 1,
    copies: 5,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'cavalry-S3',
    names: { en: 'Cavalry (start)', ja: '騎兵 S' },
    set: 'start',
    power: 3,
    cost: 1,
    copies: 5,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
  {
    id: 'cavalry-B3',
    names: { en: 'Cavalry (bonus)', ja: '騎兵 B' },
    set: 'bonus',
    power: 3,
    cost: 1,
    copies: 1,
    provenance: { power: 'printed', cost: 'reconstructed', effect: 'printed', copies: 'printed' },
  },
];
