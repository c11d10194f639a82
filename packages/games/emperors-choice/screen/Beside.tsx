import { Panel } from '@tianxia/look';
import { Bag } from './Bag.tsx';
import type { EcProps } from './draft.ts';
import { Market, Supplies } from './Market.tsx';
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
