import { Panel } from '@tianxia/look';
import type { EmpireDraft } from './draft.ts';
import { LiSi } from './LiSi.tsx';
import type { Props } from './props.ts';
import { Unification } from './Unification.tsx';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };

/** Under the players: Li Si's last turn when one plays alone, and the rewards to come. */
export function Beside(props: P) {
  const words = useWords();
  return (
    <>
      {props.kernel.box.solo && (
        <Panel className="beside fe fe-lisi" label={words.liSiTurn}>
          <LiSi {...props} cards />
        </Panel>
      )}
      <Panel className="beside fe fe-uni" label={words.unification}>
        <Unification {...props} />
      </Panel>
    </>
  );
}
