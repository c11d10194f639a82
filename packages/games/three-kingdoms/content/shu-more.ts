import { WHOLE_GENERAL } from './origin.ts';
import type { GeneralRow } from './shape.ts';

/** The other generals of Shu. */
export const shuMore: readonly GeneralRow[] = [
  {
    id: 'ma-liang', // TK-558
    names: { en: 'Ma Liang', zh: '馬良' },
    state: 'shu',
    headgear: 'civil',
    attributes: { administration: 4, combat: 1, leadership: 1 },
    specialises: ['naval'],
    skill: { name: 'Southern Envoy', text: 'When he takes improve tribal relations: 1 level more (at most 12).' },
    abilities: [{ kind: 'tribeBonus', add: 1 }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'mi-zhu', // TK-559
    names: { en: 'Mi Zhu', zh: '糜竺' },
    state: 'shu',
    headgear: 'civil',
    attributes: { administration: 3, combat: 1, leadership: 1 },
    specialises: ['cavalry'],
    skill: {
      name: 'Fortune',
      text: 'End of the round he is recruited: 4 gold. When he takes construct state enhancement: pay 1 gold or 1 rice less (only if the cost has it).',
    },
    abilities: [
      { kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'gain', goods: { gold: 4 } }] },
      { kind: 'buildsFor', less: 1, of: ['gold', 'rice'] },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'pang-tong', // TK-560
    names: { en: 'Pang Tong', zh: '龐統' },
    state: 'shu',
    headgear: 'civil',
    attributes: { administration: 5, combat: 2, leadership: 1 },
    specialises: ['infantry'],
    skill: {
      name: 'Linked Chain',
      text: 'On the turn he is assigned Shu may at once assign 1 more general to the same space.',
    },
    abilities: [{ kind: 'secondGeneral' }],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'wang-ping', // TK-561
    names: { en: 'Wang Ping', zh: '王平' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 2 },
    specialises: ['infantry', 'archery'],
    skill: { name: 'Sober Command', text: 'After he takes train armies: 1 spear.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['train-armies'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { spear: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'wei-yan', // TK-562
    names: { en: 'Wei Yan', zh: '魏延' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 2 },
    specialises: ['infantry', 'cavalry'],
    skill: {
      name: 'Clout',
      text: 'After he takes demand tribute: 1 untrained army, plus 1 weapon of his choice per border location Shu occupies (at most 2 weapons).',
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['demand-tribute'],
        by: 'general',
        gives: [
          { kind: 'gain', goods: { untrained: 1 } },
          { kind: 'gainPer', good: 'weapon', per: 'locations', most: 2 },
        ],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises'],
    published: ['names', 'skill.name', 'skill.text'],
    source: 'Official Three Kingdoms Redux Compendium (Starting Player, 2014)',
  },
  {
    id: 'xu-shu', // TK-563
    names: { en: 'Xu Shu', zh: '徐庶' },
    state: 'shu',
    headgear: 'civil',
    attributes: { administration: 4, combat: 3, leadership: 1 },
    specialises: ['infantry'],
    skill: { name: 'Farewell Gift', text: 'End of the round he is recruited: draw 1 card from each deck.' },
    abilities: [{ kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'draw', from: 'each' }] }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'yan-yan', // TK-564
    names: { en: 'Yan Yan', zh: '嚴顏' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 1 },
    specialises: ['archery', 'infantry'],
    skill: { name: 'Unbowed', text: 'End of the round he is recruited: 1 trained army and 1 crossbow.' },
    abilities: [
      { kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'gain', goods: { trained: 1, crossbow: 1 } }] },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'zhang-fei', // TK-565
    names: { en: 'Zhang Fei', zh: '張飛' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 1, combat: 5, leadership: 2 },
    specialises: ['cavalry', 'infantry'],
    skill: {
      name: 'Roar',
      text: 'When Shu wins a space he is on and a state that did not win it also had a general there: 1 untrained army.',
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'bidWon',
        when: [{ kind: 'loserThere' }],
        gives: [{ kind: 'gain', goods: { untrained: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'zhao-yun', // TK-566
    names: { en: 'Zhao Yun', zh: '趙雲' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 3, combat: 5, leadership: 2 },
    specialises: ['cavalry'],
    skill: {
      name: 'Courage',
      text: 'May be stationed without army units (any unoccupied location of that border); if so the location token may be flipped to its 1 VP side.',
    },
    abilities: [{ kind: 'stationsAlone' }],
    reconstructed: ['headgear', 'specialises'],
    notes: ['Rulebook shows a single specialization icon that the text cannot name; cavalry is reconstructed.'],
  },
  {
    id: 'zhou-cang', // TK-567
    names: { en: 'Zhou Cang', zh: '周倉' },
    state: 'shu',
    headgear: 'military',
    attributes: { administration: 1, combat: 4, leadership: 1 },
    specialises: ['infantry', 'naval'],
    skill: {
      name: 'Sworn Guard',
      text: 'Bid +1 when Guan Yu is already on the same space as he is assigned. After he takes produce spears/horses and made at least 1 spear: 1 spear.',
    },
    abilities: [
      { kind: 'bidBonus', where: 'bids', when: [{ kind: 'alongside', general: 'guan-yu' }], add: 1 },
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['produce-spears-horses'],
        by: 'general',
        when: [{ kind: 'produced', weapon: 'spear', least: 1 }],
        gives: [{ kind: 'gain', goods: { spear: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'zhuge-liang', // TK-568
    names: { en: 'Zhuge Liang', zh: '諸葛亮' },
    state: 'shu',
    headgear: 'civil',
    attributes: { administration: 5, combat: 2, leadership: 2 },
    specialises: ['archery'],
    skill: {
      name: 'Wise Governor',
      text: "After he takes develop marketplace / develop farm, if then at most 2 flipped marketplace / farm tokens lie on Shu's development space: 2 gold / 2 rice.",
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['develop-marketplace'],
        by: 'general',
        when: [{ kind: 'flippedAtMost', land: 'marketplace', most: 2 }],
        gives: [{ kind: 'gain', goods: { gold: 2 } }],
      },
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['develop-farm'],
        by: 'general',
        when: [{ kind: 'flippedAtMost', land: 'farm', most: 2 }],
        gives: [{ kind: 'gain', goods: { rice: 2 } }],
      },
    ],
    reconstructed: ['headgear', 'combat', 'leadership', 'specialises', 'skill.name'],
  },
];
