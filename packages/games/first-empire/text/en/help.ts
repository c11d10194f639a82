import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Have the most points after five rounds.',
  phases: { start: 'Before the first round', cards: 'Playing cards', rewards: 'Rewards', liSi: 'Li Si’s turn' },
  actions: {
    start: '**Take a Starting tile.** It says what you begin with. The other one leaves the game.',
    tuck: '**Tuck a card in a region.** Brings tokens of its aspect now and its ability later. From the second card on Unrest rises.',
    court:
      '**Send a card to Court.** One of six actions. With a fitting number your tucked cards for that action may be activated.',
    idle: '**Put a card away.** Only where nothing else is possible.',
    recruit:
      '**Recruit an Official.** Alchemists place cards, Architects build Palaces, Generals hire; one of each makes a Governor.',
    hire: '**Hire Workers.** They pay for Palaces and Walls.',
    soldier: '**Unlock a Soldier.** He waits at the Entrance until you meet what a tile of the Mausoleum asks for.',
    alchemist:
      '**Place an Alchemist card.** The further your Ship has come, the more each of them is worth at the end.',
    governor:
      '**Install a Governor.** Costs one Official of each type. Gives a bonus, ends Unrest there, and counts for the majority at the end.',
    palace: '**Build a Palace.** Scores at once, with a tile of its region, and brings a large token.',
    token: '**Take a token.** Tokens buy rewards, and what is left over unlocks Soldiers.',
    wall: '**Build a Wall.** Scores at the end for what its section asks. Each Worker comes from another region.',
    emperor: '**Put the Emperor tile on a card.** From now on that card is activated by the action of the tile.',
    activate: '**Activate a card.** Its ability is free. Each card once, in any order.',
    move: '**Move a piece.** Brings Officials or Workers to where they are wanted next.',
    calm: '**Lower Unrest.** At level 3 the cards of a region cannot be activated.',
    tomb: '**Place a Soldier in the Mausoleum.** Scores at once; a full row or column scores again at the end.',
    accept: '**Take the reward.** It costs all your tokens of that aspect.',
    pass: '**Pass.** You keep your tokens.',
    giveBack: '**Return a token.** Only five small ones stay with you.',
    done: '**Done.** When nothing more here helps you.',
  },
  firsts: {
    woken: {
      title: 'After the action',
      text: 'Either activate tucked cards that wait for this action, if the number fitted, or move one Official. Not both.',
    },
    risen: {
      title: 'Unrest rises',
      text: 'Nothing may push it above 3, and at 3 the cards of that region cannot be activated. A Governor brings it back to 0.',
    },
    governors: {
      title: 'Governors count at the end',
      text: 'In each region the player with the most Governors scores. Those who tie share.',
    },
    palaces: {
      title: 'A Palace scores at once',
      text: 'Six points and those of a tile of its region. It also brings a large token, worth two this round.',
    },
    walls: {
      title: 'A Wall scores at the end',
      text: 'Its section says what it counts, and the level of its slot says how much.',
    },
    rewards: {
      title: 'Three rewards a round',
      text: 'The player with the most tokens of the aspect decides first, and pays all of them for the reward.',
    },
    unlock: {
      title: 'What tokens are still good for',
      text: 'Tokens worth three unlock a Soldier. After that only five small tokens stay with you.',
    },
  },
};
