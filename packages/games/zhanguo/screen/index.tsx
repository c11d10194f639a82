import type { GameScreen } from '@tianxia/board';
import type { ZhanGuo } from '../state.ts';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { useDraft, type ZgDraft } from './draft.ts';
import { Facts } from './Facts.tsx';
import { Outcome } from './Outcome.tsx';
import { Tray } from './Tray.tsx';
import { when } from './when.ts';

export const screen: GameScreen<ZhanGuo, ZgDraft> = { pans: true, when, useDraft, Board, Tray, Facts, Beside, Outcome };
