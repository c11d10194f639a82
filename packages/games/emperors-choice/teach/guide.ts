import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [auction] = tutorial.lessons;

export const guide = {
  hero: { position: auction.position, part: 'board' },
  win: [
    { id: 'policies', figure: { position: auction.position, part: 'board', at: ['scroll 0'] } },
    { id: 'collections', figure: { position: auction.position, part: 'board', at: ['set 0', 'set 1', 'set 2'] } },
    { id: 'palace' },
  ],
  turn: [
    {
      id: 'auction',
      figure: { position: auction.position, part: 'tray', at: ['character 21', 'character 26', 'character 31'] },
    },
    { id: 'household' },
    { id: 'decree' },
  ],
  ideas: [{ id: 'pass', figure: { position: auction.position, part: 'board', at: ['exit 0', 'exit 1', 'exit 2'] } }],
  mistakes: [{ id: 'lose' }, { id: 'characters' }, { id: 'trust' }],
} as const satisfies Guide;
