import { useEffect, useRef } from 'react';

/** What lies open over the page or beside the table, the last opened last. */
const opened: (() => void)[] = [];

/** Escape is for what was opened last, wherever the focus is; a question that stops everything, or an open tip, comes first. */
function strike(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return;
  event.preventDefault(); // the table hears it later: it steps back only once nothing is open
  opened.at(-1)?.();
}
/** While this is open, Escape closes it; what was opened after it is closed first. */
export function useEscape(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!open) return;
    const close = () => latest.current();
    opened.push(close);
    document.addEventListener('keydown', strike, { capture: true }); // before the table's own keys; once, however often it is added
    return () => {
      opened.splice(opened.indexOf(close), 1);
      if (opened.length === 0) document.removeEventListener('keydown', strike, { capture: true });
    };
  }, [open]);
}
