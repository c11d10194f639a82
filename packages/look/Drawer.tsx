import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useBeside } from './beside.ts';
import { IconButton } from './IconButton.tsx';
import './drawer.css';
import './overlay.css';
import './parts.css';

export interface DrawerProps {
  title: ReactNode;
  label: string;
  close: string; // the word on the closing button
  onClose: () => void;
  children: ReactNode;
}

/** Opens beside the table, which stays alive and gives it room: it lies on nothing. */
export function Drawer({ title, label, close, onClose, children }: DrawerProps) {
  const ref = useBeside(onClose);
  return (
    <section className="panel drawer" role="dialog" aria-label={label} tabIndex={-1} ref={ref}>
      <div className="drawer-head">
        <h2>{title}</h2>
        <span className="close-word">
          <Button kind="quiet" hotkey="Escape" onPress={onClose}>
            {close}
          </Button>
        </span>
        <span className="close-icon">
          <IconButton icon="close" label={close} quiet onPress={onClose} />
        </span>
      </div>
      <div className="drawer-body">{children}</div>
    </section>
  );
}
