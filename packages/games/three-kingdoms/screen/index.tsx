import type { GameScreen, TableProps } from '@tianxia/board';
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
import { banners, counted, heads, tallies } from './tallies.ts';
import { views } from './Views.tsx';
import { useWords } from './words.ts';
import './narrow.css';

/** Where in the game we are. */
function useWhen({ kernel, view }: TableProps<ThreeKingdoms>): string {
  const words = useWords();
  const round = words.round(view.round, kernel.box.pack.rounds);
  const at = view.agenda.at(-1)?.at;
  if (at === undefined) return round;
  const settled = isResolving(view);
  const phase = at === 'recruit' ? 'recruit' : at === 'alliance' ? 'alliance' : settled ? 'actions' : 'bid';
  const { phases, bidNumber } = words;
  return `${round} · ${phase === 'bid' ? bidNumber(view.bids.length + 1) : phases[phase]}`;
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
  when: useWhen,
  sources,
  tallies,
  banners,
  counted,
  heads,
};
