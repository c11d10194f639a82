import type { GameScreen } from '@tianxia/board';
import type { Qin } from '../state.ts';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { type QinDraft, useDraft } from './draft.ts';
import { Facts } from './Facts.tsx';
import { Goods } from './Goods.tsx';
import { told } from './gestures.ts';
import { Outcome } from './Outcome.tsx';
import { Rival } from './Rival.tsx';
import { sources } from './sources.ts';
import { Tray } from './Tray.tsx';
import { views } from './views.tsx';

export const screen: GameScreen<Qin, QinDraft> = {
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
  inWords: () => import('./in-words.ts'),
  sources,
};
