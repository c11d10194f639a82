import type { GameScreen, TableProps } from '@tianxia/board';
import type { EmperorsChoice } from '../state.ts';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { type EcDraft, useDraft } from './draft.ts';
import { Facts } from './Facts.tsx';
import { Goods } from './Goods.tsx';
import { Outcome } from './Outcome.tsx';
import { phaseOf } from './phase.ts';
import { Rival } from './Rival.tsx';
import { sources } from './sources.ts';
import { Tray } from './Tray.tsx';
import { banners, counted, heads, tallies } from './tallies.ts';
import { views } from './views.tsx';
import { useWords } from './words.ts';

function useWhen({ view, kernel }: TableProps<EmperorsChoice>): string {
  const words = useWords();
  return words.when(view.round, kernel.box.pack.rounds, words.phases[phaseOf(view)]);
}
export const screen: GameScreen<EmperorsChoice, EcDraft> = {
  when: useWhen,
  useDraft,
  Board,
  Tray,
  Facts,
  Beside,
  Outcome,
  views,
  Goods,
  Rival,
  sources,
  tallies,
  banners,
  counted,
  heads,
};
