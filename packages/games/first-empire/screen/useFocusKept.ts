import { type RefObject, useEffect, useRef } from 'react';

/** When the button with the focus gives way to the next question, the focus goes to its first lit choice. */
export function useFocusKept(question: string | undefined, depth: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what moves the focus
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (byKey.current && lost) box.current?.querySelector<HTMLElement>('[data-fe-choice]')?.focus();
  }, [question, depth]);
  return box;
}
