import type { Pictures } from '@tianxia/kernel';
import { guide } from './guide.ts';

export const pictures = {
  figures: { 'FE-034': guide.hero, 'FE-060': guide.turn[0].figure, 'FE-111': guide.ideas[0].figure },
  examples: {
    'EX-05': { part: 'board' },
    'EX-06': { part: 'board' },
    'EX-08': { part: 'board' },
    'EX-09': { part: 'board' },
    'EX-10': { part: 'board' },
    'DX-14': { part: 'board', at: [] },
    'EX-15': { part: 'board' },
    'EX-18': { part: 'board', at: [] },
    'EX-19': { part: 'board', at: [] },
  },
} as const satisfies Pictures;
