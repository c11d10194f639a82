import { tipOn } from '@tianxia/board';
import { Panel } from '@tianxia/look';
import { bagOf } from './bag.ts';
import type { EcProps } from './draft.ts';
import { familyPiece, termOf } from './faces.ts';
import { Market, Supplies } from './Market.tsx';
import { Ja, Piece } from './Pieces.tsx';
import { phaseOf } from './phase.ts';
import { useWords } from './words.ts';
import './panels.css';

/** Under the players: who is for hire while the auction runs, later what is left in the bag; always the supplies. */
export function Beside(props: EcProps) {
  const words = useWords();
  const phase = phaseOf(props.view);
  const auction = phase === 'auction' || phase === 'setup';
  return (
    <Panel className="beside ec-beside" label={auction ? words.forHire : words.bag}>
      {auction ? <Market {...props} large={false} /> : <Bag {...props} />}
      <Supplies {...props} />
    </Panel>
  );
}
/** What is still in the bag, by subtraction (EC-031). */
function Bag({ kernel, view }: EcProps) {
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
