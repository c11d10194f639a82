import { classes } from '@tianxia/look';
import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { stopAt, thingsIn, walk } from './keys.ts';

interface GroupProps {
  label: string;
  as?: 'fieldset' | 'ul' | 'g';
  scrolls?: boolean; // it may be larger than its room, so it can be scrolled by keyboard
  className?: string | undefined;
  children: ReactNode;
}
/** Things that belong together: one stop of the Tab key, arrow keys inside, by where they lie. */
export function Group({ label, as = 'fieldset', scrolls = false, className, children }: GroupProps) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const all = ref.current === null ? [] : thingsIn(ref.current);
    const first = (...states: string[]) => all.find(one => states.includes(one.dataset.is ?? ''));
    stopAt(all, all.find(one => one === document.activeElement) ?? first('can') ?? first('chosen') ?? all[0]);
  });
  return createElement(
    as,
    {
      ref,
      className: classes('things', className),
      'aria-label': label,
      ...(as === 'g' && { role: 'group' }),
      ...(scrolls && { tabIndex: 0, 'data-fit': true }),
      onKeyDown: walk,
    },
    children,
  );
}
