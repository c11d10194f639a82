import { type BoardView, kindOf } from '@tianxia/board';
import type { ZhanGuo } from '../state.ts';
import { Court } from './Court.tsx';
import type { ZgDraft } from './draft.ts';
import { IN_LANDS } from './inLands.ts';
import { Lands } from './Lands.tsx';
import { asksOnMap, MapView } from './MapView.tsx';
import { Pieces } from './Pieces.tsx';
import { Rivals } from './Rival.tsx';
import { Tasks } from './Tasks.tsx';
import { useWords, type Words } from './words.ts';

type View = BoardView<ZhanGuo, ZgDraft>;
const asksFor = (draft: ZgDraft, kinds: readonly string[]): boolean =>
  draft.looks.some(({ thing, is }) => is === 'can' && kinds.includes(kindOf(thing)));

/** One part of the table by itself, with the drawings that its pieces point into. */
const alone =
  (Part: View['View']): View['View'] =>
  props => (
    <div className="zg-alone">
      <Pieces />
      <Part {...props} />
    </div>
  );
function view(id: keyof Words['views'], View: View['View'], asked: readonly string[], lying: readonly string[]): View {
  const places = [...asked, ...lying];
  return {
    id,
    useName: () => useWords().views[id],
    View: alone(View),
    asks: draft => asksFor(draft, asked) && !(id === 'lands' && asksOnMap(draft) && !asksFor(draft, ['donor'])),
    shows: thing => places.includes(kindOf(thing)),
  };
}
const courtView = view('court', Court, ['action', 'card'], ['tall', 'reward', 'supply']);
/** On a phone each part of the table is a tab. */
export const views: readonly View[] = [
  { ...courtView, asks: draft => draft.frame?.at === 'reward' || courtView.asks!(draft) }, // the reward lies there
  view('map', MapView, ['spot', 'wallSlot'], ['land', 'palace', 'governor', 'open', 'wall']),
  view(
    'lands',
    Lands,
    ['tuck', 'tucked', 'region', 'donor', 'from', 'to', 'official', 'area'],
    ['above', 'below', 'unrest', 'worker', 'officials'],
  ),
  view('tasks', Tasks, ['task'], ['claim']),
  { ...view('rivals', Rivals, [], []), rivalsDo: IN_LANDS },
];
