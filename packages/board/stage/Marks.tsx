import { useLayoutEffect, useRef } from 'react';
import type { Deed } from './deeds.ts';
import './stage.css';

interface MarksProps {
  deeds: readonly Deed[];
  onUnseen?: ((numbers: readonly number[]) => void) | undefined; // those that nothing in sight carries: they stand at the panel of who did it
}
/**
 * Numbers on the board: what others did since one's turn, at a corner of the first thing each deed touched, as in the list beside
 * the board. They are moved without a drawing of their own: things move with every drawing and every scroll.
 */
export function Marks({ deeds, onUnseen }: MarksProps) {
  const marks = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (marks.current !== null) onUnseen?.(place(deeds, marks.current));
  });
  useLayoutEffect(() => () => onUnseen?.([]), [onUnseen]);
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
const MOST = 3; // on one thing: of what went on longest, the last say where
const SMALL = 34; // pixels: a mark on so small a thing would cover it, or the name above it
const WIDE = 360; // pixels: at the corner of so wide a place nobody would look for a small thing
const EDGE = 13; // pixels: half a mark, which stays inside the board
const RISE = 18; // pixels: so far a mark stands above its thing

/** Where each of the deeds is marked, on the first thing it touched that has room for it, and how many stand to the right of it there. */
export function marksOn<At>(touched: readonly (readonly At[])[]): ({ at: At; after: number } | undefined)[] {
  const many = new Map<At, number>();
  return touched
    .toReversed()
    .map(things => {
      const at = things.find(thing => (many.get(thing) ?? 0) < MOST);
      if (at === undefined) return undefined;
      const after = many.get(at) ?? 0;
      many.set(at, after + 1);
      return { at, after };
    })
    .reverse();
}
/** Puts each number where its deed is seen; tells the numbers of those that are seen nowhere. */
function place(deeds: readonly Deed[], layer: HTMLElement): number[] {
  const board = layer.parentElement!;
  const frame = layer.getBoundingClientRect();
  const touched = deeds.map(({ things }) => things.flatMap(key => inSight(board, key) ?? []).map(holderOf));
  const places = marksOn(touched);
  for (const [i, mark] of [...layer.children].entries()) {
    const { style } = mark as HTMLElement;
    const found = places[i];
    style.display = found === undefined ? 'none' : '';
    if (found === undefined) continue;
    const [corner, height] = cornerOf(found.at.getBoundingClientRect());
    const across = Math.min(corner - frame.left, frame.width - EDGE) - found.after * STEP;
    const down = belowEdge(height - frame.top);
    Object.assign(style, { left: `${Math.round(across)}px`, top: `${Math.round(down)}px` });
  }
  return places.flatMap((found, i) => (found === undefined ? [i + 1] : []));
}
/** The mark of a thing at the upper edge stays whole inside the board; what is scrolled out of it takes its mark along. */
export const belowEdge = (down: number): number => (down < 0 ? down : Math.max(RISE, down));

/** Above its right corner; below its left where it is small both ways. What is narrow but high has its name or number at its foot. */
export function cornerOf({
  left,
  right,
  top,
  bottom,
}: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): [number, number] {
  return right - left < SMALL && bottom - top < SMALL ? [left, bottom] : [right, top];
}
/** What carries the mark: the thing itself, or the place around a small one, whose corner is free. */
function holderOf(element: Element): Element {
  if (element.getBoundingClientRect().width >= SMALL) return element;
  const place = element.parentElement?.closest('[data-place]');
  if (!place) return element;
  const { width } = place.getBoundingClientRect();
  return width >= SMALL && width <= WIDE ? place : element;
}
function inSight(board: HTMLElement, key: string): Element | undefined {
  const element = board.querySelector(`[data-thing="${CSS.escape(key)}"], [data-told="${CSS.escape(key)}"]`);
  if (element === null) return undefined;
  const { width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? undefined : element;
}
