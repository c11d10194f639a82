import { type ReactNode, type RefObject, useEffect } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import './parts.css';
import './table.css';
import './side.css';
import './narrow.css';

export interface TableFrameProps {
  frame?: RefObject<HTMLElement | null>; // where the stage looks for things
  prompt: ReactNode; // a PromptBar
  lines?: ReactNode; // what the others want, said in one line each under the prompt
  players: ReactNode; // PlayerPanels, then panels with the class `beside`
  playersLabel: string;
  board: ReactNode;
  boardLabel: string;
  side: ReactNode; // outcome of the proposed choice, then Tabs
  sideLabel: string;
  sideOpen: boolean; // below 1200 px the side is closed until it is asked for
  onSideClose: () => void;
  close: string; // the word on the closing button
  tray?: ReactNode; // a Tray; a watcher has none
  sheet: ReactNode; // a SheetBar, seen on phones only
  drawer?: ReactNode; // a Drawer: takes the place of the side column on wide screens
}

/** The frame of every table. A game fills its areas; it never moves them. */
export function TableFrame(props: TableFrameProps) {
  const { sideOpen, onSideClose, drawer } = props;
  useEffect(() => {
    if (!sideOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      onSideClose();
      event.preventDefault();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [sideOpen, onSideClose]);
  return (
    <main ref={props.frame} className={classes('table', drawer !== undefined && 'with-drawer')}>
      <div className="table-head">
        {props.prompt}
        {props.lines}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, also by the keyboard */}
      <aside className="players" aria-label={props.playersLabel} tabIndex={0}>
        {props.players}
      </aside>
      <section className="board" aria-label={props.boardLabel}>
        {props.board}
      </section>
      {drawer ?? (
        <aside className="side panel" aria-label={props.sideLabel} data-open={sideOpen || undefined}>
          <div className="side-close">
            <IconButton icon="close" label={props.close} quiet onPress={onSideClose} />
          </div>
          {props.side}
        </aside>
      )}
      {props.tray}
      {props.sheet}
    </main>
  );
}
