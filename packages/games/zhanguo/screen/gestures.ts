import { at, eachOf, type Gestures } from '@tianxia/board';
import { COLOURS, REGIONS } from '../pack.ts';
import type { ZhanGuo } from '../state.ts';

/** How moves are pressed: a card comes before its use, a Worker leaves before it arrives. */
export const gestures: Gestures<ZhanGuo> = {
  presses: {
    'play.tuck': [at('card', 1), at('tuck', 0)],
    'play.court': [at('card', 1), at('action', 0)],
    'keep.putBack': [eachOf('drawn', 0)],
    'moveWorker.move': [at('from', 0), at('to', 1)],
    'wall.build': [at('wallSlot', 0), eachOf('donor', 1)],
    // a free step down: the Official, or it and the area below it
    '.moveDown': [at('official', 0), at('area', 0, official => REGIONS + Math.floor(official / COLOURS.length))],
  },
  waits: ['to', 'area'],
  open: ['card', 'action', 'tuck'],
};
