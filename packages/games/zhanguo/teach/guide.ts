import type { Guide } from '@tianxia/kernel';
import { tutorial } from './index.ts';

const [, court] = tutorial.lessons;
const ACTIONS = ['action 0', 'action 1', 'action 2', 'action 3', 'action 4', 'action 5'];
const AFTER = 9; // all choices of an example

export const guide = {
  hero: {
    position: court.position,
    part: 'board',
    at: ['land 0', 'land 2', 'land 3', 'land 4', 'wallSlot 0', 'wallSlot 6', 'wallSlot 17'],
  },
  win: [
    { id: 'palaces', figure: { example: 'E07', part: 'board', at: ['land 3'], steps: AFTER } },
    { id: 'governors', figure: { example: 'E15', part: 'board', at: ['land 0'] } },
    { id: 'walls', figure: { example: 'E13', part: 'board', at: ['wallSlot 0', 'wallSlot 5'] } },
    { id: 'tasks', figure: { example: 'E17', part: 'board', at: ['task 0', 'task 1', 'task 2'] } },
    { id: 'unification', figure: { example: 'E11', part: 'board', at: ['markers 0'] } },
  ],
  turn: [
    {
      id: 'card',
      figure: {
        position: court.position,
        part: 'tray',
        at: ['card 1', 'card 28', 'card 45', 'card 67', 'card 84', 'card 114'],
      },
    },
    {
      id: 'use',
      figure: { example: 'E02', part: 'tray', at: ['card 1', 'card 2', 'card 50', 'above 3', 'below 3'], steps: AFTER },
    },
    {
      id: 'fire',
      figure: { example: 'E09', part: 'tray', at: ['card 61', 'card 62', 'track 3', 'track 4'], steps: 2 },
    },
  ],
  ideas: [
    { id: 'court', figure: { example: 'E10', part: 'board', at: ['card 71', ...ACTIONS], steps: AFTER } },
    { id: 'restless', figure: { example: 'D02', part: 'tray', at: ['card 60', 'below 1'], scene: 1, steps: AFTER } },
    { id: 'bought', figure: { example: 'E11', part: 'board', at: ['markers 0', 'reward 0', 'reward 14'] } },
  ],
  mistakes: [
    { id: 'own', figure: { example: 'E09', part: 'board', at: ['card 40'], steps: AFTER } },
    { id: 'wrongNumber', figure: { example: 'E10', part: 'board', at: ['card 71'], steps: AFTER } },
    {
      id: 'three',
      figure: { example: 'E02', part: 'tray', at: ['card 1', 'card 2', 'card 50', 'track 3'], steps: AFTER },
    },
    { id: 'trio', figure: { example: 'D08', part: 'tray', at: ['above 0', 'below 0'] } },
  ],
  example: { example: 'E08', part: 'tray', at: ['stock 0', 'below 0', 'below 4'], steps: AFTER },
} as const satisfies Guide;
