import type { GameScreen, PhaseOf, TableProps } from '@tianxia/board';
import { onTrack } from '../at.ts';
import type { ZhanGuo } from '../state.ts';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { useDraft, type ZgDraft, type ZgProps } from './draft.ts';
import { Facts } from './Facts.tsx';
import { gestures } from './gestures.ts';
import { Outcome } from './Outcome.tsx';
import { Rival } from './Rival.tsx';
import { Stock } from './Stock.tsx';
import { sources } from './sources.ts';
import { Tray } from './Tray.tsx';
import { counted, tallies } from './tallies.tsx';
import { views } from './views.tsx';
import { phaseIn, whenIn } from './when.ts';
import { useWords } from './words.ts';

const useWhen = (props: TableProps<ZhanGuo>): string => whenIn(useWords(), props);
const usePhases = (): PhaseOf<ZhanGuo> => {
  const words = useWords();
  return (view, box) => phaseIn(words, view, box);
};
const Goods = (props: ZgProps) => (props.viewer < 0 ? null : <Stock {...props} seat={props.viewer} />);

export const screen: GameScreen<ZhanGuo, ZgDraft> = {
  pans: true,
  when: useWhen,
  phases: usePhases,
  useDraft,
  Board,
  Tray,
  Facts,
  Beside,
  Outcome,
  points: onTrack,
  ...(gestures.told && { told: gestures.told }),
  views,
  Goods,
  Rival,
  inWords: () => import('./in-words.ts'),
  sources,
  tallies,
  counted,
};
