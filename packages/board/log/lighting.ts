import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ThingKey } from '../things.ts';

const LIT = 'data-lit';
const PANEL = /^(seat|do|choice) /;

/** The elements that show these things, by their own key or by what events call them. */
function elementsOf(root: ParentNode, things: ReadonlySet<ThingKey>): Element[] {
  return [...root.querySelectorAll('[data-thing]')].filter(element =>
    [element.getAttribute('data-thing'), element.getAttribute('data-told')].some(
      key => key !== null && !PANEL.test(key) && things.has(key),
    ),
  );
}
/** Lights the things that are pointed at, whatever draws them; `show` moves the board to the first of them. */
export function useLighting(table: RefObject<HTMLElement | null>, things: ReadonlySet<ThingKey>): () => void {
  const latest = useRef(things);
  latest.current = things;
  // the table may have been drawn anew since: what is lit is looked for after every drawing
  useLayoutEffect(() => {
    const found = table.current === null || things.size === 0 ? [] : elementsOf(table.current, things);
    for (const element of found) element.setAttribute(LIT, '');
    return () => {
      for (const element of found) element.removeAttribute(LIT);
    };
  });
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || table.current === null) return;
    wanted.current = false;
    const [first] = elementsOf(table.current, latest.current);
    first?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' });
  });
  return useCallback(() => {
    wanted.current = true;
  }, []);
}
