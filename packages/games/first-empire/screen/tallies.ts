import type { Tallying } from '@tianxia/board';
import { useWords } from './words.ts';

/** Phase 3: the rewards of unification, the new turn order, and what is given back. */
const unification: Tallying = {
  useTitle: () => useWords().unification,
  opens: ['accepted', 'declined', 'unable', 'unclaimed', 'liSiTakesReward'],
  lines: {
    accepted: {},
    declined: {},
    unable: {},
    unclaimed: {},
    liSiTakesReward: {},
    placeInOrder: {},
    paid: {},
    soldier: { points: 2 },
    gaveBack: {},
    gaveLargeBack: {},
  },
  closes: ['round', 'finished'],
};
export const tallies = [unification];
/** Starting tiles are chosen by all at once: each player's is an entry of its own. */
export const heads = ['chose'];
