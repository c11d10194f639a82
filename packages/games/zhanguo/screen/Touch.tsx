import { tipOn } from '@tianxia/board';
import { classes } from '@tianxia/look';
import type { CSSProperties, ReactNode } from 'react';
import { words } from '../text/en/screen/index.ts';
import type { ZgDraft } from './draft.ts';
import type { Place } from './places.ts';
import './touch.css';

interface TouchProps {
  draft: ZgDraft;
  places: Place | readonly Place[]; // whichever of these the decision is about
  label: string; // what a screen reader says of it
  spoken?: boolean; // its own words say enough
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}
const STATES = { can: 'can', may: 'zg-may', chosen: 'chosen', cannot: 'cannot' } as const;

/** A thing on the table: a button while the decision is about it, and it tells why when it cannot be chosen. */
export function Touch({ draft, places, label, spoken = false, className, style, children }: TouchProps) {
  const list = typeof places === 'string' ? [places] : places;
  const control = list.map(draft.at).find(found => found !== undefined);
  const pointed = list.some(place => draft.pointed.has(place)) && 'zg-pointed';
  if (control === undefined) {
    const settled = list.some(place => draft.settled.includes(place));
    return (
      <span
        className={classes('zg-thing', className, settled && 'zg-settled', pointed)}
        style={style}
        role="img"
        aria-label={label}
        title={label}
      >
        {children}
      </span>
    );
  }
  const { place, state, why } = control;
  return (
    <button
      type="button"
      className={classes('zg-thing', 'zg-touch', className, STATES[state], pointed)}
      style={style}
      title={why === undefined ? label : undefined}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'cannot'}
      data-place={place}
      {...tipOn(() => why && { why: { text: words.whyNot(draft.whyText(why)), rule: why.rule } })}
      onClick={event => {
        if (event.detail > 0) event.currentTarget.blur(); // so that Enter confirms
        draft.press(place);
      }}
    >
      {spoken ? (
        children
      ) : (
        <span className="zg-drawn-thing" aria-hidden="true">
          {children}
        </span>
      )}
      {(!spoken || why !== undefined) && (
        <span className="unseen">
          {!spoken && label} {why !== undefined && words.refused(draft.whyText(why))}
        </span>
      )}
    </button>
  );
}
