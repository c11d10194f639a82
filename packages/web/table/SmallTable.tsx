import { type BoardView, type Deed, deedOnStage, type Fold, useLow } from '@tianxia/board';
import type { GameTypes } from '@tianxia/kernel';
import { IconButton, SmallFrame, ViewBar } from '@tianxia/look';
import { useState } from 'react';
import { useWords } from '../text/words.ts';
import { BoardBox } from './BoardBox.tsx';
import { LastMoves } from './LastMoves.tsx';
import { Prompt } from './Prompt.tsx';
import { boardProps, type TableParts, usePartsOf } from './parts.tsx';
import { SmallOutcome } from './SmallOutcome.tsx';
import { ThumbBar } from './ThumbBar.tsx';
import { changedViews } from './useViews.ts';

const PANEL = 'view-panel';

/** A table in a small window: one part of the board at a time, what is one's own always at hand. */
export function SmallTable(props: TableParts & { fold: Exclude<Fold, 'wide'> }) {
  const { play } = useWords();
  const { at } = props;
  const { screen, shared, views, since } = at;
  const { Board, Goods } = screen;
  const { outcome, tabs, ...parts } = usePartsOf(props);
  const low = useLow();
  const [fits, setFits] = useState(false);
  const [outcomeOpen, openOutcome] = useState(props.fold === 'beside' && !low);
  const open = screen.views?.find(({ id }) => id === views.opened);
  const Shown = open?.View ?? Board;
  const show = (deed: Deed | undefined) => at.show(deed?.told ?? []);
  return (
    <SmallFrame
      {...parts}
      fold={props.fold}
      prompt={<Prompt {...at.prompt} small />}
      views={screen.views && <Views {...props} views={screen.views} />}
      // while something happens the prompt tells it, and the board has the room
      moves={
        deedOnStage(at.stage) === undefined && (
          <LastMoves
            deeds={since.last}
            players={at.facts.players}
            onShow={show}
            onReplay={since.others.length > 0 ? at.replaySince : undefined}
          />
        )
      }
      board={
        <BoardBox
          {...boardProps(props)}
          {...(open && { id: PANEL })}
          fits={fits}
          scrolls
          tools={
            screen.pans &&
            open === undefined && (
              <div className="board-tools">
                <IconButton
                  icon="fit"
                  label={fits ? play.actualSize : play.fit}
                  pressed={fits}
                  onPress={() => setFits(!fits)}
                />
              </div>
            )
          }
        >
          <Shown {...shared} />
        </BoardBox>
      }
      outcome={
        outcome && (
          <SmallOutcome open={outcomeOpen} onOpen={openOutcome}>
            {outcome}
          </SmallOutcome>
        )
      }
      goods={
        Goods &&
        shared.viewer >= 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          <div className="small-goods" tabIndex={0}>
            <Goods {...shared} />
          </div>
        )
      }
      thumb={<ThumbBar {...at.prompt} openMenu={() => at.setSideOpen(!at.sideOpen)} news={at.talk.mark.mark} />}
      side={tabs}
      sideOpen={at.sideOpen}
      onSideClose={() => at.setSideOpen(false)}
      close={play.close}
    />
  );
}
function Views({ at, views: all }: TableParts & { views: readonly BoardView<GameTypes>[] }) {
  const { play } = useWords();
  const { views, stage, since } = at;
  const changed = stage.live ? changedViews(all, at.shared.kernel.box, since.others) : [];
  return (
    <ViewBar
      label={play.views}
      views={all.map(view => ({
        id: view.id,
        name: <ViewName of={view} />,
        asks: views.asking.includes(view.id),
        changed: changed.includes(view.id),
      }))}
      open={views.opened}
      panel={PANEL}
      words={{ asks: play.viewAsks, changed: play.viewChanged }}
      onOpen={views.open}
    />
  );
}
const ViewName = ({ of }: { of: BoardView<GameTypes> }) => of.useName();
