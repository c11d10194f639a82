import { useFold, useLow } from '@tianxia/board';
import { SPECTATOR } from '@tianxia/kernel';
import { PREPARING } from '../state.ts';
import { Boards } from './Boards.tsx';
import { Choices } from './Choices.tsx';
import type { ZgProps } from './draft.ts';
import { Drawn, Hand } from './Hand.tsx';
import { Lands } from './Lands.tsx';
import { SmallLands } from './SmallLands.tsx';
import { useWords } from './words.ts';

/** Own lands and the hand; while something else is asked, its choices. Where the window is small or low the lands lie there as five signs. */
export function Tray(props: ZgProps) {
  const { view, viewer, draft } = props;
  const isWide = useFold() === 'wide';
  const roomy = !useLow() && isWide;
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
