import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [auction] = tutorial.lessons;
const TRUST = ['trust 0', 'trust 1', 'trust 2'];
const AFTER = 9; // all choices of an example

export const guide = {
  hero: { position: auction.position, part: 'board' },
  win: [
    { id: 'policies', figure: { position: auction.position, part: 'board', at: ['scroll 0'] } },
    { id: 'collections', figure: { position: auction.position, part: 'board', at: ['set 0', 'set 1', 'set 2'] } },
    { id: 'palace', figure: { example: 'R6', part: 'board', at: ['level 0', 'level 12'], steps: AFTER } },
  ],
  turn: [
    {
      id: 'auction',
      figure: { position: auction.position, part: 'tray', at: ['character 21', 'character 26', 'character 31'] },
    },
    {
      id: 'household',
      figure: { example: 'R6', part: 'board', at: ['set 0', 'set 1', 'set 2'] },
    },
    { id: 'decree', figure: { example: 'R8', part: 'board', at: ['decree 0', 'decree 1'] } },
  ],
  ideas: [
    { id: 'pass', figure: { position: auction.position, part: 'board', at: ['exit 0', 'exit 1', 'exit 2'] } },
    { id: 'favour', figure: { example: 'D10', part: 'board', at: [...TRUST, 'order 1'], steps: 3 } },
    { id: 'everybody', figure: { example: 'R12', part: 'board', at: ['scroll 6', 'disc 6'], steps: AFTER } },
  ],
  mistakes: [
    {
      id: 'lose',
      figure: { example: 'R2', part: 'board', at: ['order 1', 'order 3', 'character 16', 'character 7', 'heap 0'] },
    },
    {
      id: 'characters',
      figure: { example: 'R1', part: 'board', at: ['character 4', 'character 18', 'heap 0'], steps: AFTER },
    },
    { id: 'trust', figure: { example: 'R7', part: 'board', at: [...TRUST, 'order 3'] } },
  ],
  example: { example: 'D14', part: 'board', at: ['level 0', 'level 12'], steps: AFTER },
} as const satisfies Guide;
