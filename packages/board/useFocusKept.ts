import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
const ASKED = '[data-is="can"]';

const canBeFocused = (one: Element): boolean => one.isConnected && one.matches(FOCUSABLE);
const firstSeen = (within: ParentNode | null): HTMLElement | undefined =>
  [...(within?.querySelectorAll<HTMLElement>(ASKED) ?? [])].find(one => one.checkVisibility());

/**
 * Where a key press took away what had the focus, a card that was played or the button that confirmed it, the focus goes on to the
 * first thing that is asked for next: inside this box, or on the board where nothing in the box answers.
 */
export function useFocusKept<E extends Element>(): RefObject<E | null> {
  const box = useRef<E>(null);
  const last = useRef<Element>(undefined); // had the focus
  const byKey = useRef(false);
  const lost = useRef(false); // since then; what lost it may be pressed again meanwhile, a square in a later turn
  useEffect(() => {
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    const come = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : undefined;
      lost.current = false;
    };
    document.addEventListener('keydown', key, { capture: true });
    document.addEventListener('pointerdown', pointer, { capture: true });
    document.addEventListener('focusin', come);
    return () => {
      document.removeEventListener('keydown', key, { capture: true });
      document.removeEventListener('pointerdown', pointer, { capture: true });
      document.removeEventListener('focusin', come);
    };
  }, []);
  useEffect(() => {
    const now = document.activeElement;
    const isElsewhere = now !== null && now !== document.body && canBeFocused(now);
    if (!byKey.current || isElsewhere || last.current === undefined) return;
    if (!canBeFocused(last.current)) lost.current = true;
    if (!lost.current) return;
    (firstSeen(box.current) ?? firstSeen(document.querySelector('.board-box')))?.focus();
  });
  return box;
}
