import { Panel } from '@tianxia/look';
import type { QinProps } from './draft.ts';
import { Piles } from './Piles.tsx';
import { Villages } from './Provinces.tsx';
import { useWords } from './words.ts';
import './panels.css';

/** Under the players: the piles, and who is strong at which village. */
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
      <Panel className="beside qin-beside" label={words.villagesTitle}>
        <h2>{words.villagesTitle}</h2>
        <Villages {...props} />
      </Panel>
    </>
  );
}
