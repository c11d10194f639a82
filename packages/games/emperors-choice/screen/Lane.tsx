import { peopleAt, Thing, tipOn } from '@tianxia/board';
import { classes, SeatMark } from '@tianxia/look';
import {
  isBidding,
  lostAt,
  nextTile,
  powerOfItem,
  rankedItems,
  THE_CUBES,
  totalShown,
  withAdded,
} from '../facts/auction.ts';
import { NOTHING_DECLARED, type State } from '../state.ts';
import { CardTip } from './CardFace.tsx';
import type { EcProps } from './draft.ts';
import { Exits } from './Exits.tsx';
import { houseOf, portraitOf, termOf } from './faces.ts';
import { Ja, OrderTile, Piece, vars } from './Pieces.tsx';
import { useWords } from './words.ts';
import './lane.css';
import './items.css';

const LONG = 11; // letters: a longer name leaves no room for the portrait

/** The auction: what lies in front of everybody, strongest first, and what the next order tile would cost. */
export function Lane(props: EcProps) {
  const words = useWords();
  const { kernel, view, viewer, players } = props;
  const people = peopleAt(players, viewer);
  const tiles = view.order.map((_, i) => i + 1);
  const next = nextTile(view);
  const taker = (tile: number) => view.order.indexOf(tile);
  const words1 = (tile: number) =>
    tile === next ? words.lostOnPass : taker(tile) >= 0 ? words.who(people(taker(tile))) : words.place(tile);
  return (
    <section className="panel ec-lane" aria-label={words.auction}>
      <div className="ec-rows" style={vars({ '--tiles': tiles.length })}>
        <div className="ec-row ec-row-head">
          <span className="ec-row-name">
            <h2>{words.auction}</h2>
            <Ja>{termOf(kernel.box, 'auction').ja.slice(0, 2)}</Ja>
          </span>
          {tiles.map(tile => (
            <span
              key={tile}
              className={classes('ec-cell', tile === next && 'ec-is-next', taker(tile) >= 0 && 'ec-is-gone')}
            >
              <OrderTile number={tile} faded={taker(tile) >= 0} thing={taker(tile) < 0} />
              <em>{words1(tile)}</em>
            </span>
          ))}
          <span className="ec-total">
            <em>{words.total}</em>
          </span>
        </div>
        {view.order.map((_, seat) => (
          <Bidder key={people(seat).colour} {...props} seat={seat} tiles={tiles} next={next} />
        ))}
      </div>
      <Exits {...props} />
    </section>
  );
}
function Bidder(props: EcProps & { seat: number; tiles: readonly number[]; next: number }) {
  const words = useWords();
  const { kernel, view, viewer, players, draft, seat, tiles, next } = props;
  const person = peopleAt(players, viewer)(seat);
  const mine = seat === viewer && draft.bid !== undefined;
  const shown = mine ? withAdded(view, seat, draft.bid!.cards, draft.bid!.cubes) : view;
  const items = rankedItems(shown, kernel.box, seat);
  const name = (
    <span className="ec-row-name">
      <SeatMark colour={person.colour} size={20} />
      <span>{words.who(person)}</span>
    </span>
  );
  if (!isBidding(view, seat))
    return (
      <div className={classes('ec-row', `seat-${person.colour}`, 'ec-is-out', person.you && 'ec-is-me')}>
        {name}
        <span className="ec-passed">{words.hasPassed(view.order[seat]!, tiles.length)}</span>
        <span className="ec-total">
          <OrderTile number={view.order[seat]!} size={24} thing />
        </span>
      </div>
    );
  const loss = lostAt(shown, kernel.box, seat, next);
  return (
    <div className={classes('ec-row', `seat-${person.colour}`, person.you && 'ec-is-me')}>
      {name}
      {tiles.map((tile, i) => (
        <span key={tile} className={classes('ec-cell', tile === next && 'ec-is-next')}>
          {items[i] !== undefined ? (
            <ItemSlip
              {...props}
              shown={shown}
              item={items[i]}
              seat={seat}
              lost={loss.includes(items[i])}
              sure={loss.length === 1}
            />
          ) : (
            tile === next && items.length > 0 && <em>{words.nothingToLose}</em>
          )}
          {tile === tiles.length && items.length > tiles.length && (
            <b className="ec-further" {...tipOn(() => ({ text: words.further(items.length - tiles.length) }), 'heap')}>
              +{items.length - tiles.length}
            </b>
          )}
        </span>
      ))}
      <Total {...props} shown={shown} mine={mine} />
    </div>
  );
}
function Total({ kernel, view, seat, draft, shown, mine }: EcProps & { seat: number; shown: State; mine: boolean }) {
  const words = useWords();
  const declared = view.declared[seat]!;
  const real = totalShown(shown, kernel.box, seat);
  const was = declared === NOTHING_DECLARED ? words.noBid : words.was(declared);
  if (mine && (draft.bid!.cards.length > 0 || draft.bid!.cubes > 0))
    return (
      <span className={classes('ec-total', draft.bid!.line.length > 0 ? 'ec-is-good' : 'ec-is-low')}>
        <b>{real}</b>
        <small>{was}</small>
      </span>
    );
  if (declared === NOTHING_DECLARED)
    return (
      <span className="ec-total">
        <em>–</em>
      </span>
    );
  return (
    <span className={classes('ec-total', declared === view.highest && 'ec-is-beat')}>
      <b>{declared}</b>
      {declared === view.highest ? (
        <small>{words.toBeat}</small>
      ) : (
        real !== declared && <small {...tipOn(() => ({ text: words.realTotal(real) }), 'bid')}>{words.now(real)}</small>
      )}
    </span>
  );
}
function ItemSlip(props: EcProps & { shown: State; seat: number; item: number; lost: boolean; sure: boolean }) {
  const words = useWords();
  const { kernel, view, viewer, draft, shown, seat, item, lost, sure } = props;
  const power = powerOfItem(shown, kernel.box, seat, item);
  const more = shown.shownCubes[seat]! - view.shownCubes[seat]!;
  const staged = item === THE_CUBES ? more > 0 : !view.shown[seat]!.includes(item);
  const mark = classes(lost && 'ec-is-lost', lost && !sure && 'ec-is-perhaps', staged && 'ec-is-staged');
  const risk = lost ? words.capital(sure ? words.wouldBeLost : words.mightBeLost) : undefined;
  const mayLose = seat === viewer ? [`item ${item}`] : [];
  if (item === THE_CUBES)
    return (
      <Thing
        thing={`heap ${seat}`}
        presses={mayLose}
        draft={draft}
        label={words.cubes(power)}
        says={risk}
        className={classes('ec-item', 'ec-item-cubes', mark)}
      >
        <b>{power}</b>
        <span className="ec-heap" aria-hidden="true">
          {Array.from({ length: Math.min(5, power) }, (_, i) => `cube ${i}`).map((key, i) => (
            <Piece key={key} name="cube" size={16} {...(i >= power - more ? { className: 'ec-ghost' } : {})} />
          ))}
        </span>
        {more > 0 && <i className="ec-plus">+{more}</i>}
      </Thing>
    );
  const row = kernel.box.characters[item]!;
  return (
    <Thing
      thing={staged ? `staged ${item}` : `character ${item}`}
      presses={[`character ${item}`, ...mayLose]}
      draft={draft}
      label={`${words.name(row.names)}, ${words.power(power)}`}
      says={() => (
        <>
          <CardTip box={kernel.box} card={item} /> {risk}
        </>
      )}
      className={classes('ec-item', houseOf(row), words.name(row.names).length > LONG && 'ec-is-long', mark)}
    >
      <b>{power}</b>
      <span className="ec-item-name">
        <span>{words.name(row.names)}</span>
        <Ja>{row.names.ja}</Ja>
      </span>
      <Piece name={portraitOf(row)} size={28} high={25} className="ec-portrait" />
    </Thing>
  );
}
