import type { ReactNode, RefObject } from 'react';
import './parts.css';
import './table.css';
import './seat.css';
import './side.css';

export interface TableFrameProps {
  frame?: RefObject<HTMLElement | null>; // where the stage looks for things
  low: boolean; // the window is wide, but low: a small laptop
  prompt: ReactNode; // a PromptBar
  lines?: ReactNode; // what the others want, said in one line each under the prompt
  players: ReactNode; // PlayerPanels, then panels with the class `beside`
  playersLabel: string;
  column?: RefObject<HTMLElement | null>; // where they stand
  board: ReactNode;
  boardLabel: string;
  side: ReactNode; // outcome of the proposed choice, then Tabs
  sideLabel: string;
  tray?: ReactNode; // a Tray; a watcher has none
  sheet?: ReactNode; // all of one player, while it is asked for
  drawer?: ReactNode; // a Drawer: takes the place of the side column
}

/** The frame of a table that has room for everything at once. A game fills its areas; it never moves them. */
export function TableFrame(props: TableFrameProps) {
  return (
    <main ref={props.frame} className="table" data-fold="wide" data-low={props.low || undefined}>
      <div className="table-head">
        {props.prompt}
        {props.lines}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, also by the keyboard */}
      <aside ref={props.column} className="players" aria-label={props.playersLabel} tabIndex={0} data-fit>
        {props.players}
      </aside>
      <section className="board" aria-label={props.boardLabel}>
        {props.board}
      </section>
      {props.drawer ?? (
        <aside className="side panel" aria-label={props.sideLabel}>
          {props.side}
        </aside>
      )}
      {props.tray}
      {props.sheet}
    </main>
  );
}
