import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [, court] = tutorial.lessons;
const ACTIONS = ['action 0', 'action 1', 'action 2', 'action 3', 'action 4', 'action 5'];
const TOMB = ['spot 0', 'spot 2', 'spot 8'];
const AFTER = 9; // all choices of an example

export const guide = {
  hero: { position: court.position, part: 'board', at: ['wallSlot 0', 'spot 2', 'spot 8', 'ship 0'] },
  win: [
    {
      id: 'build',
      figure: {
        example: 'EX-17',
        part: 'board',
        at: ['governorSpace 4', 'governors 11', 'palace 11', 'palaceTileAt 4'],
      },
    },
    { id: 'elixir', figure: { example: 'EX-05', part: 'board', at: ['ship 0', 'ship 1'], steps: AFTER } },
    { id: 'tomb', figure: { example: 'EX-18', part: 'board', at: TOMB } },
  ],
  turn: [
    {
      id: 'card',
      figure: {
        position: court.position,
        part: 'tray',
        at: ['card 22', 'card 36', 'card 41', 'card 102'],
      },
    },
    { id: 'tuck', figure: { example: 'EX-02', part: 'tray', at: ['region 1'], steps: AFTER } },
    { id: 'act', figure: { example: 'EX-08', part: 'board', at: ACTIONS, steps: AFTER } },
  ],
  ideas: [
    { id: 'fits', figure: { example: 'EX-10', part: 'tray', at: ['region 1', 'region 4'], steps: AFTER } },
    { id: 'engine', figure: { example: 'EX-05', part: 'board', at: [...TOMB, 'troop 0', 'ship 0'], steps: AFTER } },
    { id: 'bought', figure: { example: 'EX-13', part: 'tray', at: ['tokens 0', 'tokens 1', 'tokens 2'] } },
  ],
  mistakes: [
    { id: 'any', figure: { example: 'EX-12', part: 'board', at: ['card 17'], steps: AFTER } },
    { id: 'unrest', figure: { example: 'EX-03', part: 'tray', at: ['region 1'] } },
    { id: 'governor', figure: { example: 'EX-06', part: 'tray', at: ['region 1'] } },
  ],
  example: { example: 'EX-10', part: 'tray', at: ['region 0', 'region 4'], steps: AFTER },
} as const satisfies Guide;
