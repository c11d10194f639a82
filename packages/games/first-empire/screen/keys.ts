import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !== null;

/** 1 to 9 take the lit things of the tray in their order. Not while typing. */
export function useKeys(asked: boolean): void {
  useEffect(() => {
    if (!asked) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const digit = Number(event.key);
      const choice =
        digit >= 1 && digit <= 9 ? document.querySelectorAll<HTMLElement>('[data-fe-choice]')[digit - 1] : undefined;
      if (choice === undefined) return;
      choice.click();
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [asked]);
}
