import type { Pictures } from '@tianxia/kernel';
import { guide } from './guide.ts';

export const pictures = {
  figures: {
    'EC-049': guide.hero,
    'EC-038': guide.turn[0].figure,
    'EC-164': guide.win[0].figure,
    'EC-195': guide.win[1].figure,
  },
  examples: {
    R1: { part: 'board', at: [] },
    R2: { part: 'board' },
    R6: { part: 'board' },
    D14: { part: 'board' },
    D10: { part: 'board' },
    R10: { part: 'board', at: [] },
    D7: { part: 'board' },
  },
} as const satisfies Pictures;
