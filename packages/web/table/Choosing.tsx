import type { Draft } from '@tianxia/board';
import type { GameTypes, Update } from '@tianxia/kernel';
import { Button, IconButton } from '@tianxia/look';
import type { Undo } from '@tianxia/protocol';
import { useWords } from '../text/words.ts';
import { useWholeTurn } from './useWholeTurn.ts';

export interface ChoosingProps {
  draft: Draft;
  asked: boolean;
  update: Update<GameTypes['state']>;
  proposed: boolean;
  final: boolean; // what is proposed cannot be taken back
  does: string; // what is proposed, in words
  confirm(): void;
  undo(): void;
  redo(): void;
  undoTerms: Undo; // how far one may step back at this table
  askUndo: (() => void) | undefined; // of the others: before one's last choice
}

/** Is what lies proposed the whole of what one does now? Where more is asked, a confirmation would send half of it. */
export const isWhole = (draft: Draft, proposed: boolean): boolean => proposed && draft.open !== true;

/** Undo and confirm, in the prompt bar. */
export function Choosing(props: ChoosingProps) {
  const { play } = useWords();
  const { draft, asked, final, confirm } = props;
  const whyNot = props.proposed ? play.moreAsked : play.nothingChosen;
  return (
    <>
      <Undoing {...props} />
      {asked && (
        <Button
          key={isWhole(draft, props.proposed) ? 'whole' : 'part'} // once it is pressed, the focus goes on to what is asked next
          kind="main"
          className="confirm"
          icon={final ? 'lock' : 'check'}
          hotkey="Enter"
          onPress={confirm}
          {...(isWhole(draft, props.proposed) ? {} : { whyNot })}
        >
          {play.confirm}
        </Button>
      )}
    </>
  );
}
/** The same at the thumb: the red button says what it does. */
export function ChoosingAtThumb(props: ChoosingProps) {
  const { play } = useWords();
  const { draft, asked, final, does, confirm } = props;
  return (
    <>
      <Undoing {...props} />
      {asked &&
        (isWhole(draft, props.proposed) ? (
          <Button kind="main" icon={final ? 'lock' : 'check'} onPress={confirm} className="confirm">
            {draft.does ?? does}
          </Button>
        ) : (
          <p className="not-yet">{props.proposed ? play.moreAsked : play.chooseFirst}</p>
        ))}
    </>
  );
}
function Undoing({ draft, asked, update, undo, redo, undoTerms, askUndo }: ChoosingProps) {
  const { play, together } = useWords();
  const inTheMaking = asked && draft.back !== undefined; // steps that nobody else has seen may always be taken back
  const wholeTurn = useWholeTurn(update, undo);
  const mayStepBack = inTheMaking || (update.mayUndo && undoTerms !== 'never');
  return (
    <>
      {update.mayRedo && undoTerms !== 'never' && (
        <IconButton icon="undo" className="mirrored" label={play.redo} onPress={redo} />
      )}
      {wholeTurn && !inTheMaking && undoTerms !== 'never' && (
        <IconButton icon="first" label={play.undoTurn} onPress={wholeTurn} />
      )}
      {!mayStepBack && askUndo !== undefined ? (
        <span data-tip={together.undo.askHint}>
          <Button icon="undo" onPress={askUndo}>
            {together.undo.ask}
          </Button>
        </span>
      ) : (
        (mayStepBack || undoTerms !== 'never') && (
          <Button icon="undo" onPress={undo} {...(mayStepBack ? {} : { whyNot: play.nothingToUndo })}>
            <span className="word">{play.undo}</span>
          </Button>
        )
      )}
    </>
  );
}
