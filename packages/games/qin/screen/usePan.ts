import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Box } from '../geography.ts';
import { cellOf, startsOf } from './areas.ts';
import { atColumn, atRow, CELL, EDGE, widthOf } from './measure.ts';

export interface Part {
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

/** What is looked at: a lay comes to the middle, a tile in the making only into sight. */
export interface Looked {
  squares: readonly number[];
  centred: boolean;
}
/** How far to scroll so that what lies `from` here `to` there is in sight: not at all where it is. `under`: what the edge of the board covers. */
export function scrolledTo(
  from: number,
  to: number,
  seen: number,
  size: number,
  { under, centred }: { under: number; centred: boolean },
): number {
  if (from - under >= seen && to <= seen + size) return seen;
  if (centred) return Math.max(0, (from + to - under - size) / 2);
  return Math.max(0, from - under < seen ? from - under : to - size);
}
/** Where the board is larger than its window, it begins on the start territories and follows what happens. */
export function usePan(pan: RefObject<HTMLElement | null>, box: Box, { squares, centred }: Looked): void {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when something else is looked at, not while the reader pans
  useLayoutEffect(() => {
    const window = pan.current;
    const field = window?.firstElementChild;
    const looked = squares.length > 0 ? squares : isFirst.current ? startsOf(box) : [];
    if (!window || !field || looked.length === 0) return;
    if (window.scrollWidth <= window.clientWidth && window.scrollHeight <= window.clientHeight) return;
    const { width } = field.getBoundingClientRect();
    const part = partOf(box, looked, width);
    const unit = width / widthOf(box);
    const margin = MARGIN * CELL * unit;
    const how = { under: EDGE * unit, centred: centred || isFirst.current };
    const { left, top } = isFirst.current
      ? { left: -width, top: -width }
      : { left: window.scrollLeft, top: window.scrollTop };
    window.scrollLeft = scrolledTo(part.left - margin, part.right + margin, left, window.clientWidth, how);
    window.scrollTop = scrolledTo(part.top - margin, part.bottom + margin, top, window.clientHeight, how);
    isFirst.current = false;
  }, [squares.join(), centred, box]);
}
