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
import { tallies } from './tallies.ts';
import { views } from './views.tsx';
import { useWhen } from './when.ts';

export const screen: GameScreen<FirstEmpire, EmpireDraft> = {
  when: useWhen,
  useDraft,
  Board,
  Tray,
  Facts,
  Beside,
  Outcome,
  told,
  views,
  Goods,
  Rival,
  sources,
  tallies,
};
