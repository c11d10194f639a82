import { about } from '../../../packages/games/zhanguo/about.ts';
import type { Hands } from './common.ts';

/** Whatever is asked is lit: cards in hand, places on the map and on one's own lands, or a list of choices. */
export const zhanguo: Hands = {
  about,
  also: 'phone',
  lit: '.thing[data-is="can"]',
  asking: 25,
};
