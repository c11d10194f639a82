import { tipOn } from '@tianxia/board';
import { type CSSProperties, createElement, type ReactNode } from 'react';

interface TippedProps {
  says: ReactNode; // on hover, focus and a long press
  as?: 'span' | 'i' | 'b' | 'u' | 'em';
  className?: string | undefined;
  style?: CSSProperties;
  spoken?: string; // what it is called, where nothing on it is words
  thing?: string; // a piece that moves
  from?: string; // where it comes from when it is new
  to?: string; // where it goes when it leaves
  children: ReactNode;
}
/** Something small that says what it is when it is pointed at; nothing happens when it is pressed. */
export function Tipped({ says, as = 'span', className, style, spoken, thing, from, to, children }: TippedProps) {
  return createElement(
    as,
    {
      ...tipOn(() => ({ text: says })),
      className,
      style,
      'data-thing': thing,
      'data-from': from,
      'data-to': to,
      ...(spoken !== undefined && { role: 'img', 'aria-label': spoken }),
    },
    children,
  );
}
