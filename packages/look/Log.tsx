import type { KeyboardEvent, ReactNode } from 'react';
import { SeatMark } from './SeatMark.tsx';
import './side.css';

export interface LogLineProps {
  colour?: string; // whose deed it was
  children: ReactNode; // the sentence
  details?: ReactNode;
  fresh?: string; // the word that marks what happened since your last turn
  onPoint?: (pointed: boolean) => void; // the board shows what this line did
}

/** One thing that happened; pointing at it lights it up on the board. */
export function LogLine({ colour, children, details, fresh, onPoint }: LogLineProps) {
  const pointing = onPoint && {
    tabIndex: -1,
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
  };
  return (
    <li {...pointing}>
      {colour ? <SeatMark colour={colour} size={18} /> : <span />}
      <span>
        {children} {fresh && <span className="new">{fresh}</span>}
        {details && <span className="sub">{details}</span>}
      </span>
    </li>
  );
}

/** A heading between lines: 'round 7'. */
export function LogBreak({ children }: { children: ReactNode }) {
  return (
    <li>
      <span className="when">{children}</span>
    </li>
  );
}

function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('li[tabindex]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  lines[Math.min(lines.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}

/** The log, newest first. Arrow keys walk through its lines. */
export function Log({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol className="log" aria-label={label} tabIndex={0} onKeyDown={walk}>
      {children}
    </ol>
  );
}
