import type { Pack } from './shape.ts';

/** Four opponents of rising strength. The structure of the deck is public, the single cards are our reconstruction. */
export const liSiCards: Pack['liSi']['cards'] = [
  {
    id: 'li-si-1',
    deck: [1, 2, 3, 6, 10, 15, 20, 8, 18],
    turnOrder: 2,
    shipStart: 0,
    unlocked: 0,
    top: 'A',
    below: 'C',
  },
  {
    id: 'li-si-2',
    deck: [1, 2, 4, 6, 11, 16, 22, 9, 23],
    turnOrder: 2,
    shipStart: 0,
    unlocked: 1,
    top: 'A',
    below: 'D',
  },
  {
    id: 'li-si-3',
    deck: [2, 3, 5, 7, 12, 17, 20, 14, 24],
    turnOrder: 1,
    shipStart: 2,
    unlocked: 1,
    top: 'D',
    below: 'B',
  },
  {
    id: 'li-si-4',
    deck: [3, 4, 5, 7, 13, 16, 21, 14, 19],
    turnOrder: 1,
    shipStart: 5,
    unlocked: 3,
    top: 'C',
    below: 'B',
  },
];

export const liSiOrders: Pack['liSi']['orders'] = [
  { number: 1, once: false, order: { kind: 'unify', tokens: [1, 2, 3], otherwise: 1 } },
  { number: 2, once: false, order: { kind: 'unify', tokens: [1, 2, 3], otherwise: 1 } },
  { number: 3, once: false, order: { kind: 'unify', tokens: [1, 2, 3], otherwise: 1 } },
  { number: 4, once: false, order: { kind: 'unify', tokens: [2, 3, 4], otherwise: 1 } },
  { number: 5, once: false, order: { kind: 'unify', tokens: [2, 3, 4], otherwise: 1 } },
  { number: 6, once: false, order: { kind: 'search', spaces: 3 } },
  { number: 7, once: false, order: { kind: 'search', spaces: 4 } },
  { number: 8, once: true, order: { kind: 'search', spaces: 4 } },
  { number: 9, once: true, order: { kind: 'search', spaces: 6 } },
  {
    number: 10,
    once: false,
    order: { kind: 'governor', regions: ['chu', 'zhao', 'yan', 'wei', 'qi'], governors: 1, place: 'left' },
  },
  {
    number: 11,
    once: false,
    order: { kind: 'governor', regions: ['wei', 'qi', 'chu', 'zhao', 'yan'], governors: 1, place: 'area' },
  },
  {
    number: 12,
    once: false,
    order: { kind: 'governor', regions: ['zhao', 'chu', 'qi', 'yan', 'wei'], governors: 1, place: 'left' },
  },
  {
    number: 13,
    once: false,
    order: { kind: 'governor', regions: ['yan', 'wei', 'zhao', 'qi', 'chu'], governors: 1, place: 'left' },
  },
  {
    number: 14,
    once: true,
    order: { kind: 'governor', regions: ['qi', 'yan', 'zhao', 'wei', 'chu'], governors: 2, place: 'right' },
  },
  {
    number: 15,
    once: false,
    order: {
      kind: 'palace',
      regions: ['wei', 'zhao', 'chu', 'qi', 'yan'],
      largeTokens: ['writing', 'currency', 'laws'],
      takesTile: true,
    },
  },
  {
    number: 16,
    once: false,
    order: {
      kind: 'palace',
      regions: ['qi', 'chu', 'yan', 'zhao', 'wei'],
      largeTokens: ['currency', 'laws', 'writing'],
      takesTile: true,
    },
  },
  {
    number: 17,
    once: false,
    order: {
      kind: 'palace',
      regions: ['yan', 'wei', 'zhao', 'chu', 'qi'],
      largeTokens: ['laws', 'writing', 'currency'],
      takesTile: true,
    },
  },
  {
    number: 18,
    once: true,
    order: {
      kind: 'palace',
      regions: ['zhao', 'qi', 'yan', 'wei', 'chu'],
      largeTokens: ['writing', 'laws', 'currency'],
      takesTile: false,
    },
  },
  {
    number: 19,
    once: true,
    order: {
      kind: 'palace',
      regions: ['chu', 'wei', 'qi', 'yan', 'zhao'],
      largeTokens: ['currency', 'writing', 'laws'],
      takesTile: true,
    },
  },
  {
    number: 20,
    once: false,
    order: { kind: 'wall', sites: ['jade', 'gold', 'crimson'], from: 'left', takesEmperorTile: true },
  },
  {
    number: 21,
    once: false,
    order: { kind: 'wall', sites: ['crimson', 'jade', 'gold'], from: 'right', takesEmperorTile: true },
  },
  {
    number: 22,
    once: false,
    order: { kind: 'wall', sites: ['gold', 'crimson', 'jade'], from: 'left', takesEmperorTile: false },
  },
  {
    number: 23,
    once: true,
    order: { kind: 'wall', sites: ['jade', 'crimson', 'gold'], from: 'right', takesEmperorTile: true },
  },
  {
    number: 24,
    once: true,
    order: { kind: 'wall', sites: ['gold', 'jade', 'crimson'], from: 'left', takesEmperorTile: true },
  },
];

/** These lines are printed. */
export const liSiScoring: Pack['liSi']['scoring'] = [
  { id: 'A', walls: [2, 4, 6], palaceTiles: true, bottom: { kind: 'governors', majority: 10, tie: 'shared' } },
  { id: 'B', walls: [4, 6, 8], palaceTiles: true, bottom: { kind: 'governors', majority: 10, tie: 'his' } },
  { id: 'C', walls: [5, 7, 9], palaceTiles: true, bottom: { kind: 'elixir', plus: 0 } },
  { id: 'D', walls: [3, 5, 7], palaceTiles: true, bottom: { kind: 'elixir', plus: 2 } },
];
