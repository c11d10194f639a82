import { WHOLE_CARD } from './origin.ts';
import type { EnhancementRow } from './shape.ts';

/** The other Unification cards. */
export const unificationMore: readonly EnhancementRow[] = [
  {
    id: 'military-farm-bureau', // TK-611
    names: { en: 'Military Farm Bureau', zh: '典農府' },
    deck: 'unification',
    cost: { support: 1 },
    points: 1,
    text: 'When built: harvest at once.',
    abilities: [{ kind: 'benefit', at: 'built', gives: [{ kind: 'act', action: 'harvest' }] }],
    reconstructed: WHOLE_CARD,
    notes: ['Built by symmetry with Office of Minister of Finance.'],
  },
  {
    id: 'office-of-minister-of-finance', // TK-612
    names: { en: 'Office of Minister of Finance', zh: '大司農府' },
    deck: 'unification',
    cost: { support: 1 },
    points: 1,
    text: 'When built: collect tax at once.',
    abilities: [{ kind: 'benefit', at: 'built', gives: [{ kind: 'act', action: 'collect-tax' }] }],
    reconstructed: [],
  },
  {
    id: 'silk-workshop', // TK-613
    names: { en: 'Silk Workshop', zh: '錦坊' },
    deck: 'unification',
    cost: { gold: 2 },
    points: 1,
    text: 'After develop marketplace: 1 gold.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['develop-marketplace'],
        by: 'owner',
        gives: [{ kind: 'gain', goods: { gold: 1 } }],
      },
    ],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'spear-armory', // TK-614
    names: { en: 'Spear Armory', zh: '矛庫' },
    deck: 'unification',
    cost: { spear: 1, gold: 2 },
    points: 2,
    text: 'After produce-spears-horses with 2 spears produced: 1 more spear.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['produce-spears-horses'],
        by: 'owner',
        when: [{ kind: 'produced', weapon: 'spear', least: 2 }],
        gives: [{ kind: 'gain', goods: { spear: 1 } }],
      },
    ],
    reconstructed: [],
  },
  {
    id: 'square-pallet-chain-pumps', // TK-615
    names: { en: 'Square-pallet Chain Pumps', zh: '翻車' },
    deck: 'unification',
    cost: { gold: 2, rice: 1 },
    points: 1,
    text: 'When built: put 1 spare farm token on your granary.',
    abilities: [{ kind: 'benefit', at: 'built', gives: [{ kind: 'spareToken', land: 'farm', amount: 1 }] }],
    reconstructed: ['needs', 'cost', 'points', 'text'],
  },
  {
    id: 'stable', // TK-616
    names: { en: 'Stable', zh: '馬廄' },
    deck: 'unification',
    cost: { horse: 1, gold: 2 },
    points: 2,
    text: 'After produce-spears-horses with 2 horses produced: 1 more horse.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['produce-spears-horses'],
        by: 'owner',
        when: [{ kind: 'produced', weapon: 'horse', least: 2 }],
        gives: [{ kind: 'gain', goods: { horse: 1 } }],
      },
    ],
    reconstructed: ['needs', 'cost', 'points', 'text'],
    notes: ['Built by symmetry with Spear Armory (1 spear + 2 gold, 2 VP, from the rulebook).'],
  },
  {
    id: 'training-ground', // TK-617
    names: { en: 'Training Ground', zh: '校場' },
    deck: 'unification',
    cost: { army: 1, gold: 1 },
    points: 1,
    text: 'After train armies: may train 1 more.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['train-armies'],
        by: 'owner',
        may: 'yes',
        gives: [{ kind: 'train', most: 1 }],
      },
    ],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'tun-tian-colonies', // TK-618
    names: { en: 'Tun Tian Colonies', zh: '屯田' },
    deck: 'unification',
    cost: { rice: 2 },
    points: 1,
    text: 'Round end, with at least 1 army unit stationed: 1 rice.',
    abilities: [
      {
        kind: 'benefit',
        at: 'roundEnd',
        when: [{ kind: 'stationedUnits', least: 1 }],
        gives: [{ kind: 'gain', goods: { rice: 1 } }],
      },
    ],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'weapon-trading-post', // TK-619
    names: { en: 'Weapon Trading Post', zh: '兵器市' },
    deck: 'unification',
    cost: { gold: 2 },
    points: 1,
    text: 'Your weapon trades: buy 3 for 4 gold, sell 3 for 8 gold.',
    abilities: [{ kind: 'weaponPrices', buy: 4, sell: 8 }],
    reconstructed: ['needs', 'cost', 'points', 'text'],
  },
  {
    id: 'wooden-ox-transport', // TK-620
    names: { en: 'Wooden Ox Transport', zh: '木牛流馬' },
    deck: 'unification',
    cost: { gold: 1, rice: 1 },
    points: 1,
    text: 'Upkeep: gold may stand in for missing rice and rice for missing gold, 1 for 1.',
    abilities: [{ kind: 'swapsUpkeep' }],
    reconstructed: WHOLE_CARD,
  },
];
