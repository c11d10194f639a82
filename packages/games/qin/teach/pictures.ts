import type { Pictures } from '@tianxia/kernel';
import { guide } from './guide.ts';

export const pictures = {
  figures: { 'QIN-024': guide.hero, 'QIN-033': guide.turn[0].figure },
  examples: {
    'EX-01': { part: 'board' },
    'EX-33': { part: 'board' },
    'EX-04': { part: 'board' },
    'EX-06': { part: 'board' },
    'EX-08': { part: 'board' },
    'EX-12': { part: 'board' },
    'EX-13': { part: 'board' },
    'EX-27': { part: 'board' },
    'EX-10': { part: 'board' },
    'EX-41': { part: 'board' },
    'EX-36': { part: 'board' },
    'EX-43': { part: 'board' },
  },
} as const satisfies Pictures;
