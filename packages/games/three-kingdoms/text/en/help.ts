import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Have the most points when the game ends, after round 12 at the latest.',
  phases: {
    recruit: 'Recruiting generals',
    conflict: 'Bidding',
    actions: 'Taking actions',
    benefits: 'Skills and benefits',
    upkeep: 'Upkeep',
  },
  actions: {
    recruit:
      '**Keep a general.** Look at what he is good at: administration for building, combat for war, leadership for how many go with him.',
    ally: '**Name the alliance space.** There, and only there, your bid and your partner’s are added together.',
    assign: '**Send a general to a space.** The highest total wins its action at the end of the bidding.',
    pass: '**Pass.** You bid no more this round. Generals you keep cost nothing.',
    escort: '**Give him an escort.** Army units add to a battle; gold or units please the tribe.',
    alone: '**Send him as he is.** Nothing more is risked.',
    support: '**Make the bid stronger.** What you add is spent, whether you win or lose.',
    take: '**Take an action you won.** In the order you like.',
    decline: '**Decline it.** Nothing happens, nothing is paid.',
    develop: '**Develop.** Each level counts at the end, and feeds what you collect later.',
    harvest:
      '**Harvest or collect tax.** Tokens put in store lower your upkeep for good; the others give rice or gold now.',
    trade: '**Trade.** Turn what you have too much of into what you lack.',
    technology: '**Train armies or look for cards.** Separation cards score, Unification cards give goods.',
    cards: '**Choose a card.** The one you keep may be built later.',
    build: '**Build a state enhancement.** Its benefit lasts for the game.',
    receive: '**Choose what changes hands.** Take what you will need next round.',
    train: '**Train armies.** Only trained and armed ones can go to a border.',
    emperor: '**Rise in rank.** One general stays with the emperor and misses the next round.',
    station: '**Station a general.** His units score every round, and the place counts at the end. He stays there.',
    tribe: '**Look after your tribe.** At level 1 it costs you three points every round.',
    benefit: '**Use a benefit.** They come from generals and enhancements.',
    upkeep: '**Pay in kind.** What is missing becomes a deficit of three points each.',
    finish: '**Done.** When nothing more here helps you.',
  },
  firsts: {
    generals: {
      title: 'New generals',
      text: 'You see two more than you may keep. The others go back.',
    },
    units: {
      title: 'Armies fight with a general',
      text: 'An army unit is one trained army and one weapon. Each adds one to a battle; his leadership says how many may go with him.',
    },
    support: {
      title: 'Popular support is spent',
      text: 'Each token adds one to this bid and is gone, win or lose. The emperor’s token adds one and comes back.',
    },
    tribes: {
      title: 'The tribe grows restless',
      text: 'Without the action “improve tribal relations” its level falls by one each round. At level 1 you take a deficit token.',
    },
    deficit: { title: 'A deficit', text: 'It costs three points at the end, and nothing takes it away again.' },
  },
};
