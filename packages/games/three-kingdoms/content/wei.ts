import { WHOLE_GENERAL } from './origin.ts';
import type { GeneralRow } from './shape.ts';

/** The lord of Wei and the first of its generals by name. */
export const wei: readonly GeneralRow[] = [
  {
    id: 'cao-cao', // TK-500
    names: { en: 'Cao Cao', zh: '曹操' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 5, combat: 4, leadership: 2 },
    specialises: ['cavalry', 'infantry'],
    skill: { name: 'Overlord', text: 'Wins ties on any space where he is assigned.' },
    abilities: [{ kind: 'winsTies' }],
    reconstructed: ['headgear', 'combat', 'leadership', 'specialises', 'skill.name'],
  },
  {
    id: 'cao-hong', // TK-501
    names: { en: 'Cao Hong', zh: '曹洪' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 1 },
    specialises: ['cavalry'],
    skill: { name: 'Escort', text: 'When he is the general left face down after control Han emperor: 2 gold.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['control-han-emperor'],
        by: 'general',
        when: [{ kind: 'left' }],
        gives: [{ kind: 'gain', goods: { gold: 2 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'cao-ren', // TK-502
    names: { en: 'Cao Ren', zh: '曹仁' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 2 },
    specialises: ['infantry', 'naval'],
    skill: {
      name: 'Bulwark',
      text: "While he is stationed, Wei's rice upkeep for stationed armies is 1 less (not below 0).",
    },
    abilities: [{ kind: 'upkeepLess', good: 'rice', less: 1, when: [{ kind: 'stationed' }] }],
    reconstructed: ['headgear', 'administration', 'combat', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'cao-zhen', // TK-503
    names: { en: 'Cao Zhen', zh: '曹真' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 3, combat: 4, leadership: 2 },
    specialises: ['cavalry'],
    skill: { name: 'Campaigner', text: 'After a battle action he took in which a Wei general was stationed: 2 rice.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['battle'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { rice: 2 } }],
      },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'cheng-yu', // TK-504
    names: { en: 'Cheng Yu', zh: '程昱' },
    state: 'wei',
    headgear: 'civil',
    attributes: { administration: 4, combat: 2, leadership: 1 },
    specialises: ['archery'],
    skill: { name: 'Provisioner', text: 'After a trade action he took in which rice was bought: 2 rice.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['buy-rice'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { rice: 2 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'deng-ai', // TK-505
    names: { en: 'Deng Ai', zh: '鄧艾' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 3, combat: 4, leadership: 2 },
    specialises: ['infantry'],
    skill: {
      name: 'Military Farms',
      text: "End of the round he is recruited: put 1 spare farm token on Wei's granary.",
    },
    abilities: [{ kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'spareToken', land: 'farm', amount: 1 }] }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'dian-wei', // TK-506
    names: { en: 'Dian Wei', zh: '典韋' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 1, combat: 5, leadership: 1 },
    specialises: ['infantry'],
    skill: { name: 'Might', text: 'When he takes train armies he may train up to 3 instead of 2.' },
    abilities: [{ kind: 'trainsUpTo', most: 3 }],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises'],
    published: ['names', 'skill.name', 'skill.text'],
    source: 'Official Three Kingdoms Redux Compendium (Starting Player, 2014)',
    notes: ['Public source gives skill name and that it enlarges train armies; the figure 3 is reconstructed.'],
  },
  {
    id: 'guo-huai', // TK-507
    names: { en: 'Guo Huai', zh: '郭淮' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 3, combat: 3, leadership: 1 },
    specialises: ['archery', 'cavalry'],
    skill: { name: 'Frontier Watch', text: 'End of the round he is recruited: 1 untrained army and 2 crossbows.' },
    abilities: [
      { kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'gain', goods: { untrained: 1, crossbow: 2 } }] },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'guo-jia', // TK-508
    names: { en: 'Guo Jia', zh: '郭嘉' },
    state: 'wei',
    headgear: 'civil',
    attributes: { administration: 5, combat: 1, leadership: 1 },
    specialises: ['cavalry'],
    skill: {
      name: 'Foresight',
      text: 'When he takes import technology: look at the top 3 cards of the chosen deck, keep 1, put the others under that deck in any order.',
    },
    abilities: [{ kind: 'looksAtCards', cards: 3 }],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'jia-xu', // TK-509
    names: { en: 'Jia Xu', zh: '賈詡' },
    state: 'wei',
    headgear: 'civil',
    attributes: { administration: 5, combat: 1, leadership: 1 },
    specialises: ['archery'],
    skill: {
      name: 'Scheming',
      text: 'Even rounds: if Wei did not take improve tribal relations, its level is kept instead of dropping.',
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'tribeDrops',
        when: [{ kind: 'evenRound' }, { kind: 'notTaken', action: 'improve-tribal-relations' }],
        gives: [{ kind: 'tribe', change: 0 }],
      },
    ],
    reconstructed: ['headgear', 'combat', 'leadership', 'specialises', 'skill.name'],
  },
  {
    id: 'li-dian', // TK-510
    names: { en: 'Li Dian', zh: '李典' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 3, combat: 3, leadership: 1 },
    specialises: ['infantry', 'archery'],
    skill: { name: 'Scholar Soldier', text: 'After he takes the trade action: 1 weapon of his choice.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['trade-rice-weapons'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { weapon: 1 } }],
      },
    ],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'pang-de', // TK-511
    names: { en: 'Pang De', zh: '龐德' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 1, combat: 5, leadership: 2 },
    specialises: ['cavalry'],
    skill: { name: 'Coffin Oath', text: 'When he is stationed: 2 gold.' },
    abilities: [{ kind: 'benefit', at: 'stationed', gives: [{ kind: 'gain', goods: { gold: 2 } }] }],
    reconstructed: WHOLE_GENERAL,
  },
];
