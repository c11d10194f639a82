import { type KeyboardEvent as Press, useEffect, useRef } from 'react';
import type { Place } from './places.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !== null;

interface Keyed {
  press(place: Place): void;
}
/** 1 to 6 take the card in that place of the hand; wherever the focus is, but not while typing. */
export function useKeys(asked: boolean, draft: Keyed, cards: readonly number[]): void {
  const latest = useRef({ draft, cards });
  latest.current = { draft, cards };
  useEffect(() => {
    if (!asked) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const card = latest.current.cards[Number(event.key) - 1];
      if (card === undefined) return;
      latest.current.draft.press(`card ${card}`);
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [asked]);
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** Arrow keys walk through the buttons of a group. */
export function walk(event: Press<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.defaultPrevented) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
