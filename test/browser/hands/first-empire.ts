import { about } from '../../../packages/games/first-empire/about.ts';
import type { Hands } from './common.ts';

/** Alone against Li Si: whatever is asked is lit, on the board and once more in the tray. */
export const firstEmpire: Hands = {
  about,
  also: 'tablet',
  lit: '.thing[data-is="can"]',
  asking: 27,
};
