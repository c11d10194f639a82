import { useEffect } from 'react';

/** A key that does something on the page just now, for the list of shortcuts. Whoever listens for it says so. */
export interface ShownKey {
  id: string; // key of its words
  keys: readonly string[]; // 'Ctrl Z': struck together; several: one of them
}
const working = new Set<readonly ShownKey[]>();

/** These keys work while this component is there. */
export function useShownKeys(keys: readonly ShownKey[]): void {
  useEffect(() => {
    working.add(keys);
    return () => {
      working.delete(keys);
    };
  }, [keys]);
}
/** All that work now, each once. */
export const keysNow = (): ShownKey[] => [
  ...new Map([...working].flatMap(keys => keys.map(key => [key.id, key] as const))).values(),
];
/** Arrows and Enter belong to every board; number keys and letters to the things that carry them. */
export const BOARD_KEYS: readonly ShownKey[] = [
  { id: 'arrows', keys: ['←', '→', '↑', '↓'] },
  { id: 'press', keys: ['Enter', 'Space'] },
];
export const STAGE_KEYS: readonly ShownKey[] = [{ id: 'skip', keys: ['Space'] }];
