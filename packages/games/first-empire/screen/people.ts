import { type People, type Player, peopleAt as people } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';

const YOU = 'You';

/** Names as the viewer reads them, "You" among them. */
export const peopleAt = (players: readonly Player[], viewer: Seat): People => people(players, viewer, YOU);
