import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [, court] = tutorial.lessons;

export const guide = {
  hero: { position: court.position, part: 'board' },
  win: [{ id: 'palaces' }, { id: 'governors' }, { id: 'walls' }, { id: 'tasks' }, { id: 'unification' }],
  turn: [
    {
      id: 'card',
      figure: {
        position: court.position,
        part: 'tray',
        at: ['card 1', 'card 28', 'card 45', 'card 67', 'card 84', 'card 114'],
      },
    },
    { id: 'use' },
    { id: 'fire' },
  ],
  ideas: [
    {
      id: 'court',
      figure: {
        position: court.position,
        part: 'board',
        at: ['action 0', 'action 1', 'action 2', 'action 3', 'action 4', 'action 5'],
      },
    },
  ],
  mistakes: [{ id: 'own' }, { id: 'wrongNumber' }, { id: 'three' }],
} as const satisfies Guide;
