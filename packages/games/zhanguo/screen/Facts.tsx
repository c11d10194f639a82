import type { TableProps } from '@tianxia/board';
import { BigNumber, classes } from '@tianxia/look';
import { governorsIn, markerValue, onTrack, palacesIn } from '../at.ts';
import { ASPECTS, REGIONS } from '../pack.ts';
import type { ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { backsOf } from './backs.ts';
import type { ZgDraft } from './draft.ts';
import { Art, SeatPiece } from './Pieces.tsx';
import { Back } from './Slip.tsx';
import './panels.css';

type Props = TableProps<ZhanGuo> & { draft: ZgDraft; seat: number };

/** Victory points, large; markers by aspect, card backs, pieces on the board, and the sum if the game ended now. */
export function Facts({ kernel, texts, view, players, seat }: Props) {
  const { box } = kernel;
  const over = kernel.over(view);
  const total = kernel.result(view).totals[seat]!;
  const colour = players[seat]?.colour ?? 'blue';
  const backs = backsOf(view, box, seat);
  const regions = Array.from({ length: REGIONS }, (_, region) => region);
  const governors = regions.reduce((sum, region) => sum + governorsIn(view, box, seat, region), 0);
  const palaces = regions.reduce((sum, region) => sum + palacesIn(view, box, seat, region), 0);
  const walls = view.walls.filter(owner => owner === seat).length;
  return (
    <>
      <BigNumber value={over ? total : onTrack(view, seat)} label={over ? words.vpAtEnd : words.vp} points>
        <span className="zg-vp" aria-hidden="true">
          VP
        </span>
      </BigNumber>
      <div className="facts zg-facts">
        {ASPECTS.map((aspect, a) => {
          const value = markerValue(view, box, seat, a);
          return (
            <span key={aspect} className={classes(value === 0 && 'nought')}>
              <Art name={`mk-${aspect}`} width={20} height={21} />
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
        {!over && (
          <span className="zg-if-ended" title={words.ifEnded(total)}>
            <span aria-hidden="true">→ {total}</span>
            <span className="unseen">{words.ifEnded(total)}</span>
          </span>
        )}
      </div>
    </>
  );
}
