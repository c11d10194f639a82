import { type ReactNode, useId } from 'react';
import './panels.css';

/** Where a panel is small, all of it opens over the table. */
export function OpenOver({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" className="fe-opencards" popoverTarget={id}>
        {label}
      </button>
      <div id={id} popover="auto" className="panel fe fe-cardsheet">
        {children}
      </div>
    </>
  );
}
