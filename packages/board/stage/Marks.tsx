import { useLayoutEffect, useRef } from 'react';
import type { Deed } from './deeds.ts';
import { type Box, boxesAt, freest, marksOn, SMALL, WIDE } from './marking.ts';
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
  const corners = useRef(new WeakMap<Element, number>()); // which corner of a thing was free, as long as nothing else happens
  useLayoutEffect(() => {
    if (marks.current !== null) onUnseen?.(place(deeds, marks.current, corners.current));
  });
  useLayoutEffect(() => () => onUnseen?.([]), [onUnseen]);
  useLayoutEffect(() => {
    const layer = marks.current;
    const board = layer?.parentElement;
    if (!layer || !board) return;
    corners.current = new WeakMap();
    const again = () => place(deeds, layer, corners.current);
    const sizes = new ResizeObserver(() => {
      corners.current = new WeakMap();
      again();
    });
    for (const part of [board, ...board.children]) if (part !== layer) sizes.observe(part); // what lies on it is made to fit
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
/** Puts each number where its deed is seen; tells the numbers of those that are seen nowhere. */
function place(deeds: readonly Deed[], layer: HTMLElement, corners: WeakMap<Element, number>): number[] {
  const board = layer.parentElement!;
  const frame = layer.getBoundingClientRect();
  const touched = deeds.map(({ things }) => things.flatMap(key => inSight(board, key) ?? []).map(holderOf));
  const places = marksOn(touched);
  let taken: Box[] | undefined; // by words, and by numbers that stand already
  for (const [i, mark] of [...layer.children].entries()) {
    const { style } = mark as HTMLElement;
    const found = places[i];
    style.display = found === undefined ? 'none' : '';
    if (found === undefined) continue;
    const { at, after } = found;
    const thing = at.getBoundingClientRect();
    if (!corners.has(at)) {
      taken ??= wordsIn(board);
      const many = places.filter(other => other?.at === at).length;
      corners.set(at, freest(thing, many, taken, frame));
    }
    const box = boxesAt(thing, after, frame)[corners.get(at)!]!;
    taken?.push(box);
    Object.assign(style, {
      left: `${Math.round(box.left - frame.left)}px`,
      top: `${Math.round(box.top - frame.top)}px`,
    });
  }
  return places.flatMap((found, i) => (found === undefined ? [i + 1] : []));
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
const UNSEEN = '.unseen, .stage-marks';
/** Where words stand on the board: what a mark would cover. */
function wordsIn(board: HTMLElement): Box[] {
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.textContent?.trim() === '' || text.parentElement?.closest(UNSEEN)) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}
