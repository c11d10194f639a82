import { type Box, besideBox } from '@tianxia/board';

const GAP = 14; // room for the tip of the bubble
const EDGE = 6;
const LIT_COUNTS = 4; // covering what is lit is so much worse than covering the tray
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

type Side = 'left' | 'right' | 'above' | 'below';
interface Placed {
  left: number;
  top: number;
  side: Side | undefined; // of what it points at: where the bubble lies; undefined when it lies anywhere
  tip: number; // along its edge: where the tip stands
}
type Size = Pick<Box, 'width' | 'height'>;

/** Where the bubble lies: on the side of what it points at where it covers least of what is wanted next. */
export function placeBubble(
  at: Box | undefined,
  wanted: readonly Box[],
  kept: readonly Box[],
  size: Size,
  view: Size,
): Placed {
  const { width, height } = size;
  if (at === undefined)
    return {
      left: (view.width - width) / 2,
      top: clamp(view.height * 0.3, EDGE, view.height),
      side: undefined,
      tip: 0,
    };
  const left = clamp(at.left + (at.width - width) / 2, EDGE, view.width - width - EDGE);
  const top = clamp(at.top + (at.height - height) / 2, EDGE, view.height - height - EDGE);
  const over = at.top - GAP - height;
  const under = at.top + at.height + GAP;
  const middle = at.left + at.width / 2;
  const along = [left, middle - 30, middle - width + 30]; // in the middle, or with the tip near one end
  const sides: readonly [Side, number, number][] = [
    ['left', at.left - GAP - width, top],
    ['right', at.left + at.width + GAP, top],
    ...along.map(x => ['below', x, under] as const),
    ...along.map(x => ['above', x, over] as const),
  ].map(([side, x, y]) => [side as Side, x as number, y as number]);
  const fitting = sides.filter(
    ([, x, y]) => x >= EDGE && y >= EDGE && x + width + EDGE <= view.width && y + height + EDGE <= view.height,
  );
  const coverOf = (boxes: readonly Box[], x: number, y: number) =>
    boxes.reduce((sum, box) => sum + overlap({ left: x, top: y, width, height }, box), 0);
  const covers = ([, x, y]: readonly [Side, number, number]) =>
    coverOf(wanted, x, y) * LIT_COUNTS + coverOf(kept, x, y);
  const best = fitting.toSorted((a, b) => covers(a) - covers(b))[0];
  if (best === undefined) return { ...besideBox(at, size, view), side: undefined, tip: 0 };
  const [side, x, y] = best;
  const isBeside = side === 'left' || side === 'right';
  const tip = isBeside ? at.top + at.height / 2 - y : middle - x;
  return { left: x, top: y, side, tip: clamp(tip, 24, (isBeside ? height : width) - 24) };
}
/** The least box around all of these. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(box => box.left));
  const top = Math.min(...boxes.map(box => box.top));
  const right = Math.max(...boxes.map(box => box.left + box.width));
  const bottom = Math.max(...boxes.map(box => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
