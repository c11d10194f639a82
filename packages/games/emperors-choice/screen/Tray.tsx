import { classes } from '@tianxia/look';
import { BidPanel } from './BidPanel.tsx';
import { Choices } from './Choices.tsx';
import { isComposed } from './choices.ts';
import type { EcProps } from './draft.ts';
import { Estate } from './Estate.tsx';
import { Hand } from './Hand.tsx';
import { ShowPanel } from './ShowPanel.tsx';
import { useWords } from './words.ts';
import './tray.css';
import './low-tray.css';

/** Own estate and hand, and the open decision. */
export function Tray(props: EcProps) {
  const words = useWords();
  const { viewer, draft } = props;
  if (viewer < 0)
    return (
      <div className="ec-tray ec-is-alone">
        <h2>{words.watching}</h2>
        <p className="note">{words.watchingHint}</p>
      </div>
    );
  const choosing = draft.decision !== '' && !isComposed(draft.decision);
  return (
    <div className={classes('ec-tray', choosing && 'ec-is-choosing', draft.decision === 'show' && 'ec-is-showing')}>
      <Estate {...props} />
      <Hand {...props} />
      {draft.bid !== undefined && <BidPanel {...props} />}
      {draft.decision === 'show' && <ShowPanel {...props} />}
      {choosing && <Choices {...props} />}
    </div>
  );
}
