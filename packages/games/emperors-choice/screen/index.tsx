import type { GameScreen } from '@tianxia/board';
import type { EmperorsChoice } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { type EcDraft, useDraft } from './draft.ts';
import { Facts } from './Facts.tsx';
import { Outcome } from './Outcome.tsx';
import { phaseOf } from './phase.ts';
import { Tray } from './Tray.tsx';

export const screen: GameScreen<EmperorsChoice, EcDraft> = {
  when: ({ view, kernel }) => words.when(view.round, kernel.box.pack.rounds, words.phases[phaseOf(view)]),
  useDraft,
  Board,
  Tray,
  Facts,
  Beside,
  Outcome,
};
