import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of Three Kingdoms. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    bidding: {
      name: 'Bidding with generals',
      learned:
        'The highest total wins a space, and who got there first wins a tie. Everybody else goes home with nothing.',
    },
    acting: { name: 'Acting', learned: 'You take the actions you won, in the order you like.' },
    border: {
      name: 'A border',
      learned: 'Who holds a border scores there every round, and feeds the army there every round.',
    },
    game: { name: 'One round', learned: 'That was a round: alliance, bids, actions, upkeep.' },
  },
  steps: {
    goal: {
      title: 'You are Wei, one of three states. Most points win.',
      text: 'Points come from the borders, from rank, and from what you build. Your **generals** do everything for you: they win actions, raise armies and hold the borders. TK-408',
    },
    generals: {
      title: 'A general has two numbers that matter first.',
      text: '**Administration** wins peaceful spaces, **combat** wins warlike ones. The mark on a space says which of them counts. TK-006',
    },
    lord: {
      title: 'Send Cao Cao to the emperor.',
      text: 'Take **Cao Cao** and put him on **Han emperor**. On a tie the side with Cao Cao wins, so his 5 is hard to beat. TK-143',
    },
    tribe: {
      title: 'Your own tribe needs no fight.',
      text: 'Only Wei may go to the **Xiong Nu**. Send **Xu Huang** with **2 gold**: your tribal relations rise by two. TK-105',
    },
    outbid: {
      title: 'Shu wants the marketplace. Outbid them.',
      text: 'Guan Yu stands there with 3. **Guo Jia** has administration 5: put him on **Market or tax**, and Guan Yu has come for nothing. TK-140',
    },
    won: {
      title: 'All generals are out. These spaces are yours.',
      text: 'Each of them is an action now. Take them one by one, in any order; you may decline one you do not want.',
    },
    emperor: {
      title: 'First the emperor.',
      text: 'Press **Han emperor**. You pay 1 gold, rise in rank, and Cao Cao stays with the court. TK-117',
    },
    market: {
      title: 'Then the marketplace.',
      text: 'Press **Market or tax** and develop a marketplace: your taxes will come from it.',
    },
    armies: {
      title: 'And armies.',
      text: 'Press **Recruit armies**. They are untrained: train them and arm them before they fight. TK-009',
    },
    battle: {
      title: 'Now you are Wu, and won a battle.',
      text: '**Gan Ning** came with two archery units: 5 + 2. Press the border he won. TK-103',
    },
    station: {
      title: 'Station Gan Ning there.',
      text: 'Archers want a place of archers. Press **Xiao Ting**. TK-285',
    },
    garrison: {
      title: 'How many stay, and for what?',
      text: 'Let both units stay. The place itself goes to your **treasury**: it saves 1 gold every round. TK-288',
    },
    fed: {
      title: 'They stay to the end.',
      text: 'Two units: **2 points** every round, and gold and rice every round. What you cannot pay costs 3 points. TK-360',
    },
    play: {
      title: 'One round with Lian and Wen.',
      text: 'Look where nobody else can beat your number, and do not send a strong general where a weak one will do.',
    },
  },
  wrong: {
    tribeOfOthers: { title: 'That tribe deals with another state.', text: 'Yours are the Xiong Nu. TK-105' },
    farBorder: {
      title: 'That border is not yours.',
      text: 'Wei can fight along the borders with Wu and with Shu only. TK-104',
    },
    otherSpace: {
      title: 'You may send him there.',
      text: 'In this lesson the space that is lit is the better one. Take him back and try it.',
    },
    twice: {
      title: 'He has been sent out already.',
      text: 'A general goes out once a round, and stays where he was put. TK-111',
    },
    tooLow: {
      title: 'That would not beat Guan Yu’s 3.',
      text: 'Only administration counts here. You have one general with 5: **Guo Jia**.',
    },
    declined: {
      title: 'You may decline, and get nothing for it.',
      text: 'What you won need not be taken. This one is worth it. TK-182',
    },
    otherFirst: {
      title: 'Any order is allowed.',
      text: 'In a game of your own begin with it, if you like. Here first the one that is lit. TK-181',
    },
    otherArmy: {
      title: 'That place wants another army.',
      text: 'The type of the units must match the place: archers, not ships. TK-285',
    },
    otherSpot: { title: 'That would do, too.', text: 'Here it is **Gan Ning**, and **Xiao Ting**.' },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'Wei, Wu and Shu divide the land. You lead one of them with a handful of generals, and every round the two who bid later stand together against the first.',
  worth: {
    unite: '1 point per unit, each round',
    rank: '1 to 5 points, and 5 for the highest',
    land: '5 points for the first, 2 for the second',
  },
  items: {
    unite: {
      title: 'Hold the borders',
      text: 'Each army unit on a border scores a point every round, and holding more places there than your neighbour counts at the end. TK-362',
    },
    rank: {
      title: 'Rise in rank',
      text: 'Win the space “Han emperor”, pay one gold and rise, from Governor up to Emperor. Ranks are compared at the end. TK-404',
    },
    land: {
      title: 'Build the state',
      text: 'Farm and marketplace, tribes and popular support, state enhancements: who has more scores more. TK-399',
    },
    bid: { title: 'Send generals', text: 'In turn, one at a time, to the spaces you want. TK-110' },
    resolve: {
      title: 'Take what you won',
      text: 'The highest total wins a space. Its owner takes the action, all others go home. TK-140',
    },
    upkeep: { title: 'Pay and go on', text: 'Your armies cost rice, and the bid order changes for the next round.' },
    alliance: {
      title: 'Two against one',
      text: 'The second and the third in bid order are allies: the third names one space where their bids are added together. On every other space they are rivals. TK-085',
    },
    ties: {
      title: '“A tie is a draw.”',
      text: 'The side that got to the total first wins it, and Cao Cao wins every tie. TK-141',
    },
    home: {
      title: '“A lost general did something.”',
      text: 'A general who was outbid comes home with nothing. TK-140',
    },
    untrained: {
      title: '“I recruited, so I can fight.”',
      text: 'Armies must be trained and armed before they can be sent. TK-009',
    },
    stationed: {
      title: 'Who holds a border bids no more',
      text: 'A stationed general scores every round, and is gone for bidding. Your fifth ends the game. So does the rank of Emperor, or farm and marketplace at 5. TK-385',
    },
    fed: {
      title: 'What you hold must be fed',
      text: 'Each round a stationed unit costs 1 gold and 1 rice, two popular support 1 rice. Stores pay part of it. Whatever is missing costs 3 points each. TK-357',
    },
  },
};
