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
import { score } from './score.ts';
import { setup } from './setup.ts';
import { type FirstEmpire, layout } from './state.ts';

export const game: Game<FirstEmpire> = {
  id: about.id,
  rules: '1',
  seats: about.seats, // FE-001
  colours: ['blue', 'yellow', 'red', 'purple'], // FE-040
  options: {
    table: ['printed', 'front', 'back', 'random'], // FE-356
    mausoleum: ['standard', 'advanced'],
    liSi: ['1', '2', '3', '4'],
    liSiPays: ['evenly', 'oneAspect'],
    liSiUnlocks: ['inTurn', 'last'], // FE-397
    emperorTiles: ['pile', 'section'], // FE-027
  },
  concerns: (option, seats) => !option.startsWith('liSi') || seats === 1,
  content,
  automatic: ({ seats }) => (seats === 1 ? ['liSi'] : []),
  open,
  setup,
  flow,
  layout,
  pools: box => box.pools,
  events,
  reasons: No.book,
  endings: ENDINGS,
  always,
  score, // FE-292: and nothing besides
  evaluate,
  reading,
};
