import type { GuideTexts, TeachTexts } from '@tianxia/kernel';
import type { guide as page } from '../../teach/guide.ts';
import type { tutorial } from '../../teach/index.ts';

/** What the coach says in Qin's tutorial. */
export const teach: TeachTexts<typeof tutorial> = {
  lessons: {
    founding: {
      name: 'Founding',
      learned: 'Two or more touching squares of one colour are a province, and it is yours.',
    },
    growing: { name: 'Growing', learned: 'Five squares hold two pagodas, and nobody can take them from you any more.' },
    villages: {
      name: 'Villages',
      learned: 'A village goes to the player with the most pagodas on the provinces around it.',
    },
    joining: { name: 'Joining', learned: 'The larger province swallows the smaller one. Equal provinces stay apart.' },
    game: { name: 'A whole game', learned: 'You know Qin. Next time try the Lion side, or a stronger opponent.' },
  },
  steps: {
    goal: {
      title: 'Be the first to run out of pagodas.',
      text: 'You and Lian have **24 pagodas** each. Provinces and villages take them from your stock. Place the last one and you win. QIN-001',
    },
    hand: {
      title: 'On your turn you lay one tile.',
      text: 'You always hold three. Every tile has two squares, and at least one of them must share an edge with a colour on the board. QIN-063',
    },
    found: {
      title: 'Touching squares of one colour make a province.',
      text: 'Take the **blue–blue** tile and press **F5**, then **E5**. With the blue start on G5 that is three squares, one province and your first pagoda. QIN-085',
    },
    five: {
      title: 'Your province has three squares.',
      text: 'Growing it by one or two squares brings no pagoda at first. But at **five squares** a province becomes **major**: it takes a second pagoda, and no other player can take it over. QIN-093',
    },
    grow: {
      title: 'Make it five.',
      text: 'Lay the other **blue–blue** tile on **D5** and **C5**, in line with your province.',
    },
    neighbours: {
      title: 'The dark square is a village.',
      text: 'A village belongs to the player with the most pagodas on the provinces that touch it: one for a province, two for a major one. It takes a pagoda, too. Nothing touches this one yet. QIN-124',
    },
    annex: {
      title: 'Reach the village with blue.',
      text: 'Hold the tile **yellow–blue** by its blue half and put that on **C4**. Each half counts for itself: blue grows your province, yellow lies there alone and is nobody’s. QIN-069',
    },
    meeting: {
      title: 'Two blue provinces, and one gap.',
      text: 'The three squares above are yours, the three below are Lian’s. A tile between them would make **one** province. The player with more squares before that keeps all of it. QIN-101',
    },
    outgrow: {
      title: 'Three against three: nobody may join them.',
      text: 'A tie forbids the join. Grow first: put the blue half of **yellow–blue** on **G4**. Or try the join and see it refused. QIN-106',
    },
    join: {
      title: 'Four against three. Now!',
      text: 'Lay **blue–blue** on **I6** and **J6**. Lian takes her pagoda back, and you have a major province of nine squares.',
    },
    play: {
      title: 'A whole game against Lian.',
      text: 'She is a beginner, too. Found many provinces, grow them to five squares, and pick up villages on the way.',
    },
  },
  wrong: {
    corner: {
      title: 'There it meets blue only at a corner.',
      text: 'Corners do not touch, so the tile would lie beside nothing. One square further down F5 and G5 share an edge. QIN-064',
    },
    nothing: {
      title: 'There it would lie alone.',
      text: 'A tile has to share an edge with a colour that is on the board already. At first these are only the three start squares. QIN-063',
    },
    twoOnly: {
      title: 'That is allowed, but it is not the best place.',
      text: 'Wherever the blue squares touch nothing blue, they are a province of two. Beside **G5** you get three for the same tile.',
    },
    notFive: {
      title: 'That makes four squares.',
      text: 'Only one half of this tile is blue. Four squares still hold one pagoda, and Lian could swallow them with a larger province. You hold another **blue–blue**.',
    },
    farFromVillage: {
      title: 'Your province grows, but it does not reach the village.',
      text: 'The blue half must share an edge with the village on B4: **C4** does, and touches your province as well.',
    },
    tie: {
      title: 'Refused: three against three.',
      text: 'With a tie nobody would own the new province, so the rules forbid it. One more square on your side changes that. QIN-106',
    },
  },
};

/** The game in two minutes. */
export const guide: GuideTexts<typeof page> = {
  lead: 'The land is empty and the dynasty is new. You found provinces, let them grow, and raise a pagoda on each.',
  worth: {
    provinces: '2 squares: 1 pagoda',
    majors: '5 squares: 2 pagodas',
    villages: 'most around it: 1 pagoda more',
  },
  items: {
    provinces: {
      title: 'One pagoda for a province',
      text: 'Two or more touching squares of one colour. Whoever makes it owns it. QIN-085',
    },
    majors: {
      title: 'A second one at five squares',
      text: 'From five squares on a province is major, and nobody can take it over. QIN-093',
    },
    villages: {
      title: 'One pagoda for a village',
      text: 'It goes to the player with the most pagodas on the provinces around it. QIN-124',
    },
    lay: { title: 'Lay one of your three tiles', text: 'Each tile has two squares, of one colour or of two.' },
    touch: {
      title: 'Share an edge',
      text: 'At least one half must lie beside something that is on the board, whatever its colour. QIN-063',
    },
    draw: { title: 'Draw a new one', text: 'Place the pagodas you are due, take a tile, and the next player goes on.' },
    most: {
      title: 'Who has more squares, swallows the rest.',
      text: 'A tile that connects two provinces of a colour makes one of them. The player with more squares before that owns it all, and the other takes the pagodas back. QIN-101',
    },
    corner: {
      title: '“It touches at the corner.”',
      text: 'Corners do not count, neither for laying nor for connecting. QIN-064',
    },
    tied: {
      title: '“I connect our provinces of three.”',
      text: 'Equal provinces may not be joined. Grow yours first. QIN-106',
    },
    lone: {
      title: '“A single square is mine.”',
      text: 'One square is nobody’s until a second of its colour touches it. QIN-081',
    },
    safe: {
      title: 'Five squares are safe',
      text: 'A major province never changes hands. It may swallow smaller ones, but two major provinces can never be joined. QIN-108',
    },
    votes: {
      title: 'Villages count pagodas',
      text: 'One for each province that touches, two for a major one. As soon as somebody else has more, the village changes hands. QIN-127',
    },
  },
};
