import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Deed } from './deeds.ts';
import './stage.css';

interface Placed {
  n: number;
  left: number;
  top: number;
}
interface MarksProps {
  deeds: readonly Deed[]; // numbered from 1, as in the list beside the board
  board: RefObject<HTMLElement | null>;
}
/** Numbers on the board: what others did since one's turn, at the corner of the first thing each deed touched. */
export function Marks({ deeds, board }: MarksProps) {
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const place = useCallback(() => {
    const found = board.current === null ? [] : placesOf(deeds, board.current);
    setPlaced(before => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
  }, [deeds, board]);
  useEffect(place); // after every drawing: things have moved
  useEffect(() => {
    const box = board.current;
    if (box === null) return;
    const sizes = new ResizeObserver(place);
    sizes.observe(box);
    box.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', place, { capture: true });
    };
  }, [board, place]);
  return (
    <div className="stage-marks" aria-hidden="true">
      {placed.map(({ n, left, top }) => (
        <i key={n} className="stage-mark" style={{ left, top }}>
          {n}
        </i>
      ))}
    </div>
  );
}
const STEP = 22; // marks on one thing stand side by side

function placesOf(deeds: readonly Deed[], board: HTMLElement): Placed[] {
  const frame = board.getBoundingClientRect();
  const taken = new Map<Element, number>();
  return deeds.flatMap(({ things }, i) => {
    const element = things.map(key => inSight(board, key)).find(found => found !== undefined);
    if (element === undefined) return [];
    const before = taken.get(element) ?? 0;
    taken.set(element, before + 1);
    const { right, top } = element.getBoundingClientRect();
    return [{ n: i + 1, left: Math.round(right - frame.left) - before * STEP, top: Math.round(top - frame.top) }];
  });
}
function inSight(board: HTMLElement, key: string): Element | undefined {
  const element = board.querySelector(`[data-thing="${CSS.escape(key)}"], [data-told="${CSS.escape(key)}"]`);
  if (element === null) return undefined;
  const { width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? undefined : element;
}
