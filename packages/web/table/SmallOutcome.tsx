import { Icon } from '@tianxia/look';
import { type ReactNode, useId } from 'react';
import { useWords } from '../text/words.ts';

interface SmallOutcomeProps {
  open: boolean;
  onOpen(open: boolean): void;
  children: ReactNode;
}
/** What the proposed choice would do: one line that opens. */
export function SmallOutcome({ open, onOpen, children }: SmallOutcomeProps) {
  const { play } = useWords();
  const id = useId();
  return (
    <section className="small-outcome">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => onOpen(!open)}>
        {play.outcome}
        <Icon name={open ? 'down' : 'up'} />
      </button>
      {open && <div id={id}>{children}</div>}
    </section>
  );
}
