import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Have the most points after five rounds.',
  phases: { boards: 'Choosing boards', draw: 'Drawing cards', cards: 'Playing cards', rewards: 'Rewards' },
  actions: {
    bid: '**Bid, or pass.** Points buy you an earlier choice of player board. The boards differ in what they can do.',
    board: '**Take a board.** Its powers are yours for the whole game.',
    putBack: '**Put a card back.** Keep the two of each colour whose actions you mean to use.',
    tuck: '**Tuck a card in a Region.** Brings markers of its colour now, and its ability from the next turns on. Unrest rises with the second and the third card.',
    court:
      '**Send a card to Court.** One of six actions: Wall, Palace, Workers, moving Officials, an Official, a Governor. With the right number your tucked cards for that action fire, too.',
    wall: '**Build a Wall.** Scores at the end for what its section asks. Each Worker comes from another Region.',
    palace: '**Build a Palace.** Scores a point for every card you have tucked, at once, and brings a tall marker.',
    marker: '**Take a marker.** Markers buy the round’s reward of their colour, or win that colour at the end.',
    hire: '**Hire Workers.** One for each Official in the Workers area. You need them for Walls and Palaces. Unrest rises.',
    recruit:
      '**Recruit an Official.** Three of different colours in one Region make a Governor; one or two below hire Workers.',
    reassign: '**Move a piece.** Brings Officials, Workers or a Governor to where they are wanted next.',
    governor:
      '**Install a Governor.** Gives the bonus of its square, ends the unrest there, and counts for the majority of the Region at the end.',
    calm: '**Lower unrest.** On its last slot a Region’s cards are silent, and no Palace can be built there.',
    use: '**Use an ability.** It is free. Take them in the order that helps most.',
    claim: '**Claim a Task.** The earlier, the more it counts; several in one box multiply.',
    accept: '**Accept the reward.** It costs all your markers of that colour.',
    pass: '**Pass.** You keep your markers, for a later round or for the end.',
    finish: '**Finish.** When nothing more here helps you.',
    moveDown: '**Move an Official down.** Free in your turn: below they hire Workers, above they make a Governor.',
  },
  firsts: {
    boards: {
      title: 'The boards come first',
      text: 'Everybody gets one of the player boards. Each has powers of its own that work with certain actions.',
    },
    unrest: {
      title: 'Unrest rises',
      text: 'A second and a third card in a Region, and hiring there, make its people restless. On the last slot its cards fall silent. A Governor brings it back to nothing.',
    },
    rewards: {
      title: 'Three rewards a round',
      text: 'Writing, Currency, Laws: the player with the most markers of the colour decides first, and pays all of them for the reward.',
    },
  },
};
