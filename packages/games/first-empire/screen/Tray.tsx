import { classes } from '@tianxia/look';
import { Aside } from './Aside.tsx';
import { ChangeChip } from './ChangeChip.tsx';
import { Choices } from './Choices.tsx';
import { changesFor } from './changes.ts';
import type { EmpireDraft } from './draft.ts';
import { Hand, HandNumbers } from './Hand.tsx';
import { MyLands } from './MyLands.tsx';
import type { Props } from './props.ts';
import { StartingTiles } from './StartingTiles.tsx';
import { useWords } from './words.ts';
import './tray.css';
import './lands.css';
import './lands-phone.css';
import './hand.css';
import './tall.css'; // after the phone's sizes, which it enlarges
import './choices.css';

type P = Props & { draft: EmpireDraft };

/** On a phone the outcome is a sheet away, so the tray keeps its sum in sight. */
function Sum({ kernel, view, viewer, draft }: P) {
  const changes = draft.line.length === 0 ? [] : changesFor(view, draft.shown, kernel.box, viewer);
  if (changes.length === 0) return null;
  return (
    <p className="fe-sum only-phone">
      {changes.map(change => (
        <ChangeChip key={`${change.what} ${change.region ?? ''}`} box={kernel.box} change={change} />
      ))}
    </p>
  );
}

/** Own lands, what is set aside, and what can be chosen: cards on one's turn, else the choices of the moment. */
export function Tray(props: P) {
  const words = useWords();
  const { viewer, draft } = props;
  if (viewer < 0)
    return (
      <div className="fe fe-tray watching">
        <h2>{words.watching}</h2>
        <p className="note">{words.watchingHint}</p>
      </div>
    );
  const choosingTile = props.view.startingTiles[viewer]!.length > 0;
  const asks = draft.frame !== undefined && draft.frame.at !== 'turn';
  return (
    <div className={classes('fe fe-tray', (asks || choosingTile) && 'asking')}>
      <Sum {...props} />
      <MyLands {...props} />
      <Aside {...props} />
      <div className="fe-now">
        {choosingTile ? (
          <StartingTiles {...props} />
        ) : asks ? (
          <>
            <div className="myhead">
              <h2>{words.choose}</h2>
              <HandNumbers {...props} />
            </div>
            <Choices {...props} />
          </>
        ) : (
          <Hand {...props} />
        )}
      </div>
    </div>
  );
}
