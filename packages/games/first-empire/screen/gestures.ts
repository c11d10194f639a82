import { at, eachOf, type Gestures, ITSELF } from '@tianxia/board';
import type { FirstEmpire } from '../state.ts';
import { told } from './pieces.ts';
/** How moves are pressed: a Worker leaves a region before it arrives in another, and Workers for a Wall are named one by one. */
export const gestures: Gestures<FirstEmpire> = {
  presses: {
    'abilities.move': [ITSELF, at('officialAt', 0), at('region', 1)],
    'moveWorkers.move': [at('from', 0), at('to', 1)],
    'palace.build': [at('region', 0), at('donor', 1)],
    'wall.build': [at('wallSlot', 0), eachOf('donor', 1)],
  },
  waits: ['to'],
  open: ['card', 'action'],
  home: ['region', 'official', 'officialAt'],
  told,
};
