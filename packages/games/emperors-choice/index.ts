import type { Game } from '@tianxia/kernel';
import { about } from './about.ts';
import { always } from './always.ts';
import { open } from './box.ts';
import { content } from './content/index.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { flow } from './flow.ts';
import { reading } from './mind.ts';
import { ENDINGS } from './moves/ending.ts';
import { No } from './reasons.ts';
import { score, tiebreak } from './score.ts';
import { setup } from './setup.ts';
import { type EmperorsChoice, layout } from './state.ts';

export const game: Game<EmperorsChoice> = {
  id: about.id,
  rules: '1',
  seats: about.seats, // EC-002
  colours: content.colours.map(({ id }) => id),
  options: {
    start: ['random', 'first'],
    revealed: ['count', 'apart'], // EC-096
    assassin: ['must', 'may'], // EC-210
    overflow: ['kept', 'lost'], // EC-023
  },
  content,
  open,
  setup,
  flow,
  layout,
  pools: box => ({
    character: { pieces: box.cards },
    tile: { pieces: box.allTiles },
    tribute: { pieces: box.tributes },
    bonus: { pieces: box.bonusNumbers },
  }),
  dealtOpenly: ['hands'], // EC-038: everybody takes the same, so all know it
  events,
  reasons: No.book,
  endings: ENDINGS,
  always,
  score,
  tiebreak,
  evaluate,
  reading,
};
