import type { BoardView } from '@tianxia/board';
import { Group, kindOf, numberOf, type ThingKey } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import type { Box } from '../box.ts';
import type { Events } from '../events.ts';
import { isBattle, isTribe } from '../facts/strength.ts';
import type { ThreeKingdoms } from '../state.ts';
import { Beside } from './Beside.tsx';
import { Cards } from './Cards.tsx';
import type { TkDraft } from './inTheMaking.ts';
import { Map3 } from './Map.tsx';
import { Rival } from './Rival.tsx';
import type { Props } from './Space.tsx';
import { Spaces } from './Spaces.tsx';
import { useWords } from './words.ts';

/** Battles and tribes lie on the borders, and so does whatever is stationed there. */
const isBorder = (key: ThingKey, box: Box): boolean =>
  kindOf(key) === 'location' ||
  kindOf(key) === 'tribe' ||
  (kindOf(key) === 'space' && (isBattle(box, numberOf(key)) || isTribe(box, numberOf(key))));
const isEnhancement = (key: ThingKey): boolean => kindOf(key) === 'enhancement';
const isCommon = (key: ThingKey, box: Box): boolean => kindOf(key) === 'space' && !isBorder(key, box);
/** Can something of this sort be chosen now? */
const asksAmong =
  (lies: (key: ThingKey, box: Box) => boolean) =>
  ({ looks, moment }: TkDraft): boolean =>
    looks.some(({ thing, is }) => is === 'can' && lies(thing, moment.kernel.box));

function SpacesView(props: Props) {
  const words = useWords();
  return (
    <Group label={words.views.spaces} className="tk-view" scrolls>
      <Spaces {...props} />
    </Group>
  );
}
function BordersView(props: Props) {
  const words = useWords();
  return (
    <Group label={words.views.borders} className="tk-view" scrolls>
      <Map3 {...props} />
    </Group>
  );
}
function CardsView(props: Props) {
  const words = useWords();
  const { view, viewer } = props;
  const hand = view.players[viewer]?.hand.pieces ?? [];
  return (
    <div className="tk-view tk-hand-view">
      {hand.length === 0 ? <p className="note">{words.nothingInHand}</p> : <Cards {...props} cards={hand} />}
      <Beside {...props} />
    </div>
  );
}
function RivalsView(props: Props) {
  const words = useWords();
  const { view, viewer, players } = props;
  return (
    <div className="tk-view tk-rivals-view">
      {view.players.map((_, seat) =>
        seat === viewer ? null : (
          <section key={players[seat]!.colour} data-rival={seat}>
            <h2>
              <SeatMark colour={players[seat]!.colour} size={18} /> {players[seat]!.name}{' '}
              <span className="note">{words.points(props.kernel.result(view).totals[seat]!)}</span>
            </h2>
            <Rival {...props} seat={seat} />
          </section>
        ),
      )}
    </div>
  );
}
/** What is seen among the goods and cards of the player who does it. */
const AT_HOME: readonly (keyof Events)[] = ['built', 'developed', 'stored', 'gained', 'trained', 'promoted', 'upkeep'];

/** The parts of the board, as the phone shows them. */
export const views: readonly BoardView<ThreeKingdoms, TkDraft>[] = [
  {
    id: 'spaces',
    useName: () => useWords().views.spaces,
    View: SpacesView,
    asks: asksAmong(isCommon),
    shows: isCommon,
  },
  {
    id: 'borders',
    useName: () => useWords().views.borders,
    View: BordersView,
    asks: asksAmong(isBorder),
    shows: isBorder,
  },
  {
    id: 'cards',
    useName: () => useWords().views.cards,
    View: CardsView,
    asks: asksAmong(isEnhancement),
    shows: isEnhancement,
  },
  { id: 'rivals', useName: () => useWords().views.rivals, View: RivalsView, rivalsDo: AT_HOME },
];
