import type { Tallying } from '@tianxia/board';
import { useWords } from './words.ts';

/** The bids are compared, space by space, and the order of the next bids is found. */
const bids: Tallying = {
  useTitle: () => useWords().tallyBids,
  opens: ['won', 'lost'],
  lines: { won: {}, lost: {}, freed: {}, order: {} },
  closes: ['order'],
};
/** Tribes, the Han emperor, upkeep and stationed armies, in the order of the rules. */
const endOfRound: Tallying = {
  useTitle: () => useWords().tallyRound,
  opens: ['tribeFell', 'rebelled', 'crowned', 'uncrowned', 'upkeep', 'deficit', 'military'],
  lines: {
    criteria: {},
    tribeKept: {},
    tribeRose: {},
    used: {},
    gained: {},
    paid: {},
    military: { points: 1 },
    onCard: {},
    spare: {},
  },
  closes: ['round', 'ends'],
};
export const tallies = [bids, endOfRound];
export const banners = ['round', 'ends'];
/** The score sheet shows what these events tell one by one. */
export const counted = ['earned'];
/** Each player's recruits, each general that is sent and each space that is taken are deeds of their own. */
export const heads = ['recruited', 'allied', 'assigned', 'takes', 'declined', 'passed'];
