import { type RefObject, useEffect, useRef } from 'react';

/** Where a key press took away the thing that had the focus, the focus goes on to the first thing asked for inside this box. */
export function useFocusKept<E extends Element>(): RefObject<E | null> {
  const box = useRef<E>(null);
  const byKey = useRef(false);
  useEffect(() => {
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    document.addEventListener('keydown', key, { capture: true });
    document.addEventListener('pointerdown', pointer, { capture: true });
    return () => {
      document.removeEventListener('keydown', key, { capture: true });
      document.removeEventListener('pointerdown', pointer, { capture: true });
    };
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (byKey.current && lost) box.current?.querySelector<HTMLElement>('[data-is="can"]')?.focus();
  });
  return box;
}
