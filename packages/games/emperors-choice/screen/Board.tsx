import { Court } from './Court.tsx';
import type { EcProps } from './draft.ts';
import { Lane } from './Lane.tsx';
import { Market, Supplies } from './Market.tsx';
import { Palace } from './Palace.tsx';
import { Pieces } from './Pieces.tsx';
import { Policies } from './Policies.tsx';
import { phaseOf } from './phase.ts';
import { Ribbon } from './Ribbon.tsx';
import { Sets, Treasures } from './Sets.tsx';
import { useWords } from './words.ts';
import './board.css';
import './low.css';

/** Policies above, trust below them, in the middle what the phase is about, at the foot palace, tiles and treasures. */
export function Board(props: EcProps) {
  const words = useWords();
  const phase = phaseOf(props.view);
  const auction = phase === 'auction' || phase === 'setup';
  return (
    <div className="ec-board" data-fit data-phase={phase} data-seats={props.view.seats}>
      <Pieces />
      <Policies {...props} />
      <Ribbon {...props} />
      {auction ? <Lane {...props} /> : <Court {...props} />}
      <div className="ec-low">
        <Palace {...props} />
        <Sets {...props} />
        <Treasures {...props} />
      </div>
      <section className="panel ec-narrow-market" aria-label={words.forHire}>
        {auction && <Market {...props} large={false} />}
        <Supplies {...props} />
      </section>
    </div>
  );
}
