import type { Pictures } from '@tianxia/kernel';
import { guide } from './guide.ts';

const LANDS = { part: 'tray', at: ['stock 0', 'below 0', 'below 4'] } as const;

export const pictures = {
  figures: { 'ZG-052': guide.hero, 'ZG-067': guide.turn[0].figure, 'ZG-100': guide.ideas[0].figure },
  examples: {
    E02: LANDS,
    E03: LANDS,
    E05: LANDS,
    D07: { part: 'board', at: [] },
    E06: LANDS,
    E07: { part: 'board', at: [] },
    D12: { part: 'board', at: [] },
    E08: LANDS,
    E11: { part: 'board', at: [] },
    E13: { part: 'board' },
    E15: { part: 'board', at: [] },
  },
} as const satisfies Pictures;
