import type { GameScreen } from '@tianxia/board';
import type { FirstEmpire } from '../state.ts';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { type EmpireDraft, useDraft } from './draft.ts';
import { Facts } from './Facts.tsx';
import { Outcome } from './Outcome.tsx';
import { Tray } from './Tray.tsx';
import { useWhen } from './when.ts';

export const screen: GameScreen<FirstEmpire, EmpireDraft> = {
  when: useWhen,
  useDraft,
  Board,
  Tray,
  Facts,
  Beside,
  Outcome,
};
