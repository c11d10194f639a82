import { deedOnStage, StageControls } from '@tianxia/board';
import { Button, IconButton, Mark, type TabMark } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import { ChoosingAtThumb } from './Choosing.tsx';
import { mayAct, type PromptProps } from './Prompt.tsx';

interface ThumbBarProps extends PromptProps {
  openMenu(): void;
  news: TabMark | undefined; // what has been said and not yet read
}
/** The foot of a small table: menu, undo, and one red button that says what it does. */
export function ThumbBar(props: ThumbBarProps) {
  const { play } = useWords();
  const { handOver, speech, update, news } = props;
  const shown = deedOnStage(props.stage) !== undefined;
  return (
    <div className="thumb">
      <span className="menu-mark">
        <IconButton icon="log" label={play.menu} onPress={props.openMenu} />
        {news && <Mark {...news} />}
      </span>
      {shown && (
        <>
          <span className="space" />
          <StageControls stage={props.stage} pace={props.pace} onPace={props.onPace} words={play.stage} />
        </>
      )}
      {handOver && (
        <Button kind="main" icon="check" onPress={handOver}>
          {play.iAm(speech.name(update.waiting[0] ?? 0))}
        </Button>
      )}
      {mayAct(props) && <ChoosingAtThumb {...props} />}
      {props.tools}
    </div>
  );
}
