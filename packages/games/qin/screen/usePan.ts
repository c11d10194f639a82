import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Box } from '../geography.ts';
import { cellOf, startsOf } from './areas.ts';
import { atColumn, atRow, CELL, widthOf } from './measure.ts';

interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Where these squares lie in a field of this size, in its pixels. */
export function partOf(box: Box, squares: readonly number[], width: number): Part {
  const scale = width / widthOf(box);
  const cells = squares.map(square => cellOf(box, square));
  const columns = cells.map(cell => cell[0]);
  const rows = cells.map(cell => cell[1]);
  return {
    left: atColumn(Math.min(...columns)) * scale,
    top: atRow(Math.min(...rows)) * scale,
    right: (atColumn(Math.max(...columns)) + CELL) * scale,
    bottom: (atRow(Math.max(...rows)) + CELL) * scale,
  };
}
const MARGIN = 0.6; // squares that stay in sight around what is looked at

/** How far to scroll so that a part is in sight: not at all where it is, else so that it comes to the middle. */
export function scrollTo(from: number, to: number, seen: number, size: number, margin: number): number {
  if (from - margin >= seen && to + margin <= seen + size) return seen;
  return Math.max(0, (from + to - size) / 2);
}
/** Where the board is larger than its window, it begins on the start territories and follows what happens. */
export function usePan(pan: RefObject<HTMLElement | null>, box: Box, squares: readonly number[]): void {
  const isFirst = useRef(true);
  const what = squares.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when something else is looked at, not while the reader pans
  useLayoutEffect(() => {
    const window = pan.current;
    const looked = squares.length > 0 ? squares : isFirst.current ? startsOf(box) : [];
    if (window === null || looked.length === 0) return;
    const field = window.firstElementChild;
    if (field === null || (window.scrollWidth <= window.clientWidth && window.scrollHeight <= window.clientHeight))
      return;
    const width = field.getBoundingClientRect().width;
    const part = partOf(box, looked, width);
    const margin = (MARGIN * CELL * width) / widthOf(box);
    const seen = isFirst.current ? { left: -1e6, top: -1e6 } : { left: window.scrollLeft, top: window.scrollTop };
    window.scrollLeft = scrollTo(part.left, part.right, seen.left, window.clientWidth, margin);
    window.scrollTop = scrollTo(part.top, part.bottom, seen.top, window.clientHeight, margin);
    isFirst.current = false;
  }, [what, box]);
}
