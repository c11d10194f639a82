import type { Amount, Tallying } from '@tianxia/board';
import { useWords } from './words.ts';

const told: Readonly<Record<string, Amount>> = {
  tookTributes: {},
  showed: {},
  showedNothing: {},
  defended: {},
  fellShort: {},
  policyScored: { points: 1 },
  scored: { points: 1 },
  pointsLost: { points: 1, loses: true },
  hasMost: {},
  climbed: {},
  trust: {},
  trustLost: {},
  trustFull: {},
  money: {},
  cubes: {},
  cubesPaid: {},
  cubesShort: {},
  removedTiles: {},
  gotTile: {},
  drewTribute: {},
  noTribute: {},
  drewCharacter: {},
};
/** A policy is settled: every player in turn, then whoever has the most. */
const settlement: Tallying = {
  useTitle: () => useWords().tallySettlement,
  opens: ['settled'],
  lines: told,
  closes: ['discLaid'],
};
/** All policies once more at the end, then what the sheet counts. */
const finalPolicies: Tallying = {
  useTitle: () => useWords().phases.end,
  opens: ['finalPolicy'],
  lines: told,
  closes: ['finalLine'],
};
export const tallies = [settlement, finalPolicies];
export const banners = ['round', 'finalScoring'];
/** The score sheet shows what these events tell one by one. */
export const counted = ['finalLine'];
/** Leaving the auction, management and the emperor's call are turns of their own. */
export const heads = ['passed', 'tookSet', 'selected'];
