import { type Box, besideBox } from '@tianxia/board';

const GAP = 14; // room for the tip of the bubble
const EDGE = 6;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

export type Side = 'left' | 'right' | 'above' | 'below';
export interface Placed {
  left: number;
  top: number;
  side: Side | undefined; // of what it points at: where the bubble lies; undefined when it lies anywhere
  tip: number; // along its edge: where the tip stands
}
type Size = Pick<Box, 'width' | 'height'>;

/** Where the bubble lies: on the side of what it points at where it covers least of what is wanted next. */
export function placeBubble(at: Box | undefined, wanted: readonly Box[], size: Size, view: Size): Placed {
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
  const sides: readonly [Side, number, number][] = [
    ['left', at.left - GAP - width, top],
    ['right', at.left + at.width + GAP, top],
    ['below', left, at.top + at.height + GAP],
    ['above', left, at.top - GAP - height],
  ];
  const fitting = sides.filter(
    ([, x, y]) => x >= EDGE && y >= EDGE && x + width + EDGE <= view.width && y + height + EDGE <= view.height,
  );
  const covers = ([, x, y]: readonly [Side, number, number]) =>
    wanted.reduce((sum, box) => sum + overlap({ left: x, top: y, width, height }, box), 0);
  const best = fitting.toSorted((a, b) => covers(a) - covers(b))[0];
  if (best === undefined) return { ...besideBox(at, size, view), side: undefined, tip: 0 };
  const [side, x, y] = best;
  const isBeside = side === 'left' || side === 'right';
  const middle = isBeside ? at.top + at.height / 2 - y : at.left + at.width / 2 - x;
  return { left: x, top: y, side, tip: clamp(middle, 24, (isBeside ? height : width) - 24) };
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
