import { tipOn } from '@tianxia/board';
import { bagOf } from './bag.ts';
import type { EcProps } from './draft.ts';
import { familyPiece, termOf } from './faces.ts';
import { Ja, Piece } from './Pieces.tsx';
import { useWords } from './words.ts';
import './panels.css';

/** What is still in the bag, by subtraction (EC-031). */
export function Bag({ kernel, view }: EcProps) {
  const words = useWords();
  return (
    <>
      <h2>
        {words.bag} <Ja>{termOf(kernel.box, 'bag').ja}</Ja>
        <span className="note">{words.bagNote(view.bag.length)}</span>
      </h2>
      <ul className="ec-bag">
        {bagOf(view.bag, kernel.box).map(({ family, left, names }) => (
          <li
            key={family}
            {...tipOn(() => ({ name: words.name(names), text: names.ja }), family)}
            className={left === 0 ? 'ec-is-nil' : ''}
          >
            <Piece name={familyPiece(family)} size={20} />
            <span className="unseen">{words.name(names)}: </span>
            <b>{left}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
