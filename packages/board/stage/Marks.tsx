import { useLayoutEffect, useRef } from 'react';
import type { Deed } from './deeds.ts';
import './stage.css';

/**
 * Numbers on the board: what others did since one's turn, at the corner of the first thing each deed touched, as in the list beside
 * the board. They are moved without a drawing of their own: things move with every drawing and every scroll.
 */
export function Marks({ deeds }: { deeds: readonly Deed[] }) {
  const marks = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (marks.current !== null) place(deeds, marks.current);
  });
  useLayoutEffect(() => {
    const layer = marks.current;
    const board = layer?.parentElement;
    if (!layer || !board) return;
    const again = () => place(deeds, layer);
    const sizes = new ResizeObserver(again);
    sizes.observe(board);
    board.addEventListener('scroll', again, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      board.removeEventListener('scroll', again, { capture: true });
    };
  }, [deeds]);
  const numbers = deeds.map((_, i) => i + 1);
  return (
    <div className="stage-marks" aria-hidden="true" ref={marks}>
      {numbers.map(n => (
        <i key={n} className="stage-mark">
          {n}
        </i>
      ))}
    </div>
  );
}
const STEP = 22; // pixels: marks on one thing stand side by side

/** Puts each number where its deed is seen, or out of sight where it is not. */
function place(deeds: readonly Deed[], layer: HTMLElement): void {
  const board = layer.parentElement!;
  const frame = layer.getBoundingClientRect();
  const taken = new Map<Element, number>();
  const places = deeds.map(({ things }) => {
    const at = things.map(key => inSight(board, key)).find(found => found !== undefined);
    if (at === undefined) return undefined;
    const before = taken.get(at) ?? 0;
    taken.set(at, before + 1);
    const { right, top } = at.getBoundingClientRect();
    return { left: right - frame.left - before * STEP, top: top - frame.top };
  });
  for (const [i, mark] of [...layer.children].entries()) {
    const { style } = mark as HTMLElement;
    const at = places[i];
    style.display = at === undefined ? 'none' : '';
    if (at !== undefined) Object.assign(style, { left: `${Math.round(at.left)}px`, top: `${Math.round(at.top)}px` });
  }
}
function inSight(board: HTMLElement, key: string): Element | undefined {
  const element = board.querySelector(`[data-thing="${CSS.escape(key)}"], [data-told="${CSS.escape(key)}"]`);
  if (element === null) return undefined;
  const { width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? undefined : element;
}
