import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * For a panel that opens beside the table without stopping it: focus goes in, Esc closes it, and focus returns to where
 * it came from.
 */
export function useBeside(onClose: () => void): {
  ref: RefObject<HTMLElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onKeyDown: event => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    },
  };
}
