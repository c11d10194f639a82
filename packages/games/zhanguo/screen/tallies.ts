import type { Tallying } from '@tianxia/board';
import { useWords } from './words.ts';

/** Phase 3: the three rewards, who was asked in which order, and who begins the next round. */
const rewards: Tallying = {
  useTitle: () => useWords().tallyRewards,
  opens: ['accepted', 'declined', 'unable', 'noReward'],
  lines: { accepted: {}, declined: {}, unable: {}, noReward: {}, first: {} },
  closes: ['round', 'majority', 'aspectMajority', 'taskPoints', 'wallPoints'],
};
export const tallies = [rewards];
/** The score sheet shows what these events tell one by one. */
export const counted = ['majority', 'aspectMajority', 'taskPoints', 'wallPoints'];
