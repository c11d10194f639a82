import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useBeside } from './beside.ts';
import { IconButton } from './IconButton.tsx';
import './overlay.css';
import './parts.css';

export interface DrawerProps {
  title: ReactNode;
  label: string;
  close: string; // the word on the closing button
  onClose: () => void;
  children: ReactNode;
}

/** Opens beside the table: on the right from 800 px, from below on a phone. The table stays alive. */
export function Drawer({ title, label, close, onClose, children }: DrawerProps) {
  const { ref, onKeyDown } = useBeside(onClose);
  return (
    <section className="panel drawer" role="dialog" aria-label={label} tabIndex={-1} ref={ref} onKeyDown={onKeyDown}>
      <span className="grip" />
      <div className="drawer-head">
        <h2>{title}</h2>
        <span className="only-wide">
          <Button kind="quiet" hotkey="Esc" onPress={onClose}>
            {close}
          </Button>
        </span>
        <span className="only-phone">
          <IconButton icon="close" label={close} quiet onPress={onClose} />
        </span>
      </div>
      <div className="drawer-body">{children}</div>
    </section>
  );
}
