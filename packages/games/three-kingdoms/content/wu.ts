import { WHOLE_GENERAL } from './origin.ts';
import type { GeneralRow } from './shape.ts';

/** The lord of Wu and the first of its generals by name. */
export const wu: readonly GeneralRow[] = [
  {
    id: 'sun-jian', // TK-523
    names: { en: 'Sun Jian', zh: '孫堅' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 3, combat: 4, leadership: 2 },
    specialises: ['infantry', 'naval'],
    skill: { name: 'Tiger of Jiangdong', text: 'Combat bid +1 when he is the first general Wu assigns in the round.' },
    abilities: [{ kind: 'bidBonus', where: 'combat', when: [{ kind: 'firstOfRound' }], add: 1 }],
    reconstructed: ['headgear', 'administration', 'leadership', 'specialises', 'skill.name'],
  },
  {
    id: 'chen-wu', // TK-524
    names: { en: 'Chen Wu', zh: '陳武' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 1, combat: 4, leadership: 1 },
    specialises: ['infantry', 'naval'],
    skill: { name: 'Recruiter', text: 'After he takes recruit armies: 1 more untrained army.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['recruit-armies'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { untrained: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'cheng-pu', // TK-525
    names: { en: 'Cheng Pu', zh: '程普' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 3, combat: 4, leadership: 2 },
    specialises: ['naval'],
    skill: { name: 'Elder Statesman', text: 'Bid +1 on the alliance action space while Wu is in the alliance.' },
    abilities: [{ kind: 'bidBonus', where: 'alliance', when: [{ kind: 'inAlliance' }], add: 1 }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'ding-feng', // TK-526
    names: { en: 'Ding Feng', zh: '丁奉' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 1 },
    specialises: ['naval', 'infantry'],
    skill: { name: 'Long Service', text: 'From round 7 his combat is 5.' },
    abilities: [{ kind: 'attribute', attribute: 'combat', value: 5, when: [{ kind: 'roundFrom', round: 7 }] }],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'gan-ning', // TK-527
    names: { en: 'Gan Ning', zh: '甘寧' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 1, combat: 5, leadership: 2 },
    specialises: ['cavalry'],
    skill: { name: 'Silk-Sail Raider', text: 'After he takes demand tribute: 1 gold.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['demand-tribute'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { gold: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'skill.name', 'skill.text'],
    notes: ['Rulebook says his specialization is cavalry, not archery.'],
  },
  {
    id: 'han-dang', // TK-528
    names: { en: 'Han Dang', zh: '韓當' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 1 },
    specialises: ['archery', 'naval'],
    skill: { name: 'Boatman', text: 'After he takes produce crossbows/vessels and made at least 1 vessel: 1 vessel.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['produce-crossbows-vessels'],
        by: 'general',
        when: [{ kind: 'produced', weapon: 'vessel', least: 1 }],
        gives: [{ kind: 'gain', goods: { vessel: 1 } }],
      },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'huang-gai', // TK-529
    names: { en: 'Huang Gai', zh: '黃蓋' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 1 },
    specialises: ['naval'],
    skill: {
      name: 'Bitter Ruse',
      text: 'When assigned to bid: Wu may return 1 army (untrained or trained) to the general supply for +2.',
    },
    abilities: [{ kind: 'bidBonusForArmy', where: 'bids', armies: 1, add: 2 }],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'jiang-qin', // TK-530
    names: { en: 'Jiang Qin', zh: '蔣欽' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 2, combat: 3, leadership: 1 },
    specialises: ['archery', 'naval'],
    skill: { name: 'River Patrol', text: 'End of the round he is recruited: 1 untrained army and 2 vessels.' },
    abilities: [
      { kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'gain', goods: { untrained: 1, vessel: 2 } }] },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'ling-cao', // TK-531
    names: { en: 'Ling Cao', zh: '凌操' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 1, combat: 4, leadership: 1 },
    specialises: ['naval', 'archery'],
    skill: {
      name: 'River Guard',
      text: 'Once stationed with a naval unit: in rounds when Wu did not take improve tribal relations its level rises by 1 (or stays at 12) instead of dropping.',
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'tribeDrops',
        when: [
          { kind: 'stationed', with: 'naval' },
          { kind: 'notTaken', action: 'improve-tribal-relations' },
        ],
        gives: [{ kind: 'tribe', change: 1 }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'skill.name'],
    notes: ['naval is from the rulebook (one of two types); archery is reconstructed'],
  },
  {
    id: 'ling-tong', // TK-532
    names: { en: 'Ling Tong', zh: '凌統' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 1 },
    specialises: ['cavalry', 'naval'],
    skill: { name: 'Filial Vengeance', text: 'After he takes train armies: 1 vessel.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['train-armies'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { vessel: 1 } }],
      },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'lu-fan', // TK-533
    names: { en: 'Lu Fan', zh: '呂範' },
    state: 'wu',
    headgear: 'civil',
    attributes: { administration: 4, combat: 1, leadership: 1 },
    specialises: ['naval'],
    skill: {
      name: 'Treasurer',
      text: "End of the round he is recruited: put 1 spare marketplace token on Wu's treasury.",
    },
    abilities: [
      { kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'spareToken', land: 'marketplace', amount: 1 }] },
    ],
    reconstructed: ['headgear', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'lu-meng', // TK-534
    names: { en: 'Lu Meng', zh: '呂蒙' },
    state: 'wu',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 2 },
    specialises: ['naval', 'infantry'],
    skill: {
      name: 'Potential',
      text: 'After he takes win popular support: 1 untrained army or 1 weapon of his choice. From round 4 his administration is 4.',
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['win-popular-support'],
        by: 'general',
        gives: [{ kind: 'oneOf', options: [{ untrained: 1 }, { weapon: 1 }] }],
      },
      { kind: 'attribute', attribute: 'administration', value: 4, when: [{ kind: 'roundFrom', round: 4 }] },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises'],
    published: ['skill.name', 'skill.text'],
    source: 'Official Three Kingdoms Redux Compendium (Starting Player, 2014)',
    notes: ['Public: administration becomes 4 from round 4, so the printed value is below 4; 2 is reconstructed.'],
  },
];
