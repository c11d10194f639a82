import type { GameScreen } from '@tianxia/board';
import type { FirstEmpire } from '../state.ts';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { type EmpireDraft, useDraft } from './draft.ts';
import { Facts } from './Facts.tsx';
import { Goods } from './Goods.tsx';
import { Outcome } from './Outcome.tsx';
import { told } from './pieces.ts';
import { Rival } from './Rival.tsx';
import { sources } from './sources.ts';
import { Tray } from './Tray.tsx';
import { heads, tallies } from './tallies.tsx';
import { views } from './views.tsx';
import { usePhases, useWhen } from './when.ts';

export const screen: GameScreen<FirstEmpire, EmpireDraft> = {
  when: useWhen,
  phases: usePhases,
  useDraft,
  Board,
  Tray,
  Facts,
  Beside,
  Outcome,
  points: ({ points }, seat) => points[seat]!,
  told,
  views,
  Goods,
  Rival,
  inWords: () => import('./in-words.ts'),
  sources,
  tallies,
  heads,
};
