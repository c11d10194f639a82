import { type BoardView, kindOf } from '@tianxia/board';
import type { Qin } from '../state.ts';
import { Board } from './Board.tsx';
import type { QinDraft, QinProps } from './draft.ts';
import { Piles } from './Piles.tsx';
import { Provinces } from './Provinces.tsx';
import { Rivals } from './Rival.tsx';
import { Unseen } from './Tray.tsx';
import { useWords, type Words } from './words.ts';

type View = BoardView<Qin, QinDraft>;
const ON_BOARD = ['square', 'place', 'village', 'province']; // kinds of things that events and presses name

/** What is left to draw, and what it may be. */
function Tiles(props: QinProps) {
  const { kernel, view, viewer, texts } = props;
  const words = useWords();
  return (
    <div className="qin-view">
      <div className="qin-card">
        <h2>{words.piles}</h2>
        <Piles {...props} />
      </div>
      <Unseen box={kernel.box} view={view} viewer={viewer} nameOf={texts.kinds.tile!} />
    </div>
  );
}
const view = (id: keyof Words['views'], View: View['View'], rest: Partial<View> = {}): View => ({
  id,
  useName: () => useWords().views[id],
  View,
  ...rest,
});
/** On a phone each part of the table is a tab. */
export const views: readonly View[] = [
  view('board', Board, {
    asks: ({ frame }) => frame?.at === 'lay',
    shows: thing => ON_BOARD.includes(kindOf(thing)) || /^(pagoda|second) /.test(thing),
  }),
  view('provinces', Provinces),
  view('tiles', Tiles, { shows: thing => kindOf(thing) === 'pile' }),
  view('rivals', Rivals),
];
