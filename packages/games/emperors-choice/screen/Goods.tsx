import { tipOn } from '@tianxia/board';
import { counted, holdingsOf } from '../facts/holdings.ts';
import type { EcProps } from './draft.ts';
import { TILE_UNITS } from './Facts.tsx';
import { treasurePiece, unitPiece } from './faces.ts';
import { Piece } from './Pieces.tsx';
import { useWords } from './words.ts';
import './goods.css';

/** The viewer's own goods in one line, with what they would become. */
export function Goods({ kernel, view, viewer, preview }: EcProps) {
  const words = useWords();
  if (viewer < 0) return null;
  const { box } = kernel;
  const now = holdingsOf(view, box, viewer);
  const then = preview && holdingsOf(preview.after, box, viewer);
  const stock = [
    { what: 'money', piece: 'coin' },
    { what: 'cubes', piece: 'cube' },
    { what: 'trust', piece: 'trust' },
  ] as const;
  const tributes = view.tributes[viewer]!.filter(kind => kind > 0).map(kind => box.pack.tributes[kind - 1]!.vp);
  const owned = view.treasures.flatMap((owner, treasure) => (owner === viewer ? [treasure] : []));
  const tiles = TILE_UNITS.map(unit => ({ unit, from: counted(now, unit), to: counted(then ?? now, unit) }));
  return (
    <p className="ec-goods">
      {stock.map(({ what, piece }) => (
        <Good
          key={what}
          about={what}
          piece={piece}
          name={words.whats[what]}
          from={view[what][viewer]!}
          to={preview?.after[what][viewer] ?? view[what][viewer]!}
        />
      ))}
      {tributes.length > 0 && (
        <span {...tipOn(() => ({ text: words.tributesTip }), 'tribute')}>
          <Piece name="tribute" size={17} />
          <span className="unseen">{words.tributes} </span>
          {tributes.join('·')}
        </span>
      )}
      {owned.map(treasure => (
        <span key={treasure}>
          <Piece name={treasurePiece(box, treasure)} size={17} />
          <span className="unseen">{words.name(box.pack.treasures[treasure]!.names)}</span>
        </span>
      ))}
      {tiles
        .filter(({ from, to }) => from + to > 0)
        .map(({ unit, from, to }) => (
          <Good key={unit} about={unit} piece={unitPiece(unit)} name={words.unit(unit, from)} from={from} to={to} />
        ))}
    </p>
  );
}
interface GoodProps {
  about: string;
  piece: string;
  name: string;
  from: number;
  to: number;
}
function Good({ about, piece, name, from, to }: GoodProps) {
  return (
    <span {...tipOn(() => ({ text: name }), about)}>
      <Piece name={piece} size={18} />
      <span className="unseen">{name} </span>
      {from}
      {to !== from && <em>→{to}</em>}
    </span>
  );
}
