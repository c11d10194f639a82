import { WHOLE_GENERAL } from './origin.ts';
import type { GeneralRow } from './shape.ts';

/** The other generals of Wei. */
export const weiMore: readonly GeneralRow[] = [
  {
    id: 'sima-yi', // TK-512
    names: { en: 'Sima Yi', zh: '司馬懿' },
    state: 'wei',
    headgear: 'civil',
    attributes: { administration: 5, combat: 3, leadership: 2 },
    specialises: ['cavalry'],
    skill: {
      name: 'Hidden Depths',
      text: 'When he takes import technology: draw 1 card from each deck instead of 1 card.',
    },
    abilities: [{ kind: 'drawsFromEach' }],
    reconstructed: ['headgear', 'combat', 'leadership', 'specialises', 'skill.name'],
  },
  {
    id: 'xiahou-dun', // TK-513
    names: { en: 'Xiahou Dun', zh: '夏侯惇' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 2, combat: 5, leadership: 2 },
    specialises: ['cavalry', 'infantry'],
    skill: { name: 'Resolve', text: 'When he returns from a lost bid: 1 gold.' },
    abilities: [{ kind: 'benefit', at: 'bidLost', gives: [{ kind: 'gain', goods: { gold: 1 } }] }],
    reconstructed: ['headgear', 'administration', 'specialises', 'skill.name', 'skill.text'],
    notes: [
      'Combat 5 and leadership 2: a worked example bids 7 with him and cavalry units, and lets him station 1 or 2.',
    ],
  },
  {
    id: 'xiahou-yuan', // TK-514
    names: { en: 'Xiahou Yuan', zh: '夏侯淵' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 2, combat: 5, leadership: 2 },
    specialises: ['cavalry', 'archery'],
    skill: { name: 'Swift Raid', text: 'Battle bid +1 when assigned with at least 1 cavalry unit.' },
    abilities: [
      { kind: 'bidBonus', where: 'battles', when: [{ kind: 'withUnits', army: 'cavalry', least: 1 }], add: 1 },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'xu-chu', // TK-515
    names: { en: 'Xu Chu', zh: '許褚' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 1, combat: 5, leadership: 2 },
    specialises: ['infantry'],
    skill: { name: 'Tiger Guard', text: 'After he takes demand tribute: 1 rice.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['demand-tribute'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { rice: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'combat', 'specialises', 'skill.name', 'skill.text'],
    notes: ['Combat 5 fits a worked example (with 2 infantry units he beats a bid of 6); leadership 2 is from it.'],
  },
  {
    id: 'xu-huang', // TK-516
    names: { en: 'Xu Huang', zh: '徐晃' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 2 },
    specialises: ['infantry', 'cavalry'],
    skill: { name: 'Discipline', text: 'After he takes recruit armies: 1 spear.' },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['recruit-armies'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { spear: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'leadership', 'specialises', 'skill.name', 'skill.text'],
    notes: ['Combat 4: a worked example bids 5 with him and 1 infantry unit.'],
  },
  {
    id: 'xun-you', // TK-517
    names: { en: 'Xun You', zh: '荀攸' },
    state: 'wei',
    headgear: 'civil',
    attributes: { administration: 4, combat: 2, leadership: 1 },
    specialises: ['archery'],
    skill: {
      name: 'Stratagems',
      text: 'After he takes construct state enhancement (a card was built): draw 1 Unification card.',
    },
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['construct-enhancement'],
        by: 'general',
        gives: [{ kind: 'draw', from: 'unification' }],
      },
    ],
    reconstructed: ['headgear', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
  },
  {
    id: 'xun-yu', // TK-518
    names: { en: 'Xun Yu', zh: '荀彧' },
    state: 'wei',
    headgear: 'civil',
    attributes: { administration: 5, combat: 1, leadership: 1 },
    specialises: ['infantry'],
    skill: {
      name: 'Recommendation',
      text: 'When Wei recruits in a later recruiting round: draw 2 more cards; the number selected does not change.',
    },
    abilities: [{ kind: 'recruitsFrom', more: 2 }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'yu-jin', // TK-519
    names: { en: 'Yu Jin', zh: '于禁' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 2 },
    specialises: ['infantry', 'naval'],
    skill: {
      name: 'Turncoat',
      text: 'End of the round he is recruited: put both Wei bid tokens on his card. In a Conflict Phase, right after the alliance space is chosen, Wei may return 1 of them to join the alliance for the round.',
    },
    abilities: [
      { kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'putOnCard', item: 'charge', amount: 2 }] },
      {
        kind: 'benefit',
        at: 'allianceChosen',
        when: [{ kind: 'notInAlliance' }],
        may: 'yes',
        pay: { charge: 1 },
        gives: [{ kind: 'joinAlliance' }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'leadership', 'specialises', 'skill.name'],
  },
  {
    id: 'yue-jin', // TK-520
    names: { en: 'Yue Jin', zh: '樂進' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 2, combat: 4, leadership: 1 },
    specialises: ['infantry'],
    skill: {
      name: 'First over the Wall',
      text: 'Bid +1 when he is the first general of any state placed on that space this round.',
    },
    abilities: [{ kind: 'bidBonus', where: 'bids', when: [{ kind: 'emptySpace' }], add: 1 }],
    reconstructed: WHOLE_GENERAL,
  },
  {
    id: 'zhang-he', // TK-521
    names: { en: 'Zhang He', zh: '張郃' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 3, combat: 4, leadership: 2 },
    specialises: ['cavalry', 'archery'],
    skill: {
      name: 'Adaptability',
      text: 'End of the round he is recruited: 1 untrained army and 2 horses. After he takes recruit armies or train armies: 1 horse.',
    },
    abilities: [
      { kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'gain', goods: { untrained: 1, horse: 2 } }] },
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['recruit-armies', 'train-armies'],
        by: 'general',
        gives: [{ kind: 'gain', goods: { horse: 1 } }],
      },
    ],
    reconstructed: ['headgear', 'administration', 'leadership', 'specialises', 'skill.name'],
  },
  {
    id: 'zhang-liao', // TK-522
    names: { en: 'Zhang Liao', zh: '張遼' },
    state: 'wei',
    headgear: 'military',
    attributes: { administration: 3, combat: 5, leadership: 2 },
    specialises: ['cavalry'],
    skill: {
      name: 'Dread',
      text: 'Once stationed: the first Wei general assigned each round to the battle space of his border gets +1.',
    },
    abilities: [{ kind: 'bidBonusToFirst', where: 'ownBorder', when: [{ kind: 'stationed' }], add: 1 }],
    reconstructed: ['headgear', 'administration', 'combat', 'leadership', 'specialises', 'skill.name', 'skill.text'],
    notes: [
      "Rulebook tip: this general's skill can still work after he is stationed; the effect itself is reconstructed to fit.",
    ],
  },
];
