import type { Pictures } from '@tianxia/kernel';
import { guide } from './guide.ts';

export const pictures = {
  figures: { 'TK-034': guide.hero, 'TK-110': guide.turn[0].figure, 'TK-181': guide.turn[1].figure },
  examples: {
    'EX-07': { part: 'board' },
    'EX-05': { part: 'board', at: [] },
    'EX-13': { part: 'board' },
    'EX-21': { part: 'board' },
    'EX-17': { part: 'board', at: [] },
    'EX-22': { part: 'board' },
    'EX-26': { part: 'board', at: [] },
    'EX-30': { part: 'board', at: [] },
  },
} as const satisfies Pictures;
