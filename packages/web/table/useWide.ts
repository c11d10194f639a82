import { useSyncExternalStore } from 'react';

const wide = typeof window === 'undefined' ? undefined : window.matchMedia('(min-width: 1200px)');

/** Is there room for a side column? The style sheets of the frame fold at the same width. */
export function useWide(): boolean {
  return useSyncExternalStore(
    tell => {
      wide?.addEventListener('change', tell);
      return () => wide?.removeEventListener('change', tell);
    },
    () => wide?.matches ?? true,
  );
}
