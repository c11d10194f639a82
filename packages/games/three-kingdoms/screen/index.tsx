import type { GameScreen, PhaseOf, TableProps } from '@tianxia/board';
import { isResolving } from '../facts/order.ts';
import type { ThreeKingdoms } from '../state.ts';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { useDraft } from './draft.ts';
import { Facts } from './Facts.tsx';
import { Goods } from './Goods.tsx';
import type { TkDraft } from './inTheMaking.ts';
import { Outcome } from './Outcome.tsx';
import { Rival } from './Rival.tsx';
import { sources } from './sources.ts';
import { Tray } from './Tray.tsx';
import { banners, counted, heads, tallies } from './tallies.tsx';
import { views } from './Views.tsx';
import { useWords } from './words.ts';
import './low.css';
import './narrow.css';

/** Where in the game we are. */
function useWhen({ kernel, view }: TableProps<ThreeKingdoms>): string {
  const words = useWords();
  const round = words.round(view.round, kernel.box.pack.rounds);
  if (view.agenda.length === 0) return round;
  const phase = phaseIn(view);
  const { phases, bidNumber } = words;
  return `${round} · ${phase === 'bid' ? bidNumber(view.bids.length + 1) : phases[phase]}`;
}
function phaseIn(view: TableProps<ThreeKingdoms>['view']) {
  const at = view.agenda.at(-1)?.at;
  return at === 'recruit' || at === 'alliance' ? at : isResolving(view) ? 'actions' : 'bid';
}
function usePhases(): PhaseOf<ThreeKingdoms> {
  const words = useWords();
  return (view, { pack }) => `${words.round(view.round, pack.rounds)} · ${words.phases[phaseIn(view)]}`;
}
export const screen: GameScreen<ThreeKingdoms, TkDraft> = {
  pans: true,
  useDraft,
  Board,
  Tray,
  Facts,
  Beside,
  Outcome,
  views,
  Goods,
  Rival,
  inWords: () => import('./in-words.ts'),
  when: useWhen,
  phases: usePhases,
  sources,
  tallies,
  banners,
  counted,
  heads,
};
