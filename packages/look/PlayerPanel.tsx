import { createContext, type ReactNode, useContext } from 'react';
import { classes } from './classes.ts';
import { signed } from './ScoreSheet.tsx';
import { SeatMark } from './SeatMark.tsx';
import './parts.css';
import './seat.css';

export interface PlayerPanelProps {
  thing?: string; // its key on the stage: points fly here, pieces come from here
  name: string;
  colour: string;
  note?: string; // 'bot, steady', 'away'
  tag?: string; // 'turn'
  away?: string; // the word for it, when this person is not at the table now
  clock?: ReactNode; // a Clock, where time is counted; it takes the place of the note
  active: boolean; // must choose now
  marks?: readonly number[]; // numbers of what they did, as in the list of it; that list is read, these are seen
  open?: { label: string; onPress(): void }; // shows all that is public of this player
  children?: ReactNode; // a game's Facts: BigNumber first, then Race and FactRow
}

const NO_MARKS: readonly number[] = [];

/** One player at a glance. */
export function PlayerPanel(props: PlayerPanelProps) {
  const { thing, name, colour, note, tag, away, clock, active, marks = NO_MARKS, open, children } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name is the button; for a pointer the whole panel is its target
    <section
      onClick={event => {
        if (!(event.target as Element).closest('button, a')) open?.onPress();
      }}
      className={classes('panel', 'seat', `seat-${colour}`, active && 'active', away && 'away')}
      aria-label={name}
      data-thing={thing}
    >
      <div className="who">
        <span className="seat-here">
          <SeatMark colour={colour} size={22} />
          {away && <i className="seat-away" />}
        </span>
        {open === undefined ? (
          <span className="name">{name}</span>
        ) : (
          <button type="button" className="name seat-open" aria-label={open.label} onClick={open.onPress}>
            {name}
          </button>
        )}
        {marks.length > 0 && (
          <span className="seat-marks" aria-hidden="true">
            {marks.map(n => (
              <i key={n}>{n}</i>
            ))}
          </span>
        )}
      </div>
      <div className="seat-note">
        {clock ?? (note && <small>{note}</small>)}
        {away && note !== away && <span className="unseen">{away}</span>}
        {tag && <span className={classes('tag', active && 'turnnow')}>{tag}</span>}
      </div>
      {children}
    </section>
  );
}

export interface ClockProps {
  text: string; // '4:32', '6 h left'
  spoken: string; // 'Li has 4 minutes left'
  running: boolean;
  low?: string; // the word that warns: 'hurry'
}
/** What is left of somebody's time. Not announced by itself: a clock that speaks every second is heard as noise. */
export function Clock({ text, spoken, running, low }: ClockProps) {
  return (
    <span
      className={classes('clock', running && 'running', low !== undefined && 'low')}
      role="timer"
      aria-label={spoken}
    >
      <b>{text}</b>
      {low !== undefined && <em>{low}</em>}
    </span>
  );
}

export interface BigNumberProps {
  value: number;
  label: string;
  points?: boolean; // victory points: in bronze
  leads?: string | false; // the word for it, under the figure of whoever is ahead
  children?: ReactNode;
}
/** What a player would have if the game ended now, where that is not what the big number counts. The table says so around its facts. */
export const Outlook = createContext<{ total: number; label: string } | undefined>(undefined);

/** The race in one figure, always in the same corner. */
export function BigNumber({ value, label, points, leads, children }: BigNumberProps) {
  const outlook = useContext(Outlook);
  return (
    <>
      <span className={classes('bignum', points && 'points')} data-tip={label} data-about="points">
        {signed(value)}
        <span className="unseen">{label}</span>
        {children}
        {outlook && (
          <small className="outlook" data-tip={outlook.label} data-about="points">
            <span aria-hidden="true">→ {signed(outlook.total)}</span>
            <span className="unseen">{outlook.label}</span>
          </small>
        )}
      </span>
      {leads && <span className="tag seat-lead">{leads}</span>}
    </>
  );
}

/** How far along, as a bar in the seat's colour. */
export function Race({ done, of, label }: { done: number; of: number; label: string }) {
  return (
    <div className="race" role="img" aria-label={label}>
      <i style={{ width: `${of > 0 ? Math.min(100, (100 * done) / of) : 0}%` }} />
    </div>
  );
}

/** Small facts in words: '6 on board'. Hidden where there is no room. */
export function FactRow({ facts }: { facts: readonly (readonly [value: number | string, words: string])[] }) {
  return (
    <div className="facts">
      {facts.map(([value, words]) => (
        <span key={words}>
          <b>{value}</b> {words}
        </span>
      ))}
    </div>
  );
}
