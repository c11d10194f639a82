import { isTyping } from '@tianxia/board/keys.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { watched } from '../watched.ts';

const Sheet = lazy(() => import('./ShortcutSheet.tsx'));
const open = watched(false);
export const showShortcuts = (): void => open.set(true);

/** The list of shortcuts on `?`, on every page. */
export function Shortcuts() {
  const isOpen = useSyncExternalStore(open.subscribe, open.get);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || isTyping(event)) return;
      event.preventDefault();
      showShortcuts();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen ? (
    <Suspense fallback={null}>
      <Sheet onClose={() => open.set(false)} />
    </Suspense>
  ) : null;
}
