import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './overlay.css';
import './parts.css';

export interface DialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  actions: ReactNode; // the safe answer first, the asked one last
  onClose: () => void; // Esc, or a press beside it
  alert?: boolean; // something is lost by going on: a press beside it is no answer
}

/** A question that stops everything until it is answered. The browser keeps the focus inside and gives it back. */
export function Dialog({ open, ...asked }: DialogProps) {
  return open && <OpenDialog {...asked} />;
}
function OpenDialog({ title, children, actions, onClose, alert = false }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal(); // focuses the first thing that can have it, also a field that Tab leaves out
    shown.querySelector<HTMLElement>(':is(input, textarea, select):not([tabindex="-1"])')?.focus();
    return () => shown.close();
  }, []);
  const pressBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current && !alert) onClose(); // what is inside lies in a box of its own
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, which the browser turns into `cancel`
    <dialog
      ref={dialog}
      className="dialog"
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={heading}
      onClick={pressBeside}
      onCancel={event => {
        event.preventDefault(); // it closes when whoever opened it says so
        onClose();
      }}
    >
      <div className="asked">
        <h2 id={heading}>{title}</h2>
        {children}
        <div className="acts">{actions}</div>
      </div>
    </dialog>
  );
}
