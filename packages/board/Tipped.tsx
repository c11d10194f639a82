import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { ThingKey } from './things.ts';
import { type Said, tipOn } from './tipping.ts';

interface TippedProps extends Pick<Said, 'name'> {
  says?: Said['text']; // on hover, focus and a long press
  about?: string; // the kind of thing it is, where it is no piece
  as?: 'span' | 'i' | 'b' | 'u' | 'em';
  className?: string | undefined;
  style?: CSSProperties | undefined;
  spoken?: string; // what it is called, where nothing on it is words
  thing?: ThingKey; // a piece that moves
  from?: ThingKey; // where it comes from when it is new
  to?: ThingKey; // where it goes when it leaves
  children?: ReactNode;
}
/** Something that only says what it is when it is pointed at; nothing happens when it is pressed. */
export function Tipped({
  name,
  says,
  about,
  as = 'span',
  className,
  style,
  spoken,
  thing,
  from,
  to,
  children,
}: TippedProps) {
  return createElement(
    as,
    {
      ...tipOn(() => ({ name, text: says }), about),
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
