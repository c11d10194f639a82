import { BigNumber, classes } from '@tianxia/look';
import { ALL_REGIONS, governorsIn, markerValue, ofAspect, onTrack, palacesIn } from '../at.ts';
import { ASPECTS } from '../content/shape.ts';
import { backsOf } from '../facts/hands.ts';
import type { ZgProps } from './draft.ts';
import { MiniLands } from './MiniLands.tsx';
import { Art, SeatPiece } from './Pieces.tsx';
import { Back } from './Slip.tsx';
import { useWords } from './words.ts';
import './panels.css';

/** Victory points, large; markers by aspect, card backs and pieces on the board. */
export function Facts(props: ZgProps & { seat: number }) {
  const { kernel, texts, view, viewer, players, seat } = props;
  const words = useWords();
  const { box } = kernel;
  const over = kernel.over(view);
  const colour = players[seat]?.colour ?? 'blue';
  const backs = backsOf(view, box, seat);
  const governors = ALL_REGIONS.reduce((sum, region) => sum + governorsIn(view, box, seat, region), 0);
  const palaces = ALL_REGIONS.reduce((sum, region) => sum + palacesIn(view, box, seat, region), 0);
  const walls = view.walls.filter(owner => owner === seat).length;
  return (
    <>
      <BigNumber
        value={over ? kernel.result(view).totals[seat]! : onTrack(view, seat)}
        label={over ? words.vpAtEnd : words.vp}
        points
      >
        <span className="zg-vp" aria-hidden="true">
          {words.vpChange}
        </span>
      </BigNumber>
      <div className="facts zg-facts">
        {ASPECTS.map((aspect, a) => {
          const value = markerValue(view, box, seat, a);
          return (
            <span key={aspect} className={classes(value === 0 && 'nought')}>
              <Art name={`mk-${aspect}`} width={20} height={21} {...markerKey(seat, a, value)} />
              <b aria-hidden="true">{value}</b>
              <span className="unseen">{words.markersSpoken(texts.kinds.aspect!(a, box), value)}</span>
            </span>
          );
        })}
        <span
          className="zg-backs"
          role="img"
          aria-label={words.backsSpoken(backs.map((n, a) => words.backs(n, texts.kinds.aspect!(a, box))).join(', '))}
        >
          {ASPECTS.map((aspect, a) => (
            <Back key={aspect} aspect={a} count={backs[a]!} />
          ))}
        </span>
      </div>
      <div className="facts zg-facts">
        <span className="zg-built" role="img" aria-label={words.piecesOnBoard(governors, palaces, walls)}>
          <SeatPiece kind="gov" colour={colour} width={19} />
          <b>{governors}</b>
          <SeatPiece kind="pal" colour={colour} width={24} />
          <b>{palaces}</b>
          <SeatPiece kind="wal" colour={colour} width={25} />
          <b>{walls}</b>
        </span>
      </div>
      {seat !== viewer && <MiniLands {...props} />}
    </>
  );
}

/** A marker that is new in the panel comes from the supply beside the Court. */
const markerKey = (seat: number, aspect: number, value: number) => ({
  thing: `marker ${ofAspect(seat, aspect) * 100 + value}`,
  from: `supply ${aspect}`,
});
