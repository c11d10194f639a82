import type { GameScreen, PhaseOf, TableProps } from '@tianxia/board';
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
import { banners, counted, heads, tallies } from './tallies.tsx';
import { views } from './views.tsx';
import { useWords } from './words.ts';

function usePhases(): PhaseOf<EmperorsChoice> {
  const words = useWords();
  return (view, { pack }) => words.when(view.round, pack.rounds, words.phases[phaseOf(view)]);
}
const useWhen = ({ view, kernel }: TableProps<EmperorsChoice>): string => usePhases()(view, kernel.box) ?? '';
export const screen: GameScreen<EmperorsChoice, EcDraft> = {
  when: useWhen,
  phases: usePhases,
  useDraft,
  Board,
  Tray,
  Facts,
  Beside,
  Outcome,
  points: ({ vp }, seat) => vp[seat]!,
  views,
  Goods,
  Rival,
  inWords: () => import('./in-words.ts'),
  sources,
  tallies,
  banners,
  counted,
  heads,
};
