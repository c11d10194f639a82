import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import './parts.css';

export interface PanelProps {
  children: ReactNode;
  as?: 'section' | 'aside' | 'article' | 'header' | 'footer' | 'div';
  label?: string;
  className?: string;
  fits?: boolean; // made smaller where it would scroll
}

/** Silk on paper: a thing that belongs to everyone. */
export function Panel({ children, as: Tag = 'section', label, className, fits }: PanelProps) {
  return (
    <Tag className={classes('panel', className)} data-fit={fits || undefined} aria-label={label}>
      {children}
    </Tag>
  );
}
