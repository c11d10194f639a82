import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [founding, growing, villages, joining] = tutorial.lessons;
const AFTER = 9; // all choices of an example

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
    { id: 'villages', figure: { example: 'EX-09', part: 'board', at: [], steps: AFTER } },
  ],
  turn: [
    {
      id: 'lay',
      figure: {
        position: founding.position,
        part: 'tray',
        at: ['half 0', 'half 2', 'half 4', 'half 5'],
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
    { id: 'draw', figure: { position: growing.position, part: 'tray', at: ['half 4'] } },
  ],
  ideas: [
    {
      id: 'most',
      figure: { position: joining.position, part: 'board', at: ['square 58', 'square 60', 'square 85', 'square 88'] },
    },
    { id: 'safe', figure: { example: 'EX-29', part: 'board', at: [] } },
    { id: 'votes', figure: { example: 'EX-10', part: 'board', at: [], steps: AFTER } },
  ],
  mistakes: [
    { id: 'corner', figure: { example: 'EX-02', part: 'board', at: [] } },
    { id: 'tied', figure: { example: 'EX-13', part: 'board', at: [] } },
    { id: 'lone', figure: { example: 'EX-05', part: 'board', at: [] } },
  ],
  example: { example: 'EX-12', part: 'board', at: [], steps: AFTER },
} as const satisfies Guide;
