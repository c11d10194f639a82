import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of The First Empire. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    unify: {
      name: 'Unifying',
      learned:
        'A tucked card brings tokens now and waits with its ability. From the second card on a region grows restless.',
    },
    court: {
      name: 'The Court',
      learned: 'Any card does any action. A number that fits activates the cards tucked for it.',
    },
    voyage: { name: 'The Ship', learned: 'Every flask on the Ship’s way brings a Soldier or an Alchemist card.' },
    tomb: {
      name: 'The Mausoleum',
      learned: 'A Soldier enters a tile when you meet what it asks. The first one there scores most.',
    },
    rewards: {
      name: 'Rewards',
      learned:
        'The player with the most tokens of an aspect is asked first, and pays all of them. What is left unlocks Soldiers.',
    },
    game: { name: 'One round', learned: 'That was a round of six cards. Five of them make a game.' },
  },
  steps: {
    goal: {
      title: 'You rule five regions of the first empire.',
      text: 'Five rounds of six cards. Palaces, Governors, Walls, the search for the Elixir and the Mausoleum bring points. **Most points win.** FE-001',
    },
    start: {
      title: 'Choose where you begin.',
      text: 'Everybody gets two Starting tiles and keeps one. Take the one with a **General** and an **Architect** in Chu: the first hires, the second builds.',
    },
    tuck: {
      title: 'Unify: tuck a card in a region.',
      text: 'Take **103** and tuck it in **Wei**. A region’s first card brings one token of its aspect, and no unrest.',
    },
    second: {
      title: 'A second card in the same region.',
      text: 'Tuck **71** in **Wei** as well. It brings two tokens, and unrest rises by one. At level 3 the cards there cannot be activated. FE-104',
    },
    six: {
      title: 'The other use of a card: the Court.',
      text: 'Six actions, and any card may do any of them. Its number decides only whether your tucked cards are activated afterwards. FE-111',
    },
    hire: {
      title: 'Hire two Workers with 36.',
      text: 'Play **36** to Court and choose **Hire 2 Workers**. It needs a General: yours stands in **Chu**, so they come there. Unrest there rises by one. FE-165',
    },
    wake: {
      title: 'A card in Wei is activated.',
      text: 'The first card of the Court always fits. **71** waits for Hire, so press it and see what it brings. FE-110',
    },
    ship: {
      title: 'Your Ship looks for the Elixir.',
      text: 'It stands on **7**. Each search takes it three spaces further: a flask waits on 9, a Master Alchemist on 10. FE-130',
    },
    search: { title: 'Search with 33.', text: 'Play **33** to Court and choose **Search**. FE-111' },
    symbol: {
      title: 'A flask: you choose.',
      text: '**Unlock a Soldier** for the Mausoleum, or place an Alchemist card beside an Alchemist. This time unlock a Soldier. FE-133',
    },
    condition: {
      title: 'Each tile asks for something.',
      text: 'The one of **Wei** wants a Palace and a Governor there. You have both, and a Soldier at the Entrance. FE-271',
    },
    enter: {
      title: 'First a card, then the Soldier.',
      text: 'Tuck **33** in **Chu**. Then your turn ends, and you press the tile of **Wei**: its topmost free slot scores **5**. FE-230',
    },
    most: {
      title: 'The round is over: rewards.',
      text: 'You have the most **Writing** tokens, so you are asked first. This reward unlocks **two Soldiers**. FE-238',
    },
    accept: {
      title: 'Take it.',
      text: 'It costs all your Writing tokens. A reward is taken whole, or not at all. FE-240',
    },
    play: {
      title: 'One round against Lian.',
      text: 'Tuck early, act later. Watch your unrest, and look which number lies on the Court before you play there.',
    },
  },
  wrong: {
    otherRegion: {
      title: 'Any region would take it.',
      text: 'Let us use **Wei**, so that you can see what a second card there does.',
    },
    firstAgain: {
      title: 'There it would be a first card again.',
      text: 'One token, no unrest: safe and slow. This time put it under **103** in Wei.',
    },
    noTrio: {
      title: 'A Governor asks for all three.',
      text: 'An Alchemist, an Architect and a General must be in one region. You have no Alchemist yet. FE-150',
    },
    noPalace: {
      title: 'A Palace is built by Workers.',
      text: 'Two of its region and one from another. You have none yet, so hire. FE-175',
    },
    noWall: {
      title: 'A Wall is built by Workers.',
      text: 'As many as its level, each from a different region. You have none yet, so hire. FE-193',
    },
    tuckLater: {
      title: 'Tucked, it would wait there.',
      text: 'That is allowed, too. But only an action moves the Ship: choose **Search**.',
    },
    cardInstead: {
      title: 'That is good, too.',
      text: 'Each Alchemist card scores at the end what your Ship has reached. This time unlock a Soldier. FE-287',
    },
    keeps: {
      title: 'You would keep your tokens.',
      text: 'Three of them unlock one Soldier afterwards. The reward unlocks two: take it. FE-247',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'One emperor, five regions, and a wish to live for ever. You unify the land, build for him, search for the Elixir and fill his Mausoleum with Soldiers.',
  worth: {
    build: '6 points per Palace, at once',
    elixir: 'Alchemist cards × 1 to 6',
    tomb: '10 points for three in line',
  },
  items: {
    build: {
      title: 'Governors, Palaces, Walls',
      text: 'They score for their place on the board, and some bring more at the end.',
    },
    elixir: {
      title: 'The Elixir',
      text: 'Your ship sails out, and each symbol on the way unlocks a Soldier or places an Alchemist. FE-130',
    },
    tomb: {
      title: 'The Mausoleum',
      text: 'Soldiers you have unlocked may stand on its tiles once you meet what a tile asks for, and score at once. FE-272',
    },
    card: { title: 'Choose one card', text: 'Six each round, two of each aspect.' },
    tuck: { title: 'Tuck it', text: 'In a region, for tokens. From the second card on unrest rises. FE-100' },
    act: { title: 'Or send it to Court', text: 'For one of six actions. Any card does any of them. FE-111' },
    fits: {
      title: 'The number activates your cards',
      text: 'When it fits the card on the Court, tucked cards waiting for that action may be activated. FE-110',
    },
    any: {
      title: '“This card is for hiring.”',
      text: 'The action on a card is what activates it after it was tucked. For the Court any card will do. FE-111',
    },
    unrest: {
      title: '“Unrest does not matter.”',
      text: 'At level 3 the region’s cards cannot be activated, and nothing may push it further. FE-104',
    },
    governor: {
      title: '“Three Officials make a Governor.”',
      text: 'An Alchemist, an Architect and a General, all in the same region. FE-150',
    },
    engine: {
      title: 'The Ship fills the Mausoleum',
      text: 'A search moves it three spaces. Symbols on its way unlock Soldiers; they wait at the Entrance, and enter a tile as soon as you meet what it asks. FE-271',
    },
    bought: {
      title: 'Tokens buy rewards, and Soldiers',
      text: 'After six cards each, whoever leads an aspect may pay all its tokens for the reward. Of the rest, three unlock a Soldier. FE-240',
    },
  },
};
