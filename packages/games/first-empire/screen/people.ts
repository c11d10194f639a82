import { type People, type Player, peopleAt as people } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import type { Words } from './words.ts';

/** Names as the viewer reads them, "You" among them. */
export const peopleAt = (words: Words, players: readonly Player[], viewer: Seat): People =>
  people(players, viewer, words.youName);
