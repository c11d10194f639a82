import { peopleAt } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { powerOf } from '../count.ts';
import { NO_ORDER_TILE, type State } from '../state.ts';
import { SmallCard } from './CardFace.tsx';
import type { EcProps } from './draft.ts';
import { Tiles, Wall } from './Estate.tsx';
import { treasurePiece } from './faces.ts';
import { Held } from './Hand.tsx';
import { OrderTile, Piece } from './Pieces.tsx';
import { useWords } from './words.ts';
import './goods.css';

type Props = EcProps & { seat: number };
const GOODS: readonly { what: 'money' | 'cubes' | 'trust' | 'palace'; piece: string }[] = [
  { what: 'money', piece: 'coin' },
  { what: 'cubes', piece: 'cube' },
  { what: 'trust', piece: 'trust' },
  { what: 'palace', piece: 'palace' },
];
const cardsOf = (view: State, seat: number): number => view.hands[seat]!.pieces.length + view.shown[seat]!.length;

/** All that is public of one player, beside the viewer's own (EC-030); of the viewer also the cards themselves. */
export function Rival(props: Props) {
  const words = useWords();
  const { kernel, view, viewer, seat } = props;
  const { box } = kernel;
  const beside = (many: number | undefined) => viewer >= 0 && viewer !== seat && many !== undefined && words.you(many);
  const owned = view.treasures.flatMap((owner, treasure) => (owner === seat ? [treasure] : []));
  const shown = view.shown[seat]!;
  return (
    <div className="ec-rival">
      <ul className="ec-rival-goods" aria-label={words.goods}>
        {GOODS.map(({ what, piece }) => (
          <li key={what}>
            <span>
              <Piece name={piece} size={20} /> <b>{view[what][seat]}</b>
            </span>
            <small>{words.whats[what]}</small>
            <em>{beside(view[what][viewer])}</em>
          </li>
        ))}
        <li>
          <span>
            <Piece name="card" size={20} /> <b>{cardsOf(view, seat)}</b>
          </span>
          <small>{words.cards(cardsOf(view, seat))}</small>
          <em>{viewer >= 0 && beside(cardsOf(view, viewer))}</em>
        </li>
        {view.order[seat] !== NO_ORDER_TILE && (
          <li>
            <OrderTile number={view.order[seat]!} size={24} />
            <small>{words.orderTile}</small>
          </li>
        )}
      </ul>
      {seat === viewer && <Held {...props} />}
      <div className="ec-rival-estate">
        <Wall {...props} />
        <Tiles {...props} />
      </div>
      {owned.length > 0 && (
        <p className="ec-rival-row">
          {owned.map(treasure => (
            <span key={treasure}>
              <Piece name={treasurePiece(box, treasure)} size={22} /> {words.name(box.pack.treasures[treasure]!.names)}
            </span>
          ))}
        </p>
      )}
      {shown.length + view.shownCubes[seat]! > 0 && (
        <p className="ec-rival-row">
          {words.revealed}:
          {shown.map(card => (
            <SmallCard key={card} box={box} card={card} power={powerOf(view, box, seat, card)} cost={false} />
          ))}
          {view.shownCubes[seat]! > 0 && (
            <span>
              <Piece name="cube" size={20} /> {view.shownCubes[seat]}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
/** Everybody else, one below the other. */
export function Rivals(props: EcProps) {
  const words = useWords();
  const { view, viewer, players } = props;
  const people = peopleAt(players, viewer);
  return (
    <div className="ec-rivals">
      {view.vp.map((points, seat) =>
        seat === viewer ? null : (
          <article key={people(seat).colour} className="panel" data-rival={seat}>
            <h2>
              <SeatMark colour={people(seat).colour} size={20} /> {words.who(people(seat))}
              <span className="ec-rival-vp">
                {points} {words.vp}
              </span>
            </h2>
            <Rival {...props} seat={seat} />
          </article>
        ),
      )}
    </div>
  );
}
