import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import './side.css';

/** The player's own things, on lacquer. */
export function Tray({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <section className={classes('tray', className)} aria-label={label}>
      {children}
    </section>
  );
}
