import { useEffect, useRef } from 'react';
import { words } from '../text/en/screen/index.ts';
import type { Choice, Desk } from './choice.ts';
import type { Half } from './lays.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !== null;

interface Keyed {
  desk: Desk;
  choice: Choice;
  pick(slot: number, half: Half): void;
  turn(steps: number): void;
}
/** 1 2 3 take a tile (again: its other half), R turns; wherever the focus is, but not while typing. */
export function useKeys(laying: boolean, draft: Keyed): void {
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    if (!laying) return;
    const listen = (event: KeyboardEvent) => {
      const { desk, choice, pick, turn } = latest.current;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const slot = Number(event.key) - 1;
      if (desk.view.hands[desk.seat]?.[slot] !== undefined) {
        const again = choice.slot === slot;
        pick(slot, again && choice.half === 0 ? 1 : 0);
      } else if (event.key.toLowerCase() === words.turnKey) turn(event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [laying]);
}
