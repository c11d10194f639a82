import type { ReactNode, RefObject } from 'react';
import { classes } from './classes.ts';
import './side.css';

export interface TrayProps {
  label: string;
  children: ReactNode;
  className?: string;
  box?: RefObject<HTMLElement | null>;
  scrolls?: boolean; // then keys reach it, also while nothing in it can be pressed
}
/** The player's own things, on lacquer. */
export function Tray({ label, children, className, box, scrolls = false }: TrayProps) {
  return (
    <section ref={box} className={classes('tray', className)} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  );
}
