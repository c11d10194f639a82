import type { BoardView } from '@tianxia/board';
import { kindOf } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import type { FirstEmpire } from '../state.ts';
import { Pieces } from './art/Art.tsx';
import { Court } from './Court.tsx';
import { asksFor, type EmpireDraft } from './draft.ts';
import { IN_LANDS } from './inLands.ts';
import { LiSi } from './LiSi.tsx';
import { peopleAt } from './people.ts';
import type { Props } from './props.ts';
import { Regions } from './Regions.tsx';
import { Rival } from './Rival.tsx';
import { Sea } from './Sea.tsx';
import { Tomb } from './Tomb.tsx';
import { Unification } from './Unification.tsx';
import { Wall } from './Wall.tsx';
import { useWords } from './words.ts';
import './look.css';
import './board.css';

type P = Props & { draft: EmpireDraft };
type View = BoardView<FirstEmpire, EmpireDraft>;

/** One part of the board by itself, with the drawings that its pieces point into. */
const alone =
  (Part: (props: P) => React.ReactNode): View['View'] =>
  props => (
    <div className="fe fe-board fe-alone">
      <Pieces />
      <Part {...props} />
    </div>
  );
/** The table of rewards, then what is public of every other player. */
function Rivals(props: P) {
  const words = useWords();
  const { view, viewer, players, kernel } = props;
  const people = peopleAt(words, players, viewer);
  return (
    <>
      <section className="panel fe-uni" data-part="unification">
        <Unification {...props} />
      </section>
      {kernel.box.solo && (
        <section className="panel fe-lisi">
          <LiSi {...props} />
        </section>
      )}
      {view.ship.map(
        (_, seat) =>
          seat !== viewer && (
            <section key={people(seat).colour} className="panel fe-theirs">
              <h2>
                <SeatMark colour={people(seat).colour} size={18} />
                {people(seat).name}
              </h2>
              <Rival {...props} seat={seat} />
            </section>
          ),
      )}
    </>
  );
}
const KINDS = {
  court: ['action', 'large', 'court'],
  map: ['governorSpace', 'governor', 'governors', 'palace', 'palaceTileAt'],
  tomb: ['spot', 'soldier', 'troop'],
  elixir: ['ship', 'space'],
  wall: ['wallSlot', 'wall'],
  rivals: ['marker', 'order', 'kept'],
} as const;
const shows =
  (view: keyof typeof KINDS): NonNullable<View['shows']> =>
  key =>
    (KINDS[view] as readonly string[]).includes(kindOf(key));

/** FE-020: the parts of the board, each with a name of its own. */
export const views: readonly View[] = [
  {
    id: 'court',
    useName: () => useWords().tabs.court,
    View: alone(Court),
    asks: draft => asksFor(draft, 'action') || draft.frame?.at === 'master' || draft.frame?.at === 'largeToken',
    shows: shows('court'),
  },
  {
    id: 'map',
    useName: () => useWords().tabs.map,
    View: alone(Regions),
    asks: draft => asksFor(draft, 'governorSpace', 'palaceTile'),
    shows: shows('map'),
  },
  {
    id: 'tomb',
    useName: () => useWords().tabs.tomb,
    View: alone(Tomb),
    asks: draft => asksFor(draft, 'spot'),
    shows: shows('tomb'),
  },
  {
    id: 'elixir',
    useName: () => useWords().tabs.elixir,
    View: alone(Sea),
    asks: draft => draft.frame?.at === 'elixir',
    shows: shows('elixir'),
  },
  {
    id: 'wall',
    useName: () => useWords().tabs.wall,
    View: alone(Wall),
    asks: draft => asksFor(draft, 'wallSlot'),
    shows: shows('wall'),
  },
  {
    id: 'rivals',
    useName: () => useWords().tabs.rivals,
    View: alone(Rivals),
    asks: draft => draft.frame?.at === 'reward',
    shows: shows('rivals'),
    rivalsDo: IN_LANDS,
  },
];
