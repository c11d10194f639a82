import { WHOLE_CARD } from './origin.ts';
import type { EnhancementRow } from './shape.ts';

/** Unification cards: ways to gain goods. */
export const unification: readonly EnhancementRow[] = [
  {
    id: 'barter-market', // TK-600
    names: { en: 'Barter Market', zh: '以物易物市集' },
    deck: 'unification',
    cost: { gold: 1, rice: 1 },
    points: 1,
    text: 'Round end, if you did not take the trade action: may swap exactly 1 weapon for 2 rice or 2 rice for 1 weapon.',
    abilities: [
      {
        kind: 'benefit',
        at: 'roundEnd',
        when: [{ kind: 'notTaken', action: 'trade-rice-weapons' }],
        may: 'yes',
        gives: [{ kind: 'swap', one: { weapon: 1 }, other: { rice: 2 } }],
      },
    ],
    reconstructed: ['needs', 'cost', 'points'],
  },
  {
    id: 'bronze-coinage', // TK-601
    names: { en: 'Bronze Coinage', zh: '五銖錢' },
    deck: 'unification',
    cost: { gold: 3 },
    points: 2,
    text: 'After collect tax: 2 gold.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['collect-tax'],
        by: 'owner',
        gives: [{ kind: 'gain', goods: { gold: 2 } }],
      },
    ],
    reconstructed: ['deck', 'needs', 'cost', 'points', 'text'],
    published: ['names'],
    source: "BoardGameGeek review 'A Sweeping Epic' (Three Kingdoms Redux)",
    notes: ['Only the name is public.'],
  },
  {
    id: 'chinese-abacus', // TK-602
    names: { en: 'Chinese Abacus', zh: '算盤' },
    deck: 'unification',
    cost: { gold: 2 },
    points: 1,
    text: 'After the trade action: 1 gold.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['trade-rice-weapons'],
        by: 'owner',
        gives: [{ kind: 'gain', goods: { gold: 1 } }],
      },
    ],
    reconstructed: ['deck', 'needs', 'cost', 'points', 'text'],
    published: ['names'],
    source: "BoardGameGeek review 'A Sweeping Epic' (Three Kingdoms Redux)",
    notes: ['Only the name is public.'],
  },
  {
    id: 'conscription-office', // TK-603
    names: { en: 'Conscription Office', zh: '募兵所' },
    deck: 'unification',
    cost: { gold: 1, rice: 2 },
    points: 1,
    text: 'After recruit armies: 1 more untrained army.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['recruit-armies'],
        by: 'owner',
        gives: [{ kind: 'gain', goods: { untrained: 1 } }],
      },
    ],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'crossbow-workshop', // TK-604
    names: { en: 'Crossbow Workshop', zh: '弩坊' },
    deck: 'unification',
    cost: { crossbow: 1, gold: 2 },
    points: 2,
    text: 'After produce-crossbows-vessels with 2 crossbows produced: 1 more crossbow.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['produce-crossbows-vessels'],
        by: 'owner',
        when: [{ kind: 'produced', weapon: 'crossbow', least: 2 }],
        gives: [{ kind: 'gain', goods: { crossbow: 1 } }],
      },
    ],
    reconstructed: WHOLE_CARD,
    notes: ['Built by symmetry with Spear Armory (1 spear + 2 gold, 2 VP, from the rulebook).'],
  },
  {
    id: 'envoy-lodge', // TK-605
    names: { en: 'Envoy Lodge', zh: '客館' },
    deck: 'unification',
    cost: { gold: 1, rice: 1 },
    points: 1,
    text: 'After improve tribal relations with at least 1 gold or army unit assigned: 1 gold.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['improve-tribal-relations'],
        by: 'owner',
        when: [{ kind: 'sent', least: 1 }],
        gives: [{ kind: 'gain', goods: { gold: 1 } }],
      },
    ],
    reconstructed: WHOLE_CARD,
  },
  {
    id: 'garrison', // TK-606
    names: { en: 'Garrison', zh: '屯營' },
    deck: 'unification',
    cost: { army: 1 },
    points: 1,
    text: 'After win popular support: may train 1 untrained army.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['win-popular-support'],
        by: 'owner',
        may: 'yes',
        gives: [{ kind: 'train', most: 1 }],
      },
    ],
    reconstructed: ['deck', 'needs', 'cost', 'points'],
    published: ['names', 'text'],
    source: 'Official Three Kingdoms Redux Compendium (Starting Player, 2014)',
  },
  {
    id: 'harbor', // TK-607
    names: { en: 'Harbor', zh: '港口' },
    deck: 'unification',
    cost: { vessel: 1, gold: 2 },
    points: 2,
    text: 'After produce-crossbows-vessels with 2 vessels produced: 1 more vessel.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['produce-crossbows-vessels'],
        by: 'owner',
        when: [{ kind: 'produced', weapon: 'vessel', least: 2 }],
        gives: [{ kind: 'gain', goods: { vessel: 1 } }],
      },
    ],
    reconstructed: ['needs', 'cost', 'points', 'text'],
    notes: ['Built by symmetry with Spear Armory (1 spear + 2 gold, 2 VP, from the rulebook).'],
  },
  {
    id: 'hereditary-army-system', // TK-608
    names: { en: 'Hereditary Army System', zh: '世兵制' },
    deck: 'unification',
    cost: { army: 1, rice: 1 },
    points: 1,
    text: 'Round end, with at least 2 armies (untrained or trained) in supply: may pay 1 rice for 1 untrained army.',
    abilities: [
      {
        kind: 'benefit',
        at: 'roundEnd',
        when: [{ kind: 'supply', good: 'army', least: 2 }],
        may: 'yes',
        pay: { rice: 1 },
        gives: [{ kind: 'gain', goods: { untrained: 1 } }],
      },
    ],
    reconstructed: ['needs', 'cost', 'points', 'text'],
  },
  {
    id: 'imperial-academy', // TK-609
    names: { en: 'Imperial Academy', zh: '太學' },
    deck: 'unification',
    cost: { gold: 2 },
    points: 1,
    text: 'After import technology: draw 1 more card from either deck.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['import-technology'],
        by: 'owner',
        gives: [{ kind: 'draw', from: 'either' }],
      },
    ],
    reconstructed: ['needs', 'cost', 'points', 'text'],
  },
  {
    id: 'imperial-palace', // TK-610
    names: { en: 'Imperial Palace', zh: '皇宮' },
    deck: 'unification',
    cost: { gold: 2, rice: 2 },
    points: 2,
    text: 'After demand tribute: 1 gold and 1 rice.',
    abilities: [
      {
        kind: 'benefit',
        at: 'afterAction',
        actions: ['demand-tribute'],
        by: 'owner',
        gives: [{ kind: 'gain', goods: { gold: 1, rice: 1 } }],
      },
    ],
    reconstructed: ['deck', 'needs', 'cost', 'points'],
    published: ['names', 'text'],
    source: 'Official Three Kingdoms Redux Compendium (Starting Player, 2014)',
  },
];
