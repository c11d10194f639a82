import { useMedia } from '@tianxia/board';
import { SPECTATOR } from '@tianxia/kernel';
import { PREPARING } from '../state.ts';
import { Boards } from './Boards.tsx';
import { Choices } from './Choices.tsx';
import type { ZgProps } from './draft.ts';
import { Drawn, Hand } from './Hand.tsx';
import { Lands } from './Lands.tsx';
import { SmallLands } from './SmallLands.tsx';
import { useWords } from './words.ts';
import './tray.css';

/** The lands lie whole in the tray where the window has room for them; else they are a view of their own. */
export const ROOMY = '(min-width: 800px) and (min-height: 700px)';

/** Own lands and the hand; while something else is asked, its choices. */
export function Tray(props: ZgProps) {
  const { view, viewer, draft } = props;
  const roomy = useMedia(ROOMY);
  const preparing = view.phase === PREPARING;
  return (
    <div className={roomy ? 'zg-tray' : 'zg-tray tight'}>
      {preparing ? (
        <Boards {...props} />
      ) : roomy ? (
        <Lands {...props} />
      ) : (
        viewer !== SPECTATOR && <SmallLands {...props} />
      )}
      {!(preparing && draft.frame?.at !== 'bid') && <Right {...props} />}
    </div>
  );
}
function Right(props: ZgProps) {
  const { view, viewer, asked, draft } = props;
  const words = useWords();
  if (viewer === SPECTATOR) return <p className="note zg-hand-empty">{words.watching}</p>;
  if ((view.drawn[viewer] ?? []).length > 0) return <Drawn {...props} />;
  if (asked && draft.frame !== undefined && draft.frame.at !== 'play') return <Choices {...props} />;
  return <Hand {...props} />;
}
