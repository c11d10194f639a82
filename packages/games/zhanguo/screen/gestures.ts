import { at, eachOf, type Gestures, thing } from '@tianxia/board';
import { COLOURS, REGIONS } from '../content/shape.ts';
import { NOBODY, type ZhanGuo } from '../state.ts';

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
  /** What the red corner marks: pieces on the common table, and cards; lands of others have Regions of the same numbers. */
  told([event, , which = 0, where = 0], { palaces }, { palaceSlots }) {
    switch (event) {
      case 'tucked':
      case 'activated':
        return [thing('card', which)];
      case 'court':
        return [thing('card', which), thing('action', where)];
      case 'palace': {
        const here = palaces.slice(which * palaceSlots, (which + 1) * palaceSlots);
        return [thing('palace', which * palaceSlots + here.findLastIndex(seat => seat !== NOBODY))];
      }
      case 'wall':
        return [thing('wallSlot', which)];
      case 'governor':
      case 'governorMoved':
        return [thing('spot', which)];
      case 'claimed':
        return [thing('task', which)];
      case 'picked':
        return [thing('board', which)];
      default:
        return [];
    }
  },
};
