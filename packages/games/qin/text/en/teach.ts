import type { TeachTexts } from '@tianxia/kernel';
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
      learned: 'A village goes to the player whose provinces around it have the most squares.',
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
      text: 'Take the **blue–blue** tile and press **F5**, then **E5**. With the blue start on G5 that is three squares, one province and **your first pagoda**. QIN-085',
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
      text: 'A village belongs to the player whose provinces touching it are larger than anybody else’s. It holds one pagoda. Nothing touches this one yet. QIN-124',
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
      text: 'She is a beginner, too. Found many provinces, make them five squares wide, and pick up villages on the way. Ask “What can I do now?” whenever you like.',
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
