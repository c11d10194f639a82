import type { ReactNode } from 'react';
import { useBeside } from './beside.ts';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import './overlay.css';

export interface SheetProps {
  title: ReactNode;
  label: string;
  close: string;
  onClose: () => void;
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Comes from below and leaves the board in sight. */
export function Sheet({ title, label, close, onClose, foot, className, children }: SheetProps) {
  const ref = useBeside(onClose);
  return (
    <section className={classes('panel', 'sheet', className)} role="dialog" aria-label={label} tabIndex={-1} ref={ref}>
      <span className="grip" />
      <div className="drawer-head">
        <h2>{title}</h2>
        <IconButton icon="close" label={close} quiet onPress={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
      <div className="drawer-body" tabIndex={0}>
        {children}
      </div>
      {foot}
    </section>
  );
}
