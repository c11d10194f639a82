import { WHOLE_GENERAL } from './origin.ts';
import type { GeneralRow } from './shape.ts';

/** The lord of Shu and the first of its generals by name. */
export const shu: readonly GeneralRow[] = [
  {
    id: 'liu-bei', // TK-546
    names: { en: 'Liu Bei', zh: '劉備' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 4, combat: 3, leadership: 2 },
    specialises: ['infantry', 'cavalry'],
    skill: {
      name: 'Benevolence',
      text: "If he was assigned with popular support tokens, 1 of them goes back to Shu's supply after his action (also if he is then stationed or left face down) or when he returns from a lost bid.",
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'returned',
        when: [{ kind: 'withSupport', least: 1 }],
        gives: [{ kind: 'supportBack', amount: 1 }],
      },
    ],
    reconstructed: ['headgear', 'combat', 'leadership', 'specialises', 'skill.name'],
  },
  {
    id: 'fa-zheng', // TK-547
    names: { en: 'Fa Zheng', zh: '法正' },
    state: 'shu',
    headgear: 'civil',
    attributes: { administration: 5, combat: 1, leadership: 1 },
    specialises: ['archery'],
    skill: {
      name: 'Opportunist',
      text: 'Bid +1 when another state already has a general on that space as he is assigned.',
    },
    abilities: [{ kind: 'bidBonus', where: 'bids', when: [{ kind: 'rivalThere' }], add: 1 }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'fei-yi', // TK-548
    names: { en: 'Fei Yi', zh: '費禕' },
    state: 'shu',
    headgear: 'civil',
    attributes: { administration: 4, combat: 1, leadership: 1 },
    specialises: ['infantry'],
    skill: { name: 'Steward', text: 'After he takes hire instructor and/or import technology: 1 gold and 1 rice.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['hire-import'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { gold: 1, rice: 1 } }],
      },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'guan-ping', // TK-549
    names: { en: 'Guan Ping', zh: '關平' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 1 },
    specialises: ['infantry', 'cavalry'],
    skill: { name: 'Filial Son', text: 'His combat is 5 while Shu has recruited Guan Yu (stationed or not).' },
    abilities: [
      { kind: 'attribute', attribute: 'combat', value: 5, when: [{ kind: 'recruited', general: 'guan-yu' }] },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'guan-yu', // TK-550
    names: { en: 'Guan Yu', zh: '關羽' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 3, combat: 5, leadership: 2 },
    specialises: ['cavalry', 'infantry'],
    skill: { name: 'Honour', text: 'When he is stationed: 1 popular support.' },
    abilities: [{ kind: 'benefit', at: 'stationed', gives: [{ kind: 'gain', goods: { support: 1 } }] }],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'huang-zhong', // TK-551
    names: { en: 'Huang Zhong', zh: '黃忠' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 1, combat: 5, leadership: 2 },
    specialises: ['archery'],
    skill: {
      name: 'Marksman',
      text: 'After he takes produce crossbows/vessels and made at least 1 crossbow: 1 crossbow.',
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['produce-crossbows-vessels'],
        by: 'general',
        when: [{ kind: 'produced', weapon: 'crossbow', least: 1 }],
        gives: [{ kind: 'gain', goods: { crossbow: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'jiang-wan', // TK-552
    names: { en: 'Jiang Wan', zh: '蔣琬' },
    state: 'shu',
    headgear: 'civil',
    attributes: { administration: 5, combat: 1, leadership: 1 },
    specialises: ['archery'],
    skill: { name: 'Stability', text: 'Shu pays no popular support upkeep.' },
    abilities: [{ kind: 'noSupportUpkeep' }],
    reconstructed: ['headgear', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'jiang-wei', // TK-553
    names: { en: 'Jiang Wei', zh: '姜維' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 4, combat: 4, leadership: 2 },
    specialises: ['infantry', 'archery'],
    skill: { name: 'Northern Expedition', text: 'Bid +1 on the Shu-Wei battle space.' },
    abilities: [{ kind: 'bidBonus', where: 'shu-wei', add: 1 }],
    reconstructed: ['headgear', 'combat', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'li-yan', // TK-554
    names: { en: 'Li Yan', zh: '李嚴' },
    state: 'shu',
    headgear: 'civil',
    attributes: { administration: 3, combat: 3, leadership: 1 },
    specialises: ['naval', 'archery'],
    skill: { name: 'Quartermaster', text: 'Round end, once he is stationed: 1 rice.' },
    abilities: [
      { kind: 'benefit', at: 'roundEnd', when: [{ kind: 'stationed' }], gives: [{ kind: 'gain', goods: { rice: 1 } }] },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
    notes: [
      "Rulebook tip: this general's skill can still work after he is stationed; the effect itself is reconstructed to fit.",
    ],
  },
  {
    id: 'liao-hua', // TK-555
    names: { en: 'Liao Hua', zh: '廖化' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 2, combat: 3, leadership: 1 },
    specialises: ['infantry', 'naval'],
    skill: { name: 'Last Vanguard', text: 'Bid +2 when he is the last general Shu can still assign this round.' },
    abilities: [{ kind: 'bidBonus', where: 'bids', when: [{ kind: 'lastToAssign' }], add: 2 }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'ma-chao', // TK-556
    names: { en: 'Ma Chao', zh: '馬超' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 1, combat: 5, leadership: 2 },
    specialises: ['cavalry'],
    skill: {
      name: 'Horse Breeder',
      text: "End of the round he is recruited: put 4 horses from the general supply on his card. End of each later round: move 1 of them to Shu's supply if that supply has at least 2 horses.",
    },
    abilities: [
      { kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'putOnCard', item: 'horse', amount: 4 }] },
      {
        kind: 'benefit',
        at: 'laterRoundEnd',
        when: [
          { kind: 'supply', good: 'horse', least: 2 },
          { kind: 'cardHas', least: 1 },
        ],
        gives: [{ kind: 'takeFromCard', good: 'horse', amount: 1 }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'leadership', 'specialises', 'skill.name'],
  },
  {
    id: 'ma-dai', // TK-557
    names: { en: 'Ma Dai', zh: '馬岱' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 1 },
    specialises: ['cavalry'],
    skill: { name: 'Western Herds', text: 'After he takes produce spears/horses and made at least 1 horse: 1 horse.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['produce-spears-horses'],
        by: 'general',
        when: [{ kind: 'produced', weapon: 'horse', least: 1 }],
        gives: [{ kind: 'gain', goods: { horse: 1 } }],
      },
    ],
    reconstructed: WHOLE_GENERAL,
  },
];
