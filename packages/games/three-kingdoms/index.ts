import type { Game } from '@tianxia/kernel';
import { about } from './about.ts';
import { always } from './always.ts';
import { open } from './box.ts';
import { content } from './content/index.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { ENDINGS } from './facts/ends.ts';
import { flow } from './flow.ts';
import { reading } from './mind.ts';
import { No } from './reasons.ts';
import { score, tiebreak } from './score.ts';
import { setup } from './setup.ts';
import { layout, type ThreeKingdoms } from './state.ts';

export const game: Game<ThreeKingdoms> = {
  id: about.id,
  rules: '1',
  seats: about.seats, // TK-001, TK-432
  colours: ['blue', 'red', 'green'], // Wei, Wu, Shu
  fixedColours: true, // a seat plays the state of its number (TK-030)
  options: {
    game: ['full', 'tutorial'],
    jointFirst: ['third', 'second'],
    declinedTribe: ['counts', 'uncounted'], // TK-171
  },
  content,
  open,
  setup,
  flow,
  layout,
  pools: box => ({
    general: { pieces: box.everyGeneral, back: box.seatOf },
    enhancement: { pieces: box.everyEnhancement, back: box.deckOf },
  }),
  events,
  reasons: No.book,
  endings: ENDINGS,
  always,
  score,
  tiebreak,
  evaluate,
  reading,
  foresight: 36, // bids are settled at the end of a round
};
