import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { stepTabs } from './tabbing.ts';
import './views.css';

export interface ViewBarProps {
  label: string;
  views: readonly { id: string; name: ReactNode; asks: boolean; changed: boolean }[];
  open: string;
  panel: string; // id of the element that shows the open view
  words: { asks: string; changed: string }; // spoken: 'something to choose here', 'something changed here'
  onOpen(id: string): void;
}

/** The parts of a board, one word each: a jade dot where something can be chosen, a red corner where something changed. */
export function ViewBar({ label, views, open, panel, words, onOpen }: ViewBarProps) {
  return (
    <div
      className={classes('views', views.length > 4 && 'many')}
      role="tablist"
      aria-label={label}
      onKeyDown={event => stepTabs(event, views, open, onOpen)}
    >
      {views.map(({ id, name, asks, changed }) => (
        <button
          key={id}
          id={`view-${id}`}
          type="button"
          role="tab"
          aria-selected={id === open}
          aria-controls={panel}
          tabIndex={id === open ? 0 : -1}
          className={classes(asks && 'asks', changed && 'changed')}
          onClick={() => onOpen(id)}
        >
          {name}
          {asks && <span className="unseen">, {words.asks}</span>}
          {changed && <span className="unseen">, {words.changed}</span>}
        </button>
      ))}
    </div>
  );
}
