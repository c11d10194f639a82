import { tipOn } from '@tianxia/board';
import { classes } from '@tianxia/look';
import type { ReactNode } from 'react';

export interface PressProps {
  children: ReactNode;
  label: string; // said after what stands on it
  named?: boolean; // the label is its whole name
  tip?: ReactNode; // said on hover, focus and tap
  look: 'can' | 'chosen' | 'cannot' | 'plain';
  className?: string;
  style?: React.CSSProperties;
  data?: Readonly<Record<`data-${string}`, string | number>>;
  onPress(): void;
  onAgain?: (() => void) | undefined; // the Enter key on what is chosen already: confirm
}

/** A thing on the table that can be pressed, or says why not. After the mouse, Enter is the table's own. */
export function Press({
  children,
  label,
  named = false,
  tip,
  look,
  className,
  style,
  data,
  onPress,
  onAgain,
}: PressProps) {
  return (
    <button
      type="button"
      className={classes(className, look !== 'plain' && look)}
      style={style}
      {...(named ? { 'aria-label': label } : { 'aria-description': label })}
      aria-pressed={look === 'chosen'}
      aria-disabled={look === 'cannot' || undefined}
      {...data}
      {...tipOn(() => (tip === undefined ? undefined : { text: tip }))}
      onKeyDown={event => {
        if (event.key === 'Enter') event.stopPropagation(); // the table's own Enter would confirm once more
      }}
      onClick={event => {
        if (event.detail === 0 && look === 'chosen' && onAgain) return onAgain();
        if (event.detail > 0) event.currentTarget.blur();
        onPress();
      }}
    >
      {children}
    </button>
  );
}
