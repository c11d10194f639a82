import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [bidding, acting] = tutorial.lessons;

export const guide = {
  hero: { position: acting.position, part: 'board' },
  win: [{ id: 'unite' }, { id: 'rank' }, { id: 'land' }],
  turn: [
    {
      id: 'bid',
      figure: {
        position: bidding.position,
        part: 'tray',
        at: ['general 1', 'general 14', 'general 15', 'general 17', 'general 9'],
      },
    },
    { id: 'resolve', figure: { position: acting.position, part: 'board', at: ['space 6', 'space 7', 'space 0'] } },
    { id: 'upkeep' },
  ],
  ideas: [{ id: 'alliance' }],
  mistakes: [{ id: 'ties' }, { id: 'home' }, { id: 'untrained' }],
} as const satisfies Guide;
