import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [, court] = tutorial.lessons;

export const guide = {
  hero: { position: court.position, part: 'board' },
  win: [{ id: 'build' }, { id: 'elixir', figure: { position: court.position, part: 'board' } }, { id: 'tomb' }],
  turn: [
    {
      id: 'card',
      figure: { position: court.position, part: 'tray', at: ['card 22', 'card 36', 'card 41', 'card 102'] },
    },
    { id: 'tuck' },
    { id: 'act' },
  ],
  ideas: [
    {
      id: 'fits',
      figure: {
        position: court.position,
        part: 'board',
        at: ['action 0', 'action 1', 'action 2', 'action 3', 'action 4', 'action 5'],
      },
    },
  ],
  mistakes: [{ id: 'any' }, { id: 'unrest' }, { id: 'governor' }],
} as const satisfies Guide;
