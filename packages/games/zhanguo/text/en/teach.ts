import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in ZhanGuo's tutorial. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    unify: {
      name: 'Unifying',
      learned: 'A card under a Region brings markers now and an ability for later, and unrest from the second card on.',
    },
    court: {
      name: 'The Court',
      learned: 'Act with any card. When its number is right, every card tucked for that action pays you.',
    },
    palace: { name: 'A Palace', learned: 'A Palace pays a point for every card you have tucked, wherever it lies.' },
    governor: {
      name: 'A Governor',
      learned: 'Three colours in one Region make a Governor: a bonus now, calm there, and a majority at the end.',
    },
    rewards: {
      name: 'Rewards',
      learned: 'The player with the most markers of a colour decides first: all of them for the reward, or none.',
    },
    game: { name: 'One round', learned: 'That was a whole round. Five of these, then the final scoring.' },
  },
  steps: {
    goal: {
      title: 'You govern five Regions for the First Emperor.',
      text: 'Five rounds of six cards. Palaces, Governors, Walls, Tasks and markers of unification bring points. **Most points win.** ZG-002',
    },
    cards: {
      title: 'Every card can be used in two ways.',
      text: '**Tuck it** under one of your Regions for markers and a lasting ability, or **send it to Court** for an action. Each turn you play one of your six cards.',
    },
    tuck: {
      title: 'Unify: tuck a card.',
      text: 'Take **75** and tuck it in **Region 5**. The first card of a Region brings one marker of its colour and no unrest. ZG-079',
    },
    second: {
      title: 'A second card brings more, and trouble.',
      text: 'Tuck **99** in **Region 5** as well: two markers, and the Region’s unrest rises by one. A third card would bring three markers and two more unrest. ZG-081',
    },
    six: {
      title: 'Now the other way: the Court.',
      text: 'There are six actions, and any card may be used for any of them. Afterwards the abilities of **tucked** cards with that action may fire. The card you play counts by its number alone. ZG-144',
    },
    hire: {
      title: 'Hire Workers with 84.',
      text: 'Play **84** to Court, choose **Hire Workers** and **Region 1**, with the red and the gray Official stepping down: two Officials at work hire two Workers. ZG-145',
    },
    fire: {
      title: 'Your tucked cards answer.',
      text: 'Building and hiring want a higher number than the card below, recruiting and installing a lower one. The first card of all is always right. Press **86**, **18**, then **47**. ZG-149',
    },
    workers: {
      title: 'Three Workers build a Palace.',
      text: 'Two of its Region, one of another. You have two in **Region 4** and one in **Region 5**. ZG-131',
    },
    build: {
      title: 'Build it with 50.',
      text: 'Play **50** to Court and choose **Palace**. Six cards are tucked: 6 points, at once. ZG-137',
    },
    trio: {
      title: 'Three colours stand together.',
      text: 'A red, a gray and a white Official in the Governors area of **Region 1**: they make a Governor, and go home to your supply. ZG-116',
    },
    install: {
      title: 'Install a Governor with 40.',
      text: 'A Governor wants a number lower than the 70 at Court. Play **40**, choose **Governor**, then the square with **4** points. ZG-146',
    },
    awake: {
      title: 'Two cards answer, one sleeps.',
      text: 'Press **60**, then **62**: 2 points each. The card in **Region 4** is silent, since unrest there stands on its last slot. ZG-152',
    },
    first: {
      title: 'The round is over: rewards.',
      text: 'Writing first, then Currency, then Laws. You have the most **Writing** markers, so you are asked first. ZG-184',
    },
    accept: {
      title: 'Take it.',
      text: 'It costs all your Writing markers, and your place on the track. Accept, and choose the **gray** Official. ZG-186',
    },
    play: {
      title: 'One round against Lian.',
      text: 'Spread your cards over the Regions, then act with a number that makes several of them fire. After six cards each, the markers buy rewards.',
    },
  },
  wrong: {
    otherRegion: {
      title: 'Every Region takes any card.',
      text: 'Let us put this one in **Region 5**, so that you can see what a second card there does.',
    },
    firstAgain: {
      title: 'There it would be a first card again.',
      text: 'One marker and no unrest: the careful way. This time put it under **75** in Region 5.',
    },
    noPalace: {
      title: 'You have no Workers for a Palace.',
      text: 'A Palace costs two Workers of its Region and one of another. So hire first. ZG-131',
    },
    noWall: {
      title: 'You have no Workers for a Wall.',
      text: 'A Wall takes one to three Workers from different Regions. So hire first. ZG-141',
    },
    noGovernor: {
      title: 'A Governor needs three colours.',
      text: 'A red, a gray and a white Official must stand together in the Governors area of one Region. ZG-116',
    },
    otherCard: {
      title: 'That would hire Workers, too.',
      text: 'As the first card of the Court any number would do. But the next player’s number is compared with it, and a high one leaves less room above: start with **84**.',
    },
    wallFirst: {
      title: 'The same Workers build a Wall.',
      text: 'It scores at the end only, for what its section asks. This time build a **Palace**.',
    },
    tooHigh: {
      title: 'That number is higher.',
      text: 'You would get the Governor, but no card would answer. Play **40**. ZG-147',
    },
    asleep: {
      title: 'Region 4 is asleep.',
      text: 'Its unrest stands on the last slot. A Governor there would calm it. ZG-094',
    },
    keeps: {
      title: 'You would keep your markers.',
      text: 'For another round, or for 5 points at the end. It may be right, but this time take the reward. ZG-187',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'The states have fallen to Qin. You govern five conquered Regions for the First Emperor: give them one writing, one currency, one law, and build his palaces and his wall before the people lose patience.',
  worth: {
    palaces: '1 point per tucked card',
    governors: '9 points + 3 each',
    walls: 'each has its own test',
    tasks: 'sum × discs',
    unification: '5, 6 and 7 points',
  },
  items: {
    palaces: { title: 'Palaces', text: 'Scored at once. The more cards lie in a Region, the richer its Palace.' },
    governors: { title: 'Governors', text: 'At the end, for the most of them in a Region.' },
    walls: { title: 'The Great Wall', text: 'Each section says what it counts.' },
    tasks: { title: 'Tasks', text: 'Be early, and finish several in one box: they multiply.' },
    unification: {
      title: 'Unification',
      text: 'For the most markers of a colour. They also buy a reward every round.',
    },
    card: {
      title: 'Choose one card',
      text: 'You have six each round, two of each colour, and all six will be played.',
    },
    use: {
      title: 'Use it one way',
      text: 'Tuck it in a Region for markers and unrest, or lay it on the Court for one of six actions. ZG-075',
    },
    fire: {
      title: 'Fire what waits',
      text: 'If the number was right, every tucked card with that action pays you. ZG-144',
    },
    court: {
      title: 'Higher or lower than the card on the Court',
      text: 'Wall, Palace and Hire want a higher number, Recruit and Governor a lower one. Every card you lay sets the bar for the next player. ZG-145',
    },
    own: {
      title: '“My card fires its own ability.”',
      text: 'Only cards tucked earlier fire. On the Court just the number counts. ZG-148',
    },
    wrongNumber: {
      title: '“Wrong number, so I may not act.”',
      text: 'You may. The action is done in full, only without abilities. ZG-147',
    },
    three: {
      title: '“Three cards in one Region are best.”',
      text: 'Three bring three unrest, and on the last slot that Region’s cards fall silent. ZG-094',
    },
    restless: {
      title: 'Every card adds to unrest',
      text: 'In a Region the second card adds 1, the third 2, and hiring there 1. On the last slot its cards fall silent, until a Governor calms it. ZG-094',
    },
    bought: {
      title: 'Markers buy rewards',
      text: 'After six cards each, whoever leads a colour decides first: pay all your markers of it for the reward, or keep them for the end. ZG-184',
    },
    trio: {
      title: '“My three Officials make a Governor.”',
      text: 'One red, one gray, one white, all in the Governors area of one Region. Below, they only hire. ZG-116',
    },
  },
};
