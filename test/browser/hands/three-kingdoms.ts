import { about } from '../../../packages/games/three-kingdoms/about.ts';
import type { Hands } from './common.ts';

/** Generals, spaces, tribes and locations light up when they are asked for; won actions may be declined, rounds passed. */
export const threeKingdoms: Hands = {
  about,
  lit: [
    ...['press', 'space', 'tribe', 'location', 'choice', 'do-take'].map(piece => `.tk-${piece}.can`),
    '.tk-do-not',
    '.tk-pass:not([aria-disabled="true"])',
  ].join(),
  asking: 27,
};
