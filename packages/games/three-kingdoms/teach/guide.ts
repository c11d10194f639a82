import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [bidding, acting] = tutorial.lessons;
const AFTER = 9; // all choices of an example

export const guide = {
  hero: { position: acting.position, part: 'board', at: ['space 14', 'space 12', 'space 13', 'tribe 1', 'tribe 2'] },
  win: [
    {
      id: 'unite',
      figure: { example: 'EX-30', part: 'board', at: ['location 0', 'location 4', 'location 5', 'location 9'] },
    },
    { id: 'rank', figure: { position: acting.position, part: 'board', at: ['space 7'] } },
    { id: 'land', figure: { example: 'EX-32', part: 'board', at: ['location 2', 'location 7', 'space 15'] } },
  ],
  turn: [
    {
      id: 'bid',
      figure: {
        position: bidding.position,
        part: 'tray',
        at: ['general 1', 'general 14', 'general 15', 'general 17', 'general 9'],
      },
    },
    {
      id: 'resolve',
      figure: { position: acting.position, part: 'board', at: ['space 6', 'space 11', 'space 0', 'space 2'] },
    },
    { id: 'upkeep', figure: { example: 'EX-26', part: 'board', at: ['store 16', 'space 16', 'space 14'] } },
  ],
  ideas: [
    { id: 'alliance', figure: { example: 'EX-07', part: 'board', at: ['space 6', 'ally 0'] } },
    {
      id: 'stationed',
      figure: { example: 'EX-21', part: 'board', at: ['space 12', 'location 0', 'location 4'], steps: AFTER },
    },
    { id: 'fed', figure: { example: 'EX-44', part: 'board', at: ['store 32', 'space 17', 'space 14'] } },
  ],
  mistakes: [
    { id: 'ties', figure: { example: 'EX-06', part: 'board', at: ['space 6'] } },
    { id: 'home', figure: { example: 'EX-03', part: 'board', at: ['space 6'] } },
    { id: 'untrained', figure: { position: acting.position, part: 'board', at: ['space 0', 'space 2'] } },
  ],
  example: { example: 'EX-40', part: 'board', at: ['space 6'], steps: -1 },
} as const satisfies Guide;
