import type { Box } from '../box.ts';
import type { Gain } from '../content/vocabulary.ts';

/** EC-113, EC-114, EC-115: what a treasure gives in a management turn of this round. */
export const treasureGains = (box: Box, treasure: number, round: number): Gain[] =>
  box.pack.treasures[treasure]!.uses.flatMap(({ from, to, gain }) => (from <= round && round <= to ? [gain] : []));
