import { tipOn } from '@tianxia/board';
import type { CSSProperties, ReactNode } from 'react';

interface ToldProps {
  name: string;
  about?: ReactNode;
  thing?: string; // a piece that moves by itself
  from?: string; // where it comes from when it is new
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}
/** Something that only tells what it is. */
export function Told({ name, about, thing, from, className, style, children }: ToldProps) {
  return (
    <span
      className={className}
      style={style}
      data-thing={thing}
      data-from={from}
      {...tipOn(() => ({ name, text: about }))}
    >
      {children}
    </span>
  );
}
