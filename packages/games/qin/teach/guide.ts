import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [founding, growing, villages, joining] = tutorial.lessons;

export const guide = {
  hero: { position: joining.position, part: 'board' },
  win: [
    {
      id: 'provinces',
      figure: { position: growing.position, part: 'board', at: ['square 56', 'square 57', 'square 58'] },
    },
    {
      id: 'majors',
      figure: {
        position: villages.position,
        part: 'board',
        at: ['square 54', 'square 55', 'square 56', 'square 57', 'square 58'],
      },
    },
    {
      id: 'villages',
      figure: { position: villages.position, part: 'board', at: ['square 40', 'square 41', 'square 54'] },
    },
  ],
  turn: [
    {
      id: 'lay',
      figure: {
        position: founding.position,
        part: 'tray',
        at: ['half 0', 'half 1', 'half 2', 'half 3', 'half 4', 'half 5'],
      },
    },
    {
      id: 'touch',
      figure: {
        position: founding.position,
        part: 'board',
        at: ['square 44', 'square 45', 'square 57', 'square 58', 'square 59', 'square 71'],
      },
    },
    { id: 'draw' },
  ],
  ideas: [
    {
      id: 'most',
      figure: { position: joining.position, part: 'board', at: ['square 58', 'square 60', 'square 85', 'square 87'] },
    },
  ],
  mistakes: [{ id: 'corner' }, { id: 'tied' }, { id: 'lone' }],
} as const satisfies Guide;
