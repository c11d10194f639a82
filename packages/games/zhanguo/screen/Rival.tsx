import { colourOf, landsTouched, type Player } from '@tianxia/board';
import { SPECTATOR } from '@tianxia/kernel';
import { SeatMark } from '@tianxia/look';
import { markerValue, onTrack } from '../at.ts';
import { ASPECTS } from '../content/shape.ts';
import type { State } from '../state.ts';
import { Beside } from './Beside.tsx';
import type { ZgProps } from './draft.ts';
import { Facts } from './Facts.tsx';
import { lands } from './inLands.ts';
import { Regions } from './Lands.tsx';
import { Art } from './Pieces.tsx';
import { goodsOf } from './Stock.tsx';
import { useWords } from './words.ts';
import './rival.css';

/** All that is public of one player: points, markers and supply beside the viewer's own, and the whole lands. */
export function Rival(props: ZgProps & { seat: number }) {
  const { kernel, players, view, viewer, seat } = props;
  const words = useWords();
  const figures = (of: number) => [
    { id: 'vp', art: <b className="zg-rival-vp">{words.vpChange}</b>, value: onTrack(view, of) },
    ...ASPECTS.map((aspect, a) => ({
      id: aspect,
      art: <Art name={`mk-${aspect}`} width={20} height={21} />,
      value: markerValue(view, kernel.box, of, a),
    })),
    ...goodsOf(of, colourOf(players, of)).map(({ id, art, of: count }) => ({ id, art, value: count(view as State) })),
  ];
  const own = viewer === SPECTATOR || viewer === seat ? undefined : figures(viewer);
  return (
    <div className="zg-rival">
      <ul className="zg-rival-goods" aria-label={words.supplyOf}>
        {figures(seat).map(({ id, art, value }, i) => (
          <li key={id}>
            {art} <b>{value}</b>
            {own && <small>{words.youHave(own[i]!.value)}</small>}
          </li>
        ))}
      </ul>
      <Regions {...props} seat={seat} touched={landsTouched(lands, props.last, seat)} />
    </div>
  );
}
/** The Rewards Track, which has no column of its own here, and everybody else, one under the other. */
export function Rivals(props: ZgProps) {
  const { players, viewer } = props;
  return (
    <div className="zg-rivals">
      <Beside {...props} />
      {players.map((player: Player, seat) =>
        seat === viewer ? null : (
          <div key={player.colour} className="zg-rival-one">
            <h2>
              <SeatMark colour={player.colour} size={20} /> {player.name}
            </h2>
            <Facts {...props} seat={seat} />
            <Rival {...props} seat={seat} />
          </div>
        ),
      )}
    </div>
  );
}
