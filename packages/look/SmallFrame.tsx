import type { ReactNode, RefObject } from 'react';
import { useEscape } from './escape.ts';
import { IconButton } from './IconButton.tsx';
import './parts.css';
import './table.css';
import './seat.css';
import './side.css';
import './small.css';
import './small-players.css';
import './thumb.css';
import './small-zoomed.css';

export interface SmallFrameProps {
  frame?: RefObject<HTMLElement | null>; // where the stage looks for things
  fold: 'beside' | 'stacked'; // one's own things beside the views, or under them
  prompt: ReactNode; // a PromptBar without buttons
  lines?: ReactNode; // what the others want, said in one line each under the prompt
  players: ReactNode; // PlayerPanels
  playersLabel: string;
  views?: ReactNode; // a ViewBar
  moves?: ReactNode; // what happened last
  board: ReactNode; // the open view
  boardLabel: string;
  outcome?: ReactNode; // what the proposed choice would do
  goods?: ReactNode; // one's own goods in one line
  tray?: ReactNode; // a Tray; a watcher has none
  thumb: ReactNode; // the row of buttons at the thumb
  side: ReactNode; // Tabs, over the table while they are open
  sideLabel: string;
  sideOpen: boolean;
  onSideClose: () => void;
  close: string; // the word on the closing button
  sheet?: ReactNode; // all of one player, while it is asked for
  drawer?: ReactNode; // a Drawer, over the table
}

/** The frame of a table in a small window: the same rows for every game, top to bottom. */
export function SmallFrame(props: SmallFrameProps) {
  const { sideOpen, onSideClose } = props;
  useEscape(sideOpen, onSideClose);
  return (
    <main ref={props.frame} className="table small" data-small="" data-fold={props.fold}>
      <div className="table-head">
        {props.prompt}
        {props.lines}
      </div>
      <div className="small-seen">
        <aside className="players" aria-label={props.playersLabel}>
          {props.players}
        </aside>
        {props.views}
        <section className="board" aria-label={props.boardLabel}>
          {props.moves}
          {props.board}
        </section>
      </div>
      <div className="small-own">
        {props.outcome}
        {props.goods}
        {props.tray}
        {props.thumb}
      </div>
      {sideOpen && (
        <aside className="side panel" aria-label={props.sideLabel}>
          <div className="side-close">
            <IconButton icon="close" label={props.close} quiet onPress={onSideClose} />
          </div>
          {props.side}
        </aside>
      )}
      {props.sheet}
      {props.drawer}
    </main>
  );
}
