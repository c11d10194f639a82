import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in the tutorial of The Emperor's Choice. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    auction: {
      name: 'Auction and household',
      learned:
        'Bidding high lets you choose first and may cost you much. Passing early is cheap and leaves you the rest.',
    },
    decree: {
      name: 'The decree',
      learned:
        'Trust calls you, you choose what scores, and everybody scores it. The foot of each scroll tells who gains.',
    },
    game: { name: 'One round', learned: 'You have seen all four phases. Six rounds make a game.' },
  },
  steps: {
    goal: {
      title: 'Serve the First Emperor better than the others.',
      text: 'Six rounds. What you collect scores when the emperor settles his **policies**, and at the end. **Most points win.** EC-001',
    },
    offer: {
      title: 'This is what the round is about.',
      text: 'There are as many sets of tiles as players. Everybody gets one. The **auction** decides who chooses first. EC-099',
    },
    bid: {
      title: 'Open with three cubes.',
      text: 'Show characters, cubes or both. A character counts its power, a cube counts 1, and the next player must go higher. Add 3 cubes, no character. EC-071',
    },
    pass: {
      title: 'Six. Let them have it.',
      text: 'Who passes first takes the highest order tile, here 3, and loses only the third best thing shown. You showed one bundle of cubes, so you lose nothing. Pass. EC-086',
    },
    exit: {
      title: 'Passing has its comfort: an exit tile.',
      text: 'Trust, a step up in the palace, or goods. The first to pass chooses first. Take **C** and two cubes. EC-090',
    },
    replenish: {
      title: 'The household, last of all.',
      text: 'The third set was left for you, and your territories paid **3 money**. Buy **3 cubes** with it: next round you can bid. EC-120',
    },
    called: {
      title: 'The emperor calls you.',
      text: 'Twice a round he calls the player he trusts most. That player settles a policy, and pays trust for it. EC-142',
    },
    tile: {
      title: 'Choose a decree.',
      text: 'Take **Settle and turn over**: you settle a policy, and may turn one over before. EC-149',
    },
    turn: {
      title: 'Turn over Book burning.',
      text: 'It pays those without books, and you have two. Press **Turn over a policy**, then that scroll. EC-160',
    },
    settle: {
      title: 'Now the other side scores for you.',
      text: 'The foot of the scroll says it: **10** for you. Press **Settle a policy**, then the scroll. EC-154',
    },
    play: {
      title: 'One round with Lian and Wen.',
      text: 'Ask yourself before each bid: is the first choice worth what I would lose? When all have bought, the emperor calls the player he trusts most.',
    },
  },
  wrong: {
    mustOpen: {
      title: 'You begin, so you must show something.',
      text: 'Only the start player’s very first turn has no way out. EC-061',
    },
    tooMany: {
      title: 'One character at a time.',
      text: 'You may show only one more than the player who shows most. Nobody has shown any yet. EC-067',
    },
    character: {
      title: 'A character would do, too.',
      text: 'But who passes with characters and cubes on the table may lose one of them. Three **cubes** alone are safe to begin with.',
    },
    higher: {
      title: 'You could go on.',
      text: 'To beat 6 you would have to show nearly all you have, for the first choice of three quite similar sets. Let it go this time.',
    },
    otherExit: {
      title: 'Not bad, either.',
      text: 'You will need cubes for the next auction, so take **C** this time.',
    },
    unspent: {
      title: 'You have money left.',
      text: 'It keeps, but cubes are what you bid with, and the others have been buying.',
    },
    otherDecree: {
      title: 'That one turns nothing over.',
      text: 'It brings a tribute instead. With your two books the other decree is better. EC-150',
    },
    burned: {
      title: 'That would pay the others.',
      text: 'On this side those without books gain. Turn it over first. EC-184',
    },
    otherPolicy: {
      title: 'Look at the foot of the scrolls.',
      text: 'There stands what each of you would gain. Your books bring you most.',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'The First Emperor rules, and you are one of his great officials. Win his trust, gather what his policies will reward, and do not spend more than you have.',
  worth: {
    policies: 'two a round, all seven at the end',
    collections: '1 to 5 points a tile',
    palace: '1 to 21 points',
  },
  items: {
    policies: {
      title: 'Policies',
      text: 'Seven scrolls. When one is settled, everybody scores what it asks for. EC-154',
    },
    collections: {
      title: 'Tiles',
      text: 'Territories, walls, carriages, scholars and books count by the policies and at the end.',
    },
    palace: {
      title: 'The palace',
      text: 'Each level is worth points, and its steps give something on the way up. EC-125',
    },
    auction: {
      title: 'Bid',
      text: 'Show characters and cubes, more than anybody before you, or pass and take an exit tile. EC-059',
    },
    household: {
      title: 'Manage',
      text: 'In order take a set of tiles, get your income, hire, buy cubes, raise the palace. EC-098',
    },
    decree: {
      title: 'Hear the decree',
      text: 'The emperor calls whom he trusts most, and that player settles a policy. EC-142',
    },
    pass: {
      title: 'Passing costs, too',
      text: 'With order tile 1 you lose the strongest thing you showed, with tile 3 only the third strongest. Who passes early loses little, and chooses late. EC-084',
    },
    lose: {
      title: '“The winner alone pays.”',
      text: 'Everybody who passes may lose one character or all the cubes shown. EC-084',
    },
    characters: {
      title: '“I show my whole hand.”',
      text: 'You may show one character more than the player who shows most. EC-067',
    },
    trust: {
      title: '“Trust is worth nothing.”',
      text: 'It decides whom the emperor calls, and that player chooses what is scored.',
    },
    favour: {
      title: 'Trust decides who decides',
      text: 'Twice a round the emperor calls the most trusted. Each call settles a policy and costs trust: 3 in the first round, 10 in the last. EC-144',
    },
    everybody: {
      title: 'A policy scores for everybody',
      text: 'So settle one that you fill better than the others do. Where all gain alike, nobody gets ahead. EC-154',
    },
  },
};
