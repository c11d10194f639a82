import type { Pack } from './shape.ts';

export const regions: Pack['regions'] = [
  { id: 'chu', names: { en: 'Chu', fr: 'Chu', zh: '楚' } },
  { id: 'wei', names: { en: 'Wei', fr: 'Wei', zh: '魏' } },
  { id: 'zhao', names: { en: 'Zhao', fr: 'Zhao', zh: '趙' } },
  { id: 'qi', names: { en: 'Qi', fr: 'Qi', zh: '齊' } },
  { id: 'yan', names: { en: 'Yan', fr: 'Yan', zh: '燕' } },
];
export const aspects: Pack['aspects'] = [
  { id: 'writing', names: { en: 'Writing', fr: 'Écriture', zh: '文字' }, icon: 'bamboo slip', colour: 'white' },
  { id: 'currency', names: { en: 'Currency', fr: 'Monnaie', zh: '貨幣' }, icon: 'coin', colour: 'black' },
  { id: 'laws', names: { en: 'Laws', fr: 'Lois', zh: '法律' }, icon: 'seal', colour: 'green' },
];
export const officials: Pack['officials'] = [
  { id: 'alchemist', names: { en: 'Alchemist', fr: 'Alchimiste', zh: '方士' } },
  { id: 'architect', names: { en: 'Architect', fr: 'Architecte', zh: '匠師' } },
  { id: 'general', names: { en: 'General', fr: 'Général', zh: '將軍' } },
];
export const courtActions: Pack['courtActions'] = [
  { id: 'recruit', names: { en: 'Recruit 1 Official', fr: 'Recruter 1 Officiel', zh: '招募官員' }, number: 'lower' },
  { id: 'search', names: { en: 'Search for the Elixir', fr: "Rechercher l'Élixir", zh: '尋找仙丹' }, number: 'lower' },
  {
    id: 'governor',
    names: { en: 'Install 1 Governor', fr: 'Installer 1 Gouverneur', zh: '設立郡守' },
    number: 'lower',
  },
  { id: 'hire', names: { en: 'Hire 2 Workers', fr: 'Engager 2 Ouvriers', zh: '徵募工人' }, number: 'higher' },
  { id: 'palace', names: { en: 'Build 1 Palace', fr: 'Construire 1 Palais', zh: '興建宮殿' }, number: 'higher' },
  { id: 'wall', names: { en: 'Build 1 Wall', fr: 'Construire 1 Muraille', zh: '修築長城' }, number: 'higher' },
];
export const wallSites: Pack['wallSites'] = [
  { id: 'jade', names: { en: 'Jade site', fr: 'Site de jade', zh: '玉段' } },
  { id: 'gold', names: { en: 'Gold site', fr: "Site d'or", zh: '金段' } },
  { id: 'crimson', names: { en: 'Crimson site', fr: 'Site cramoisi', zh: '赤段' } },
];

export const mausoleum: Pack['mausoleum'] = {
  provenance: 'reconstructed',
  symbols: ['chu', 'jade', 'wei', 'gold', 'zhao', 'crimson', 'qi', 'elixir', 'yan'],
  tiles: [
    {
      id: 'MR1',
      icon: 'region',
      needs: { governors: 1, palaces: 1 },
      slots: [
        { points: 7, players: 2 },
        { points: 5, players: 3 },
        { points: 4, players: 2 },
        { points: 2, players: 2 },
      ],
    },
    {
      id: 'MR2',
      icon: 'region',
      needs: { governors: 2 },
      slots: [
        { points: 7, players: 2 },
        { points: 5, players: 3 },
        { points: 4, players: 2 },
        { points: 2, players: 2 },
      ],
    },
    {
      id: 'MR3',
      icon: 'region',
      needs: { palaces: 2 },
      slots: [
        { points: 8, players: 2 },
        { points: 6, players: 3 },
        { points: 5, players: 2 },
        { points: 3, players: 2 },
      ],
    },
    {
      id: 'MR4',
      icon: 'region',
      needs: { governors: 1 },
      slots: [
        { points: 5, players: 2 },
        { points: 4, players: 3 },
        { points: 3, players: 2 },
        { points: 1, players: 2 },
      ],
    },
    {
      id: 'MR5',
      icon: 'region',
      needs: { governors: 1, palaces: 2 },
      slots: [
        { points: 10, players: 2 },
        { points: 8, players: 3 },
        { points: 6, players: 2 },
        { points: 4, players: 2 },
      ],
    },
    {
      id: 'MW1',
      icon: 'wall',
      needs: { walls: 1, wallsInAll: 2 },
      slots: [
        { points: 6, players: 2 },
        { points: 4, players: 3 },
        { points: 3, players: 2 },
        { points: 1, players: 2 },
      ],
    },
    {
      id: 'MW2',
      icon: 'wall',
      needs: { walls: 2 },
      slots: [
        { points: 8, players: 2 },
        { points: 6, players: 3 },
        { points: 4, players: 2 },
        { points: 2, players: 2 },
      ],
    },
    {
      id: 'MW3',
      icon: 'wall',
      needs: { walls: 1, wallsInAll: 3 },
      slots: [
        { points: 8, players: 2 },
        { points: 6, players: 3 },
        { points: 4, players: 2 },
        { points: 2, players: 2 },
      ],
    },
    {
      id: 'ME1',
      icon: 'elixir',
      needs: { alchemistCards: 3 },
      slots: [
        { points: 8, players: 2 },
        { points: 6, players: 3 },
        { points: 4, players: 2 },
        { points: 2, players: 2 },
      ],
    },
  ],
  linePoints: 10,
};

/** The start first. */
export const elixirRoute: Pack['elixirRoute'] = {
  provenance: 'reconstructed',
  spaces: [
    {},
    {},
    {},
    { symbols: 1 },
    { value: 1 },
    {},
    { symbols: 1 },
    { value: 2 },
    {},
    { symbols: 1 },
    { master: true },
    { value: 3 },
    { symbols: 1 },
    {},
    { symbols: 1, value: 4 },
    {},
    { symbols: 1 },
    { value: 5 },
    { symbols: 1 },
    {},
    { symbols: 2, value: 6 },
  ],
};
