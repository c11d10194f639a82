import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !== null;

/** Escape steps back; 1 to 9 take the lit things of the tray in their order. Not while typing. */
export function useKeys(asked: boolean, draft: { back?: () => void }): void {
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    if (!asked) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const digit = Number(event.key);
      if (event.key === 'Escape' && latest.current.back !== undefined) latest.current.back();
      else if (digit >= 1 && digit <= 9) {
        const choice = document.querySelectorAll<HTMLElement>('[data-fe-choice]')[digit - 1];
        if (choice === undefined) return;
        choice.click();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [asked]);
}
