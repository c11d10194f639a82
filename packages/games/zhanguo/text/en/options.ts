import type { Texts } from '@tianxia/kernel';
import type { ZhanGuo } from '../../state.ts';

export const options: Texts<ZhanGuo>['options'] = {
  boards: {
    name: 'Player boards',
    about: 'Which sides are used, and how they are handed out.',
    values: {
      sideA: { name: 'A sides', about: 'All alike. Best for a first game.' },
      sideB: { name: 'B sides, by choice', about: 'Each has powers of its own; the last player picks first.' },
      auction: { name: 'B sides, by auction', about: 'Everybody starts with 15 points and bids for the pick.' },
    },
  },
  cards: {
    name: 'Drawing cards',
    about: 'How the six cards of a round come to hand.',
    values: {
      two: { name: 'draw two', about: 'Two cards of each colour.' },
      choice: { name: 'card choice', about: 'In rounds 1 to 4 draw three of each colour and keep two.' },
    },
  },
  order: {
    name: 'Turn order',
    about: 'Who follows whom when cards are played.',
    values: {
      clockwise: { name: 'clockwise', about: 'Around the table from the first player.' },
      track: { name: 'Rewards Track', about: 'Down the Rewards Track, from top to bottom.' },
    },
  },
  unrest: {
    name: 'Unrest of hiring',
    about: 'How much unrest hiring Workers causes.',
    values: {
      once: { name: 'one', about: 'One step, however many Workers come.' },
      perWorker: { name: 'one per Worker', about: 'A step for every Worker hired. Harder.' },
    },
  },
  turnEnd: {
    name: 'End of a turn',
    about: 'Who claims Tasks and ends turns.',
    values: {
      automatic: { name: 'automatic', about: 'The table claims Tasks for you as soon as you may, and goes on.' },
      byHand: { name: 'by hand', about: 'Claim Tasks and make last free moves yourself, then end your turn.' },
    },
  },
  unrestWall: {
    name: 'Wall less unrest',
    about:
      'What 5, 10 or 15 points less the total unrest give when unrest is higher. The rulebook can be read both ways.',
    values: {
      atLeast0: { name: 'never below 0', about: 'Such a Wall gives nothing.' },
      negative: { name: 'may be negative', about: 'Such a Wall costs points.' },
    },
  },
};
