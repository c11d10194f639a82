import { Panel } from '@tianxia/look';
import type { QinProps } from './draft.ts';
import { Piles } from './Piles.tsx';
import { Villages } from './Provinces.tsx';
import { usePointed } from './pointing.ts';
import { useWords } from './words.ts';
import './panels.css';

/** Under the players: the piles, what the marks on the board mean while a tile is held, and who is strong at which village. */
export function Beside(props: QinProps) {
  const words = useWords();
  const drawing = props.asked && props.view.agenda.at(-1)?.at === 'draw';
  return (
    <>
      {!drawing && (
        <Panel className="beside qin-beside" label={words.piles}>
          <h2>{words.piles}</h2>
          <Piles {...props} />
        </Panel>
      )}
      {props.draft.tile > 0 && (
        <Panel className="beside qin-beside" label={words.legend}>
          <Legend {...props} />
        </Panel>
      )}
      <Panel className="beside qin-beside" label={words.villagesTitle}>
        <h2>{words.villagesTitle}</h2>
        <Villages {...props} />
      </Panel>
    </>
  );
}
/** What the marks on the board mean, those that are there now. */
function Legend({ draft }: QinProps) {
  const words = useWords();
  const square = usePointed(draft.pointer);
  const shown = draft.ghost ?? draft.ghostOver(square);
  return (
    <ul className="qin-legend">
      <li>
        <i className="legal" aria-hidden="true" />
        {words.legendLegal}
      </li>
      {shown?.why !== undefined && (
        <li>
          <i className="refused" aria-hidden="true" />
          {words.legendRefused}
        </li>
      )}
      {draft.clash(shown).length > 0 && (
        <li>
          <i className="clash" aria-hidden="true" />
          {words.legendTied}
        </li>
      )}
    </ul>
  );
}
