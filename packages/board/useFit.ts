import { type RefObject, useLayoutEffect } from 'react';

const SIZES = [1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.75, 0.72]; // smaller than this nobody can read: then the board is scrolled

/**
 * Draws the board as large as it fits into its frame, on a small laptop smaller than it was made for. What would scroll is marked
 * data-fit by the games. `shown`: anew whenever something else lies on the table; then it only shrinks, so that nothing jumps to and fro.
 */
export function useFit(board: RefObject<HTMLElement | null>, active: boolean, shown: unknown): void {
  useFitting(board, active, shown, SIZES);
}
const COLUMN = [1, 0.95, 0.9, 0.86]; // small print shrinks less
/** The column beside the board, as large as it fits; where it is scrolled all the same, everybody's panel is in sight. */
export function useColumnFit(column: RefObject<HTMLElement | null>, shown: unknown): void {
  useFitting(column, true, shown, COLUMN);
}
function useFitting(
  board: RefObject<HTMLElement | null>,
  active: boolean,
  shown: unknown,
  sizes: readonly number[],
): void {
  useLayoutEffect(() => {
    const { current } = board;
    if (!active || current === null) return;
    const sees = new ResizeObserver(() => fitFrom(current, sizes, 0));
    sees.observe(current.parentElement!);
    return () => {
      sees.disconnect();
      current.style.removeProperty('zoom');
    };
  }, [board, active, sizes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each position
  useLayoutEffect(() => {
    const { current } = board;
    if (active && current !== null) fitFrom(current, sizes, sizes.indexOf(Number(current.style.zoom || 1)));
  }, [board, active, shown, sizes]);
}
function fitFrom(board: HTMLElement, sizes: readonly number[], first: number): void {
  const parts = [...(board.matches('[data-fit]') ? [board] : []), ...board.querySelectorAll('[data-fit]')];
  for (const size of sizes.slice(Math.max(0, first))) {
    board.style.zoom = `${size}`;
    if (parts.every(fits)) return;
  }
}
const fits = (part: Element): boolean =>
  part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1;
