import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useEscape } from './escape.ts';

/**
 * For a panel that opens beside the table without stopping it: focus goes in, Esc closes it wherever the focus is, and the focus
 * returns to where it came from, unless it has gone elsewhere meanwhile.
 */
export function useBeside(onClose: () => void): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEscape(true, onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const panel = ref.current;
    panel?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const isLeft = now === null || now === document.body || panel?.contains(now);
      if (isLeft && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
