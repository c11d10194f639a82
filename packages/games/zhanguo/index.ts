import type { Game } from '@tianxia/kernel';
import { about } from './about.ts';
import { always } from './always.ts';
import { open } from './box.ts';
import { content } from './content/index.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { flow } from './flow.ts';
import { reading } from './mind.ts';
import { ENDINGS } from './moves/round.ts';
import { No } from './reasons.ts';
import { lines, score, tiebreak } from './score.ts';
import { setup } from './setup.ts';
import { layout, type ZhanGuo } from './state.ts';

export const game: Game<ZhanGuo> = {
  id: about.id,
  rules: '1',
  seats: about.seats, // ZG-001
  colours: ['blue', 'red', 'purple', 'yellow'],
  options: {
    boards: ['sideA', 'sideB', 'auction'], // ZG-055, ZG-244, ZG-252
    cards: ['two', 'choice'],
    order: ['clockwise', 'track'],
    unrest: ['once', 'perWorker'],
    turnEnd: ['automatic', 'byHand'],
    unrestWall: ['atLeast0', 'negative'],
  },
  content,
  open,
  setup,
  flow,
  layout,
  pools: box => ({ card: { pieces: box.cards, back: box.aspectOf } }),
  events,
  reasons: No.book,
  endings: ENDINGS,
  always,
  score, // ZG-002, ZG-251
  lines,
  tiebreak,
  evaluate,
  reading,
};
