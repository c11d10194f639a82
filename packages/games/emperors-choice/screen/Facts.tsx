import { tipOn } from '@tianxia/board';
import { BigNumber, classes } from '@tianxia/look';
import { familyNumber } from '../box.ts';
import type { Unit } from '../content/vocabulary.ts';
import { tilesOf } from '../count.ts';
import { count } from '../facts/holdings.ts';
import { NO_ORDER_TILE } from '../state.ts';
import type { EcProps } from './draft.ts';
import { treasurePiece, unitPiece } from './faces.ts';
import { OrderTile, Piece } from './Pieces.tsx';
import { pointsOf } from './points.ts';
import { useWords } from './words.ts';
import './panels.css';

type Props = EcProps & { seat: number };
export const TILE_UNITS: readonly Unit[] = [
  'territory',
  'canal',
  'wallLength',
  'carriage',
  'confucian',
  'legalist',
  'book',
];

/** Points large; money, soldiers, cards; then the tiles by kind. */
export function Facts({ kernel, view, preview, last, seat }: Props) {
  const words = useWords();
  const { box } = kernel;
  const tiles = TILE_UNITS.map(unit => ({
    unit,
    // territories alone: canals that count as such stand beside them
    many: unit === 'territory' ? tilesOf(view, box, seat, familyNumber(unit)) : count(view, box, seat, unit),
  }));
  const owned = view.treasures.flatMap((owner, treasure) => (owner === seat ? [treasure] : []));
  const cards = view.hands[seat]!.pieces.length + view.shown[seat]!.length;
  const points = pointsOf(view, last, seat);
  const change = (preview?.after.vp[seat] ?? view.vp[seat]!) - view.vp[seat]!;
  return (
    <>
      <BigNumber value={points} label={words.points(points)} points>
        {change !== 0 && (
          <span className={change > 0 ? 'ec-delta plusn' : 'ec-delta minusn'}>{words.signed(change)}</span>
        )}
        <span className="ec-vp only-wide">{words.vp}</span>
      </BigNumber>
      <div className={classes('facts', 'ec-facts', view.seats > 4 && 'ec-is-five')}>
        <span {...tipOn(() => ({ text: words.money }), 'money')}>
          <Piece name="coin" />
          <b>{view.money[seat]}</b>
        </span>
        <span {...tipOn(() => ({ text: words.cubesOwned }), 'cubes')}>
          <Piece name="cube" />
          <b>{view.cubes[seat]}</b>
        </span>
        <span {...tipOn(() => ({ text: words.cardsHeld }), 'hand')}>
          <Piece name="card" />
          <b>{cards}</b>
        </span>
        <span className="ec-owned">
          {view.order[seat] !== NO_ORDER_TILE && <OrderTile number={view.order[seat]!} size={20} />}
          {owned.map(treasure => (
            <Piece key={treasure} name={treasurePiece(box, treasure)} size={20} />
          ))}
        </span>
      </div>
      <div className="facts ec-facts ec-tiles">
        {tiles.map(({ unit, many }) => (
          <span
            key={unit}
            className={many === 0 ? 'ec-is-nil' : ''}
            {...tipOn(() => ({ text: words.unit(unit, many) }), unit)}
          >
            <Piece name={unitPiece(unit)} />
            <b>{many}</b>
          </span>
        ))}
      </div>
    </>
  );
}
