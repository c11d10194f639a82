import { useLow, useMedia } from '@tianxia/board';
import { Panel } from '@tianxia/look';
import type { EmpireDraft } from './draft.ts';
import { LiSi } from './LiSi.tsx';
import type { Props } from './props.ts';
import { RewardsNow, Unification } from './Unification.tsx';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };

const VERY_LOW = '(max-height: 740px)';
const MANY = 4; // players whose panels fill the column of a low window

/** Under the players: Li Si's last turn when one plays alone, and the rewards to come. */
export function Beside(props: P) {
  const words = useWords();
  const low = useLow();
  const veryLow = useMedia(VERY_LOW);
  const short = veryLow || (low && props.players.length >= MANY);
  return (
    <>
      {props.kernel.box.solo && (
        <Panel className="beside fe fe-lisi" label={words.liSiTurn}>
          <LiSi {...props} cards />
        </Panel>
      )}
      <Panel className="beside fe fe-uni" label={words.unification}>
        {short ? <RewardsNow {...props} /> : <Unification {...props} />}
      </Panel>
    </>
  );
}
