import type { Game } from '@tianxia/kernel';
import { about } from './about.ts';
import { always } from './always.ts';
import { content } from './content.ts';
import { evaluate } from './evaluate.ts';
import { flow, setup } from './flow.ts';
import { open } from './geography.ts';
import { reading } from './mind.ts';
import { ENDINGS } from './moves/finish.ts';
import { lines, score } from './score.ts';
import { events, layout, No, type Qin } from './state.ts';

export const game: Game<Qin> = {
  id: about.id,
  rules: '1',
  seats: about.seats,
  colours: ['green', 'purple', 'white', 'black'],
  options: {
    board: ['bird', 'lion'],
    fairStart: ['on', 'off'],
    start: ['random', 'first'],
    piles: ['automatic', 'choose'],
    match: ['single', 'two', 'minus'],
    ties: ['leading', 'any'],
  },
  concerns: (option, seats) => option !== 'ties' || seats > 2, // two owners can tie for the lead only
  content,
  open,
  setup,
  flow,
  layout,
  pools: box => ({ tile: { pieces: box.tiles } }),
  events,
  reasons: No.book,
  endings: ENDINGS,
  always,
  score,
  lines,
  evaluate,
  reading,
};
