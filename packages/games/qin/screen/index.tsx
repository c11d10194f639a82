import type { GameScreen } from '@tianxia/board';
import type { Qin } from '../state.ts';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { type QinDraft, useDraft } from './draft.ts';
import { Facts } from './Facts.tsx';
import { Outcome } from './Outcome.tsx';
import { sources } from './sources.ts';
import { Tray } from './Tray.tsx';

export const screen: GameScreen<Qin, QinDraft> = { pans: true, useDraft, Board, Tray, Facts, Beside, Outcome, sources };
