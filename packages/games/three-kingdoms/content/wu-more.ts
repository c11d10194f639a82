import { WHOLE_GENERAL } from './origin.ts';
import type { GeneralRow } from './shape.ts';

/** The other generals of Wu. */
export const wuMore: readonly GeneralRow[] = [
  {
    id: 'lu-su', // TK-535
    names: { en: 'Lu Su', zh: '魯肅' },
    state: 'wu',
    headgear: 'civil',
    attributes: { administration: 5, combat: 1, leadership: 1 },
    specialises: ['archery'],
    skill: { name: 'Open Granary', text: 'Round end, if Wu was in the alliance this round: 1 rice.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'roundEnd',
        when: [{ kind: 'inAlliance' }],
        gives: [{ kind: 'gain', goods: { rice: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'lu-xun', // TK-536
    names: { en: 'Lu Xun', zh: '陸遜' },
    state: 'wu',
    headgear: 'civil',
    attributes: { administration: 5, combat: 3, leadership: 2 },
    specialises: ['archery'],
    skill: { name: 'Fire Attack', text: 'When he is stationed with at least 1 archery unit: 1 popular support.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'stationed',
        when: [{ kind: 'stationed', with: 'archery' }],
        gives: [{ kind: 'gain', goods: { support: 1 } }],
      },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'pan-zhang', // TK-537
    names: { en: 'Pan Zhang', zh: '潘璋' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 1, combat: 4, leadership: 1 },
    specialises: ['infantry', 'cavalry'],
    skill: { name: 'Plunder', text: 'When he is stationed: 1 gold and 1 weapon of his choice.' },
    abilities: [{ kind: 'benefit', at: 'stationed', gives: [{ kind: 'gain', goods: { gold: 1, weapon: 1 } }] }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'sun-ce', // TK-538
    names: { en: 'Sun Ce', zh: '孫策' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 3, combat: 5, leadership: 2 },
    specialises: ['cavalry', 'infantry'],
    skill: { name: 'Little Conqueror', text: 'When he takes recruit armies: 1 of the armies received comes trained.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['recruit-armies'],
        by: 'general',
        gives: [{ kind: 'train', most: 1 }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name'],
    published: ['skill.text'],
    source: "Rock Paper Shotgun, 'Cardboard Children - Three Kingdoms Redux' (2015)",
    notes: ['Public source gives the effect in passing; skill name reconstructed.'],
  },
  {
    id: 'sun-quan', // TK-539
    names: { en: 'Sun Quan', zh: '孫權' },
    state: 'wu',
    headgear: 'civil',
    attributes: { administration: 5, combat: 2, leadership: 1 },
    specialises: ['naval'],
    skill: { name: 'Balance', text: 'Round end, if no state has a lower rank than Wu: 1 gold.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'roundEnd',
        when: [{ kind: 'lowestRank' }],
        gives: [{ kind: 'gain', goods: { gold: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'taishi-ci', // TK-540
    names: { en: 'Taishi Ci', zh: '太史慈' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 2, combat: 5, leadership: 2 },
    specialises: ['archery', 'cavalry'],
    skill: {
      name: 'Pledge',
      text: "End of the round he is recruited, if he was not assigned in that round's Conflict Phase: 1 trained army and 1 weapon of his choice.",
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'recruitRoundEnd',
        when: [{ kind: 'notAssigned' }],
        gives: [{ kind: 'gain', goods: { trained: 1, weapon: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name'],
  },
  {
    id: 'xu-sheng', // TK-541
    names: { en: 'Xu Sheng', zh: '徐盛' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 3, combat: 4, leadership: 1 },
    specialises: ['archery', 'naval'],
    skill: {
      name: 'Decoy Walls',
      text: 'After he takes construct state enhancement (a card was built): 1 untrained army.',
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['construct-enhancement'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { untrained: 1 } }],
      },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'zhang-zhao', // TK-542
    names: { en: 'Zhang Zhao', zh: '張昭' },
    state: 'wu',
    headgear: 'civil',
    attributes: { administration: 5, combat: 1, leadership: 1 },
    specialises: ['infantry'],
    skill: { name: 'Counsel', text: 'After he takes collect tax: 2 gold.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['collect-tax'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { gold: 2 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name'],
    published: ['names', 'skill.text'],
    source: "Rock Paper Shotgun, 'Cardboard Children - Three Kingdoms Redux' (2015)",
    notes: ['Public source says that he gains extra gold when he collects tax; the amount 2 is reconstructed.'],
  },
  {
    id: 'zhou-tai', // TK-543
    names: { en: 'Zhou Tai', zh: '周泰' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 1, combat: 5, leadership: 2 },
    specialises: ['infantry', 'naval'],
    skill: { name: 'Scars', text: 'When he returns from a lost bid: 1 untrained army.' },
    abilities: [{ kind: 'benefit', at: 'bidLost', gives: [{ kind: 'gain', goods: { untrained: 1 } }] }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'zhou-yu', // TK-544
    names: { en: 'Zhou Yu', zh: '周瑜' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 4, combat: 4, leadership: 2 },
    specialises: ['naval'],
    skill: {
      name: 'Grand Admiral',
      text: 'Once stationed: on each battle space, the first Wu general assigned there in a round with at least 1 naval unit gets +1.',
    },
    abilities: [{ kind: 'bidBonusToFirst', where: 'battles', army: 'naval', when: [{ kind: 'stationed' }], add: 1 }],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
    notes: [
      "Rulebook tip: this general's skill can still work after he is stationed; the effect itself is reconstructed to fit.",
    ],
  },
  {
    id: 'zhuge-jin', // TK-545
    names: { en: 'Zhuge Jin', zh: '諸葛瑾' },
    state: 'wu',
    headgear: 'civil',
    attributes: { administration: 4, combat: 1, leadership: 1 },
    specialises: ['cavalry'],
    skill: {
      name: 'Envoy',
      text: 'Wu in the alliance and he takes the alliance action: 1 rice just before it. Wu not in the alliance and it has at most 4 actions this round: 2 rice before Wu takes its actions.',
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'beforeAction',
        actions: ['alliance-action'],
        by: 'general',
        when: [{ kind: 'inAlliance' }],
        gives: [{ kind: 'gain', goods: { rice: 1 } }],
      },
      {
        kind: 'benefit',
        at: 'beforeActions',
        when: [{ kind: 'notInAlliance' }, { kind: 'winsAtMost', most: 4 }],
        gives: [{ kind: 'gain', goods: { rice: 2 } }],
      },
    ],
    reconstructed: ['headgear', 'combat', 'leadership', 'specialises', 'skill.name'],
  },
];
