import { about } from '../../../packages/games/three-kingdoms/about.ts';
import type { Hands } from './common.ts';

/** Generals, spaces, tribes and locations light up when they are asked for; won actions may be declined, rounds passed. */
export const threeKingdoms: Hands = {
  about,
  also: 'tablet',
  lit: ['press', 'space', 'tribe', 'location', 'choice', 'do-take', 'do-not', 'pass']
    .map(piece => `.tk-${piece}.can`)
    .join(),
  asking: 27,
};
