import type { Game } from '@tianxia/kernel';
import { about } from './about.ts';
import { always } from './always.ts';
import { content } from './content/index.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { flow } from './flow.ts';
import { open } from './geography.ts';
import { reading } from './mind.ts';
import { ENDINGS } from './moves/finish.ts';
import { No } from './reasons.ts';
import { lines, score } from './score.ts';
import { setup } from './setup.ts';
import { layout, type Qin } from './state.ts';

export const game: Game<Qin> = {
  id: about.id,
  rules: '1',
  seats: about.seats, // QIN-002, QIN-191
  colours: ['green', 'purple', 'white', 'black'], // QIN-014, QIN-015
  options: {
    // QIN-190
    // QIN-031: the Bird side unless another is chosen
    board: ['bird', 'lion'], // QIN-010, QIN-030, QIN-193
    fairStart: ['on', 'off'],
    start: ['random', 'first'],
    piles: ['automatic', 'choose'],
    match: ['single', 'two', 'minus'],
    ties: ['leading', 'any'], // QIN-107
    outnumbered: ['refused', 'absorbs'], // QIN-108
  },
  concerns: (option, seats) => option !== 'ties' || seats > 2, // two owners can tie for the lead only
  content,
  open,
  setup,
  flow,
  layout,
  pools: box => ({ tile: { pieces: box.tiles } }), // QIN-016, QIN-017: one pool of tiles, all backs alike
  events,
  admits: ['skipped', 'redealt', 'finished'], // QIN-174, QIN-044, QIN-172: who cannot lay, or drew again, is seen by all
  reasons: No.book,
  endings: ENDINGS,
  always,
  score,
  lines,
  evaluate,
  reading,
};
