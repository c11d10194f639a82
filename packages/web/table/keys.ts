import { isTyping, type ShownKey } from '@tianxia/board';
import { useEffect, useRef } from 'react';

const PRESSED = 'button, a'; // these have an Enter of their own

export const TABLE_KEYS: readonly ShownKey[] = [
  { id: 'confirm', keys: ['Enter'] },
  { id: 'back', keys: ['Esc'] },
  { id: 'undo', keys: ['Ctrl Z'] },
  { id: 'redo', keys: ['Ctrl Shift Z'] },
];
interface Keys {
  confirm: (() => void) | undefined;
  back: (() => void) | undefined; // one small step of a choice in the making
  undo(): void;
  redo(): void;
}
/** Enter confirms, Escape steps back, Ctrl Z takes back and Ctrl Shift Z puts there again, wherever the focus is, but not while typing or in a dialog. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { confirm, back, undo, redo } = latest.current;
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || isTyping(event)) return;
      if (event.key === 'Enter' && confirm && !target.closest(PRESSED)) confirm();
      else if (event.key === 'Escape' && back) back();
      else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) event.shiftKey ? redo() : undo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
